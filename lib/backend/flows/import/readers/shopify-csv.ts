/**
 * Shopify's product CSV, with the headers of before and of today: the first row of a handle has the product, each row with a price one
 * variant, each row with a picture one picture.
 */
import { slugOf } from '@/lib/catalog/slug'
import type { Found } from '../product/incoming'
import { BadCell } from '../product/faults'
import type { Product, ProductImage, ProductVariant } from '../product/shape'
import { textHash } from '../product/text-hash'
import { cents, gtinProblem, optionsOf, parts, plain, pricesOf, TAX_CLASS, textsOf, truth, units } from './cells'
import type { Row } from './csv'
import { contentOf, goodsOf } from './goods-cells'
import { googleOf } from './google-cells'
import { attempt, type Group, grouped, type ReaderContext, type RowKind, whole } from './reader'

/** Today's name of each column whose name was another one. */
const TODAY: Readonly<Record<string, string>> = {
  Handle: 'URL handle',
  'Body (HTML)': 'Description',
  Published: 'Published on online store',
  'Variant SKU': 'SKU',
  'Variant Barcode': 'Barcode',
  'Variant Price': 'Price',
  'Variant Compare At Price': 'Compare-at price',
  'Variant Inventory Qty': 'Inventory quantity',
  'Variant Inventory Policy': 'Continue selling when out of stock',
  'Image Src': 'Product image URL',
  'Variant Image': 'Variant image URL',
}
const READ = new Set(
  [
    ...Object.entries(TODAY).flat(),
    'Title',
    'Vendor',
    'Type',
    'Tags',
    'Status',
    'Gift Card',
    'Image Alt Text',
    'SEO Description',
    'Variant Pieces',
    'Unit Price Total Measure',
    'Unit Price Total Measure Unit',
    'Google Shopping / Google Product Category',
    'Google Shopping / Gender',
    'Google Shopping / Age Group',
    'Hazard Signal Word',
    'Hazard Pictograms',
    'Hazard Statements',
    'Precautionary Statements',
    'Ingredients',
    'Allergens',
    'Nutrition Per',
    'Energy kJ',
    'Energy kcal',
    'Fat',
    'Saturates',
    'Carbohydrate',
    'Sugars',
    'Fibre',
    'Protein',
    'Salt',
    'Durability Guarantee Years',
  ].map((name) => name.toLowerCase()),
)

type Cell = (column: string) => string
const cellOf =
  (row: Row): Cell =>
  (column) =>
    row.cell(column) || row.cell(TODAY[column] ?? column)

const hasColumn = (row: Row, column: string) => row.has(column) || row.has(TODAY[column] ?? column)

function isPublic(cell: Cell): boolean {
  const status = cell('Status').toLowerCase()
  if (!['', 'active', 'draft', 'archived', 'unlisted'].includes(status)) throw new BadCell('status', { value: status })
  return truth(cell('Published'), 'Published', true) && (status === '' || status === 'active')
}

function variantOf(row: Row, names: readonly string[], taxClass: number, found: Found[]): ProductVariant {
  const cell = cellOf(row)
  const price = cents(cell('Variant Price'), 'Variant Price')
  const compareAt = cell('Variant Compare At Price')
  const gtin = cell('Variant Barcode').replace(/^'/, '')
  const problem = gtin === '' ? null : gtinProblem(gtin)
  if (problem) found.push({ warning: { line: row.line, ...problem } })
  const policy = cell('Variant Inventory Policy').toLowerCase()
  return {
    ...optionsOf(names.map((name, place) => [name, cell(`Option${place + 1} Value`)])),
    sku: cell('Variant SKU').replace(/^'/, '') || null,
    gtin: problem ? null : gtin || null,
    content: contentOf(cell),
    on_order: policy === 'continue' || policy === 'true',
    prices: pricesOf(
      price,
      /^0*(?:\.0*)?$/.test(compareAt) ? null : cents(compareAt, 'Variant Compare At Price'),
      taxClass,
    ),
    ...(hasColumn(row, 'Variant Inventory Qty') && {
      quantity: units(cell('Variant Inventory Qty'), 'Variant Inventory Qty'),
    }),
  }
}

function productOf(row: Row, handle: string, { language, brand }: ReaderContext): Omit<Product, 'variants'> {
  const cell = cellOf(row)
  if (handle === '') throw new BadCell('missing', { column: 'Handle' })
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,199}$/u.test(handle)) throw new BadCell('handle', { value: handle })
  const title = plain(cell('Title'))
  if (title === '') throw new BadCell('missing_in_first', { column: 'Title' })
  const type = plain(cell('Type')) || plain(parts(cell('Tags'), ',')[0] ?? '')
  const { hazard, food, durabilityGuarantee } = goodsOf(cell)
  const { googleCategory, gender, ageGroup } = googleOf(cell)
  return {
    handle,
    slug: slugOf(handle, `p-${textHash(handle)}`),
    brand: { name: plain(cell('Vendor')) || (brand ?? title) },
    groups: type === '' ? [[{ key: 'more', names: {} }]] : [[{ names: { [language]: type } }]],
    google_category: googleCategory,
    texts: { [language]: textsOf({ title, html: cell('Body (HTML)'), seo: cell('SEO Description') }) },
    columns: {
      is_public: isPublic(cell),
      tax_class: truth(cell('Gift Card'), 'Gift Card', false) ? TAX_CLASS.giftCard : TAX_CLASS.standard,
      hazard,
      // Other languages read the English text, as with names.
      food: food && { ...food, ingredients: { [language]: food.ingredients, en: food.ingredients } },
      durability_guarantee: durabilityGuarantee,
      gender,
      age_group: ageGroup,
    },
  }
}

function addPicture(images: ProductImage[], url: string, alt: string, variant: ProductVariant | null): void {
  if (url === '') return
  const colour = variant?.colour?.names.en
  const same = images.find((image) => image.url === url)
  if (!same) images.push({ url, captions: alt ? { en: alt } : {}, ...(colour && { colour }) })
  else if (colour && same.colour === undefined) same.colour = colour
}

/** A row with nothing but a picture. */
const isPicture = (cell: Cell) =>
  cell('Variant Price') === '' && cell('Option1 Value') === '' && cell('Image Src') !== ''

function* productsOf({ key, rows }: Group, context: ReaderContext): Generator<Found> {
  const [first] = rows
  const found: Found[] = []
  const product = attempt(first, found, key, () => productOf(first, key, context))
  const variants: ProductVariant[] = []
  const variantLines: number[] = []
  const images: ProductImage[] = []
  const names = [1, 2, 3].map((place) => first.cell(`Option${place} Name`))
  for (const row of product ? rows : []) {
    attempt(row, found, key, () => {
      const cell = cellOf(row)
      const variant =
        isPicture(cell) && variants.length > 0 ? null : variantOf(row, names, product?.columns.tax_class ?? 5, found)
      if (variant) variants.push(variant)
      if (variant) variantLines.push(row.line)
      addPicture(images, cell('Image Src'), plain(cell('Image Alt Text')), null)
      addPicture(images, cell('Variant Image'), '', variant)
    })
  }
  yield* whole(first.line, found, { product, images, variants, variantLines })
}

const spellings = (column: string) => [column, TODAY[column] ?? column]

export const SHOPIFY: RowKind = {
  id: 'shopify',
  signature: ['Handle', 'Title', 'Variant Price', 'Body (HTML)', 'Vendor', 'Option1 Name', 'Option1 Value'].map(
    spellings,
  ),
  required: ['Handle', 'Title', 'Variant Price'].map(spellings),
  isRead: (column) => READ.has(column.toLowerCase()) || /^option[123] (?:name|value)$/i.test(column),
  async *read(rows, context) {
    for await (const group of grouped(rows, (row) => cellOf(row)('Handle') || `\0${row.line}`))
      yield* productsOf({ ...group, key: group.key.startsWith('\0') ? '' : group.key }, context)
  },
}
