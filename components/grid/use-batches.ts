'use client'

import { startTransition, useEffect, useState } from 'react'

import { afterPaint } from '@/components/ui/after-paint'
import { BATCH } from '@/lib/catalog/list/paging'

interface Batches {
  /** Number of entries. */
  total: number
  /** Another key means another list, which starts again; a longer list with the same key continues. */
  key: string | number
  /** Entries in the first batch; by default the size of the others. */
  first?: number
  /** All entries are rendered at once. */
  isWhole?: boolean
}

/**
 * How many of a list's entries to render now: one more batch in every frame until all are rendered, so that input is never delayed by the
 * rest.
 */
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
