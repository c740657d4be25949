/** What a file of goods is for: products, stock, or prices. */
import type { FileKind } from '@/lib/contract/access/office-files'

import { type Column, type LevelFile, openLevels, SKU } from './level-file'
import { PRICES } from './price-file'
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

/** A product file has a SKU and a price, too, so it is looked for first. Null: the file is of no kind. */
export async function recognise(source: Source, encoding?: string): Promise<FileKind | null> {
  if (await unlessBad(openFile(source, { language: 'en', brand: null }, encoding))) return 'products'
  const table = await unlessBad(openLevels(source, encoding))
  if (!table || !hasColumn(table, SKU)) return null
  if (hasColumn(table, QUANTITY)) return 'stock'
  return PRICES.some(([, column]) => hasColumn(table, column)) ? 'prices' : null
}
