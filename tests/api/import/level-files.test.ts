/** Stock and prices by SKU, as an ERP sends them. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { FolderStorage } from '@/lib/backend/platform/storage/folder'
import { setDuePrices } from '@/lib/backend/domain/catalogue/planned-prices'
import { importCatalogue } from '@/lib/backend/flows/import/import-catalogue'
import { importPrices } from '@/lib/backend/flows/import/price-file'
import { importStock } from '@/lib/backend/flows/import/stock-file'
import { db } from '@/lib/backend/platform/database/pool'

import type { TestDatabase } from '../../support/fresh-database'
import { fileOf, said } from '../../support/import-source'
import { seededDatabase } from '../../support/seed'

const GOODS = `Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price
cup,Cup,Lumi,Jackets,Size,S,L-1,4,20
cup,,,,,M,L-2,0,30`

let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
})
afterAll(() => database.drop())
beforeEach(async () => {
  await db().execute(
    sql`delete from stock_ledger where variant_id in (select v.id from variants v join models m on m.id = v.model_id where m.source = 'import')`,
  )
  await db().execute(sql`delete from models where source = 'import'`)
  await importCatalogue(fileOf(GOODS), {
    language: 'en',
    skipBad: false,
    pictures: { folder: null, target: new FolderStorage('/nonexistent') },
  })
})

const stock = async () =>
  (
    await db().execute(sql`
      select v.sku, v.available, (select sum(delta)::int from stock_ledger l where l.variant_id = v.id) as ledger,
        (select sum(quantity)::int from stock s where s.variant_id = v.id) as held from variants v where v.sku like 'L-%' order by 1`)
  ).rows
const prices = async (sku: string) =>
  (
    await db().execute(
      sql`select regular, active, club from prices p join variants v on v.id = p.variant_id where v.sku = ${sku} and p.price_area = 1`,
    )
  ).rows[0]

describe('issue 17 a file of stock', () => {
  it('sets what stores hold, with the ledger', async () => {
    const file = fileOf('SKU;Store;Quantity\nl-1;20;7\nL-2;;3\n')
    expect(await importStock(file, { skipBad: false })).toEqual({ rows: 2, changed: 2, errors: [] })
    expect(await stock()).toEqual([
      { sku: 'L-1', available: 7, ledger: 7, held: 7 },
      { sku: 'L-2', available: 3, ledger: 3, held: 3 },
    ])
    expect(await importStock(file, { skipBad: false })).toMatchObject({ changed: 0 })
  })

  it('changes nothing when a row is at fault, unless asked to', async () => {
    const file = fileOf('SKU,Store,Quantity\nL-1,20,7\nGONE,20,1\nL-2,nowhere,1\nL-1,20,8\nL-2,20,many')
    const refused = await importStock(file, { skipBad: false })
    expect(said(refused.errors)).toEqual([
      { line: 3, reason: 'The product number “GONE” is not in the shop.' },
      { line: 4, reason: 'There is no store “nowhere”.' },
      { line: 5, reason: 'The product number “L-1” stands in line 2 already.' },
      { line: 6, reason: 'Quantity is not a whole number: “many”.' },
    ])
    expect((await stock())[0]).toMatchObject({ available: 4 })
    expect(await importStock(file, { skipBad: true, dryRun: true })).toMatchObject({ changed: 1 })
    expect((await stock())[0]).toMatchObject({ available: 4 })
    expect(await importStock(file, { skipBad: true })).toMatchObject({ rows: 1, changed: 1 })
    expect((await stock())[0]).toMatchObject({ available: 7 })
  })
})

describe('issue 17 a file of prices', () => {
  it('sets prices with their history, and leaves what is the same', async () => {
    const file = fileOf('SKU,Price area,Price,Sale price,Club price\nL-1,1,25,19.90,18\nL-2,1,30,,')
    expect(await importPrices(file, { skipBad: false })).toEqual({ rows: 2, changed: 3, errors: [] })
    expect(await prices('L-1')).toEqual({ regular: 2500, active: 1990, club: 1800 })
    expect(await importPrices(file, { skipBad: false })).toMatchObject({ changed: 0 })
    const { rows } = await db().execute(
      sql`select count(*)::int as n from price_history h join variants v on v.id = h.variant_id where v.sku = 'L-1' and price_area = 1`,
    )
    expect(rows).toEqual([{ n: 4 }])
    expect(await importPrices(fileOf('SKU,Sale price\nL-1,-'), { skipBad: false })).toMatchObject({ changed: 1 })
    expect(await prices('L-1')).toMatchObject({ regular: 2500, active: 2500 })
  })

  it('plans what begins later and ends what has an end, by the job of the shop', async () => {
    const file = fileOf('SKU,Sale price,Valid from,Valid to\nL-1,15,2199-06-01,2199-06-30')
    expect(await importPrices(file, { skipBad: false })).toMatchObject({ changed: 2, errors: [] })
    expect(await importPrices(file, { skipBad: false })).toMatchObject({ errors: [] })
    const planned = () =>
      db().execute(
        sql`select kind, amount, valid_from at time zone 'Europe/Helsinki' as at from planned_prices order by valid_from`,
      )
    expect((await planned()).rows.map(({ kind, amount, at }) => [kind, amount, String(at).slice(0, 16)])).toEqual([
      ['discount', 1500, '2199-06-01 00:00'],
      ['discount', null, '2199-07-01 00:00'],
    ])
    expect(await setDuePrices()).toBe(0)
    await db().execute(sql`update planned_prices set valid_from = now() - interval '1 minute' where amount is not null`)
    expect(await setDuePrices()).toBe(1)
    expect(await prices('L-1')).toMatchObject({ regular: 2000, active: 1500 })
    await db().execute(sql`update planned_prices set valid_from = now() - interval '1 second'`)
    expect(await setDuePrices()).toBe(1)
    expect(await prices('L-1')).toMatchObject({ active: 2000 })
  })

  it.each([
    [
      'an end of a regular price',
      'SKU,Price,Valid to\nL-1,20,2199-01-01',
      /a regular price is valid until the next one/,
    ],
    ['an area that is none', 'SKU,Price area,Price\nL-1,3,20', /Price area must be 1/],
    ['no price at all', 'SKU,Price\nL-1,', /are empty/],
    ['a price of zero', 'SKU,Price\nL-1,0', /must be above zero/],
    ['a day that is none', 'SKU,Price,Valid from\nL-1,5,31.12.2026', /not a day such as 2026-12-31/],
    ['no SKU column', 'Name,Price\nL-1,5', /Columns are missing: SKU/],
  ])('refuses %s', async (_name, text, reason) => {
    expect(said((await importPrices(fileOf(text), { skipBad: false })).errors)[0]?.reason).toMatch(reason)
  })
})
