/** The rows of a table of variants: what is saved, what is typed, and what must be sent. */
import { type CellFault, type GridColumn, parseCents, readCell } from '@/lib/catalog/variant-grid'
import type { OfficeGoods, OfficeNewVariant, OfficePatch, OfficeVariantChanges } from '@/lib/contract/schemas/office'

import { centsText } from '../decimal'

type Cells = Readonly<Partial<Record<GridColumn, string>>>

export interface GridRow {
  /** As the shop names the row in a refusal. */
  readonly key: string
  /** Null: it is made. */
  readonly id: number | null
  readonly colourId: number | null
  readonly sizeId: number | null
  readonly stored: Cells
  readonly typed: Cells
  readonly isRemoved: boolean
  /** Units by store. */
  readonly held: Readonly<Record<number, number>>
}

export const keyOf = (colourId: number | null, sizeId: number | null): string => `c${colourId ?? 0}s${sizeId ?? 0}`
export const textOf = ({ typed, stored }: GridRow, column: GridColumn): string => typed[column] ?? stored[column] ?? ''
export const isChanged = (row: GridRow, column: GridColumn): boolean =>
  textOf(row, column).trim() !== (row.stored[column] ?? '')

/** With the prices as the language writes them. */
export function rowsOf({ variants }: OfficeGoods, locale: string): GridRow[] {
  return variants.map(({ id, colourId, sizeId, gtin, sku, weight, regular, isHidden, stock }) => ({
    key: `v${id}`,
    id,
    colourId,
    sizeId,
    stored: {
      gtin: gtin ?? '',
      sku: sku ?? '',
      weight: weight === null ? '' : String(weight),
      price: regular === null ? '' : centsText(locale, regular),
      shown: isHidden ? '0' : '1',
    },
    typed: {},
    isRemoved: false,
    held: Object.fromEntries(stock.map(({ store, quantity }) => [store, quantity])),
  }))
}

export const newRow = (colourId: number | null, sizeId: number | null): GridRow => ({
  key: keyOf(colourId, sizeId),
  id: null,
  colourId,
  sizeId,
  stored: {},
  typed: { shown: '1' },
  isRemoved: false,
  held: {},
})

/** Why a cell cannot be saved; null: it can. */
export function faultOf(rows: readonly GridRow[], row: GridRow, column: GridColumn): CellFault | 'repeated' | null {
  const text = textOf(row, column)
  const read = readCell(column, text)
  if ('fault' in read) return read.fault
  if ((column !== 'gtin' && column !== 'sku') || read.value === null) return null
  const same = rows.filter(
    (other) => !other.isRemoved && textOf(other, column).trim().toLowerCase() === text.trim().toLowerCase(),
  )
  return same.length > 1 ? 'repeated' : null
}

export const faultCount = (rows: readonly GridRow[], columns: readonly GridColumn[]): number =>
  rows.reduce((sum, row) => {
    const wrong = row.isRemoved ? [] : columns.filter((column) => faultOf(rows, row, column) !== null)
    return sum + wrong.length
  }, 0)

function valueIn(row: GridRow, column: GridColumn): string | number | boolean | null {
  const read = readCell(column, textOf(row, column))
  return 'value' in read ? read.value : null
}

export const numberIn = (row: GridRow, column: GridColumn) => valueIn(row, column) as number | null
const wordIn = (row: GridRow, column: GridColumn) => valueIn(row, column) as string | null

/** Shoppers would see it, and it costs nothing that anybody knows. */
export const lacksPrice = (row: GridRow, basePrice: number | null): boolean =>
  basePrice === null && !row.isRemoved && textOf(row, 'price').trim() === '' && valueIn(row, 'shown') !== false

const deliveries = (row: GridRow, stores: readonly number[]) =>
  stores.flatMap((store) => {
    const quantity = numberIn(row, `stock.${store}`)
    return quantity === null ? [] : [{ store, quantity }]
  })

function made(row: GridRow, stores: readonly number[], basePrice: number | null): OfficeNewVariant {
  return {
    colourId: row.colourId,
    sizeId: row.sizeId,
    gtin: wordIn(row, 'gtin'),
    sku: wordIn(row, 'sku'),
    weight: numberIn(row, 'weight'),
    isHidden: valueIn(row, 'shown') === false,
    price: numberIn(row, 'price') ?? basePrice,
    stock: deliveries(row, stores),
  }
}

const emptied = (text: string | undefined) => (text === undefined || text === '' ? null : text)

function patchOf(row: GridRow): OfficePatch {
  const patch: OfficePatch = []
  for (const column of ['gtin', 'sku'] as const)
    if (isChanged(row, column)) patch.push({ path: column, from: emptied(row.stored[column]), to: wordIn(row, column) })
  if (isChanged(row, 'weight')) {
    const from = emptied(row.stored.weight)
    patch.push({ path: 'weight', from: from === null ? null : Number(from), to: numberIn(row, 'weight') })
  }
  const isHidden = valueIn(row, 'shown') === false
  const wasHidden = row.stored.shown === '0'
  if (isHidden !== wasHidden) patch.push({ path: 'isHidden', from: wasHidden, to: isHidden })
  return patch
}

function altered(row: GridRow, stores: readonly number[]): OfficeVariantChanges['change'] {
  const patch = patchOf(row)
  const stock = deliveries(row, stores)
  const was = emptied(row.stored.price)
  const from = was === null ? null : parseCents(was)
  const to = numberIn(row, 'price')
  if (patch.length === 0 && stock.length === 0 && from === to) return []
  return [{ id: row.id ?? 0, patch, stock, ...(from !== to && { price: { from, to } }) }]
}

/** What saving the table sends. A new variant without a price of its own has the one of the product. */
export function changesOf(
  rows: readonly GridRow[],
  stores: readonly number[],
  basePrice: number | null,
): OfficeVariantChanges {
  return {
    create: rows.filter(({ id, isRemoved }) => id === null && !isRemoved).map((row) => made(row, stores, basePrice)),
    change: rows.filter(({ id, isRemoved }) => id !== null && !isRemoved).flatMap((row) => altered(row, stores)),
    remove: rows.flatMap(({ id, isRemoved }) => (id !== null && isRemoved ? [id] : [])),
  }
}

export const countOf = ({ create, change, remove }: OfficeVariantChanges): number =>
  create.length + change.length + remove.length

interface Block {
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
  /** Of the cell into which the block is pasted. */
  readonly row: number
  readonly column: number
  readonly cells: readonly (readonly string[])[]
}

/** The rows with a pasted block in them, and the lines of it that the table has no place for. */
export function pasted({ rows, columns, row, column, cells }: Block): { rows: GridRow[]; left: string[][] } {
  const next = [...rows]
  const left: string[][] = []
  for (const [down, line] of cells.entries()) {
    const at = next[row + down]
    if (!at) {
      left.push([...line])
      continue
    }
    const fitting = line.slice(0, columns.length - column)
    const typed = Object.fromEntries(fitting.map((text, right) => [columns[column + right] ?? 'sku', text.trim()]))
    next[row + down] = { ...at, typed: { ...at.typed, ...typed } }
    const beyond = line.slice(columns.length - column)
    if (beyond.some((text) => text.trim() !== '')) left.push(beyond)
  }
  return { rows: next, left }
}
