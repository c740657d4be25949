/**
 * What must stay true for a shop of any size: no page, search or list of the back office reads a table of the catalogue from end to end, and
 * an import sends as many statements for a batch as for a product.
 */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { callInProcess } from '@/lib/backend/api/in-process'
import { refreshOffers } from '@/lib/backend/domain/catalogue/offers'
import { setPricesIn } from '@/lib/backend/domain/catalogue/set-price'
import { setStockLevels } from '@/lib/backend/domain/catalogue/set-stock-levels'
import { searchModels } from '@/lib/backend/domain/search/search'
import { importCatalogue } from '@/lib/backend/flows/import/import-catalogue'
import { importStock } from '@/lib/backend/flows/import/stock-file'
import { changeMany } from '@/lib/backend/flows/office/bulk'
import { listRecords } from '@/lib/backend/flows/office/list'
import { lowStock } from '@/lib/backend/flows/office/low-stock'
import { entityNamed } from '@/lib/backend/flows/office/registry'
import { waitingFor } from '@/lib/backend/flows/office/waiting'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { storage } from '@/lib/backend/platform/storage/storage'

import type { TestDatabase } from '../support/fresh-database'
import { fileOf } from '../support/import-source'
import { seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
const COPIES = 3_000

/** Enough rows that a way by an index is the cheaper one, as it is in a shop. */
async function addCopies(): Promise<void> {
  const model = seeded.models['storm-shell'] ?? 0
  await db().execute(sql`
    insert into models (id, brand_id, slug, main_group_id)
    select 100000 + n, brand_id, 'copy-' || n, main_group_id from models, generate_series(1, ${COPIES}) n where id = ${model}`)
  await db().execute(sql`
    insert into model_texts (model_id, language, name) select 100000 + n, language, 'Copy ' || n from generate_series(1, ${COPIES}) n,
      unnest(array['fi', 'en', 'sv']) language`)
  await db().execute(
    sql`insert into model_groups (model_id, group_id) select id, main_group_id from models where id > 100000`,
  )
  await db().execute(
    sql`insert into model_ribbons (model_id, ribbon_id) select m.id, r.id from models m, ribbons r where m.id > 100000`,
  )
  await db().execute(sql`
    insert into model_properties (model_id, property_id, value_number) select m.id, p.id, 1 from models m, properties p where m.id > 100000`)
  await db().execute(sql`
    insert into model_images (model_id, path, sort_order, colour_id)
    select m.id, 'copies/' || m.id || place || '.jpg', place, case when m.id % 40 = 0 then c.id end
    from models m, generate_series(1, 3) place, (select min(id) as id from colours) c where m.id > 100000`)
  await db().execute(sql`
    insert into model_relations (model_id, related_id, kind) select id, id - 1, 'recommendation' from models where id > 100001`)
  await db().execute(sql`
    insert into variants (id, model_id, size_id, sku, available) select 1000000 + n * 10 + place, 100000 + n, (select min(id) from sizes),
      'CP-' || n || '-' || place, 3 from generate_series(1, ${COPIES}) n, generate_series(1, 3) place`)
  await db().execute(sql`
    insert into prices (variant_id, price_area, active, regular) select id, area, 9900, 9900 from variants, generate_series(1, 2) area where id > 1000000`)
  await db().execute(sql`
    insert into price_history (variant_id, price_area, kind, amount)
    select id, area, 'regular', 9900 from variants, generate_series(1, 2) area where id > 1000000`)
  await db().execute(
    sql`insert into stock (variant_id, store_id, quantity) select id, 20, 3 from variants where id > 1000000`,
  )
  await db().execute(sql`
    insert into search_texts (language, model_id, words, is_new, sold_amount) select 'en', id, '''copy'':1A', true, 0 from models where id > 100000`)
}

beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
  await addCopies()
  await refreshOffers()
  await db().execute(sql`analyze`)
})
afterAll(() => database.drop())

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** The statements that work sends to the database. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const found: Statement[] = []
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    for (const [config, values] of query.mock.calls as unknown[][]) {
      if (typeof config === 'string') found.push({ text: config, values: Array.isArray(values) ? values : [] })
      else if (typeof config === 'object' && config !== null && 'text' in config)
        found.push({
          text: String(config.text),
          values: Array.isArray(values) ? values : 'values' in config ? ((config.values as unknown[]) ?? []) : [],
        })
    }
  } finally {
    query.mockRestore()
  }
  return found
}

/** Tables with rows for each product. */
const LARGE =
  /^(?:models|model_texts|model_groups|model_images|model_properties|model_relations|model_ribbons|model_offers|model_names|variants|variant_units|prices|price_history|stock|stock_ledger|search_texts\w*)$/

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Filter?: string
  readonly Plans?: readonly Node[]
}

/** Reads of whole tables in a plan. `isOrdered`: a limit above ends a walk along an index, and a reading of whatever row comes next. */
function scans(node: Node, leading: ReadonlyMap<string, string>, isOrdered = false): string[] {
  const type = node['Node Type']
  const table = node['Relation Name'] ?? ''
  const isWhole =
    LARGE.test(table) &&
    ((type === 'Seq Scan' && !(isOrdered && node.Filter === undefined)) ||
      (/^Index (?:Only )?Scan$/.test(type) && node['Index Cond'] === undefined && !isOrdered))
  // A condition on another column than the first of an index reads all of that index.
  const first = leading.get(node['Index Name'] ?? '')
  const isSkipping = first !== undefined && node['Index Cond'] !== undefined && !node['Index Cond'].includes(first)
  const below = isOrdered ? type !== 'Sort' && type !== 'Aggregate' && !/Hash/.test(type) : type === 'Limit'
  return [
    ...(isWhole || isSkipping ? [`${type} of ${table || (node['Index Name'] ?? '')}`] : []),
    ...(node.Plans ?? []).flatMap((plan) => scans(plan, leading, below)),
  ]
}

/** The first column of each index of the large tables; of few values, such as languages and groups, PostgreSQL may look into each. */
async function leadingColumns(): Promise<Map<string, string>> {
  const { rows } = await db().execute<{ name: string; table: string; first: string }>(sql`
    select i.relname as name, t.relname as table, pg_get_indexdef(i.oid, 1, true) as first from pg_index x
    join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    left join pg_stats s on s.tablename = t.relname and s.attname = pg_get_indexdef(i.oid, 1, true)
    where s.n_distinct is null or s.n_distinct not between 0 and 200`)
  return new Map(rows.filter(({ table }) => LARGE.test(table)).map(({ name, first }) => [name, first]))
}

/** What work reads from end to end. */
async function wholeReads(work: () => Promise<unknown>): Promise<string[]> {
  const statements = (await statementsOf(work)).filter(({ text }) => /^\s*(?:select|with)\b/i.test(text))
  expect(statements.length).toBeGreaterThan(0)
  const leading = await leadingColumns()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    // As in the embedded database.
    await client.query('set random_page_cost = 1.1')
    const found: string[] = []
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>({
        text: `explain (format json) ${text}`,
        values,
      })
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
      if (plan)
        found.push(...scans(plan, leading).map((scan) => `${scan}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`))
    }
    return found
  } finally {
    await client.end()
  }
}

const MARKET = { taxAreaId: '1', language: 'en' }
const list =
  (entity: string, query: { q?: string; filter?: string; sort?: string }, page = 1) =>
  () =>
    listRecords(entityNamed(entity), { q: '', filter: '', sort: '', language: 'en', ...query }, { page, size: 50 })
const EVERYBODY = { id: null, may: () => true, language: 'fi' as const }

const aVariant = async () => {
  const { rows } = await db().execute<{ id: number }>(sql`select min(id) as id from variants where id > 1000000`)
  return rows[0]?.id ?? 0
}

const READS: Readonly<Record<string, () => Promise<unknown>>> = {
  'a change of a price': async () => {
    const variantId = await aVariant()
    await withTx((tx) => setPricesIn(tx, [{ variantId, priceArea: 1, kind: 'regular', amount: 8_800 }]), {
      name: 'test',
    })
  },
  'a change of stock': async () => {
    const variantId = await aVariant()
    await withTx((tx) => setStockLevels(tx, [{ variantId, storeId: 20, quantity: 7 }], 'count'), { name: 'test' })
  },
  'a product page': () =>
    callInProcess(
      'productModel',
      { params: { slug: 'storm-shell' }, query: { ...MARKET, manufacturer: 'norrsken' } },
      null,
    ),
  'the details of a product': () =>
    callInProcess(
      'productExtraDetails',
      { query: { ...MARKET, slug: 'norrsken/storm-shell', type: '2', 'delivery-country-code': 'fi' } },
      null,
    ),
  'cards of a list': () =>
    callInProcess(
      'productModelListPost',
      { body: { taxAreaId: 1, language: 'en', source: 'Models', sortIds: Object.values(seeded.models) } },
      null,
    ),
  'a search for words': () => searchModels('waterproof shell', 'en'),
  'a search for a number': () => searchModels('SKU-1234', 'en'),
  'a search with a price': () => searchModels('jacket under 200 euro', 'en', { currency: 'eur' }),
  'a search with a size': () => searchModels('jacket size m', 'en'),
  'products of the back office by a part of a name': list('products', { q: 'shell' }),
  'products of the back office by two letters': list('products', { q: 'sh' }),
  'products of the back office by brand and name': list('products', { filter: 'brandId:1', q: 'shell' }),
  'variants of the back office by a part of a SKU': list('variants', { q: 'SHE-1' }),
  'products of the back office in the order of their names': list('products', { sort: 'title' }),
  'a late page of them': list('products', { sort: '-title' }, 40),
  'products of the back office, last changed first': list('products', { sort: '-updatedAt' }),
  'variants of the back office, a late page': list('variants', {}, 100),
  'variants of the back office, least stock first': list('variants', { sort: 'available' }),
  'variants of the back office, most stock first, a late page': list('variants', { sort: '-available' }, 100),
  'variants of the back office with few units': list('variants', { filter: 'available:4..9' }),
  'pictures of the back office by colour': async () => {
    const { rows } = await db().execute<{ colour: number }>(
      sql`select colour_id as colour from model_images where colour_id is not null order by id desc limit 1`,
    )
    return list('images', { filter: `colourId:${rows[0]?.colour}` })()
  },
  'what is low in stock': () => lowStock({ page: 1 }, EVERYBODY),
  'the first page of the back office': () => waitingFor(EVERYBODY),
  'what is low in stock in a store': () => lowStock({ page: 1, store: 20 }, EVERYBODY),
}

it.each(Object.keys(READS))('%s reads no table of the catalogue from end to end', async (name) => {
  expect(await wholeReads(READS[name] ?? (() => Promise.resolve()))).toEqual([])
})

it('sees a query that does', async () => {
  expect(await wholeReads(() => db().execute(sql`select id from models where canonical_url like '%x'`))).toHaveLength(1)
})

it('a bulk change sends no more statements for two hundred products than for twenty', async () => {
  const sent = async (from: number, count: number) => {
    const ids = Array.from({ length: count }, (_, place) => String(100_000 + from + place))
    let changed = 0
    const statements = await statementsOf(async () => {
      ;({ changed } = await changeMany(entityNamed('products'), { ids, set: { onOrder: true } }, EVERYBODY))
    })
    expect(changed).toBe(count)
    return statements.length
  }
  expect(await sent(101, 200)).toBe(await sent(301, 20))
})

describe('an import', () => {
  const HEAD = 'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty'
  const product = (name: string, place: number) =>
    ['S', 'M']
      .map(
        (size) => `${name}-${place},${name} ${place},Northpeak,Jackets,Size,${size},${name}-${place}-${size},99.00,4`,
      )
      .join('\n')
  const file = (name: string, count: number) =>
    fileOf(`${HEAD}\n${Array.from({ length: count }, (_, place) => product(name, place)).join('\n')}\n`)
  const options = (name: string) => ({
    language: 'en' as const,
    pictures: { folder: null, target: storage() },
    skipBad: false,
    source: `import:${name}`,
  })
  const cost = async (name: string, count: number) => {
    let added = 0
    const statements = await statementsOf(async () => {
      ;({ added } = await importCatalogue(file(name, count), options(name)))
    })
    expect(added).toBe(count)
    return statements.length
  }

  it('sends no more statements for a hundred products than for ten', async () => {
    // The first one makes what the others refer to.
    await cost('first', 2)
    expect(await cost('many', 100)).toBe(await cost('few', 10))
  })

  it('of stock sends no more statements for two hundred rows than for twenty', async () => {
    const levels = (count: number) =>
      fileOf(
        `SKU,Quantity\n${Array.from({ length: count }, (_, row) => `many-${row >> 1}-${row % 2 === 0 ? 'S' : 'M'},${count}`).join('\n')}\n`,
      )
    const sent = async (count: number) => {
      let changed = 0
      const statements = await statementsOf(async () => {
        ;({ changed } = await importStock(levels(count), { skipBad: false }))
      })
      expect(changed).toBe(count)
      return statements.length
    }
    expect(await sent(200)).toBe(await sent(20))
  })
})
