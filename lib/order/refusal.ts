const REASONS: Readonly<Record<string, string>> = {
  status: 'order.refused_status',
  gift_card_used: 'order.refused_gift_card',
  time: 'order.refused_time',
  method: 'order.refused_method',
  line: 'order.refused_line',
  quantity: 'order.refused_quantity',
  exchange: 'order.refused_exchange',
  sum: 'order.refused_sum',
}

/** The message for the reason why a change of an order was refused; the reason is in the error's details. */
export function refusalMessageId({ details, isRetryable }: { details?: unknown; isRetryable: boolean }): string {
  const reason = (details as { reason?: unknown } | undefined)?.reason
  if (typeof reason === 'string' && REASONS[reason]) return REASONS[reason]
  return isRetryable ? 'order.unreachable_title' : 'order.refused'
}
