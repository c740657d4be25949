import 'server-only'

import { ShopApiError } from '@/lib/shop-api/result'
import { retrySoon } from '@/lib/shop-api/retry-soon'

/**
 * A part without which a product's page stands all the same: when it cannot be read, that is logged, `instead` stands there, and the page is
 * made again soon (spec 3 §8). What is no failure of the shop API is thrown on.
 */
export async function readOr<T>(what: string, read: Promise<T>, instead: T): Promise<T> {
  try {
    return await read
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
    console.error(`${what} of a product's page could not be read.`, error)
    await retrySoon('product-part-failed')
    return instead
  }
}
