/** The rules of returns that page and server share (spec 1 §9, spec 3 §5 and §9). */
import type { DeliveryKind } from './delivery-kinds'
import { isInTransit, type OrderStatus } from './order-states'

/** The reason of a return; one must be chosen. */
export const RETURN_REASONS = [
  'too_small',
  'too_large',
  'not_as_expected',
  'changed_mind',
  'arrived_late',
  'wrong_product',
  'damaged',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Reasons that are the shop's fault: no fee for the parcel is deducted. */
const OUR_FAULT: ReadonlySet<string> = new Set<ReturnReason>(['wrong_product', 'damaged'])

/** The rules of an order that can stop applying to what is kept after a return. */
export const LOST_RULES = ['bundle', 'code'] as const
export type LostRule = (typeof LOST_RULES)[number]

/** How long the other size or colour of an exchange is reserved until the returned products arrive. */
export const EXCHANGE_WEEKS = 3

/**
 * The fee of a return parcel within the country of the stores, in cents of EUR; products returned in a store, and exchanges, are free. From
 * another country the shopper sends it and pays the carrier.
 */
export const RETURN_FEE_EUR = 490

export type ReturnMethod = 'parcel' | 'store'

/** The ways back. What waits in a store and was never collected is there already: no parcel can be sent with it. */
export function returnMethods({
  status,
  delivery_kind: kind,
}: {
  status: OrderStatus
  delivery_kind: DeliveryKind
}): readonly ReturnMethod[] {
  return kind === 'store' && isInTransit(status) ? ['store'] : ['parcel', 'store']
}

/** True when the parcel's fee is deducted: only from a refund, and only when at least one of the reasons is not the shop's fault. */
export function takesFee(kind: 'refund' | 'exchange', method: ReturnMethod, reasons: readonly string[]): boolean {
  return kind === 'refund' && method === 'parcel' && reasons.some((reason) => !OUR_FAULT.has(reason))
}

/** True when staff must confirm at arrival that the return costs the shopper no fee: the shopper says that the shop is at fault. */
export function isClaimedFault(kind: 'refund' | 'exchange', method: ReturnMethod, reasons: readonly string[]): boolean {
  return kind === 'refund' && method === 'parcel' && reasons.length > 0 && !takesFee(kind, method, reasons)
}

/** The messages with the reasons of an adjustment; none without one. */
export function adjustmentIds({
  adjustment,
  adjustment_reasons: reasons,
}: {
  adjustment: number
  adjustment_reasons: readonly LostRule[]
}): string[] {
  if (adjustment > 0) return ['order.return_given_back']
  return adjustment === 0 ? [] : reasons.map((rule) => `order.return_lost_${rule}`)
}

/** The message with the instructions for sending back the products of a registered return. */
export function returnInstructionId({
  method,
  is_withdrawal: isWithdrawal,
}: {
  method: ReturnMethod
  is_withdrawal: boolean
}): string {
  // The law lets the shopper unpack and try on, so nothing is said of labels.
  if (isWithdrawal) return 'order.return_do_withdrawal'
  return method === 'parcel' ? 'order.return_do_parcel' : 'order.return_do_store'
}
