/** A feed for Google Merchant Center, as a table or as XML: one entry for each variant; entries of a group are one product. */
import { slugOf } from '@/lib/catalog/slug'
import { ageGroup, gender, googleCategory } from '@/lib/contract/schemas/feed'
import { content } from '@/lib/contract/schemas/common'

import type { Found } from '../product/incoming'
import { BadCell } from '../product/faults'
import type { Columns, Product, ProductImage, ProductPrice, ProductVariant } from '../product/shape'
import { textHash } from '../product/text-hash'
import { cents, gtinProblem, inAll, momentOf, parts, plain, pricesOf, TAX_CLASS, textsOf } from './cells'
import type { Row } from './csv'
import { attempt, type ReaderContext, type RowKind, whole } from './reader'

const READ = new Set(
  'id item_group_id title description image_link additional_image_link availability price sale_price sale_price_effective_date brand gtin mpn google_product_category product_type color size material condition gender age_group unit_pricing_measure'.split(
    ' ',
  ),
)

/** `15.00 EUR`. */
function amount(text: string, column: string): number {
  const [, number = text, currency = 'EUR'] = /^(\S+)\s*([A-Z]{3})$/.exec(text) ?? []
  if (currency !== 'EUR') throw new BadCell('other_currency', { column, currency })
  return cents(number, column)
}

function pricesOfEntry(row: Row): ProductPrice[] {
  const regular = amount(row.cell('price'), 'price')
  const sale = row.cell('sale_price')
  if (sale === '') return pricesOf(regular, null, TAX_CLASS.standard)
  const column = 'sale_price_effective_date'
  const [from = NaN, until = NaN] = row
    .cell(column)
    .split('/')
    .map((part) => (part.trim() === '' ? NaN : momentOf(part.trim(), column).getTime()))
  const isOn = !(from > Date.now()) && !(until <= Date.now())
  return pricesOf(isOn ? amount(sale, 'sale_price') : regular, regular, TAX_CLASS.standard)
}

function contentOfEntry(row: Row): ProductVariant['content'] {
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(row.cell('unit_pricing_measure')) ?? []
  const parsed = content.safeParse({ amount: Number(number), unit: unit?.toLowerCase() })
  return parsed.success ? parsed.data : null
}

function variantOf(row: Row, found: Found[]): ProductVariant {
  const gtin = row.cell('gtin')
  const problem = gtin === '' ? null : gtinProblem(gtin)
  if (problem) found.push({ warning: { line: row.line, ...problem } })
  const [colour, size, material] = [plain(row.cell('color')), plain(row.cell('size')), plain(row.cell('material'))]
  return {
    colour: colour === '' ? null : { names: inAll(colour) },
    size: size === '' ? null : { name: size },
    type: row.cell('item_group_id') === '' || material === '' ? null : { names: inAll(material) },
    sku: row.cell('id'),
    gtin: problem ? null : gtin || null,
    content: contentOfEntry(row),
    on_order: /^(backorder|preorder)$/.test(row.cell('availability').replace(' ', '_')),
    prices: pricesOfEntry(row),
  }
}

function columnsOf(row: Row): Columns {
  const known = { gender: gender.safeParse(row.cell('gender')), age: ageGroup.safeParse(row.cell('age_group')) }
  return {
    model_number: row.cell('mpn') || null,
    tax_class: TAX_CLASS.standard,
    gender: known.gender.success ? known.gender.data : null,
    age_group: known.age.success ? known.age.data : null,
    ...(row.cell('condition') === 'used' && { kind: 'used' as const }),
  }
}

function productOf(row: Row, { language, brand }: ReaderContext): Omit<Product, 'variants'> {
  const title = plain(row.cell('title'))
  if (row.cell('id') === '') throw new BadCell('missing', { column: 'id' })
  if (title === '') throw new BadCell('missing', { column: 'title' })
  const handle = row.cell('item_group_id') || row.cell('id')
  const path = row
    .cell('product_type')
    .split('>')
    .map((name) => plain(name))
    .filter(Boolean)
  const category = googleCategory.safeParse(row.cell('google_product_category'))
  return {
    handle,
    slug: slugOf(title, `p-${textHash(handle)}`),
    brand: { name: plain(row.cell('brand')) || (brand ?? title) },
    groups: path.length > 0 ? [path.map((name) => ({ names: { [language]: name } }))] : [[{ key: 'more', names: {} }]],
    google_category: category.success ? category.data : null,
    texts: { [language]: textsOf({ title, html: row.cell('description') }) },
    columns: columnsOf(row),
  }
}

function* assemble(rows: readonly [Row, ...Row[]], context: ReaderContext): Generator<Found> {
  const [first] = rows
  const found: Found[] = []
  const handle = first.cell('item_group_id') || first.cell('id')
  const product = attempt(first, found, handle, () => productOf(first, context))
  const variants: ProductVariant[] = []
  const images: ProductImage[] = []
  for (const row of product ? rows : []) {
    attempt(row, found, handle, () => {
      const variant = variantOf(row, found)
      variants.push(variant)
      const colour = variant.colour?.names.en
      for (const url of [row.cell('image_link'), ...parts(row.cell('additional_image_link'), ',')])
        if (url !== '' && !images.some((image) => image.url === url)) images.push({ url, ...(colour && { colour }) })
    })
  }
  yield* whole(first.line, found, { product, images, variants, variantLines: rows.map(({ line }) => line) })
}

/** Entries of a group may stand anywhere, so groups are held in memory until the end of the file. */
export async function* readEntries(rows: AsyncIterable<Row>, context: ReaderContext): AsyncGenerator<Found> {
  const groups = new Map<string, [Row, ...Row[]]>()
  for await (const row of rows) {
    const group = row.cell('item_group_id')
    const known = groups.get(group)
    if (group === '') yield* assemble([row], context)
    else if (known) known.push(row)
    else groups.set(group, [row])
  }
  for (const group of groups.values()) yield* assemble(group, context)
}

export const isReadOfGoogle = (column: string) => READ.has(column.toLowerCase().replaceAll(' ', '_').replace(/^g:/, ''))

/** The columns of a feed may be written with spaces. */
const spellings = (column: string) => [column, column.replaceAll('_', ' '), `g:${column}`]

async function* underscored(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  for await (const row of rows) {
    const spelled = (column: string) => spellings(column).find((name) => row.has(name)) ?? column
    yield { ...row, has: (column) => row.has(spelled(column)), cell: (column) => row.cell(spelled(column)) }
  }
}

export const GOOGLE: RowKind = {
  id: 'google',
  signature: ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price'].map(spellings),
  required: ['id', 'title', 'price'].map(spellings),
  isRead: isReadOfGoogle,
  read: (rows, context) => readEntries(underscored(rows), context),
}
