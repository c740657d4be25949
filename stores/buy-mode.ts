/** How staff and companies buy: from another store's stock, or into their company's open order. Loaded only for them. */
import { pickFrom } from '@/lib/cart/transfer'
import type { CartRow } from '@/lib/cart/types'
import { storeStock } from '@/lib/catalog/availability'
import type { BuyContext } from '@/lib/catalog/buy-button'
import type { Variant } from '@/lib/contract/schemas/catalogue'
import { api } from '@/lib/shop-api/browser'

import { authStore } from './auth'
import { checkout } from './checkout'

export type BuyMode = Pick<BuyContext, 'transferFrom' | 'isEnterpriseOrder'>

/** Enterprise orders are placed on the old-site version of a page (spec 3 §2). `brand`: the first segment of the product's path. */
export function oldSitePath(pathname: string, brand: string): string | null {
  const at = pathname.indexOf(`/${brand}/`)
  return at < 0 || pathname.slice(0, at + 1).endsWith('/old/')
    ? null
    : `${pathname.slice(0, at)}/old${pathname.slice(at)}`
}

/** Calls back with the mode, now and after each change. Returns a function that stops it. */
export function watchMode(brand: string, onMode: (mode: BuyMode) => void): () => void {
  // Set only once: the server may have closed the order since, and then its answer must not be overwritten.
  let sentOrderId = 0
  const read = () => {
    const order = authStore.getState().customer?.enterprise_order ?? null
    const { transferRequest, transferRequestFrom } = checkout.store.getState()
    if (order && sentOrderId !== order.id) {
      sentOrderId = order.id
      return checkout.setOptions({ enterpriseOrder: { id: order.id } })
    }
    const old = order && oldSitePath(window.location.pathname, brand)
    if (old) window.location.replace(old + window.location.search)
    onMode({
      transferFrom: transferRequest && transferRequestFrom?.length ? transferRequestFrom : null,
      isEnterpriseOrder: order !== null,
    })
  }
  const stops = [checkout.store.subscribe(read), authStore.subscribe(read)]
  read()
  return () => stops.forEach((stop) => stop())
}

/** The row of a variant that is ordered from other stores: its unit is picked from the first of them that has one. */
export function transferRow(variant: Variant, from: readonly number[]): CartRow {
  const source = from.find((store) => storeStock(variant, store) > 0) ?? from[0] ?? 0
  return pickFrom({ productId: variant.id, amount: 1 }, source, 1, from)
}

/** Adds one unit to the company's open order and returns how many units are in it now. Throws when it could not be added. */
export async function addToEnterpriseOrder(variantId: number): Promise<number> {
  const id = authStore.getState().customer?.enterprise_order?.id ?? 0
  const result = await api.call('enterpriseOrder', {
    body: { enterprise_data: { id }, checkout_data: { products: [{ productId: variantId, amount: 1 }] } },
  })
  if (!result.ok) throw new Error(result.error.message)
  return result.data.products.find(({ productId }) => productId === variantId)?.amount ?? 1
}
