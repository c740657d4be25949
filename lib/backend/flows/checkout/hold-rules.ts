/**
 * How much an unpaid order may reserve, and for how long (docs/decisions/orders-and-returns.md). An unpaid order costs its buyer nothing, so
 * without these limits one visitor can reserve the whole stock. Pure.
 */
import type { HoldLimits } from '@/lib/config/hold-limits'
import { isUnproven, type Trust } from '@/lib/order/holds'

/**
 * What a holder's unpaid orders hold before this one. `unitMinutes`: units times minutes in the last hour, of the orders that ended unpaid until
 * they ended, of the others until they expire.
 */
export interface Held {
  readonly orders: number
  readonly units: number
  readonly unitMinutes: number
}

/** A variant of the order. Units; `held` by all unpaid orders, `own` by those of the same holder; `ownMinutes` as `unitMinutes` in `Held`. */
export interface WantedVariant {
  readonly name: string
  readonly quantity: number
  readonly available: number
  readonly held: number
  readonly own: number
  readonly ownMinutes: number
}

export interface Hold {
  readonly trust: Trust
  readonly units: number
  /** Of the account; of a guest, of the e-mail address. */
  readonly self: Held
  /** Of the IP address; null when it is not known. */
  readonly address: Held | null
  readonly variants: readonly WantedVariant[]
}

/**
 * Why an order is refused. `orders`, `units`: too many unpaid orders, or too many products in them. `again`: too many in the last hour.
 * `variant`: too many of one product; `limit` is what may be held in addition now.
 */
export interface HoldRefusal {
  readonly reason: 'orders' | 'units' | 'again' | 'variant'
  readonly limit: number
  readonly name: string | null
}

interface Cap {
  readonly orders: number
  readonly units: number
}

/** The minutes of an order, and for how many minutes of an hour a holder may hold all that it may hold at once. */
interface Times {
  readonly minutes: number
  readonly inHour: number
}

function overCap(cap: Cap, held: Held, units: number, { minutes, inHour }: Times): HoldRefusal | null {
  if (held.orders + 1 > cap.orders) return { reason: 'orders', limit: cap.orders, name: null }
  if (held.units + units > cap.units) return { reason: 'units', limit: cap.units, name: null }
  const isOften = held.unitMinutes + units * minutes > cap.units * inHour
  return isOften ? { reason: 'again', limit: cap.units, name: null } : null
}

/** Units of a variant that one holder may hold at the same time: a share of what is not sold yet. */
function shareOf({ available, held }: WantedVariant, limits: HoldLimits): number {
  const there = available + held
  return Math.min(there, Math.max(limits['variant.free'], Math.ceil((there * limits['variant.percent']) / 100)))
}

function overShare(variant: WantedVariant, { minutes, inHour }: Times, limits: HoldLimits): HoldRefusal | null {
  const { name, quantity, own, ownMinutes } = variant
  const share = shareOf(variant, limits)
  if (own + quantity > share) return { reason: 'variant', limit: Math.max(0, share - own), name }
  if (ownMinutes + quantity * minutes > share * inHour) return { reason: 'variant', limit: 0, name }
  return null
}

/** Why the order may not be placed; null when it may. */
export function holdRefusal(hold: Hold, limits: HoldLimits): HoldRefusal | null {
  const { trust, units, self, address, variants } = hold
  if (trust === 'staff') return null
  const inHour = Math.max(limits['hour.minutes'], limits[`${trust}.minutes`])
  const times = { minutes: holdMinutes(hold, limits), inHour }
  const own = overCap({ orders: limits[`${trust}.orders`], units: limits[`${trust}.units`] }, self, units, times)
  if (own || trust === 'organisation') return own
  const cap = { orders: limits['address.orders'], units: limits['address.units'] }
  const ofAddress = address && isUnproven(trust) ? overCap(cap, address, units, times) : null
  if (ofAddress) return ofAddress
  for (const variant of variants) {
    const over = overShare(variant, times, limits)
    if (over) return over
  }
  return null
}

/** True when less than the other share of the variant is left for everybody else. */
const takesLast = ({ quantity, available, held }: WantedVariant, percent: number) =>
  (held + quantity) * 100 > (available + held) * percent

/** For how many minutes the order reserves its products: longer for known buyers, shorter when little is left for others. */
export function holdMinutes({ trust, variants }: Pick<Hold, 'trust' | 'variants'>, limits: HoldLimits): number {
  const minutes = limits[`${trust === 'staff' ? 'organisation' : trust}.minutes`]
  const isShort = variants.some((variant) => takesLast(variant, limits['variant.percent']))
  return isShort ? Math.max(1, Math.round((minutes * limits['last.percent']) / 100)) : minutes
}
