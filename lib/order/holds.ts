/** How much is known about the buyer of an unpaid order: it decides how much the order may reserve, and for how long. */

/**
 * `guest`: no account. `confirmed`: an account, whose e-mail address is confirmed. `buyer`: an account that has received and kept a product. `organisation`: the
 * account of a company, school or association. `staff`: staff order for a customer.
 */
export const TRUSTS = ['guest', 'confirmed', 'buyer', 'organisation', 'staff'] as const
export type Trust = (typeof TRUSTS)[number]

/** Anybody can have any number of these. */
export const UNPROVEN = ['guest', 'confirmed'] as const satisfies readonly Trust[]
export const isUnproven = (trust: Trust): trust is (typeof UNPROVEN)[number] =>
  UNPROVEN.some((unproven) => unproven === trust)
