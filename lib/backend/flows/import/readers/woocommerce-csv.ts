/** WooCommerce's product CSV: simple products on one row, variable ones on a row of their own with their variations on others. */
import { slugOf } from '@/lib/catalog/slug'
import type { Found } from '../product/incoming'
import { BadCell, remarkAt } from '../product/faults'
import type { GroupNode, Product, ProductImage, ProductPrice, ProductVariant } from '../product/shape'
import { textHash } from '../product/text-hash'
import {
  cents,
  gtinProblem,
  momentOf,
  optionsOf,
  parts,
  plain,
  pricesOf,
  TAX_CLASS,
  textsOf,
  truth,
  units,
} from './cells'
import type { Row } from './csv'
import { attempt, type ReaderContext, type RowKind, whole } from './reader'

const GTIN = 'GTIN, UPC, EAN, or ISBN'
const READ = new Set(
  [
    'ID',
    'Type',
    'SKU',
    GTIN,
    'Name',
    'Published',
    'Visibility in catalog',
    'Short description',
    'Description',
    'Date sale price starts',
    'Date sale price ends',
    'Tax class',
    'In stock?',
    'Stock',
    'Backorders allowed?',
    'Sale price',
    'Regular price',
    'Categories',
    'Brands',
    'Images',
    'Parent',
  ].map((name) => name.toLowerCase()),
)

const kindOf = (row: Row): string =>
  row
    .cell('Type')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .find((part) => part !== 'virtual' && part !== 'downloadable') ?? ''

/** Under which its variations name it. */
const keysOf = (row: Row): string[] =>
  [row.cell('SKU'), ...(row.cell('ID') ? [`id:${row.cell('ID')}`] : [])].filter(Boolean)

const handleOf = (row: Row): string =>
  row.cell('SKU') || (row.cell('ID') && `id-${row.cell('ID')}`) || slugOf(row.cell('Name'), '')

/** Attributes as name and value; those with several values belong to a variable product as a whole. */
function attributesOf(row: Row): [string, string][] {
  const found: [string, string][] = []
  for (let place = 1; row.has(`Attribute ${place} name`); place += 1) {
    const values = parts(row.cell(`Attribute ${place} value(s)`), ',')
    const [value] = values
    if (value !== undefined && values.length === 1) found.push([plain(row.cell(`Attribute ${place} name`)), value])
  }
  return found
}

function moment(row: Row, column: string): number | null {
  const text = row.cell(column)
  return text === '' ? null : momentOf(text, column).getTime()
}

/** A day without a time, or at its midnight. */
const IS_DAY = /^\S{10}(?:[T ]00:00(?::00)?)?$/

const DAY_MS = 86_400_000

/** A sale that has begun is a reduction of now; its beginning and end in the future are planned. */
function priceOf(row: Row, taxClass: number): ProductPrice[] {
  const regular = cents(row.cell('Regular price'), 'Regular price')
  const sale = row.cell('Sale price')
  const plainPrice = pricesOf(regular, null, taxClass)
  if (sale === '') return plainPrice
  const reduced = pricesOf(cents(sale, 'Sale price'), regular, taxClass)
  const ends = moment(row, 'Date sale price ends')
  const [from, until] = [
    moment(row, 'Date sale price starts'),
    // The last day belongs to the sale.
    ends !== null && (ends % DAY_MS === 0 || IS_DAY.test(row.cell('Date sale price ends'))) ? ends + DAY_MS : ends,
  ]
  const now = Date.now()
  if (until !== null && until <= now) return plainPrice
  const at = (prices: readonly ProductPrice[], time: number) =>
    prices.filter(({ kind }) => kind === 'discount').map((price) => ({ ...price, from: new Date(time).toISOString() }))
  return [
    ...(from !== null && from > now ? [...plainPrice, ...at(reduced, from)] : reduced),
    ...(until === null ? [] : at(plainPrice, until)),
  ]
}

function variantOf(row: Row, found: Found[], parent: Row | null): ProductVariant {
  const gtin = row.cell(GTIN)
  const problem = gtin === '' ? null : gtinProblem(gtin)
  if (problem) found.push({ warning: { line: row.line, ...problem } })
  const stock = row.cell('Stock')
  // A variation without a number of its own shares its parent's stock, which this shop cannot.
  const isUncounted = !/^-?\d/.test(stock)
  if (isUncounted && parent && /^\d/.test(parent.cell('Stock')))
    found.push({ warning: remarkAt(row.line, 'stock_shared') })
  return {
    ...optionsOf(attributesOf(row).filter(([name]) => parent !== null || /colou?r|size/i.test(name))),
    sku: row.cell('SKU') || null,
    gtin: problem ? null : gtin || null,
    on_order:
      /^(1|yes|notify)$/i.test(row.cell('Backorders allowed?')) ||
      (isUncounted && truth(row.cell('In stock?'), 'In stock?', false)),
    prices: priceOf(row, TAX_CLASS.standard),
    quantity: isUncounted ? 0 : units(stock, 'Stock'),
  }
}

/** The deepest category is the main one. */
function groupsOf(row: Row, language: ReaderContext['language']): GroupNode[][] {
  const paths = parts(row.cell('Categories'), ',').map((path) =>
    path
      .split('>')
      .map((name) => plain(name))
      .filter(Boolean)
      .map((name) => ({ names: { [language]: name } })),
  )
  const found = paths.filter((path) => path.length > 0).sort((a, b) => b.length - a.length)
  return found.length > 0 ? found : [[{ key: 'more', names: {} }]]
}

function productOf(row: Row, { language, brand }: ReaderContext): Omit<Product, 'variants'> {
  const title = plain(row.cell('Name'))
  if (title === '') throw new BadCell('missing', { column: 'Name' })
  const handle = handleOf(row)
  if (handle === '') throw new BadCell('sku_and_id_missing')
  const published = row.cell('Published')
  if (!['', '1', '0', '-1'].includes(published)) throw new BadCell('published', { value: published })
  const own = attributesOf(row).find(([name]) => /^brand$/i.test(name))?.[1]
  // Line ends stand as \n in the cells.
  const text = (column: string) => row.cell(column).replaceAll('\\n', '\n')
  return {
    handle,
    slug: slugOf(title, `p-${textHash(handle)}`),
    brand: { name: plain(parts(row.cell('Brands'), ',')[0] ?? own ?? '') || (brand ?? title) },
    groups: groupsOf(row, language),
    texts: {
      [language]: textsOf({
        title,
        html: text('Description') || text('Short description'),
        short: text('Short description'),
      }),
    },
    columns: {
      is_public:
        (published === '' || published === '1') && row.cell('Visibility in catalog').toLowerCase() !== 'hidden',
      tax_class: TAX_CLASS.standard,
    },
  }
}

function* assemble(first: Row, rows: readonly Row[], context: ReaderContext): Generator<Found> {
  const found: Found[] = []
  const handle = handleOf(first)
  const product = attempt(first, found, handle, () => productOf(first, context))
  const images: ProductImage[] = parts(first.cell('Images'), ',').map((url) => ({ url }))
  const variants: ProductVariant[] = []
  for (const row of rows) {
    attempt(row, found, handle, () => {
      const variant = variantOf(row, found, row === first ? null : first)
      variants.push(variant)
      const colour = variant.colour?.names.en
      if (row === first) return
      for (const url of parts(row.cell('Images'), ','))
        if (!images.some((image) => image.url === url && image.colour === colour))
          images.push({ url, ...(colour && { colour }) })
    })
  }
  if (!/^(standard|parent)?$/i.test(first.cell('Tax class')))
    found.push({ warning: remarkAt(first.line, 'tax_class', { value: first.cell('Tax class') }) })
  if (rows.length === 0) found.push({ fault: remarkAt(first.line, 'no_variations'), handle })
  yield* whole(first.line, found, { product, images, variants, variantLines: rows.map(({ line }) => line) })
}

/** Variations may stand anywhere in the file, so variable products are held in memory until its end. */
async function* read(rows: AsyncIterable<Row>, context: ReaderContext): AsyncGenerator<Found> {
  const parents: Row[] = []
  const variations = new Map<string, Row[]>()
  for await (const row of rows) {
    const kind = kindOf(row)
    if (kind === 'simple') yield* assemble(row, [row], context)
    else if (kind === 'variable') parents.push(row)
    else if (kind === 'variation') {
      const parent = row.cell('Parent')
      const others = variations.get(parent)
      if (others) others.push(row)
      else variations.set(parent, [row])
    } else if (kind === 'grouped' || kind === 'external')
      yield { warning: remarkAt(row.line, 'type_left_out', { name: row.cell('Name'), type: kind }) }
    else yield { fault: remarkAt(row.line, 'type', { value: row.cell('Type') }) }
  }
  for (const parent of parents) {
    const keys = keysOf(parent)
    yield* assemble(
      parent,
      keys.flatMap((key) => variations.get(key) ?? []),
      context,
    )
    for (const key of keys) variations.delete(key)
  }
  for (const [parent, [row]] of variations) if (row) yield { fault: remarkAt(row.line, 'no_parent', { value: parent }) }
}

export const WOOCOMMERCE: RowKind = {
  id: 'woocommerce',
  signature: ['Type', 'SKU', 'Name', 'Published', 'Regular price', 'Categories', 'Parent'].map((column) => [column]),
  required: ['Type', 'Name', 'Regular price'].map((column) => [column]),
  isRead: (column) => READ.has(column.toLowerCase()) || /^attribute \d+ (?:name|value\(s\))$/i.test(column),
  read,
}
