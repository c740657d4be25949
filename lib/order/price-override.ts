/** The prices that staff give to rows of a cart, and which of them a colleague must approve. */

/**
 * `waiting`: asked for, and not decided. `approved`: a colleague agreed, and the order was not placed yet. `declined`: a colleague did not
 * agree. `applied`: an order has it.
 */
export const OVERRIDE_STATES = ['waiting', 'approved', 'declined', 'applied'] as const
export type OverrideStatus = (typeof OVERRIDE_STATES)[number]
/** What lists show. `expired`: nobody decided in time. It is `waiting` in the table, and its age decides. */
export const SHOWN_OVERRIDE_STATES = [...OVERRIDE_STATES, 'expired'] as const
/** A colleague approves a price at today's price of the shop, for a customer who is there. A request for it waits as long. */
export const APPROVAL_HOURS = 24
/** What a colleague can say about a price that waits. */
export const OVERRIDE_DECISIONS = ['approved', 'declined'] as const satisfies readonly OverrideStatus[]

/** True when a price (minor units) is below `minPercent` of the shop's, so that one member of staff cannot give it alone. */
export function needsColleague(price: number, shopPrice: number, minPercent: number): boolean {
  return price * 100 < shopPrice * minPercent
}
