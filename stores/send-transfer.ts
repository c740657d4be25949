/** Sends the cart as a transfer request between stores: once, whatever the network does (spec 1 §4 "Transfer requests"). */
import { createIdempotencyKeys } from '@/lib/browser/idempotency-key'
import { shortRows } from '@/lib/cart/transfer'
import type { CreateTransferRequest } from '@/lib/contract/schemas/transfer'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { cartStore } from './cart'
import { checkout } from './checkout'

/** A store that has fewer units of a product than were requested. */
interface ShortSource {
  readonly productId: number
  readonly store: number
  readonly available: number
}

/** Why nothing was sent. `picked`: too few units are picked for a row; `goods`: bundles and gift cards cannot be transferred. */
export type TransferError =
  | { readonly kind: 'places' | 'picked' | 'goods' | 'failed' }
  | { readonly kind: 'short'; readonly rows: readonly ShortSource[] }
type TransferResult =
  | { readonly ok: true; readonly number: string }
  | { readonly ok: false; readonly error: TransferError }

const keys = createIdempotencyKeys()

/** The request for cart and checkout as they are, or the error that prevents it. */
function requestOf(): CreateTransferRequest | TransferError {
  const { products, bundles, giftCardProducts } = cartStore.getState()
  const { transferRequestFrom, transferRequestTo, transferrequest_reserve_quantity, transferrequest_high_priority } =
    checkout.store.getState()
  const from = [...(transferRequestFrom ?? [])]
  if (from.length === 0 || transferRequestTo === null || from.includes(transferRequestTo)) return { kind: 'places' }
  if (bundles.length + giftCardProducts.length > 0 || products.some(({ productId }) => typeof productId !== 'number'))
    return { kind: 'goods' }
  if (shortRows(products, from).length > 0) return { kind: 'picked' }
  return {
    transferRequestFrom: from,
    transferRequestTo,
    transferrequest_reserve_quantity,
    transferrequest_high_priority,
    products: products.map(({ productId, transferAmounts = {} }) => ({
      productId: Number(productId),
      transferAmounts: Object.fromEntries(from.map((store) => [String(store), transferAmounts[String(store)] ?? 0])),
    })),
  }
}

/** Sends the request. Afterwards the cart is empty and no longer in transfer mode. */
export async function sendTransfer(): Promise<TransferResult> {
  const body = requestOf()
  if ('kind' in body) return { ok: false, error: body }
  const result = await lazyApi.call(
    'createTransferRequest',
    { body },
    { headers: { 'idempotency-key': keys.keyFor(body) } },
  )
  if (!result.ok) {
    const rows = (result.error.details as { rows?: readonly ShortSource[] } | null | undefined)?.rows
    return {
      ok: false,
      error: result.error.code === 'OUT_OF_STOCK' && Array.isArray(rows) ? { kind: 'short', rows } : { kind: 'failed' },
    }
  }
  keys.reset()
  cartStore.getState().clear()
  checkout.setOptions({
    transferRequest: false,
    transferRequestFrom: null,
    transferRequestTo: null,
    transferrequest_reserve_quantity: false,
    transferrequest_high_priority: false,
  })
  return { ok: true, number: result.data.number }
}
