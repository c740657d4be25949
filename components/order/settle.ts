import { isDeadOrder } from '@/lib/cart/order-status'
import type { Order } from '@/lib/contract/schemas/checkout'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { authStore, waitForAuth } from '@/stores/auth'
import { cartStore } from '@/stores/cart'

import { reopenCart, settleCart } from './last-order'

/** What an order's state means for the cart of this browser: paid empties it, one that came to nothing gives it a new key. */
export function settleOrder({ number, status }: Pick<Order, 'number' | 'status'>): void {
  if (status === 'pending_payment') return
  if (isDeadOrder(status)) reopenCart(number)
  else if (settleCart(number)) void saveForAccount()
}

/** The customer's other devices learn what is left. Not being able to tell them changes nothing here. */
async function saveForAccount(): Promise<void> {
  await waitForAuth()
  if (!authStore.getState().user.isAuthenticated) return
  const products = cartStore
    .getState()
    .products.map(({ productId, amount }) => ({ productId, amount: Math.min(999, amount) }))
  await lazyApi.call('saveCart', { body: { products } })
}
