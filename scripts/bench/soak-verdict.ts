/** Whether the figures of a long run stayed flat. */
import { median } from './load'

export const KINDS = ['crawler', 'shopper', 'order'] as const
export type Kind = (typeof KINDS)[number]

/** The figures of one minute; memory in MB, times in ms. */
export interface Minute {
  rss: number
  heap: number
  p95: Record<Kind, number>
  /** Answers that were errors. */
  failed: number
}

/** Below this number of minutes nothing can be said. */
const MIN_MINUTES = 6

/** How much larger the median of the last third may be than that of the second: by a part of it, and by an amount that is noise. */
const LIMITS = { memory: { part: 0.1, amount: 20 }, time: { part: 0.5, amount: 30 } }

/**
 * Compares the second third of the minutes with the last one. The first third is left out: caches fill then. Returns one row for each value
 * (name, both medians, the most that the last may be, yes or no), and whether all are flat and nothing failed.
 */
export function flatness(minutes: readonly Minute[]): { rows: string[][]; isFlat: boolean } {
  const third = Math.floor(minutes.length / 3)
  const values: [name: string, read: (minute: Minute) => number, limit: { part: number; amount: number }][] = [
    ['rss MB', (minute) => minute.rss, LIMITS.memory],
    ['heap MB', (minute) => minute.heap, LIMITS.memory],
    ...KINDS.map((kind): [string, (minute: Minute) => number, typeof LIMITS.time] => [
      `${kind} p95 ms`,
      (minute) => minute.p95[kind],
      LIMITS.time,
    ]),
  ]
  let isFlat = minutes.length >= MIN_MINUTES && minutes.every(({ failed }) => failed === 0)
  const rows = values.map(([name, read, { part, amount }]) => {
    const second = median(minutes.slice(third, -third).map(read))
    const last = median(minutes.slice(-third).map(read))
    const most = second * (1 + part) + amount
    const flat = last <= most
    isFlat &&= flat
    return [name, second.toFixed(0), last.toFixed(0), most.toFixed(0), flat ? 'yes' : 'no']
  })
  return { rows, isFlat }
}
