import type { Order } from '@/lib/contract/schemas/checkout'
import { hasEndedUnpaid, isUnpaid } from '@/lib/order/order-states'

import { authStore, selectCustomer, waitForAuth } from './auth'
import { cartStore } from './cart'
import { syncCart } from './cart-sync'
import { keepCartForNewOrder, removeOrderedRows } from './last-order'

/** Changes the cart of this browser as the order's state requires: a paid order's rows leave it, an order that ended unpaid gives it a new key. */
export async function updateCartAfterOrder({ number, status }: Pick<Order, 'number' | 'status'>): Promise<void> {
  if (isUnpaid(status)) return
  if (hasEndedUnpaid(status)) return keepCartForNewOrder(number)
  await waitForAuth()
  const { user, admin } = authStore.getState()
  // A cart for another customer is not the account's: the selection of the customer ends with the order.
  const isForAnother = admin.selectedCustomer !== null
  // The server has taken the products out of the account's cart already: taking them twice would take what was added since.
  const isFollowed = user.id !== null && !isForAnother && cartStore.getState().account?.customerId === user.id
  if (!removeOrderedRows(number, isFollowed)) return
  if (isForAnother) selectCustomer(null)
  else if (isFollowed) await syncCart()
}
