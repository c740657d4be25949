/** Transfer requests: staff order products from the stock of other stores (spec 1 §4 "Transfer requests"). */
import { isNewBundle } from './rows'
import type { CartRow, ProductId } from './types'

/** Number of units to take from the source warehouses. */
export function pickedAmount(row: Pick<CartRow, 'transferAmounts'>, from: readonly number[]): number {
  return from.reduce((sum, store) => sum + (row.transferAmounts?.[String(store)] ?? 0), 0)
}

/**
 * Sets the units to take from one warehouse. With several sources the row's amount is their sum (at least 1), except for a new-bundle row,
 * whose amount is fixed.
 */
export function pickFrom(row: CartRow, store: number, amount: number, from: readonly number[]): CartRow {
  const picked: CartRow = {
    ...row,
    transferAmounts: { ...row.transferAmounts, [String(store)]: Math.max(0, Math.trunc(amount) || 0) },
    transferAmountsFrom: [...from],
  }
  return from.length > 1 && !isNewBundle(row.productId)
    ? { ...picked, amount: Math.max(1, pickedAmount(picked, from)) }
    : picked
}

/**
 * Rows with fewer units from warehouses than the amount. Staff read the message in Finnish, in every language of the page:
 * `TRANSFER_MESSAGE`.
 */
export function shortRows(rows: readonly CartRow[], from: readonly number[]): ProductId[] {
  return rows.filter((row) => pickedAmount(row, from) < row.amount).map((row) => row.productId)
}

export const TRANSFER_MESSAGE = 'Valitse riville riittävästi tuotteita keräilyvarastoista.'
