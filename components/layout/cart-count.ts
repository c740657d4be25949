import { unitCount } from '@/lib/cart/rows'
import { cartStore } from '@/stores/cart'

/** Tells how many things are in the cart, now and after each change; gives what ends it. Loaded after the page. */
export function watchCartCount(onCount: (count: number) => void): () => void {
  const tell = () => onCount(unitCount(cartStore.getState()))
  tell()
  return cartStore.subscribe(tell)
}
