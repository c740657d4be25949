'use client'

import Cookies from 'js-cookie'
import { useSyncExternalStore } from 'react'

import { GRID_COOKIE } from '@/components/layout/before-paint'
import { COOKIE_MAX_AGE_SECONDS } from '@/lib/market/languages'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether the shopper wants the larger cards, and a function that turns it over (spec 2 §9: a cookie for a year, `default` or `extended`).
 * Pages are cached, so it is known only in the browser; `<html data-grid>` has it before the first paint.
 */
export function useGridSize(): [boolean, () => void] {
  const isLarge = useSyncExternalStore(subscribe, () => document.documentElement.dataset['grid'] === 'extended', () => false)
  return [isLarge, () => {
    const { dataset } = document.documentElement
    if (isLarge) delete dataset['grid']
    else dataset['grid'] = 'extended'
    Cookies.set(GRID_COOKIE, isLarge ? 'default' : 'extended', { 'max-age': String(COOKIE_MAX_AGE_SECONDS), sameSite: 'lax' })
    for (const listener of listeners) listener()
  }]
}
