/** What other systems can be told about (webhooks), with what it means. */
export const WEBHOOK_EVENTS = {
  'order.placed': 'an order was placed; it may wait for its payment',
  'order.paid': 'an order is paid, or there was nothing to pay',
  'order.sent': 'an order was sent, or is ready in its store',
  'order.cancelled': 'an order has ended: cancelled, expired, or its payment failed',
  'order.returned': 'goods of an order have come back',
  'stock.low': 'few units of variants are left',
  'webhook.test': 'the merchant tries the endpoint',
} as const

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS

/** Sent when the merchant asks for it, to any endpoint. */
export const TEST_EVENT = 'webhook.test' satisfies WebhookEvent

export function isWebhookEvent(text: string): text is WebhookEvent {
  return Object.hasOwn(WEBHOOK_EVENTS, text)
}
