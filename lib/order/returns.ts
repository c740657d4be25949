/** The rules of returns that page and server share (spec 1 §9, spec 3 §5 and §9). */

/** Why something comes back; one must be chosen. */
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

/** The shop's own mistakes: nothing is deducted for the parcel. */
const OUR_FAULT: ReadonlySet<string> = new Set<ReturnReason>(['wrong_product', 'damaged'])

/** How long the other size or colour of an exchange is kept for the goods that are on their way. */
export const EXCHANGE_WEEKS = 3

/** What a return parcel costs, in cents of EUR; goods brought to a store and exchanges cost nothing. */
export const RETURN_FEE_EUR = 490

/** Is the parcel's fee deducted? Only from a refund, and only when at least one of the reasons is the shopper's own. */
export function takesFee(kind: 'refund' | 'exchange', method: 'parcel' | 'store', reasons: readonly string[]): boolean {
  return kind === 'refund' && method === 'parcel' && reasons.some((reason) => !OUR_FAULT.has(reason))
}

/**
 * What `quantity` more units of a line are worth, in minor units: the price that was paid is shared out so that all units together give
 * exactly `gross`, whatever was returned before and in how many parts.
 */
export function shareOf(
  { gross, units, returned, given }: { gross: number; units: number; returned: number; given: number },
  quantity: number,
): number {
  return Math.max(0, Math.round((gross * (returned + quantity)) / units) - given)
}

/** The message that says what to do with the goods of a return that is registered. */
export function returnInstructionId({ method }: { method: 'parcel' | 'store' }): string {
  return method === 'parcel' ? 'order.return_do_parcel' : 'order.return_do_store'
}
