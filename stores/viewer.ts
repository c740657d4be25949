/** Whose prices are shown. Every page needs it, so it is separate from the log-in, which is loaded after the page. */
import { useSyncExternalStore } from 'react'

import type { PriceViewer } from '@/lib/catalog/price'

let viewer: PriceViewer = 'guest'
const listeners = new Set<() => void>()

/** Called by the log-in store when the visitor is known or changes. */
export function setViewer(next: PriceViewer): void {
  if (next === viewer) return
  viewer = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The viewer of this browser; a guest until the visitor is known. Cached pages are rendered for guests. */
export function useViewer(): PriceViewer {
  return useSyncExternalStore(
    subscribe,
    () => viewer,
    () => 'guest',
  )
}
