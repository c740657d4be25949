/** The action of the wishlist button; loaded when it is first pressed. */
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { authStore, setWishlisted, waitForAuth } from './auth'

export type WishlistOutcome = 'added' | 'removed' | 'guest' | 'failed'

/**
 * Adds a model to the wishlist or removes it (POST customer/wishlist_toggle). `guest`: the visitor has no wishlist and should be offered
 * the log-in.
 */
export async function toggleWishlist(modelId: number): Promise<WishlistOutcome> {
  await waitForAuth()
  if (!authStore.getState().user.isAuthenticated) return 'guest'
  const result = await lazyApi.call('wishlistToggle', { body: { model_id: modelId } })
  if (!result.ok) return result.error.code === 'UNAUTHENTICATED' ? 'guest' : 'failed'
  setWishlisted(modelId, result.data.added)
  return result.data.added ? 'added' : 'removed'
}
