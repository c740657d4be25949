/** Must show 7 of issue 17: what the shop writes, it reads back. */
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'

import { FolderStorage } from '@/lib/backend/platform/storage/folder'
import { exportCatalogue } from '@/lib/backend/flows/export/export-catalogue'
import type { FormatName } from '@/lib/backend/flows/export/formats'
import { importCatalogue } from '@/lib/backend/flows/import/import-catalogue'
import { db } from '@/lib/backend/platform/database/pool'

import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { fileOf } from '../../support/import-source'
import { seededDatabase } from '../../support/seed'

const CONTEXT = {
  language: 'en' as const,
  pictureUrl: (path: string) => `https://shop.test/media/${path}`,
  productUrl: (path: string) => `https://shop.test/${path}`,
}
const OPTIONS = {
  language: 'en' as const,
  skipBad: false,
  pictures: { folder: null, target: new FolderStorage('/nonexistent') },
}

/** In a description, as it is stored. */
const PICTURE =
  '<figure class="picture half"><img src="/media/imported/a1.jpg?w=960&amp;auto=compress,format" alt="Snow, &quot;deep&quot;" width="1600" height="900" /><figcaption>North</figcaption></figure>'

async function exported(format: FormatName): Promise<string> {
  let text = ''
  for await (const part of exportCatalogue(format, CONTEXT)) text += part
  return text
}

const rows = async (query: ReturnType<typeof sql>) => (await db().execute(query)).rows

/** Every table of products, with names in the place of numbers that each database gives by itself. */
async function catalogue() {
  const model = sql`(select m.uuid from models m where m.id = t.model_id)`
  const variant = sql`(select concat_ws('/', m.uuid, c.slug, s.name, y.slug) from variants v join models m on m.id = v.model_id
    left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id left join product_types y on y.id = v.product_type_id where v.id = t.variant_id)`
  return {
    models: await rows(sql`
      select to_jsonb(t) - 'id' - 'brand_id' - 'main_group_id' - 'size_table_id' - 'second_hand_parent_id' - 'updated_at' - 'import_hash' - 'rating' - 'rating_count' - 'sold_amount'
        || jsonb_build_object('brand', to_jsonb(b) - 'id', 'parent', (select p.uuid from models p where p.id = t.second_hand_parent_id),
          'size_table', (select to_jsonb(s) - 'id' from size_tables s where s.id = t.size_table_id),
          'group', (select jsonb_agg(to_jsonb(x) - 'group_id' order by x.language) from (select language, slug, path, name from product_group_texts x where x.group_id = t.main_group_id) x),
          'delivery_limit', (t.delivery_limit - 'variants')) as row
      from models t join brands b on b.id = t.brand_id order by t.uuid`),
    texts: await rows(
      sql`select ${model} as model, to_jsonb(t) - 'model_id' as row from model_texts t order by 1, t.language`,
    ),
    groups: await rows(
      sql`select ${model} as model, (select key from product_groups g where g.id = t.group_id) as key from model_groups t order by 1, 2`,
    ),
    properties: await rows(sql`
      select ${model} as model, to_jsonb(t) - 'model_id' - 'property_id' as row, (select to_jsonb(p) - 'id' from properties p where p.id = t.property_id) as property
      from model_properties t order by 1, 3`),
    ribbons: await rows(
      sql`select ${model} as model, (select to_jsonb(r) - 'id' from ribbons r where r.id = t.ribbon_id) as ribbon from model_ribbons t order by 1, 2`,
    ),
    relations: await rows(sql`
      select ${model} as model, (select uuid from models m where m.id = t.related_id) as related, kind, sort_order from model_relations t order by 1, 3, 4, 2`),
    images: await rows(sql`
      select ${model} as model, path, captions, type, (select slug from colours c where c.id = t.colour_id) as colour from model_images t order by 1, t.sort_order, t.id`),
    variants: await rows(sql`
      select m.uuid as model, to_jsonb(t) - 'id' - 'model_id' - 'colour_id' - 'size_id' - 'product_type_id' as row, to_jsonb(c) - 'id' as colour, s.name as size, to_jsonb(y) - 'id' as type
      from variants t join models m on m.id = t.model_id left join colours c on c.id = t.colour_id left join sizes s on s.id = t.size_id
      left join product_types y on y.id = t.product_type_id order by m.uuid, c.slug, s.name, y.slug`),
    prices: await rows(
      sql`select ${variant} as variant, to_jsonb(t) - 'variant_id' as row from prices t order by 1, t.price_area`,
    ),
    history: await rows(sql`
      select ${variant} as variant, price_area, kind, amount, valid_from from price_history t order by 1, price_area, valid_from, kind, amount`),
    stock: await rows(sql`
      select ${variant} as variant, (select slug from stores s where s.id = t.store_id) as store, quantity from stock t where quantity > 0 order by 1, 2`),
  }
}

/** The catalogue for tests, whose descriptions have what an import cleans away. */
async function shop(): Promise<TestDatabase> {
  const { database } = await seededDatabase()
  await db().execute(
    sql`update model_texts set long_description_html = replace(long_description_html, '<img src=x onerror=alert(1)>', '')`,
  )
  return database
}

let databases: TestDatabase[] = []
afterEach(async () => {
  for (const database of databases) await database.drop()
  databases = []
})

describe('issue 17 export and import', () => {
  it.each(['own-json', 'own-csv'] as const)('%s goes into an empty shop without loss', async (format) => {
    databases.push(await shop())
    await db().execute(sql`update model_texts set long_description_html = long_description_html || ${PICTURE}`)
    const [file, before] = [await exported(format), await catalogue()]
    const stores = await rows(sql`select * from stores`)
    databases.push(await freshDatabase())
    await db().execute(sql`
      insert into stores select * from json_populate_recordset(null::stores, ${JSON.stringify(stores)}::json) on conflict do nothing`)
    const report = await importCatalogue(fileOf(file), OPTIONS)
    expect({ errors: report.errors, warnings: report.warnings }).toEqual({ errors: [], warnings: [] })
    expect(report.added).toBe(before.models.length)
    const after = await catalogue()
    for (const table of Object.keys(before) as (keyof typeof before)[])
      expect({ table, rows: after[table] }).toEqual({ table, rows: before[table] })
    expect(await importCatalogue(fileOf(file), OPTIONS)).toMatchObject({ added: 0, changed: 0 })
  })

  it('the own file of a shop changes nothing in the same shop', async () => {
    databases.push(await shop())
    const [file, before] = [await exported('own-json'), await catalogue()]
    const report = await importCatalogue(fileOf(file), OPTIONS)
    expect(report).toMatchObject({ errors: [], added: 0, changed: 0 })
    expect(await catalogue()).toEqual(before)
  })

  it.each(['shopify', 'woocommerce', 'google'] as const)(
    '%s keeps names, prices, options and stock of every product',
    async (format) => {
      databases.push(await shop())
      const offers = () =>
        rows(sql`
        select t.name, v.sku, p.regular, p.active, case when ${format} = 'google' then null else v.available end as available from models m
        join model_texts t on t.model_id = m.id and t.language = 'en' join variants v on v.model_id = m.id
        join prices p on p.variant_id = v.id and p.price_area = 1 where m.is_public or ${format} <> 'google' order by 1, 2, 3, 4, v.available`)
      const [file, before] = [await exported(format), await offers()]
      databases.push(await freshDatabase())
      await db().execute(
        sql`insert into stores (id, slug, name, short_name, type) values (20, 'central', 'Central', 'C', 'warehouse') on conflict do nothing`,
      )
      const report = await importCatalogue(fileOf(file), OPTIONS)
      expect(report.errors).toEqual([])
      expect((await offers()).map((row) => row['name'])).toEqual(before.map((row) => row['name']))
      expect((await offers()).map((row) => [row['regular'], row['active'], row['available']])).toEqual(
        before.map((row) => [row['regular'], row['active'], row['available']]),
      )
    },
  )
})
