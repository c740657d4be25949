import 'server-only'

import { ShopApiError } from '@/lib/shop-api/result'
import { rerenderSoon } from '@/lib/shop-api/rerender-soon'

/**
 * Data of a product's page that may be missing: when it cannot be read, the failure is logged, `fallback` is returned, and the page is
 * rendered again soon (spec 3 §8). Errors that are not of the shop API are thrown.
 */
export async function readOr<T>(what: string, read: Promise<T>, fallback: T): Promise<T> {
  try {
    return await read
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
    console.error(`${what} of a product's page could not be read.`, error)
    await rerenderSoon('product-part-failed')
    return fallback
  }
}
