'use client'

import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import { officePost } from '@/lib/office/browser'
import {
  asSent,
  keepCount,
  keepQueue,
  newCount,
  openCount,
  type OpenCount,
  queuedCounts,
  withScan,
} from '@/lib/office/count-storage'

import { faultText } from './fault-text'

type Result = Answer<'saveOfficeCount'>

export interface CountState {
  /** Null until a store is chosen. */
  readonly count: OpenCount | null
  readonly shelf: string
  /** Names by code; null: no variant has it; missing: not asked yet. */
  readonly names: Readonly<Record<string, string | null>>
  readonly differences: Result | null
  /** Finished, and not with the shop yet. */
  readonly waiting: number
  readonly said: { readonly text: string; readonly isFault: boolean } | null
  readonly isKept: boolean
  readonly begin: (store: number) => void
  readonly goTo: (shelf: string) => void
  readonly scan: (code: string, exactly?: number) => void
  readonly compare: () => Promise<void>
  readonly finish: () => Promise<void>
  readonly drop: () => void
}

/** Sends what waits, the oldest first; stops at the first that does not get through. Returns the fault of the one that was refused. */
async function sendQueue(): Promise<{
  left: number
  saved: Result | null
  fault: Parameters<typeof faultText>[1] | null
}> {
  let saved: Result | null = null
  for (let queue = queuedCounts(); queue[0]; queue = queuedCounts()) {
    const result = await officePost<Result>('/api/office/counts/', { count: asSent(queue[0]) })
    if (!result.ok) return { left: queue.length, saved, fault: result.fault }
    saved = result.value
    const sent = queue[0].id
    keepQueue(queuedCounts().filter(({ id }) => id !== sent))
  }
  return { left: 0, saved, fault: null }
}

/** A count on this device: kept at every scan, sent when it is finished and there is a network. */
export function useCount(): CountState {
  const intl = useIntl()
  const [count, setCount] = useState<OpenCount | null>(null)
  const [shelf, setShelf] = useState('')
  const [names, setNames] = useState<CountState['names']>({})
  const [differences, setDifferences] = useState<Result | null>(null)
  const [waiting, setWaiting] = useState(0)
  const [said, setSaid] = useState<CountState['said']>(null)
  const [isKept, setKept] = useState(true)

  const flush = useCallback(async () => {
    if (queuedCounts().length === 0) return
    const { left, saved, fault } = await sendQueue()
    setWaiting(left)
    if (saved) setDifferences(saved)
    if (fault && fault.code !== 'NETWORK') setSaid({ text: faultText(intl, fault), isFault: true })
    else if (fault) setSaid({ text: intl.formatMessage({ id: 'office.count_waits' }), isFault: false })
    else setSaid({ text: intl.formatMessage({ id: 'office.count_saved' }), isFault: false })
  }, [intl])

  useEffect(() => {
    const start = setTimeout(() => {
      setCount(openCount())
      setWaiting(queuedCounts().length)
      void flush()
    }, 0)
    const retry = () => void flush()
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(start)
      window.removeEventListener('online', retry)
    }
  }, [flush])

  const keep = (next: OpenCount | null) => {
    setKept(keepCount(next))
    setCount(next)
  }
  /** What a code means, once; without a network it stays open. */
  async function ask(code: string) {
    if (names[code] !== undefined) return
    const result = await officePost<Answer<'officeCodes'>>('/api/office/codes/', { codes: [code] })
    if (result.ok) setNames((known) => ({ ...known, [code]: result.value.found[0]?.title ?? null }))
  }
  return {
    count,
    shelf,
    names,
    differences,
    waiting,
    said,
    isKept,
    begin: (store) => {
      keep(newCount(store))
      setDifferences(null)
      setSaid(null)
    },
    goTo: setShelf,
    scan: (code, exactly) => {
      if (!count || shelf === '' || code === '') return
      keep(withScan(count, shelf, code, exactly))
      setDifferences(null)
      void ask(code)
    },
    compare: async () => {
      if (!count) return
      const result = await officePost<Result>('/api/office/counts/', { count: asSent(count), isPreview: true })
      setDifferences(result.ok ? result.value : null)
      setSaid(result.ok ? null : { text: faultText(intl, result.fault), isFault: true })
    },
    finish: async () => {
      if (!count) return
      // First into the queue: from here on it is sent once, whatever happens to this page.
      setKept(keepQueue([...queuedCounts(), count]))
      keepCount(null)
      setCount(null)
      setShelf('')
      await flush()
    },
    drop: () => {
      keep(null)
      setDifferences(null)
    },
  }
}
