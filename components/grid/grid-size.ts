'use client'

import { useSyncExternalStore } from 'react'

/** Cookie of the grid size (spec 2 §9): a year, `default` or `extended`. */
const COOKIE = 'so.grid'
const YEAR_SECONDS = 31_536_000
const listeners = new Set<() => void>()

function read(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=extended`)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the shopper wants the larger cards, and a function that turns it over. Pages are cached, so it is known only in the browser. */
export function useGridSize(): [boolean, () => void] {
  const isLarge = useSyncExternalStore(subscribe, read, () => false)
  return [isLarge, () => {
    document.cookie = `${COOKIE}=${isLarge ? 'default' : 'extended'}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
    for (const listener of listeners) listener()
  }]
}
