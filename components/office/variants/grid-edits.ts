/** What a person does to a table of variants, as rows to rows. */
import { proposedPrice } from '@/lib/catalog/proposed-price'
import { type GridColumn, skuFor } from '@/lib/catalog/variant-grid'
import type { OfficeChoices } from '@/lib/contract/schemas/office'

import { centsText } from '../decimal'
import { type GridRow, keyOf, newRow, numberIn, textOf } from './grid-model'

type Rows = readonly GridRow[]

/** The order of the rows that are made: that of the chosen colours, then that of the shop's sizes. */
interface Order {
  readonly colours: readonly number[]
  readonly sizes: OfficeChoices['sizes']
}

const typed = (row: GridRow, column: GridColumn, text: string): GridRow => ({
  ...row,
  typed: { ...row.typed, [column]: text },
})

/** Rows that are saved keep their place. */
function ordered(rows: Rows, { colours, sizes }: Order): GridRow[] {
  const place = ({ colourId, sizeId }: GridRow) =>
    (colourId === null ? -1 : colours.indexOf(colourId)) * 1_000 + sizes.findIndex(({ id }) => id === sizeId)
  const made = rows.filter(({ id }) => id === null)
  return [...rows.filter(({ id }) => id !== null), ...made.toSorted((a, b) => place(a) - place(b))]
}

export function withCombinations(
  rows: Rows,
  pairs: readonly (readonly [number | null, number | null])[],
  order: Order,
): GridRow[] {
  const missing = pairs.filter(
    ([colour, size]) => !rows.some(({ colourId, sizeId }) => colourId === colour && sizeId === size),
  )
  return ordered([...rows, ...missing.map(([colour, size]) => newRow(colour, size))], order)
}

/** The rows that were not there before, with the price that the others say. */
export function priced(before: Rows, rows: Rows, locale: string): GridRow[] {
  const known = new Set(before.map(({ key }) => key))
  const others = before
    .filter(({ isRemoved }) => !isRemoved)
    .map((row) => ({ colourId: row.colourId, sizeId: row.sizeId, price: numberIn(row, 'price') }))
  return rows.map((row) => {
    const price = known.has(row.key) ? null : proposedPrice(others, row)
    return price === null ? row : typed(row, 'price', centsText(locale, price))
  })
}

export const withoutCombination = (rows: Rows, colourId: number | null, sizeId: number | null): GridRow[] =>
  rows.filter(({ key }) => key !== keyOf(colourId, sizeId))

export const withText = (rows: Rows, key: string, column: GridColumn, text: string): GridRow[] =>
  rows.map((row) => (row.key === key ? typed(row, column, text) : row))

/** The cell of the first row in all rows. */
export function filledDown(rows: Rows, column: GridColumn): GridRow[] {
  const first = rows.find(({ isRemoved }) => !isRemoved)
  return first ? rows.map((row) => typed(row, column, textOf(first, column))) : [...rows]
}

/** A number for each row that has none. */
export function numbered(rows: Rows, product: string, { colours, sizes }: OfficeChoices): GridRow[] {
  const taken = new Set(rows.map((row) => textOf(row, 'sku').trim().toLowerCase()))
  return rows.map((row) => {
    if (textOf(row, 'sku').trim() !== '') return row
    const colour = colours.find(({ id }) => id === row.colourId)?.slug ?? null
    const size = sizes.find(({ id }) => id === row.sizeId)?.name ?? null
    const sku = skuFor({ product, colour, size }, taken)
    taken.add(sku.toLowerCase())
    return typed(row, 'sku', sku)
  })
}

/** One that is not saved is gone; one that is saved is marked until the table is saved. */
export function removed(rows: Rows, key: string, isRemoved: boolean): GridRow[] {
  return rows.flatMap((row) => {
    if (row.key !== key) return [row]
    return row.id === null ? [] : [{ ...row, isRemoved }]
  })
}

/** Without the rows that are not saved and whose colour or size is chosen no more. */
const within = (rows: Rows, dimension: 'colourId' | 'sizeId', ids: readonly number[]): GridRow[] =>
  rows.filter((row) => row.id !== null || row[dimension] === null || ids.includes(row[dimension]))

/**
 * The rows after colours or sizes are chosen. Nobody picks a colour to leave it out, so that what is chosen for a product without variants
 * makes all its combinations; a saved product may have left some out on purpose.
 */
export function chosen(
  rows: Rows,
  dimension: 'colourId' | 'sizeId',
  ids: { readonly old: readonly number[]; readonly next: readonly number[]; readonly other: readonly number[] },
  order: Order,
): GridRow[] {
  const kept = within(rows, dimension, ids.next)
  if (rows.some(({ id }) => id !== null)) return kept
  const fitting = ids.next.length === 0 ? kept : kept.filter((row) => row[dimension] !== null)
  const added = ids.next.length === 0 ? [null] : ids.next.filter((id) => !ids.old.includes(id))
  const others = ids.other.length === 0 ? [null] : ids.other
  if (ids.next.length === 0 && ids.other.length === 0) return []
  const pairs = added.flatMap((id) =>
    others.map((other) => (dimension === 'colourId' ? ([id, other] as const) : ([other, id] as const))),
  )
  return withCombinations(fitting, pairs, order)
}
