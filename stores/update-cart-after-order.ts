import type { Order } from '@/lib/contract/schemas/checkout'
import { hasEndedUnpaid, isUnpaid } from '@/lib/order/order-states'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { authStore, selectCustomer, waitForAuth } from './auth'
import { cartStore } from './cart'
import { keepCartForNewOrder, removeOrderedRows } from './last-order'

/** Changes the cart of this browser as the order's state requires: a paid order's rows leave it, an order that ended unpaid gives it a new key. */
export function updateCartAfterOrder({ number, status }: Pick<Order, 'number' | 'status'>): void {
  if (isUnpaid(status)) return
  if (hasEndedUnpaid(status)) keepCartForNewOrder(number)
  else if (removeOrderedRows(number)) void saveForAccount()
}

/**
 * Saves the remaining rows with the account, for the customer's other devices. A failure changes nothing in this browser. A cart for another
 * customer is not saved: the selection of the customer ends with the order.
 */
async function saveForAccount(): Promise<void> {
  await waitForAuth()
  const { user, admin } = authStore.getState()
  if (!user.isAuthenticated) return
  if (admin.selectedCustomer !== null) return selectCustomer(null)
  const products = cartStore
    .getState()
    .products.map(({ productId, amount }) => ({ productId, amount: Math.min(999, amount) }))
  await lazyApi.call('saveCart', { body: { products } })
}
