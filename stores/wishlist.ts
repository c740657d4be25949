/** Which models the shopper has on the wishlist. Every card asks, so it is kept apart from the login itself, which is loaded after the page. */
import { useSyncExternalStore } from 'react'

let wished: readonly number[] = []
const listeners = new Set<() => void>()

/** Called by the login store whenever it learns of the list. */
export function setWished(ids: readonly number[]): void {
  if (ids === wished) return
  wished = ids
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a model is on the wishlist; nobody's list is known on the server. */
export function useIsWished(modelId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wished.includes(modelId),
    () => false,
  )
}
