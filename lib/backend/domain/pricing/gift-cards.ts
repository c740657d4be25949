/**
 * The money of gift cards (docs/decisions/gift-cards-and-campaigns.md). A card is in cents of EUR; each rounding is in the shop's favour, by
 * less than one minor unit.
 */
import type { Money } from './money'

/**
 * Cents of EUR that are taken from a card which pays `amount` (minor units of the currency of `money`): all of it, when that is all that
 * it is worth in this currency, so that no cents stay that could pay for nothing.
 */
export function cardDebit(money: Money, balanceEur: number, amount: number): number {
  if (amount === 0) return 0
  return amount === money.cardWorth(balanceEur) ? balanceEur : Math.min(balanceEur, money.toEurUp(amount))
}

/**
 * Divides the refund of returned products between the payment and the gift cards that paid for the order; all amounts are in minor units of
 * the order. The payment is refunded first, so that no card is filled with money, but only what it paid for products: the money for gift
 * cards that the order bought stays, or the balance of an old card could be exchanged for a new one by way of a return.
 */
export function splitRefund(refund: {
  readonly amount: number
  /** Captured and not refunded yet. */
  readonly captured: number
  /** The price of the gift cards that the order bought. */
  readonly boughtCards: number
}): { toPayment: number; toCards: number } {
  const toPayment = Math.min(refund.amount, Math.max(0, refund.captured - refund.boughtCards))
  return { toPayment, toCards: refund.amount - toPayment }
}

/**
 * Cents of EUR that go back to the gift cards of an order, in addition to `givenEur`, when `amount` of the `total` that they paid was
 * refunded so far (both minor units of the order). In proportion to what was taken from them, rounded down until everything is refunded:
 * then exactly what was taken is back. Throws RangeError for more than they paid.
 */
export function cardRefill(order: {
  readonly takenEur: number
  readonly givenEur: number
  readonly total: number
  readonly amount: number
}): number {
  const { takenEur, givenEur, total, amount } = order
  if (total <= 0 || amount > total) throw new RangeError(`Cannot give ${amount} of ${total} back to gift cards.`)
  return Number((BigInt(takenEur) * BigInt(amount)) / BigInt(total)) - givenEur
}
