/** Sending the cart on as a transfer request between stores: once, whatever the network does (spec 1 §4 "Transfer requests"). */
import { shortRows } from '@/lib/cart/transfer'
import type { CreateTransferRequest } from '@/lib/contract/schemas/transfer'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { cartStore } from '@/stores/cart'
import { checkout } from '@/stores/checkout'
import { uuid } from '@/stores/uuid'

/** What a source does not have. */
export interface ShortSource {
  readonly productId: number
  readonly store: number
  readonly available: number
}

/** Why nothing was sent. `picked`: too few are picked for a row; `goods`: bundles and gift cards do not travel like this. */
export type TransferProblem =
  | { readonly kind: 'places' | 'picked' | 'goods' | 'failed' }
  | { readonly kind: 'short'; readonly rows: readonly ShortSource[] }
export type TransferResult =
  | { readonly ok: true; readonly number: string }
  | { readonly ok: false; readonly problem: TransferProblem }

/** The last body and its key: a repetition of the same body is the same attempt until it has succeeded. */
let attempt: { readonly body: string; readonly key: string } | null = null

function keyFor(body: CreateTransferRequest): string {
  const text = JSON.stringify(body)
  if (attempt?.body !== text) attempt = { body: text, key: uuid() }
  return attempt.key
}

/** The request of cart and checkout as they are, or why there is none. */
function requestOf(): CreateTransferRequest | TransferProblem {
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

/** Sends the request; then the cart is empty and no transfer any more. */
export async function sendTransfer(): Promise<TransferResult> {
  const body = requestOf()
  if ('kind' in body) return { ok: false, problem: body }
  const result = await lazyApi.call('createTransferRequest', { body }, { headers: { 'idempotency-key': keyFor(body) } })
  if (!result.ok) {
    const rows = (result.error.details as { rows?: readonly ShortSource[] } | null | undefined)?.rows
    return {
      ok: false,
      problem:
        result.error.code === 'OUT_OF_STOCK' && Array.isArray(rows) ? { kind: 'short', rows } : { kind: 'failed' },
    }
  }
  attempt = null
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
