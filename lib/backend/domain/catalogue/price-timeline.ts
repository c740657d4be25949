/**
 * Computes the current row from the append-only price history of a variant in a price area (pure). Amounts are integer cents.
 *
 * A reduction runs while the active price is below the regular one. Its 30-day low is the lowest active price of the 30 days before it
 * *began* (Directive 98/6/EC art. 6a); a further reduction of the price within the same period does not change it.
 */
export type PriceKind = 'regular' | 'discount' | 'club' | 'discount_free'

export interface PriceEvent {
  readonly kind: PriceKind
  /** Null: this kind of price ended. */
  readonly amount: number | null
  readonly validFrom: Date
}

export interface CurrentPrice {
  readonly active: number
  readonly regular: number
  readonly club: number | null
  readonly discountValue: number | null
  readonly discountFree: number | null
  readonly lowest30: number | null
  readonly reducedSince: Date | null
}

const LOW_WINDOW_MS = 30 * 86_400_000

type State = Record<PriceKind, number | null>

interface Span {
  /** Ms since the epoch. */
  readonly from: number
  /** Null: not sold. */
  readonly active: number | null
  readonly isReduced: boolean
}

const EMPTY: State = { regular: null, discount: null, club: null, discount_free: null }

function activeOf({ regular, discount }: State): number | null {
  if (regular === null) return null
  return discount !== null && discount < regular ? discount : regular
}

/** The history as periods of one active price, in time order; `state` is valid at the end. Events at the same moment are applied together. */
function spansOf(events: readonly PriceEvent[]): { spans: Span[]; state: State } {
  const state = { ...EMPTY }
  const spans: Span[] = []
  for (const { kind, amount, validFrom } of events) {
    state[kind] = amount
    const from = validFrom.getTime()
    if (spans.at(-1)?.from === from) spans.pop()
    const active = activeOf(state)
    spans.push({ from, active, isReduced: active !== null && state.regular !== null && active < state.regular })
  }
  return { spans, state }
}

/** Lowest active price between two moments; null when the history begins after the first one, or it was not sold for some time in between. */
function lowestBetween(spans: readonly Span[], from: number, until: number): number | null {
  let lowest: number | null = null
  const first = spans[0]
  if (!first || first.from > from) return null
  for (const [index, span] of spans.entries()) {
    const ends = spans[index + 1]?.from ?? Infinity
    if (ends <= from || span.from >= until) continue
    if (span.active === null) return null
    lowest = lowest === null ? span.active : Math.min(lowest, span.active)
  }
  return lowest
}

/**
 * The current price at `now` from events in any order (at the same moment the later one in the list is used), or null without a regular
 * price. `discountValue` is the discounted price, null unless it is below the regular one.
 */
export function currentPrice(events: readonly PriceEvent[], now: Date): CurrentPrice | null {
  const past = events
    .filter((event) => event.validFrom <= now)
    .map((event, index) => ({ event, index }))
    .sort((a, b) => a.event.validFrom.getTime() - b.event.validFrom.getTime() || a.index - b.index)
    .map(({ event }) => event)
  const { spans, state } = spansOf(past)
  const active = activeOf(state)
  if (active === null || state.regular === null) return null
  const lastNormal = spans.findLastIndex((span) => !span.isReduced)
  const start = spans[lastNormal + 1]
  const since = start?.isReduced ? start.from : null
  return {
    active,
    regular: state.regular,
    club: state.club,
    discountFree: state.discount_free,
    discountValue: since === null ? null : active,
    lowest30: since === null ? null : lowestBetween(spans, since - LOW_WINDOW_MS, since),
    reducedSince: since === null ? null : new Date(since),
  }
}
