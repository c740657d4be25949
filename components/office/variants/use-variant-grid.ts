'use client'

import { useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { type GridColumn, pastedCells } from '@/lib/catalog/variant-grid'
import type { OfficeChoices, OfficeVariantChanges } from '@/lib/contract/schemas/office'
import type { OfficeFault } from '@/lib/office/browser'

import { faultText } from '../fault-text'
import {
  chosen,
  filledDown,
  numbered,
  priced,
  removed,
  withCombinations,
  withoutCombination,
  withText,
} from './grid-edits'
import { changesOf, countOf, faultCount, faultOf, type GridRow, lacksPrice, pasted } from './grid-model'

const FIELDS: readonly GridColumn[] = ['gtin', 'sku', 'weight', 'price', 'shown']
/** Stores with a column at first. */
const FIRST_STORES = 2

export interface VariantGrid {
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
  /** What new rows cost that have no price of their own; null: there is none. */
  readonly basePrice: number | null
  readonly stores: readonly number[]
  readonly colours: readonly number[]
  readonly sizes: readonly number[]
  /** Cells that cannot be saved. */
  readonly faults: number
  /** Rows that shoppers would not see, because they have no price. */
  readonly unpriced: number
  readonly changes: OfficeVariantChanges
  readonly count: number
  /** Lines of a paste that had no place. */
  readonly left: string
  readonly lacksPrice: (row: GridRow) => boolean
  /** `row`: of the whole row. */
  readonly faultAt: (row: GridRow, column: GridColumn | 'row') => string | null
  readonly setColours: (ids: readonly number[]) => void
  readonly setSizes: (ids: readonly number[]) => void
  readonly addStore: (id: number) => void
  /** Makes the combination, or takes back that it is made. */
  readonly tick: (colourId: number | null, sizeId: number | null, isOn: boolean) => void
  readonly tickAll: () => void
  readonly type: (key: string, column: GridColumn, text: string) => void
  /** False: one cell, which the browser pastes itself. */
  readonly paste: (row: number, column: number, text: string) => boolean
  readonly fillDown: (column: GridColumn) => void
  readonly makeNumbers: (product: string) => void
  readonly remove: (key: string, isRemoved: boolean) => void
  readonly refuse: (fault: OfficeFault) => void
  readonly reset: (rows: readonly GridRow[]) => void
}

const orNone = (ids: readonly number[]): readonly (number | null)[] => (ids.length === 0 ? [null] : ids)
const unique = (ids: readonly (number | null)[]) => [...new Set(ids)].filter((id): id is number => id !== null)

/** The row and the column that a refusal of the shop names. */
function placeOf({ field, details }: OfficeFault): string | null {
  const { row } = (details ?? {}) as { row?: string }
  if (row === undefined) return null
  if (field === null || field === 'sizeId') return `${row} row`
  return `${row} ${field === 'isHidden' ? 'shown' : field}`
}

/** The rows, and what the shop said of them; a change of any row makes that old. */
function useRows(initial: readonly GridRow[]) {
  const intl = useIntl()
  const [rows, setRows] = useState<readonly GridRow[]>(initial)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  return {
    rows,
    refused,
    change: (next: readonly GridRow[]) => {
      setRows(next)
      setRefused({})
    },
    refuse: (fault: OfficeFault) => {
      const place = placeOf(fault)
      if (place !== null) setRefused({ [place]: faultText(intl, fault) })
    },
  }
}

function useDimensions(initial: readonly GridRow[], choices: OfficeChoices) {
  const [colours, setColours] = useState<readonly number[]>(() => unique(initial.map(({ colourId }) => colourId)))
  const [sizes, setSizes] = useState<readonly number[]>(() => unique(initial.map(({ sizeId }) => sizeId)))
  const [stores, setStores] = useState<readonly number[]>(() => firstStores(initial, choices.stores))
  return { colours, setColours, sizes, setSizes, stores, setStores }
}

/** What is wrong in the table, and what the shop has refused. */
function troubles(
  intl: IntlShape,
  rows: readonly GridRow[],
  refused: Readonly<Record<string, string>>,
  columns: readonly GridColumn[],
): Pick<VariantGrid, 'faults' | 'faultAt'> {
  return {
    faults: faultCount(rows, columns),
    faultAt: (row, column) => {
      const fault = row.isRemoved || column === 'row' ? null : faultOf(rows, row, column)
      return fault === null
        ? (refused[`${row.key} ${column}`] ?? null)
        : intl.formatMessage({ id: `office.cell_${fault}` })
    },
  }
}

/** Colours × sizes, and the table of their variants, as they are typed. */
export function useVariantGrid(
  initial: readonly GridRow[],
  choices: OfficeChoices,
  basePrice: number | null,
): VariantGrid {
  const intl = useIntl()
  const { rows, refused, change, refuse } = useRows(initial)
  const { colours, setColours, sizes, setSizes, stores, setStores } = useDimensions(initial, choices)
  const [left, setLeft] = useState('')
  const columns = [...FIELDS, ...stores.map((id): GridColumn => `stock.${id}`)]
  const changes = changesOf(rows, stores, basePrice)
  const order = { colours, sizes: choices.sizes }
  // A price for all is one that new rows do not need.
  const add = (next: readonly GridRow[]) => change(basePrice === null ? priced(rows, next, intl.locale) : next)
  return {
    ...{ rows, columns, basePrice, stores, colours, sizes, changes, left, refuse },
    ...troubles(intl, rows, refused, columns),
    unpriced: rows.filter((row) => lacksPrice(row, basePrice)).length,
    lacksPrice: (row) => lacksPrice(row, basePrice),
    count: countOf(changes),
    setColours: (ids) => {
      setColours([...ids])
      add(chosen(rows, 'colourId', { old: colours, next: ids, other: sizes }, { ...order, colours: ids }))
    },
    setSizes: (ids) => {
      setSizes(choices.sizes.filter(({ id }) => ids.includes(id)).map(({ id }) => id))
      add(chosen(rows, 'sizeId', { old: sizes, next: ids, other: colours }, order))
    },
    addStore: (id) => setStores(stores.includes(id) ? stores : [...stores, id]),
    tick: (colour, size, isOn) =>
      isOn ? add(withCombinations(rows, [[colour, size]], order)) : change(withoutCombination(rows, colour, size)),
    tickAll: () =>
      add(
        withCombinations(
          rows,
          orNone(colours).flatMap((colour) => orNone(sizes).map((size) => [colour, size] as const)),
          order,
        ),
      ),
    type: (key, column, text) => change(withText(rows, key, column, text)),
    paste: (row, column, text) => {
      const cells = pastedCells(text)
      if (cells.length === 1 && cells[0]?.length === 1) return false
      const result = pasted({ rows, columns, row, column, cells })
      change(result.rows)
      setLeft(result.left.map((line) => line.join('\t')).join('\n'))
      return true
    },
    fillDown: (column) => change(filledDown(rows, column)),
    makeNumbers: (product) => change(numbered(rows, product, choices)),
    remove: (key, isRemoved) => change(removed(rows, key, isRemoved)),
    reset: (next) => {
      change(next)
      setLeft('')
    },
  }
}

/** Those that hold some of the product, then the first of the shop. */
function firstStores(rows: readonly GridRow[], stores: OfficeChoices['stores']): number[] {
  const holding = stores.filter(({ id }) => rows.some(({ held }) => (held[id] ?? 0) > 0))
  const others = stores.filter(({ id }) => !holding.some((store) => store.id === id))
  return [...holding, ...others].slice(0, Math.max(FIRST_STORES, holding.length)).map(({ id }) => id)
}
