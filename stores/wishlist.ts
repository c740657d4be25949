/** The models on the shopper's wishlist. Every card needs it, so it is separate from the log-in, which is loaded after the page. */
import { useSyncExternalStore } from 'react'

let wished: readonly number[] = []
const listeners = new Set<() => void>()

/** Called by the log-in store when the list is known or changes. */
export function setWished(ids: readonly number[]): void {
  if (ids === wished) return
  wished = ids
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Is a model on the wishlist? Always false on the server. */
export function useIsWished(modelId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wished.includes(modelId),
    () => false,
  )
}
