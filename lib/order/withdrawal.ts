/** The rules of statements of withdrawal that page and server share (Directive 2011/83/EU Art. 9, 11a, 13 and 14). */

/** `accepted`: its return is registered, or the order cancelled. `closed`: settled in another way, which the note says. */
export const WITHDRAWAL_OUTCOMES = ['accepted', 'closed'] as const
export type WithdrawalOutcome = (typeof WITHDRAWAL_OUTCOMES)[number]

/** Units of a line of the order. */
export interface WithdrawnLine {
  readonly line: number
  readonly quantity: number
}

/** Days to withdraw, to refund and to send the goods back. */
export const WITHDRAWAL_DAYS = 14

const DAY_MS = 86_400_000

/** `2026-11-24` and 14 days make `2026-12-08`. */
function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

export interface WithdrawalDays {
  /** The last day to send the statement; null when nothing was sent yet, because then the period has not begun. */
  readonly until: string | null
  readonly isInTime: boolean
  /** The last day for the refund, and for sending the goods back: both count from the statement. */
  readonly refundBy: string
  readonly goodsBy: string
}

/**
 * The days of a statement, all as days of the shop. The period counts from the day after the last product was delivered. Where no delivery was
 * registered, the later one of the day it was sent and the day it was promised for counts, in the shopper's favour.
 */
export function withdrawalDays({
  stated,
  delivered: registered,
  sent,
  promised,
}: {
  stated: string
  delivered: string | null
  sent: string | null
  promised: string | null
}): WithdrawalDays {
  const expected = sent !== null && promised !== null && promised > sent ? promised : sent
  const delivered = registered ?? expected
  const until = delivered === null ? null : addDays(delivered, WITHDRAWAL_DAYS)
  const by = addDays(stated, WITHDRAWAL_DAYS)
  return { until, isInTime: until === null || stated <= until, refundBy: by, goodsBy: by }
}

/** A statement about the whole contract: no products are named. */
export function isWhole({ lines, goods }: { lines: readonly WithdrawnLine[] | null; goods: string }): boolean {
  return lines === null && goods === ''
}
