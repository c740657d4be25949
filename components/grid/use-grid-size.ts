'use client'

import { useState, useSyncExternalStore } from 'react'

import { afterPaint } from '@/components/ui/after-paint'
import { skipOffscreenCards } from '@/components/ui/skip-offscreen'
import { COOKIE_MAX_AGE_SECONDS, COOKIES } from '@/lib/market/languages'
import { writeOwnCookie } from '@/lib/shop-api/own-cookies'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether the shopper has chosen the larger cards, and a function that toggles it (spec 2 §9: a cookie for a year, `default` or
 * `extended`). Pages are cached, so only the browser has the value; `<html data-grid>` is set before the first paint. The button is updated
 * first and the cards in the next frame, because all of them move.
 */
export function useGridSize(): [boolean, () => void] {
  const isLarge = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['grid'] === 'extended',
    () => false,
  )
  const [wish, setWish] = useState<boolean | null>(null)
  const shown = wish ?? isLarge
  return [
    shown,
    () => {
      setWish(!shown)
      writeOwnCookie(COOKIES.gridSize, shown ? 'default' : 'extended', {
        'max-age': String(COOKIE_MAX_AGE_SECONDS),
        sameSite: 'lax',
      })
      afterPaint(() => {
        const { dataset } = document.documentElement
        skipOffscreenCards()
        if (shown) delete dataset['grid']
        else dataset['grid'] = 'extended'
        setWish(null)
        for (const listener of listeners) listener()
      })
    },
  ]
}
