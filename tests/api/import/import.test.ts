import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { FolderStorage } from '@/lib/backend/platform/storage/folder'
import { importCatalogue, type ImportOptions } from '@/lib/backend/flows/import/import-catalogue'

import type { TestDatabase } from '../../support/fresh-database'
import { fileOf } from '../../support/import-source'
import { seededDatabase } from '../../support/seed'

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src'
const MUG =
  'steel-mug,Steel Mug,"<p>Double walled.</p><script>x()</script>",Kuppi,Kitchenware,camp,true,Color,Red,Size,Small,M-1,4,deny,19.90,25,https://pictures.invalid/mug.png'
const LARGE = 'steel-mug,,,,,,,,Red,,Large,M-2,0,continue,24,,'
const CAP = 'wool-cap,Wool Cap,Warm.,Lakki,Jackets,,true,Title,Default Title,,,C-1,7,deny,50,,'
const csv = (...lines: string[]) => [HEADER, ...lines].join('\n')

let database: TestDatabase
let folder: string
let options: ImportOptions

beforeAll(async () => {
  ;({ database } = await seededDatabase())
  folder = await mkdtemp(join(tmpdir(), 'import-'))
  options = { language: 'en', skipBad: false, pictures: { folder, target: new FolderStorage(join(folder, 'kept')) } }
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await db().execute(
    sql`delete from stock_ledger where variant_id in (select v.id from variants v join models m on m.id = v.model_id where m.source = 'import')`,
  )
  await db().execute(sql`delete from models where source = 'import'`)
})

async function rows<T extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<T[]> {
  return (await db().execute(query)).rows as T[]
}
const everything = () =>
  rows(sql`
  select m.external_key, v.sku, v.available, v.on_order, p.price_area, p.regular, p.active,
    (select sum(delta)::int from stock_ledger l where l.variant_id = v.id) as ledger, (select count(*)::int from price_history h where h.variant_id = v.id) as history
  from models m join variants v on v.model_id = m.id join prices p on p.variant_id = v.id where m.source = 'import' order by 1, 2, 5`)

describe('import of a product file', () => {
  it('brings products with options, prices in both areas, stock in the central warehouse and a group by their type', async () => {
    const report = await importCatalogue(fileOf(csv(MUG, LARGE, CAP)), options)
    expect(report).toMatchObject({ added: 2, changed: 0, variants: 3, errors: [] })
    expect(await everything()).toMatchObject([
      { sku: 'M-1', available: 4, price_area: 1, regular: 2500, active: 1990, ledger: 4 },
      { sku: 'M-1', price_area: 2, regular: 1992, active: 1586 },
      { sku: 'M-2', available: 0, on_order: true, price_area: 1, regular: 2400, active: 2400 },
      { sku: 'M-2', price_area: 2 },
      { sku: 'C-1', available: 7, regular: 5000, active: 5000 },
      { sku: 'C-1', price_area: 2 },
    ])
    const groups = await rows<{ external_key: string; path: string }>(sql`
      select m.external_key, t.path from models m join product_group_texts t on t.group_id = m.main_group_id and t.language = 'en' where m.source = 'import' order by 1`)
    expect(groups).toEqual([
      { external_key: 'steel-mug', path: 'more-goods/kitchenware' },
      { external_key: 'wool-cap', path: expect.stringMatching(/jackets$/) },
    ])
  })

  it('announces no reduction of goods without thirty days of history', async () => {
    await importCatalogue(fileOf(csv(MUG)), options)
    expect(
      await rows(
        sql`select distinct p.lowest30 from prices p join variants v on v.id = p.variant_id where v.sku = 'M-1'`,
      ),
    ).toEqual([{ lowest30: null }])
  })

  it('can be run again without doubling anything, and follows a changed file', async () => {
    await importCatalogue(fileOf(csv(MUG, LARGE)), options)
    const first = await everything()
    expect(await importCatalogue(fileOf(csv(MUG, LARGE)), options)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 1,
    })
    expect(await everything()).toEqual(first)
    await importCatalogue(fileOf(csv(MUG.replace(',4,deny,19.90', ',9,deny,18.00'))), options)
    expect(await everything()).toMatchObject([
      { sku: 'M-1', available: 9, ledger: 9, active: 1800 },
      { sku: 'M-1', price_area: 2 },
      { sku: 'M-2', available: 0, on_order: false },
      { sku: 'M-2' },
    ])
  })

  it.each([
    ['a bad price', CAP.replace(',50,', ',5e1,'), 3],
    ['a missing handle', CAP.replace('wool-cap', ''), 3],
    ['wrong quoting', CAP.replace('Warm.', '"Warm" and soft'), 3],
  ])('changes nothing for a file with %s, and names its line', async (_name, line, number) => {
    const report = await importCatalogue(fileOf(csv(MUG, line)), options)
    expect(report).toMatchObject({ added: 0, changed: 0 })
    expect(report.errors.map((error) => error.line)).toEqual([number])
    expect(await everything()).toEqual([])
  })

  it('issue 15 keeps contents, codes of hazards, food and guarantees, and takes them away with their cells', async () => {
    const columns =
      'Unit Price Total Measure,Unit Price Total Measure Unit,Variant Pieces,Hazard Signal Word,Hazard Statements,Durability Guarantee Years,Ingredients'
    const file = (cells: string) => `${HEADER},${columns}\n${CAP},${cells}`
    await importCatalogue(fileOf(file('45,g,6,danger,H225,5,100 % coffee')), options)
    const stored = () =>
      rows(sql`select v.content, m.hazard, m.food, m.durability_guarantee as years from models m join variants v on v.model_id = m.id
        where m.source = 'import'`)
    expect(await stored()).toMatchObject([
      {
        content: { amount: 45, unit: 'g', pieces: 6 },
        hazard: { signal: 'danger', hazards: ['H225'] },
        food: { ingredients: { en: '100 % coffee' }, nutrition: null },
        years: { years: 5 },
      },
    ])
    await importCatalogue(fileOf(csv(CAP)), options)
    expect(await stored()).toEqual([{ content: null, hazard: null, food: null, years: null }])
  })

  it('issue 15 keeps whom goods are for; a group without a category of Google’s gets that of its first product', async () => {
    const columns = 'Google Shopping / Google Product Category,Google Shopping / Gender,Google Shopping / Age Group'
    const file = (cells: string) => `${HEADER},${columns}\n${CAP},${cells}`
    const stored = () =>
      rows(sql`select g.google_category as category, m.gender, m.age_group as age from models m join product_groups g on g.id = m.main_group_id
        where m.source = 'import'`)
    await importCatalogue(fileOf(file('173,unisex,adult')), options)
    expect(await stored()).toEqual([{ category: '173', gender: 'unisex', age: 'adult' }])
    await importCatalogue(fileOf(file('167,female,kids')), options)
    expect(await stored()).toEqual([{ category: '173', gender: 'female', age: 'kids' }])
    await importCatalogue(fileOf(csv(CAP)), options)
    expect(await stored()).toEqual([{ category: '173', gender: null, age: null }])
  })

  it('imports the good products of a broken file when asked to, and nothing of the bad ones', async () => {
    const report = await importCatalogue(fileOf(csv(MUG, LARGE.replace(',24,', ',x,'), CAP)), {
      ...options,
      skipBad: true,
    })
    expect(report).toMatchObject({ added: 1, errors: [{ line: 3 }] })
    expect((await everything()).map((row) => row.external_key)).toEqual(['wool-cap', 'wool-cap'])
  })

  it('takes a colour or size that is called like a property of every object for a name', async () => {
    await importCatalogue(fileOf(csv(MUG.replace(',Red,', ',Constructor,').replace(',Small,', ',valueOf,'))), options)
    expect(
      await rows(sql`
      select c.control, c.swatch, z.name from variants v join models m on m.id = v.model_id join colours c on c.id = v.colour_id join sizes z on z.id = v.size_id
      where m.source = 'import'`),
    ).toEqual([{ control: 'multi', swatch: ['#9a9a94'], name: 'valueOf' }])
  })

  it('check D6 cleans the HTML before it is stored', async () => {
    await importCatalogue(fileOf(csv(MUG)), options)
    const [text] = await rows<{ html: string }>(
      sql`select long_description_html as html from model_texts where name = 'Steel Mug'`,
    )
    expect(text?.html).toBe('<p>Double walled.</p>')
  })

  it('takes pictures from a folder, and only warns about one that cannot be had', async () => {
    const without = await importCatalogue(fileOf(csv(MUG)), options)
    expect(without.warnings).toHaveLength(1)
    expect(without.added).toBe(1)
    await writeFile(
      join(folder, 'mug.png'),
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
        .png()
        .toBuffer(),
    )
    expect((await importCatalogue(fileOf(csv(MUG)), options)).warnings).toEqual([])
    expect(
      await rows(sql`select i.path from model_images i join models m on m.id = i.model_id where m.source = 'import'`),
    ).toEqual([{ path: expect.stringMatching(/^imported\/[0-9a-f]{32}\.png$/) }])
    await writeFile(join(folder, 'mug.png'), 'not a picture')
    expect((await importCatalogue(fileOf(csv(MUG)), { ...options, compareAll: true })).warnings).toHaveLength(1)
  })
})
