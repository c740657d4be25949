/** Ordering again: what can be had goes into the cart of this browser. */
import type { OrderReference } from './use-order'

import type { Reorder } from '@/lib/contract/schemas/order'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { ShopError } from '@/lib/shop-api/result'
import { cartStore, hydrateCart } from '@/stores/cart'

export type Again =
  | { readonly ok: true; readonly added: number; readonly missing: Reorder['missing'] }
  | { readonly ok: false; readonly error: ShopError }

/** Puts the rows of an order into the cart, beside what is there; gives how many units that were, and what is no longer to be had. */
export async function orderAgain(reference: OrderReference): Promise<Again> {
  const result = await lazyApi.call('reorder', { body: { number: reference.number, access: reference.access } })
  if (!result.ok) return result
  hydrateCart()
  const { add, addGiftCard } = cartStore.getState()
  for (const { productId, amount } of result.data.products) add({ productId, amount }, 'add')
  for (const { productId, amount, giftcard_name: name, giftcard_template: template } of result.data.gift_cards) {
    addGiftCard({
      productId,
      amount,
      extra_data: { giftcard_name: name, ...(template && { giftcard_template: template }) },
    })
  }
  const added = result.data.products.reduce((all, { amount }) => all + amount, 0) + result.data.gift_cards.length
  if (added > 0) cartStore.setState({ redoOrder: result.data.redo_order ?? null })
  return { ok: true, added, missing: result.data.missing }
}
