'use client'

import { useSyncExternalStore } from 'react'

import { cx } from '@/components/ui/cx'
import { type OpeningDay, stateAt } from '@/lib/market/opening-hours'
import { shopLocalTime } from '@/lib/market/shop-time'

const MINUTE_MS = 60_000

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS)
  return () => clearInterval(timer)
}

/** Whether a store is open, and until or from when. Pages are cached, so only the browser knows what time it is; the line is reserved. */
export function OpenNow({ days, className }: { days: readonly OpeningDay[]; className?: string }) {
  const time = useSyncExternalStore(
    everyMinute,
    () => shopLocalTime(new Date()),
    () => '',
  )
  const state = time === '' ? null : stateAt(days, time)
  return (
    <p className={cx('flex min-h-6 items-center gap-2', className)}>
      {state && (
        <>
          <span
            aria-hidden="true"
            className={cx('size-2.5 rounded-chip', state.isOpen ? 'bg-success' : 'border-2 border-line-strong')}
          />
          <span className={cx(state.isOpen && 'font-semibold text-success')}>{state.text}</span>
        </>
      )}
    </p>
  )
}
