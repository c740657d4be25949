'use client'

import { startTransition, useEffect, useState } from 'react'

import { afterPaint } from '@/components/ui/after-paint'
import { BATCH } from '@/lib/catalog/list/paging'

interface Batches {
  /** How many there are. */
  total: number
  /** Another key is another list, which begins anew; a longer list with the same key goes on. */
  key: string | number
  /** Drawn in the first go, by default a batch. */
  first?: number
  /** Drawn in one go after all. */
  isWhole?: boolean
}

/** How many of a list's entries to draw now: a batch more every frame until all are there, so that typing and pressing never wait for the rest. */
export function useBatches({ total, key, first = BATCH, isWhole = false }: Batches): number {
  const [drawn, setDrawn] = useState({ key, count: first })
  const count = isWhole ? total : Math.min(total, drawn.key === key ? drawn.count : BATCH)
  if (isWhole && (drawn.key !== key || drawn.count !== total)) setDrawn({ key, count: total })
  useEffect(() => {
    if (count >= total) return
    return afterPaint(() => startTransition(() => setDrawn({ key, count: count + BATCH })))
  }, [count, key, total])
  return count
}
