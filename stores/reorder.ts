/** Reorder: puts the rows of an order into the cart of this browser, as far as they are still sold. */
import type { Reorder } from '@/lib/contract/schemas/order'
import type { OrderReference } from '@/lib/order/reference'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { ShopError } from '@/lib/shop-api/result'

import { cartStore, hydrateCart } from './cart'

export type ReorderResult =
  | { readonly ok: true; readonly added: number; readonly missing: Reorder['missing'] }
  | { readonly ok: false; readonly error: ShopError }

/** Adds the rows of an order to the cart. Returns the number of units added, and the rows that are no longer sold. */
export async function reorder(reference: OrderReference): Promise<ReorderResult> {
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
