/** What a file of goods is for: products, stock, or prices. */
import type { FileKind } from '@/lib/contract/access/office-files'

import { type Column, type LevelFile, openLevels, SKU } from './level-file'
import { AREA, PRICES } from './price-file'
import { BadFile } from './product/faults'
import type { Source } from './readers/decode'
import { openFile } from './readers/open-file'
import { QUANTITY } from './stock-file'

/** The result of `work`; null when it finds that the file cannot be used. */
async function unlessBad<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof BadFile) return null
    throw error
  }
}

function hasColumn({ columns }: LevelFile, spellings: Column): boolean {
  const names = new Set(columns.map((name) => name.toLowerCase()))
  return spellings.some((name) => names.has(name.toLowerCase()))
}

/** What a table of goods does not have: another area's price, a reduced or a club price. */
const ONLY_OF_PRICES: readonly Column[] = [
  AREA,
  ...PRICES.flatMap(([kind, column]) => (kind === 'regular' ? [] : [column])),
]

/**
 * A product file has a SKU and a price, too, so it is looked for first; the shop's own file of prices names its products. Null: the file is of
 * no kind.
 */
export async function recognise(source: Source, encoding?: string): Promise<FileKind | null> {
  const products = await unlessBad(openFile(source, { language: 'en', brand: null }, encoding))
  if (products && products.kind !== 'table') return 'products'
  const table = await unlessBad(openLevels(source, encoding))
  const has = (column: Column) => table !== null && hasColumn(table, column)
  if (products) return has(SKU) && ONLY_OF_PRICES.some(has) ? 'prices' : 'products'
  if (!has(SKU)) return null
  if (has(QUANTITY)) return 'stock'
  return PRICES.some(([, column]) => has(column)) ? 'prices' : null
}
