/** What every reader is given and gives. */
import type { Language } from '@/lib/market/languages'

import { BadCell } from '../product/faults'
import type { Found } from '../product/incoming'
import type { Product, ProductImage, ProductVariant } from '../product/shape'
import type { Row } from './csv'

export interface ReaderContext {
  /** Language of the file's texts, where the file does not say. */
  readonly language: Language
  /** Brand of products whose file names none; null: their own name. */
  readonly brand: string | null
}

/** Kinds of product files; their names are the messages `importer.format_<kind>`. */
export const FORMATS = [
  'own_csv',
  'own_json',
  'shopify',
  'woocommerce',
  'vendure',
  'google',
  'google_xml',
  'table',
] as const
export type Format = (typeof FORMATS)[number]

/** A kind of file with columns. */
export interface RowKind {
  readonly id: Format
  /** Columns by which it is recognised, and those among them without which it cannot be read; each a list of its spellings. */
  readonly signature: readonly (readonly string[])[]
  readonly required: readonly (readonly string[])[]
  /** What to call a column that is missing beside those of the header; without it by its first spelling. */
  readonly nameFor?: (spellings: readonly string[], header: readonly string[]) => string | undefined
  /** Whether the column is read; the others are listed as left out. */
  readonly isRead: (column: string) => boolean
  readonly read: (rows: AsyncIterable<Row>, context: ReaderContext) => AsyncGenerator<Found>
}

export interface Group {
  readonly key: string
  readonly rows: readonly [Row, ...Row[]]
}

/** Rows that follow each other and have the same key; `''` continues the product before. Memory holds one product. */
export async function* grouped(rows: AsyncIterable<Row>, keyOf: (row: Row) => string): AsyncGenerator<Group> {
  let current: { key: string; rows: [Row, ...Row[]] } | null = null
  for await (const row of rows) {
    const key = keyOf(row)
    if (current && (key === '' || key === current.key)) current.rows.push(row)
    else {
      if (current) yield current
      current = { key, rows: [row] }
    }
  }
  if (current) yield current
}

/** Turns the BadCell of one row into a fault of its line. */
export function attempt<T>(row: Row, faults: Found[], handle: string, work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof BadCell)) throw error
    faults.push({ fault: { line: row.line, ...error.reason }, handle })
    return null
  }
}

/** A product as its reader has put it together; null where its own row has a fault. */
interface Assembled {
  readonly product: Omit<Product, 'variants'> | null
  readonly images: ProductImage[]
  readonly variants: ProductVariant[]
  /** The line of the file that each variant comes from. */
  readonly variantLines: number[]
}

/** What was found on the way, then the product, unless one of its rows has a fault. */
export function* whole(line: number, found: readonly Found[], assembled: Assembled): Generator<Found> {
  const { product, images, variants, variantLines } = assembled
  yield* found
  if (!product || found.some((entry) => 'fault' in entry)) return
  product.columns.is_multi_color = variants.some((variant) => variant.colour)
  yield { product: { line, product: { ...product, images, variants }, variantLines } }
}
