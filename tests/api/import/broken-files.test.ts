/** Must show 7 of issue 17: what is wrong with a merchant's file, and the sentence that it gets. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { FolderStorage } from '@/lib/backend/platform/storage/folder'
import { importCatalogue, type ImportOptions } from '@/lib/backend/flows/import/import-catalogue'
import { db } from '@/lib/backend/platform/database/pool'

import type { TestDatabase } from '../../support/fresh-database'
import { fileOf, said } from '../../support/import-source'
import { seededDatabase } from '../../support/seed'

const OPTIONS: ImportOptions = {
  language: 'en',
  skipBad: false,
  pictures: { folder: null, target: new FolderStorage('/nonexistent') },
}
const HEADER =
  'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src'
const csv = (...lines: string[]) => [HEADER, ...lines].join('\n')
const ICE = 'ice,Jääpuikko,Lumi,Jackets,,,I-1,4,19.90,,'
const load = (content: string | Buffer, options: Partial<ImportOptions> = {}) =>
  importCatalogue(fileOf(content), { ...OPTIONS, ...options })
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

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
})

const names = async () =>
  (
    await db().execute<{ name: string }>(
      sql`select t.name from model_texts t join models m on m.id = t.model_id where m.source = 'import' and t.language = 'en' order by 1`,
    )
  ).rows.map(({ name }) => name)

describe('issue 17 encodings and separators are found', () => {
  it.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${csv(ICE)}`), 'utf-8'],
    ['Latin-1', latin1(csv(ICE)), 'windows-1252'],
    ['UTF-16 with a mark', utf16(csv(ICE)), 'utf-16le'],
    ['UTF-16 without one', Buffer.from(csv(ICE), 'utf16le'), 'utf-16le'],
    ['semicolons, with a decimal comma', csv(ICE).replaceAll(',', ';').replace('19.90', '19,90'), 'utf-8'],
    ['tabs', csv(ICE).replaceAll(',', '\t'), 'utf-8'],
    ['line ends of Windows', csv(ICE).replaceAll('\n', '\r\n'), 'utf-8'],
  ])('%s', async (_name, content, encoding) => {
    expect(await load(content)).toMatchObject({ added: 1, errors: [], encoding })
    expect(await names()).toEqual(['Jääpuikko'])
  })

  it('another encoding when a person names it', async () => {
    const russian = Buffer.from([...HEADER, '\n', 'ice,'].join(''), 'latin1')
    const word = Buffer.from([0xd1, 0xee, 0xf1, 0xf3, 0xeb, 0xfc, 0xea, 0xe0])
    const file = Buffer.concat([russian, word, latin1(',Lumi,Jackets,,,I-1,4,19.90,,')])
    expect(said((await load(file)).errors)).toEqual([
      { line: 1, reason: expect.stringContaining('more than one other encoding fits') },
    ])
    expect(await load(file, { encoding: 'windows-1251' })).toMatchObject({ added: 1 })
    expect(await names()).toEqual(['Сосулька'])
  })
})

describe('issue 17 broken files change nothing and say why', () => {
  const TWO = 'two,Two,Lumi,Jackets,,,T-1,1,5,,'
  it.each<[string, string | Buffer, number, RegExp]>([
    ['an empty file', '', 1, /The file is empty/],
    ['a spreadsheet', Buffer.from('504b030414000600', 'hex'), 1, /spreadsheet .* save the sheet as “CSV UTF-8”/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 1, /The file is no text/],
    ['letters that were lost before', csv(ICE.replaceAll('ä', '\uFFFD')), 2, /letters were lost before/],
    ['damaged UTF-8', Buffer.concat([Buffer.from(csv(ICE, ICE)), Buffer.from([0xc3])]), 3, /UTF-8, but damaged/],
    ['a header without separator', 'Handle\nice', 1, /has no columns/],
    ['columns of nothing known', 'Colour,Weight\nred,5', 1, /are of no known kind of product file/],
    [
      'missing columns',
      'Handle,Title,Vendor,Body (HTML)\nice,Ice,Lumi,x',
      1,
      /looks like Shopify’s .* columns are missing: Variant Price/,
    ],
    ['a column twice', `${HEADER},title\n${ICE},x`, 1, /“title” stands twice/],
    ['a header alone', HEADER, 1, /has no product rows/],
    [
      'a quotation mark that is never closed',
      csv(ICE, 'b,"Bad,Lumi,Jackets,,,B-1,1,5,,'),
      3,
      /opened and never closed/,
    ],
    ['a quotation mark in the wrong place', csv(ICE, 'b,"Bad" one,Lumi,Jackets,,,B-1,1,5,,'), 3, /in the wrong place/],
    ['too few cells', csv(ICE, 'b,Bad'), 3, /number of columns differs/],
    [
      'a cell of 1,000,000 characters',
      csv(`b,${'x'.repeat(1_000_000)},Lumi,Jackets,,,B-1,1,5,,`),
      2,
      /Title has 1000000 characters; at most 200000/,
    ],
    [
      'a formula',
      csv('b,=HYPERLINK("x"),Lumi,Jackets,,,B-1,1,5,,').replace('=HYPERLINK("x")', '"=HYPERLINK(""x"")"'),
      2,
      /Title is a formula/,
    ],
    ['an error of a spreadsheet', csv('b,#REF!,Lumi,Jackets,,,B-1,1,5,,'), 2, /Title is an error of the spreadsheet/],
    ['a SKU twice', csv(ICE, TWO.replace('T-1', 'i-1')), 3, /product number “i-1” stands in line 2 already/],
    [
      'the SKU of another product of the shop',
      csv(ICE.replace('I-1', 'SHOP-1')),
      2,
      /belongs to another product of the shop/,
    ],
    [
      'a bar code twice',
      csv(ICE.replace('19.90,', '19.90,6410000000001'), TWO.replace(',5,', ',5,6410000000001')),
      3,
      /bar code .* stands in line 2/,
    ],
    [
      'two handles that differ by case',
      csv(ICE, TWO.replace('two', 'Ice')),
      3,
      /differs from that of line 2 only in its case/,
    ],
    [
      'rows of a product apart',
      csv(ICE, TWO, 'ice,Ice,Lumi,Jackets,Size,L,I-2,1,5,,'),
      4,
      /stands in line 2 already; rows of a product must follow/,
    ],
    [
      'the same options twice',
      csv('b,B,Lumi,Jackets,Size,L,B-1,1,5,,', 'b,,,,,L,B-2,1,5,,'),
      3,
      /The same options stand in line 2/,
    ],
    [
      'a status that is none',
      `Handle,Title,Vendor,Status,Variant Price\nb,B,V,maybe,9`,
      2,
      /Status must be active, draft/,
    ],
    ['broken XML', '<rss><channel><item><g:id>1</g:title></item>', 1, /The XML is broken/],
    ['XML that is no feed', '<html><body/></html>', 1, /no product feed/],
    [
      'a price in another currency',
      '<rss><item><id>1</id><title>A</title><price>5.00 USD</price></item></rss>',
      1,
      /price is in USD/,
    ],
    ['JSON that ends early', '{"format":"polku-products","products":[{"handle":"a"', 1, /ends before its brackets/],
    [
      'JSON with an unknown field',
      '[{"handle":"a","brand":{"name":"B"},"texts":{},"columns":{"colour":1},"variants":[{}]}]',
      1,
      /columns has a value that is not known/,
    ],
    [
      'a variation without its parent',
      'Type,Name,SKU,Regular price,Parent,Published,Categories\nvariation,A,A-1,5,gone,1,',
      2,
      /parent of the variation is not in the file: “gone”/,
    ],
  ])('%s', async (_name, content, line, reason) => {
    await db().execute(sql`update variants set sku = 'SHOP-1' where id = (select min(id) from variants)`)
    const report = await load(content)
    expect(said(report.errors).map((error) => [error.line, error.reason])).toEqual([
      [line, expect.stringMatching(reason)],
    ])
    expect(report).toMatchObject({ added: 0, changed: 0 })
    expect(await names()).toEqual([])
  })
})

describe('issue 17 what is left out is said', () => {
  it.each([
    [
      'a wrong check digit',
      csv(ICE.replace('19.90,', '19.90,6410000000009')),
      /check digit of “6410000000009” should be 1/,
    ],
    [
      'a bar code that a spreadsheet shortened',
      csv(ICE.replace('19.90,', '19.90,6.41E+12')),
      /shortened by a spreadsheet/,
    ],
    ['a picture name without a folder', csv(`${ICE}ice.jpg`), /a file name needs --pictures FOLDER/],
  ])('%s', async (_name, content, reason) => {
    const report = await load(content)
    expect(report).toMatchObject({ added: 1, errors: [] })
    expect(said(report.warnings)).toEqual([{ line: 2, reason: expect.stringMatching(reason) }])
  })

  it('negative stock is none; a number that a spreadsheet protects is kept', async () => {
    expect(await load(csv(ICE.replace(',4,', ',-4,').replace('I-1', '"=""0012"""')))).toMatchObject({
      added: 1,
      errors: [],
    })
    const { rows } = await db().execute(
      sql`select v.sku, v.available from variants v join models m on m.id = v.model_id where m.source = 'import'`,
    )
    expect(rows).toEqual([{ sku: '0012', available: 0 }])
  })
})

describe('issue 17 later files', () => {
  const TWO = 'two,Two,Lumi,Jackets,,,T-1,1,5,,'
  const shown = async () =>
    (
      await db().execute<{ handle: string }>(
        sql`select external_key as handle from models where source = 'import' and is_public order by 1`,
      )
    ).rows.map(({ handle }) => handle)

  it('a rehearsal changes nothing and names what would change', async () => {
    await load(csv(ICE, TWO))
    const changes: unknown[] = []
    const report = await load(csv(ICE.replace(',4,19.90', ',5,18.90'), 'new,New,Lumi,Jackets,,,N-1,1,5,,'), {
      dryRun: true,
      hideVanished: true,
      onChange: (handle, change) => changes.push([handle, change]),
    })
    expect(report).toMatchObject({ added: 1, changed: 1, vanished: ['two'] })
    expect(changes).toEqual([
      ['ice', ['I-1 regular price 1', 'I-1 regular price 2', 'I-1 stock']],
      ['new', 'new'],
    ])
    expect(await shown()).toEqual(['ice', 'two'])
    expect(await load(csv(ICE, TWO))).toMatchObject({ unchanged: 2, changed: 0, vanished: [] })
  })

  it('products that are not in the file are listed, hidden on request, and shown again by the next file', async () => {
    await load(csv(ICE, TWO))
    expect(await load(csv(ICE))).toMatchObject({ unchanged: 1, vanished: ['two'] })
    expect(await shown()).toEqual(['ice', 'two'])
    await load(csv(ICE), { hideVanished: true })
    expect(await shown()).toEqual(['ice'])
    expect(await load(csv(ICE, TWO))).toMatchObject({ unchanged: 1, changed: 1 })
    expect(await shown()).toEqual(['ice', 'two'])
  })

  it('what the file said before is passed by: the shop’s own changes stay', async () => {
    await load(csv(ICE))
    await db().execute(sql`update model_texts set name = 'Ours' where name = 'Jääpuikko'`)
    await load(csv(ICE))
    expect(await names()).toEqual(['Ours'])
    expect(await load(csv(ICE), { compareAll: true })).toMatchObject({ changed: 1 })
    expect(await names()).toEqual(['Jääpuikko'])
  })

  it('a SKU may move to another product of the file', async () => {
    await load(csv(ICE, TWO))
    const moved = csv(ICE.replace('I-1', 'T-1'), TWO.replace('T-1', 'T-2'))
    expect(await load(moved)).toMatchObject({ changed: 2, errors: [] })
    expect(await load(moved, { compareAll: true })).toMatchObject({ changed: 0, unchanged: 2 })
  })
})

describe('issue 17 letters that the database cannot keep', () => {
  const one = (name: string) =>
    JSON.stringify({
      ...{ handle: 'cup', brand: { name: 'Lumi' }, groups: [[{ names: { en: 'Jackets' } }]], texts: { en: { name } } },
      ...{ columns: {}, variants: [{ sku: 'I-1', prices: [{ area: 1, kind: 'regular', amount: 1990 }] }] },
    })
  it.each([
    ['a NUL', 'Cup\0'],
    ['half of a character', 'Cup\ud83c'],
  ])('%s is a fault of its product, before anything is written', async (_name, name) => {
    const report = await load(`[${one(name)}]`)
    expect(report.errors).toEqual([
      expect.objectContaining({ line: 1, code: 'own_value', args: { field: 'texts.en.name' } }),
    ])
    expect(await names()).toEqual([])
  })
  it('whole characters of any language are kept', async () => {
    expect((await load(`[${one('Cup 🏔️')}]`)).errors).toEqual([])
    expect(await names()).toEqual(['Cup 🏔️'])
  })
})

describe('issue 17 a product with a fault is in the file', () => {
  const product = (handle: string, price: number) => ({
    ...{ source: 'supplier', handle, brand: { name: 'Lumi' }, groups: [[{ names: { en: 'Jackets' } }]], columns: {} },
    ...{ texts: { en: { name: handle } }, variants: [{ prices: [{ area: 1, kind: 'regular', amount: price }] }] },
  })
  const hidden = async () =>
    (
      await db().execute<{ handle: string }>(
        sql`select external_key as handle from models where source = 'supplier' and not is_public order by 1`,
      )
    ).rows.map(({ handle }) => handle)
  const HIDING = { skipBad: true, hideVanished: true }

  it('so it is not hidden as one that has vanished', async () => {
    await load(JSON.stringify([product('a', 100), product('b', 100), product('c', 100)]), HIDING)
    const report = await load(JSON.stringify([product('a', 200), product('b', -1)]), HIDING)
    expect(report.errors).toHaveLength(1)
    expect(report.vanished).toEqual(['c'])
    expect(await hidden()).toEqual(['c'])
    const csvOf = (prices: string) =>
      `product.handle,product.source,product.brand,variant.prices\na,supplier,Lumi,\nb,supplier,Lumi,${prices}`
    expect((await load(csvOf('{'), HIDING)).vanished).toEqual([])
  })
})
