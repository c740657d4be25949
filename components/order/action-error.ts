/** What the shopper is told when the shop refuses a change of an order. */
import type { ShopError } from '@/lib/shop-api/result'

const REASONS: Readonly<Record<string, string>> = {
  status: 'order.refused_status',
  gift_card_used: 'order.refused_gift_card',
  time: 'order.refused_time',
  line: 'order.refused_line',
  quantity: 'order.refused_quantity',
  exchange: 'order.refused_exchange',
}

/** The message of a refusal by its reason. */
export function refusalId({ details, isRetryable }: ShopError): string {
  const reason = (details as { reason?: unknown } | undefined)?.reason
  if (typeof reason === 'string' && REASONS[reason]) return REASONS[reason]
  return isRetryable ? 'order.unreachable_title' : 'order.refused'
}
