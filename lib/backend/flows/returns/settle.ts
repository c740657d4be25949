/**
 * The sums of an order's returns. The refund of a part is what was paid minus what the kept rest costs by the order's own rules; never below
 * 0, and over all returns never above what was paid for the returned units. Pure. Amounts are minor units of the order's currency.
 */
import { type LostRule, takesFee } from '@/lib/order/returns'

import { type KeptLine, keptPrice, type KeptRules } from './kept-price'

/** A line of products of the order, by its id. */
interface SoldLine extends Omit<KeptLine, 'kept'> {
  readonly id: number
}

export interface SettledOrder {
  readonly lines: readonly SoldLine[]
  /** Null: an order older than the stored rules, whose returns give back shares of the paid price. */
  readonly rules: KeptRules | null
  /** The whole fee of a return parcel. */
  readonly fee: number
  /** What was paid for delivery. */
  readonly delivery: number
}

export interface OpenReturn {
  readonly id: number
  readonly kind: 'refund' | 'exchange'
  readonly method: 'parcel' | 'store'
  /** It carries out a withdrawal from the contract: the shopper sends it at own cost, so no parcel is deducted. */
  readonly isWithdrawal: boolean
  /** The reason that counts: what staff found, otherwise what the shopper says. */
  readonly lines: readonly { readonly lineId: number; readonly quantity: number; readonly reason: string }[]
}

/** A return whose money was given back; its sums no longer change. */
export interface ReceivedReturn {
  readonly kind: 'refund' | 'exchange'
  readonly isWithdrawal: boolean
  readonly adjustment: number
  readonly lines: readonly { readonly lineId: number; readonly quantity: number; readonly amount: number }[]
}

export interface Settled {
  readonly id: number
  /** The share of the paid price of each line, in the order of the return's lines; 0 for an exchange. */
  readonly amounts: readonly number[]
  readonly adjustment: number
  readonly reasons: readonly LostRule[]
  readonly fee: number
  /** Part of the refund: the delivery of an order whose whole contract was withdrawn from. */
  readonly delivery: number
  readonly refund: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

interface Progress {
  /** Units that were given back for money, and the shares of the price for them, by line. */
  readonly units: Map<number, number>
  readonly shares: Map<number, number>
  /** Shares and adjustments so far. */
  given: number
  /** Nothing came back as a voluntary return. */
  isWithdrawn: boolean
}

/**
 * Computes the open returns one after the other, each relative to those before it. The units of an exchange are kept in another size or
 * colour: they change no sum.
 */
export function settle(
  order: SettledOrder,
  received: readonly ReceivedReturn[],
  open: readonly OpenReturn[],
): Settled[] {
  const progress: Progress = { units: new Map(), shares: new Map(), given: 0, isWithdrawn: true }
  for (const { kind, lines, adjustment, isWithdrawal } of received) {
    if (kind === 'exchange') continue
    progress.isWithdrawn &&= isWithdrawal
    for (const { lineId, quantity, amount } of lines) count(progress, lineId, quantity, amount)
    progress.given += sum(lines.map(({ amount }) => amount)) + adjustment
  }
  return open.map((known) => settleOne(order, progress, known))
}

function count({ units, shares }: Progress, lineId: number, quantity: number, amount: number): void {
  units.set(lineId, (units.get(lineId) ?? 0) + quantity)
  shares.set(lineId, (shares.get(lineId) ?? 0) + amount)
}

function settleOne(order: SettledOrder, progress: Progress, known: OpenReturn): Settled {
  const { lines, rules, fee: wholeFee } = order
  if (known.kind === 'exchange')
    return {
      id: known.id,
      amounts: known.lines.map(() => 0),
      adjustment: 0,
      reasons: [],
      fee: 0,
      delivery: 0,
      refund: 0,
    }
  const amounts = known.lines.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) throw new Error('A return has lines of its order.')
    const units = (progress.units.get(lineId) ?? 0) + quantity
    // All units together give exactly what was paid, in however many parts they come back.
    const amount = Math.max(0, Math.round((line.gross * units) / line.quantity) - (progress.shares.get(lineId) ?? 0))
    count(progress, lineId, quantity, amount)
    return amount
  })
  const worth = sum(amounts)
  const kept = lines.map((line) => ({ ...line, kept: line.quantity - (progress.units.get(line.id) ?? 0) }))
  const shares = sum([...progress.shares.values()])
  const rest = rules && keptPrice(kept, rules)
  const due = rest ? Math.min(shares, sum(lines.map(({ gross }) => gross)) - rest.price) : shares
  const pays = Math.max(0, due - progress.given)
  progress.given += pays
  const reasons = known.lines.map(({ reason }) => reason)
  const fee = !known.isWithdrawal && takesFee(known.kind, known.method, reasons) ? Math.min(pays, wholeFee) : 0
  progress.isWithdrawn &&= known.isWithdrawal
  // The last part of a contract that was withdrawn from completely, in one statement or several.
  const delivery = progress.isWithdrawn && kept.every((line) => line.kept === 0) ? order.delivery : 0
  return {
    id: known.id,
    amounts,
    adjustment: pays - worth,
    reasons: pays < worth ? (rest?.lost ?? []) : [],
    fee,
    delivery,
    refund: pays - fee + delivery,
  }
}
