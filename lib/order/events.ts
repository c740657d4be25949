/** Kinds of events in the timeline of an order. */

/** `shopper`: shown on the order's page. */
const EVENTS = {
  created: { shopper: true },
  paid: { shopper: true },
  payment_cancelled: { shopper: true },
  payment_failed: { shopper: true },
  expired: { shopper: true },
  revived: { shopper: true },
  refund_due: { shopper: true },
  payment_mismatch: { shopper: false },
  gift_card_issued: { shopper: false },
  refunded: { shopper: true },
  refund_refused: { shopper: false },
  cancelled: { shopper: true },
  packed: { shopper: true },
  sent: { shopper: true },
  delivered: { shopper: true },
  return_registered: { shopper: true },
  return_cancelled: { shopper: true },
  return_received: { shopper: true },
  exchange_sent: { shopper: true },
  exchange_expired: { shopper: true },
} as const

export type OrderEventKind = keyof typeof EVENTS

const KINDS = Object.keys(EVENTS) as OrderEventKind[]
/** The products have left their shelf. */
export const PACKED_EVENT: OrderEventKind = 'packed'
/** The kinds that the shopper sees. */
export const SHOWN_EVENTS: readonly OrderEventKind[] = KINDS.filter((kind) => EVENTS[kind].shopper)

/** Shopper or staff cancelled the order itself, not only its payment. */
export const CANCELLED_EVENT = 'cancelled' satisfies OrderEventKind
/** Events with an amount that the shopper sees. */
export const REFUND_EVENTS: readonly OrderEventKind[] = ['refund_due', 'refunded']

/** An event of a timeline from the server, which may have more kinds. */
interface Event {
  readonly kind: string
}

const isKind = (kind: OrderEventKind) => (event: Event) => event.kind === kind

/** The first event that means that the order was paid. */
export const isPaidEvent = isKind('paid')
export const isCancelledEvent = isKind(CANCELLED_EVENT)
/** Money is refunded: `amount` of it. */
export const isRefundDueEvent = isKind('refund_due')
/** The order was sent, or is ready in its store. */
export const isSentEvent = isKind('sent')
