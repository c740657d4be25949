import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { FolderStorage } from '@/lib/backend/platform/storage/folder'
import { importCatalogue } from '@/lib/backend/flows/import/import-catalogue'
import { tag } from '@/lib/cache/tags'
import { onInvalidate } from '@/lib/cache/tag-clock.mjs'
import { VOUCHER_TAX_CLASS } from '@/lib/market/tax-areas'

import { get } from '../../support/api'
import type { TestDatabase } from '../../support/fresh-database'
import { fileOf, said } from '../../support/import-source'
import { seededDatabase } from '../../support/seed'

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Published,Variant Inventory Qty,Variant Price,Variant Barcode,Gift Card'
const run = (...lines: string[]) =>
  importCatalogue(fileOf([HEADER, ...lines].join('\n')), {
    language: 'en',
    skipBad: false,
    pictures: { folder: null, target: new FolderStorage(join(tmpdir(), 'import-keeps-none')) },
  })
const variant = async (handle: string) => {
  const { rows } = await db().execute(sql`
    select v.gtin, m.tax_class, m.is_public, (select active from prices where variant_id = v.id and price_area = 1) as home,
      (select active from prices where variant_id = v.id and price_area = 2) as abroad
    from models m join variants v on v.model_id = m.id where m.external_key = ${handle}`)
  return rows[0]
}

let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
})
afterAll(() => database.drop())

it('a bar code that another product has already stays with that one, with a warning', async () => {
  expect(await run('own,Own,,Kuppi,Jackets,true,1,10,6410000000001,')).toMatchObject({
    added: 1,
    errors: [],
    warnings: [],
  })
  const report = await run('twin,Twin,,Kuppi,Jackets,true,1,10,6410000000001,')
  expect(report).toMatchObject({ added: 1, errors: [] })
  expect(said(report.warnings)).toEqual([
    { line: 2, reason: 'twin: variant 1: bar code 6410000000001 left out: another product has it' },
  ])
  expect([(await variant('twin'))?.['gtin'], (await variant('own'))?.['gtin']]).toEqual([null, '6410000000001'])
})

it('a gift card carries no VAT: it costs the same everywhere', async () => {
  await run('card,Card,,Kuppi,Jackets,true,1,50,,true', 'cup,Cup,,Kuppi,Jackets,true,1,50,,false')
  expect(await variant('card')).toMatchObject({ tax_class: VOUCHER_TAX_CLASS, home: 5_000, abroad: 5_000 })
  expect(await variant('cup')).toMatchObject({ home: 5_000, abroad: 3_984 })
})

it('a draft is not shown', async () => {
  await run('draft,Draft,,Kuppi,Jackets,false,1,50,,', 'shown,Shown,,Kuppi,Jackets,true,1,50,,')
  const status = async (slug: string) =>
    (await get(`/api/products/productmodel/${slug}/?language=en&taxAreaId=1`)).status
  expect([await status('draft'), await status('shown')]).toEqual([404, 200])
})

it('lists and the address in which a product was before show it no longer', async () => {
  await run('move,Move,,Kuppi,Jackets,true,1,50,,')
  const seen: string[] = []
  const stop = onInvalidate((tags) => void seen.push(...(tags === '*' ? ['*'] : tags)))
  expect(await run('move,Move,,Muki,Jackets,true,1,50,,')).toMatchObject({ changed: 1, errors: [] })
  stop()
  for (const brand of ['kuppi', 'muki'])
    expect(seen).toEqual(expect.arrayContaining([tag.brand(brand), tag.productAt(`${brand}/move`)]))
})
