import type { DeliveryKind } from './delivery-kinds'
import { isInTransit, isNewlyPaid, type OrderStatus } from './order-states'

/** The message that names an order's state: what is collected in a store has its own, and so has what nobody packs. */
export function statusId({
  status,
  delivery_kind: kind,
}: {
  status: OrderStatus
  delivery_kind: DeliveryKind
}): string {
  if (isNewlyPaid(status) && kind === 'email') return 'order.status_paid_email'
  return `order.status_${status}${isInTransit(status) && kind === 'store' ? '_store' : ''}`
}
