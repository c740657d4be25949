import type { DeliveryKind } from './delivery-kinds'
import { isInTransit, isNewlyPaid, type OrderStatus } from './order-states'

/** The message with the name of an order's state: it differs for orders that are collected in a store, and for those that are not packed. */
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
