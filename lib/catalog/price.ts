/**
 * Price types, reductions that may lawfully be announced, and the notes beside a price (spec 2 §6 and §9, spec 3 §4 and §9).
 * Amounts are integer minor units.
 */
import type { Card } from '@/lib/contract/schemas/catalogue'
import type { PriceRecord } from '@/lib/contract/schemas/common'
import { shopTimeZone } from '@/lib/market/shop-time'

export type CardPrice = Card['price']
export type PriceType = CardPrice['type']

export interface PriceOptions {
  /** The model belongs to the outlet. */
  readonly isOutlet: boolean
  /** The model can be announced as reduced (`show_discount_percentage`). */
  readonly discountsAllowed: boolean
  /** The price is for a club member: if the club price is lower, it is the active price. */
  readonly club?: boolean
}

/** Reductions below this whole percentage have no percent ribbon (spec 3 §4). */
export const MIN_RIBBON_PERCENT = 5
/** Default of the setting price_ending_max_days (spec 2 §9). */
const PRICE_ENDING_MAX_DAYS = 30
/** Default VAT class (spec 3 §9). */
const DEFAULT_TAX_CLASS = 5

const DAY_MS = 86_400_000

/** The type of a price record; the first rule that matches decides (spec 3 §4 "Price type active"). */
export function priceType(record: PriceRecord, options: Omit<PriceOptions, 'club'>): PriceType {
  const { active, regular, club, discount_free: discountFree } = record
  const clubIsCheaper = club !== null && club < active
  if (options.isOutlet) return 'outlet'
  if (active < regular && options.discountsAllowed && !clubIsCheaper) return 'discount'
  if (clubIsCheaper) return 'club'
  if (discountFree !== null && active < discountFree && (club === null || active < club)) return 'outdoor'
  return 'normal'
}

/** Whole percent from `base` down to `active`, rounded down so that it is never overstated; null below 5 %. */
export function ribbonPercent(base: number, active: number): number | null {
  if (base <= 0 || active >= base) return null
  const percent = Math.floor(((base - active) * 100) / base)
  return percent >= MIN_RIBBON_PERCENT ? percent : null
}

/**
 * The prices that a record gives the shopper.
 *
 * A reduction is announced (a `reference` above `active`, `lowest30`, `ribbon`) only when the low of the 30 days before it exists and is
 * above the active price; that low is the reference, and the percentage is computed from it. For the type `club` the reference is always set: it is the general
 * price shown beside the club price, so it can equal `active`. `club` is null unless it is below the general price. `shownPrice` converts
 * this to what is rendered.
 */
export function priceOf(record: PriceRecord, options: PriceOptions): CardPrice {
  const type = priceType(record, options)
  const club = record.club !== null && record.club < record.active ? record.club : null
  const active = options.club && club !== null ? club : record.active
  const reduction = options.discountsAllowed ? lawfulReduction(record, type) : null
  const low = reduction?.low ?? null
  return {
    active,
    reference: type === 'club' || active < record.active ? (low ?? record.active) : low,
    ...(reduction && reduction.before > reduction.low && { regular: reduction.before }),
    club,
    lowest30: low,
    type,
    ribbon: reduction && ribbonPercent(reduction.low, active),
  }
}

/**
 * The price before and the low of the 30 days before; null unless both are above the active price, because then no reduction may be
 * announced.
 */
function lawfulReduction(record: PriceRecord, type: PriceType): { before: number; low: number } | null {
  const { active, regular, discount_free: discountFree, lowest_30_days: low } = record
  const before = type === 'outdoor' ? (discountFree ?? regular) : regular
  return low !== null && low > active && before > active ? { before, low } : null
}

/** The viewer of a price: a guest, a customer without membership, a club member. */
export type PriceViewer = 'guest' | 'customer' | 'club'

export interface ShownPrice {
  readonly active: number
  /** Crossed out beside the active price: the 30-day low of a reduction, or the general price beside a member's club price. */
  readonly struck: number | null
  /** Whether `struck` is the 30-day low: in every country it is then named as such, in words. */
  readonly isStruckLow?: boolean
  /** The regular price above the 30-day low: named in words and never crossed out, since no reduction is measured from it. */
  readonly regular?: number
  /** The line "Lowest price for 30 days" below the price: delivery country Finland only (spec 3 §9). Elsewhere `struck` has a label. */
  readonly lowest30: number | null
  readonly percent: number | null
  /** The club price with its log-in link beside the general price. */
  readonly clubHint: number | null
}

/** True when a guest sees the club price with a link to log in (spec 2 §6, spec 3 §4). */
export function showsClubHint(price: CardPrice, viewer: PriceViewer): boolean {
  return viewer === 'guest' && price.type === 'club' && price.club !== null && price.reference !== null
}

/**
 * What to render of a price that was computed without the `club` option (the price in cached pages), for one viewer and delivery country. A
 * club member's active price is the club price if that is lower. `toMinor`: cents of EUR to the price that the market shows. A percentage is
 * that of the shown prices, and two that are shown as the same price are no reduction.
 */
export function shownPrice(
  price: CardPrice,
  viewer: PriceViewer,
  country: string,
  toMinor: (minorEur: number) => number,
): ShownPrice {
  const active = viewer === 'club' && price.club !== null ? price.club : price.active
  const isAbove = (other: number | null | undefined): other is number =>
    typeof other === 'number' && toMinor(other) > toMinor(active)
  const reference = price.reference ?? price.active
  const lowest30 = isAbove(price.lowest30) ? price.lowest30 : null
  return {
    active,
    struck: isAbove(reference) ? reference : null,
    ...(lowest30 !== null && { isStruckLow: true }),
    ...(isAbove(price.regular) && { regular: price.regular }),
    lowest30: country === 'fi' ? lowest30 : null,
    percent: lowest30 === null ? null : ribbonPercent(toMinor(lowest30), toMinor(active)),
    clubHint:
      price.club !== null && showsClubHint(price, viewer) && toMinor(price.club) < toMinor(active) ? price.club : null,
  }
}

/** The label of a price's ribbon, beside or instead of the percentage (spec 3 §4 "Ribbons"). */
export function ribbonLabel(type: PriceType): 'club' | 'outdoor' | 'outlet' | null {
  return type === 'club' || type === 'outdoor' || type === 'outlet' ? type : null
}

/** The record with the lowest active price, the first of equal ones; null for an empty list. */
export function cheapest(records: readonly PriceRecord[]): PriceRecord | null {
  let best: PriceRecord | null = null
  for (const record of records) if (best === null || record.active < best.active) best = record
  return best
}

/** True when the variants have different prices, so that the text is "from …". */
export function fromPrefix(records: readonly PriceRecord[]): boolean {
  const first = records[0]
  return first !== undefined && records.some((record) => record.active !== first.active)
}

/** The record of a tax area in a `prices` object, or null. */
export function recordOf(prices: Readonly<Record<string, PriceRecord>>, taxAreaId: number): PriceRecord | null {
  return prices[`taxarea_${taxAreaId}`] ?? null
}

/**
 * When the offer ends, if the page shows it: only an end after `now` and within `maxDays` of it (spec 3 §4 "Price ending"). `priceEnding`
 * is an ISO time; an invalid time is ignored. `now` in milliseconds.
 */
export function offerEnds(
  priceEnding: string | null,
  now: number,
  maxDays: number = PRICE_ENDING_MAX_DAYS,
): Date | null {
  if (priceEnding === null) return null
  const left = Date.parse(priceEnding) - now
  return left > 0 && left <= maxDays * DAY_MS ? new Date(now + left) : null
}

/** A time as DD.MM.YYYY HH:mm in the shop's own time zone, the same in every language (spec 3 §4 "Price ending"). */
export function offerEndText(end: Date, timeZone = shopTimeZone()): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(end)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? ''
  return `${part('day')}.${part('month')}.${part('year')} ${part('hour')}:${part('minute')}`
}

export interface TaxRate {
  readonly taxAreaId: number
  readonly taxClass: number
  readonly ratePercent: number
}

/** The VAT percentage of an area and class, by the area's default class when it has no such class; null for an unknown area. */
export function vatPercent(
  rates: readonly TaxRate[],
  taxAreaId: number,
  taxClass: number = DEFAULT_TAX_CLASS,
): number | null {
  const ofArea = rates.filter((rate) => rate.taxAreaId === taxAreaId)
  const rate = ofArea.find((r) => r.taxClass === taxClass) ?? ofArea.find((r) => r.taxClass === DEFAULT_TAX_CLASS)
  return rate?.ratePercent ?? null
}

/** The note under a price: VAT included, or that local taxes or duties may be charged (0 % outside Finland, spec 2 §9). */
export type VatNote = { readonly kind: 'included'; readonly percent: number } | { readonly kind: 'duties' }

export function vatNote(country: string, percent: number): VatNote {
  return percent === 0 && country !== 'fi' ? { kind: 'duties' } : { kind: 'included', percent }
}

/**
 * What the parts of a package cost one by one and together, in minor units of a currency: each part is rounded once (`toMinor`), and a sum is
 * made of rounded parts, as the rows of a cart are. A package never costs more than its parts. Cart, wizard and product page ask this, so
 * that they do not differ by a cent. Amounts in cents of EUR.
 */
export function packagePrices(
  parts: readonly number[],
  together: number,
  toMinor: (minorEur: number) => number,
): { apart: number; together: number } {
  const apart = parts.reduce((sum, part) => sum + toMinor(part), 0)
  return { apart, together: Math.min(apart, toMinor(together)) }
}
