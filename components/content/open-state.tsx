'use client'

import { useSyncExternalStore } from 'react'

import { type OpenDay, openState } from '@/lib/market/order-help'

const MINUTE_MS = 60_000

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS)
  return () => clearInterval(timer)
}

/** Whether somebody answers now, and until or from when. Pages are cached, so only the browser knows what time it is. */
export function OpenState({ days, openText }: { days: readonly OpenDay[]; openText: string }) {
  return useSyncExternalStore(
    everyMinute,
    () => openState(days, openText, new Date()),
    () => '',
  )
}
