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

/** Names of codes, each asked for once; without a network a code stays open. */
function useNames(): [CountState['names'], (code: string) => void] {
  const [names, setNames] = useState<CountState['names']>({})
  async function ask(code: string) {
    if (names[code] !== undefined) return
    const result = await officePost<Answer<'officeCodes'>>('/api/office/codes/', { codes: [code] })
    if (result.ok) setNames((known) => ({ ...known, [code]: result.value.found[0]?.title ?? null }))
  }
  return [names, (code) => void ask(code)]
}

/** What waits in the browser: sent at the start, when the network is back, and when asked to. */
function useQueue() {
  const intl = useIntl()
  const [waiting, setWaiting] = useState(0)
  const [saved, setSaved] = useState<Result | null>(null)
  const [said, setSaid] = useState<CountState['said']>(null)
  const flush = useCallback(async () => {
    if (queuedCounts().length === 0) return
    const { left, saved: newest, fault } = await sendQueue()
    setWaiting(left)
    if (newest) setSaved(newest)
    if (fault && fault.code !== 'NETWORK') return setSaid({ text: faultText(intl, fault), isFault: true })
    setSaid({ text: intl.formatMessage({ id: fault ? 'office.count_waits' : 'office.count_saved' }), isFault: false })
  }, [intl])
  useEffect(() => {
    const retry = () => {
      setWaiting(queuedCounts().length)
      void flush()
    }
    // What the browser keeps is not known to the server's first page.
    const start = setTimeout(retry, 0)
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(start)
      window.removeEventListener('online', retry)
    }
  }, [flush])
  /** Of a browser that keeps nothing; false: it is not with the shop. */
  async function sendNow(count: OpenCount): Promise<boolean> {
    const result = await officePost<Result>('/api/office/counts/', { count: asSent(count) })
    const text = result.ok ? intl.formatMessage({ id: 'office.count_saved' }) : faultText(intl, result.fault)
    setSaid({ text, isFault: !result.ok })
    return result.ok
  }
  return { waiting, saved, said, setSaid, setSaved, flush, sendNow }
}

/** A count on this device: kept at every scan, sent when it is finished and there is a network. */
export function useCount(): CountState {
  const intl = useIntl()
  const [count, setCount] = useState<OpenCount | null>(null)
  const [shelf, setShelf] = useState('')
  const [isKept, setKept] = useState(true)
  const [names, ask] = useNames()
  const { waiting, saved, said, setSaid, setSaved, flush, sendNow } = useQueue()
  useEffect(() => {
    const start = setTimeout(() => setCount(openCount()), 0)
    return () => clearTimeout(start)
  }, [])
  const keep = (next: OpenCount | null) => {
    setKept(keepCount(next))
    setCount(next)
    setSaved(null)
  }
  return {
    count,
    shelf,
    names,
    differences: saved,
    waiting,
    said,
    isKept,
    begin: (store) => {
      keep(newCount(store))
      setSaid(null)
    },
    goTo: setShelf,
    scan: (code, exactly) => {
      if (!count || shelf === '' || code === '') return
      keep(withScan(count, shelf, code, exactly))
      ask(code)
    },
    compare: async () => {
      if (!count) return
      const result = await officePost<Result>('/api/office/counts/', { count: asSent(count), isPreview: true })
      setSaved(result.ok ? result.value : null)
      setSaid(result.ok ? null : { text: faultText(intl, result.fault), isFault: true })
    },
    finish: async () => {
      if (!count) return
      // First into the queue: from here on it is sent once, whatever happens to this page.
      const isQueued = keepQueue([...queuedCounts(), count])
      if (!isQueued && !(await sendNow(count))) return
      keep(null)
      setShelf('')
      if (isQueued) await flush()
    },
    drop: () => keep(null),
  }
}
