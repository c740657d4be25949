/**
 * A table of goods as a merchant writes it: the template of the imports page, or a table with headings like its own. Each row is a variant;
 * rows with the same name and brand that follow each other are one product, and so is a row without a name with the one before it.
 */
import {
  headingIn,
  headingsOf,
  languageOfHeader,
  NEEDED_COLUMNS,
  TABLE_COLUMNS,
  type TableColumn,
} from '@/lib/catalog/goods-table'
import { addressOf } from '@/lib/catalog/slug'

import { BadCell } from '../product/faults'
import type { Found } from '../product/incoming'
import type { Product, ProductImage, ProductVariant } from '../product/shape'
import { textHash } from '../product/text-hash'
import { cents, gtinProblem, inAll, optionsOf, plain, pricesOf, TAX_CLASS, textsOf, units } from './cells'
import type { Row } from './csv'
import { attempt, type Group, grouped, type ReaderContext, type RowKind, whole } from './reader'

const HEADINGS = Object.fromEntries(TABLE_COLUMNS.map((column) => [column, headingsOf(column)])) as Readonly<
  Record<TableColumn, readonly string[]>
>
const READ = new Set(Object.values(HEADINGS).flatMap((names) => names.map((name) => name.toLowerCase())))
/** What tells a table of goods from a file of stock or of prices: with three of these six it is one. */
const SIGNATURE: readonly TableColumn[] = ['name', 'price', 'sku', 'brand', 'group', 'description']
const MAX_HANDLE = 300

/** As the file calls it. */
const headingOf = (row: Row, column: TableColumn): string =>
  HEADINGS[column].find((name) => row.has(name)) ?? HEADINGS[column][0] ?? column

const cellOf = (row: Row, column: TableColumn): string => row.cell(headingOf(row, column))

const nameOf = (row: Row): string => plain(cellOf(row, 'name'))
const brandOf = (row: Row): string => plain(cellOf(row, 'brand'))

function priceOf(row: Row): number {
  const [heading, text] = [headingOf(row, 'price'), cellOf(row, 'price')]
  if (text === '') throw new BadCell('missing', { column: heading })
  return cents(text.replace(/\s*(?:€|EUR)$/i, ''), heading)
}

function variantOf(row: Row, found: Found[]): ProductVariant {
  const gtin = cellOf(row, 'ean').replaceAll(/[\s-]/g, '')
  const problem = gtin === '' ? null : gtinProblem(gtin)
  if (problem) found.push({ warning: { line: row.line, ...problem } })
  const stock = headingOf(row, 'stock')
  return {
    ...optionsOf([
      ['colour', cellOf(row, 'colour')],
      ['size', cellOf(row, 'size')],
    ]),
    sku: cellOf(row, 'sku') || null,
    gtin: problem ? null : gtin || null,
    prices: pricesOf(priceOf(row), null, TAX_CLASS.standard),
    ...(row.has(stock) && { quantity: units(row.cell(stock), stock) }),
  }
}

/** `Clothing > Hats`, or one name, which may be a group anywhere. */
function groupsOf(text: string, { language }: ReaderContext): NonNullable<Product['groups']> {
  const names = text.split('>').flatMap((name) => plain(name) || [])
  if (names.length === 0) return [[{ key: 'more', names: {} }]]
  return [names.map((name) => ({ names: names.length === 1 ? { [language]: name } : inAll(name) }))]
}

function productOf(row: Row, context: ReaderContext): Omit<Product, 'variants'> {
  const [name, brand] = [nameOf(row), brandOf(row)]
  if (name === '') throw new BadCell('missing_in_first', { column: headingOf(row, 'name') })
  return {
    handle: keyOf(row).slice(0, MAX_HANDLE),
    slug: addressOf(name) || `p-${textHash(name)}`,
    brand: { name: brand || (context.brand ?? name) },
    groups: groupsOf(cellOf(row, 'group'), context),
    texts: { [context.language]: textsOf({ title: name, html: cellOf(row, 'description') }) },
    columns: { tax_class: TAX_CLASS.standard },
  }
}

/** Of a product: its brand and its name, whatever their case; empty for a row that continues the product before it. */
function keyOf(row: Row): string {
  const name = nameOf(row)
  return name === '' ? '' : `${brandOf(row)} ${name}`.trim().toLowerCase()
}

/** Addresses with a space or a bar between them. */
function addPictures(images: ProductImage[], row: Row, variant: ProductVariant | null): void {
  const colour = variant?.colour?.names.en
  for (const url of cellOf(row, 'picture')
    .split(/[\s|]+/)
    .filter(Boolean))
    if (!images.some((image) => image.url === url)) images.push({ url, ...(colour && { colour }) })
}

function* productsOf({ key, rows }: Group, context: ReaderContext): Generator<Found> {
  const [first] = rows
  const found: Found[] = []
  const product = attempt(first, found, key, () => productOf(first, context))
  const variants: ProductVariant[] = []
  const variantLines: number[] = []
  const images: ProductImage[] = []
  for (const row of product ? rows : []) {
    const variant = attempt(row, found, key, () => variantOf(row, found))
    if (variant) {
      variants.push(variant)
      variantLines.push(row.line)
    }
    attempt(row, found, key, () => addPictures(images, row, variant))
  }
  yield* whole(first.line, found, { product, images, variants, variantLines })
}

export const TABLE: RowKind = {
  id: 'table',
  signature: SIGNATURE.map((column) => HEADINGS[column]),
  required: NEEDED_COLUMNS.map((column) => HEADINGS[column]),
  nameFor: (spellings, header) => {
    const column = NEEDED_COLUMNS.find((name) => HEADINGS[name] === spellings)
    return column && headingIn(column, languageOfHeader(header))
  },
  isRead: (column) => READ.has(column.toLowerCase()),
  async *read(rows, context) {
    for await (const group of grouped(rows, keyOf)) yield* productsOf(group, context)
  },
}
