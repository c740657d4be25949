/** What a heart does; loaded with the first press. */
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { authStore, setWishlisted, waitForAuth } from './auth'

export type WishlistOutcome = 'added' | 'removed' | 'guest' | 'failed'

/** Puts a model on the wishlist or takes it off (POST customer/wishlist_toggle). A guest has none: `guest` asks for the way to the login. */
export async function toggleWishlist(modelId: number): Promise<WishlistOutcome> {
  await waitForAuth()
  if (!authStore.getState().user.isAuthenticated) return 'guest'
  const result = await lazyApi.call('wishlistToggle', { body: { model_id: modelId } })
  if (!result.ok) return result.error.code === 'UNAUTHENTICATED' ? 'guest' : 'failed'
  setWishlisted(modelId, result.data.added)
  return result.data.added ? 'added' : 'removed'
}
