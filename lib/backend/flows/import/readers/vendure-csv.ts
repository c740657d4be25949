/** Vendure's product CSV: padded columns, lists with pipes, further variants on rows without a name, texts in several languages. */
import { slugOf } from '@/lib/catalog/slug'
import { isLanguage, LANGUAGES } from '@/lib/market/languages'

import type { Found } from '../product/incoming'
import { BadCell } from '../product/faults'
import type { Product, ProductImage, ProductVariant } from '../product/shape'
import { textHash } from '../product/text-hash'
import { cents, optionsOf, parts, plain, pricesOf, TAX_CLASS, textsOf, truth, units } from './cells'
import type { Row } from './csv'
import { attempt, type Group, grouped, type ReaderContext, type RowKind, whole } from './reader'

const READ = new Set([
  'name',
  'slug',
  'description',
  'assets',
  'facets',
  'optiongroups',
  'optionvalues',
  'sku',
  'price',
  'taxcategory',
  'stockonhand',
  'trackinventory',
  'variantassets',
  'enabled',
])

const list = (text: string) => parts(text, '|')
/** A column in the file's main language: plain, or with its code. */
const cellOf = (row: Row, language: string) => (column: string) => row.cell(column) || row.cell(`${column}:${language}`)

function productOf(row: Row, { language, brand }: ReaderContext): Omit<Product, 'variants'> {
  const cell = cellOf(row, language)
  const title = plain(cell('name'))
  if (title === '') throw new BadCell('missing_in_first', { column: 'name' })
  const handle = cell('slug') || slugOf(title, `p-${textHash(title)}`)
  const facets = list(cell('facets')).map((facet) => facet.split(':', 2) as [string, string?])
  const valuesOf = (name: string) => facets.flatMap(([facet, value]) => (facet === name && value ? [plain(value)] : []))
  const texts: Product['texts'] = { [language]: textsOf({ title, html: cell('description') }) }
  for (const other of LANGUAGES) {
    const name = row.cell(`name:${other}`)
    if (name !== '') texts[other] = textsOf({ title: name, html: row.cell(`description:${other}`) })
  }
  const categories = valuesOf('category').reverse()
  return {
    handle,
    slug: slugOf(handle, `p-${textHash(handle)}`),
    brand: { name: valuesOf('brand')[0] ?? brand ?? title },
    // The last is the narrowest.
    groups:
      categories.length > 0
        ? categories.map((name) => [{ names: { [language]: name } }])
        : [[{ key: 'more', names: {} }]],
    texts,
    columns: { is_public: truth(row.cell('enabled'), 'enabled', true), tax_class: TAX_CLASS.standard },
  }
}

function variantOf(row: Row, names: readonly string[], language: string): ProductVariant {
  const values = list(cellOf(row, language)('optionValues'))
  return {
    ...optionsOf(names.map((name, place) => [name, values[place] ?? ''])),
    sku: row.cell('sku') || null,
    on_order: row.cell('trackInventory').toLowerCase() === 'false',
    prices: pricesOf(cents(row.cell('price'), 'price'), null, TAX_CLASS.standard),
    quantity: units(row.cell('stockOnHand'), 'stockOnHand'),
  }
}

function* productsOf({ rows }: Group, context: ReaderContext): Generator<Found> {
  const [first] = rows
  const found: Found[] = []
  const cell = cellOf(first, context.language)
  const handle = cell('slug') || cell('name')
  const product = attempt(first, found, handle, () => productOf(first, context))
  const names = list(cell('optionGroups'))
  const images: ProductImage[] = list(cell('assets')).map((url) => ({ url }))
  const variants: ProductVariant[] = []
  for (const row of rows) {
    attempt(row, found, handle, () => {
      const variant = variantOf(row, names, context.language)
      variants.push(variant)
      const colour = variant.colour?.names.en
      for (const url of list(row.cell('variantAssets')))
        if (!images.some((image) => image.url === url)) images.push({ url, ...(colour && { colour }) })
    })
  }
  yield* whole(first.line, found, { product, images, variants, variantLines: rows.map(({ line }) => line) })
}

const inLanguages = (column: string) => [column, ...LANGUAGES.map((language) => `${column}:${language}`)]

export const VENDURE: RowKind = {
  id: 'vendure',
  signature: [
    ['name', 'name:en'],
    ['assets'],
    ['facets'],
    ['optionGroups', 'optionGroups:en'],
    ['optionValues', 'optionValues:en'],
    ['stockOnHand'],
    ['variantAssets'],
  ],
  required: [inLanguages('name'), ['sku'], ['price']],
  isRead: (column) => {
    const [name = '', language] = column.toLowerCase().split(':')
    return READ.has(name) && (language === undefined || isLanguage(language))
  },
  async *read(rows, context) {
    const keyOf = (row: Row) => cellOf(row, context.language)('name') && `${row.line}`
    for await (const group of grouped(rows, keyOf)) yield* productsOf(group, context)
  },
}
