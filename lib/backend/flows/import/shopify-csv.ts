/**
 * Shopify's product CSV: the first row of a handle has the product, each row with a price one variant, each row with a picture one picture.
 * Pure: text in, products and line-numbered errors out.
 */
import type { Content } from '@/lib/contract/schemas/common'

import { contentOf, type Goods, goodsOf } from './goods-cells'
import { type ForGoogle, googleOf } from './google-cells'
import { BadCell, readRows, type Row, type RowError } from './rows'

export interface ImportedVariant {
  line: number
  colour: string | null
  size: string | null
  /** Any third kind of choice, e.g. a material. */
  type: string | null
  sku: string | null
  gtin: string | null
  grams: number | null
  /** For the unit price. */
  content: Content | null
  quantity: number
  /** Can be sold without stock. */
  continueSelling: boolean
  /** Cents. */
  price: number
  /** Cents; only when above the price. */
  compareAt: number | null
  picture: string | null
}

export interface ImportedProduct extends Goods, ForGoogle {
  line: number
  handle: string
  title: string
  html: string
  vendor: string
  /** The name of its group: the type, else the first tag. */
  type: string
  tags: string[]
  isPublic: boolean
  isGiftCard: boolean
  seoDescription: string
  variants: ImportedVariant[]
  pictures: { url: string; alt: string }[]
}

export interface ParsedCatalogue {
  products: ImportedProduct[]
  errors: RowError[]
  badHandles: Set<string>
}

const MAX_CENTS = 2_000_000_000
const COLOUR = /^(colou?r|väri|färg|farbe|couleur|цвет)$/i
const SIZE = /^(size|koko|storlek|größe|taille|размер)$/i

/** `9.99`, `1299`; never a comma, a sign or an exponent. Cents, above zero. */
function cents(text: string, column: string): number {
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text)) throw new BadCell(`${column} is not a price: “${text}”.`)
  const [whole = '0', fraction = ''] = text.split('.')
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  if (value <= 0 || value > MAX_CENTS) throw new BadCell(`${column} must be above zero: “${text}”.`)
  return value
}

function integer(text: string, column: string): number {
  if (!/^-?\d{1,7}$/.test(text)) throw new BadCell(`${column} is not a whole number: “${text}”.`)
  // Shopify writes oversold stock as a negative number; the stock is then 0.
  return Math.max(0, Number(text))
}

function truth(text: string, column: string, fallback: boolean): boolean {
  if (text === '') return fallback
  if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  throw new BadCell(`${column} must be true or false: “${text}”.`)
}

function optionNames(row: Row): string[] {
  return [1, 2, 3].map((n) => row.cells[`Option${n} Name`] ?? '')
}

function choices(row: Row, names: string[]): Pick<ImportedVariant, 'colour' | 'size' | 'type'> {
  const found: Pick<ImportedVariant, 'colour' | 'size' | 'type'> = { colour: null, size: null, type: null }
  names.forEach((name, index) => {
    const value = row.cells[`Option${index + 1} Value`] ?? ''
    if (value === '' || (name === 'Title' && value === 'Default Title')) return
    if (COLOUR.test(name)) found.colour = value
    else if (SIZE.test(name)) found.size = value
    else found.type = found.type === null ? value : `${found.type} / ${value}`
  })
  return found
}

function variantOf(row: Row, names: string[]): ImportedVariant {
  const cell = (column: string) => row.cells[column] ?? ''
  const price = cents(cell('Variant Price'), 'Variant Price')
  const compareAt =
    cell('Variant Compare At Price') === '' ? null : cents(cell('Variant Compare At Price'), 'Variant Compare At Price')
  const gtin = cell('Variant Barcode').replace(/^'/, '')
  if (gtin !== '' && !/^\d{8,14}$/.test(gtin)) throw new BadCell(`Variant Barcode is not a GTIN: “${gtin}”.`)
  const grams = cell('Variant Grams')
  return {
    line: row.line,
    ...choices(row, names),
    sku: cell('Variant SKU') || null,
    gtin: gtin || null,
    grams: grams === '' ? null : integer(grams.replace(/\.0+$/, ''), 'Variant Grams') || null,
    content: contentOf(cell),
    quantity:
      cell('Variant Inventory Qty') === '' ? 0 : integer(cell('Variant Inventory Qty'), 'Variant Inventory Qty'),
    continueSelling: cell('Variant Inventory Policy').toLowerCase() === 'continue',
    price,
    compareAt: compareAt !== null && compareAt > price ? compareAt : null,
    picture: cell('Variant Image') || null,
  }
}

function productOf(row: Row): ImportedProduct {
  const cell = (column: string) => row.cells[column] ?? ''
  const title = cell('Title')
  if (title === '') throw new BadCell('Title is missing in the first row of the product.')
  const tags = cell('Tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  return {
    line: row.line,
    handle: cell('Handle'),
    title,
    html: cell('Body (HTML)'),
    vendor: cell('Vendor') || title,
    type: cell('Type') || tags[0] || '',
    tags,
    isPublic: truth(cell('Published'), 'Published', true),
    isGiftCard: truth(cell('Gift Card'), 'Gift Card', false),
    seoDescription: cell('SEO Description'),
    ...goodsOf(cell),
    ...googleOf(cell),
    variants: [],
    pictures: [],
  }
}

function addRow(product: ImportedProduct, names: string[], row: Row): void {
  const cell = (column: string) => row.cells[column] ?? ''
  const isPictureOnly =
    cell('Variant Price') === '' &&
    cell('Option1 Value') === '' &&
    cell('Image Src') !== '' &&
    product.variants.length > 0
  if (!isPictureOnly) {
    const variant = variantOf(row, names)
    const twin = product.variants.find(
      (v) => v.colour === variant.colour && v.size === variant.size && v.type === variant.type,
    )
    if (twin) throw new BadCell(`The same options stand in line ${twin.line} already.`)
    product.variants.push(variant)
  }
  const url = cell('Image Src')
  if (url !== '' && !product.pictures.some((picture) => picture.url === url))
    product.pictures.push({ url, alt: cell('Image Alt Text') })
}

/** Parses a whole file. Products with an invalid row are left out and listed in `badHandles`. */
export function parseShopifyCsv(text: string): ParsedCatalogue {
  const { rows, errors } = readRows(text)
  const products = new Map<string, { product: ImportedProduct; names: string[] }>()
  const badHandles = new Set<string>()
  for (const row of rows) {
    const handle = row.cells.Handle ?? ''
    try {
      if (handle === '') throw new BadCell('Handle is missing.')
      if (!/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,199}$/u.test(handle))
        throw new BadCell(`Handle is not usable in an address: “${handle}”.`)
      const known =
        products.get(handle) ??
        (badHandles.has(handle) ? undefined : { product: productOf(row), names: optionNames(row) })
      if (!known) continue
      products.set(handle, known)
      addRow(known.product, known.names, row)
    } catch (error) {
      if (!(error instanceof BadCell)) throw error
      errors.push({ line: row.line, reason: error.message })
      if (handle !== '') badHandles.add(handle)
    }
  }
  for (const handle of badHandles) products.delete(handle)
  return { products: [...products.values()].map(({ product }) => product), errors, badHandles }
}
