/** Whose prices are drawn. On every page, so it is kept apart from the login itself, which is loaded after the page. */
import { useSyncExternalStore } from 'react'

import type { PriceViewer } from '@/lib/catalog/price'

let viewer: PriceViewer = 'guest'
const listeners = new Set<() => void>()

/** Called by the login store whenever it learns who looks. */
export function setViewer(next: PriceViewer): void {
  if (next === viewer) return
  viewer = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The viewer of this browser; a guest until it is known. Cached pages are drawn for guests. */
export function useViewer(): PriceViewer {
  return useSyncExternalStore(
    subscribe,
    () => viewer,
    () => 'guest',
  )
}
