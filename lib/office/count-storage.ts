/**
 * A count of goods as the device keeps it until the shop has it: every scan is stored at once, so that a closed page, an empty battery or a
 * lost network loses nothing. What is finished waits in a queue and is sent when the network is back.
 */
import type { StockCount } from '@/lib/contract/schemas/office-counts'

/** Units by code, with the last scan. */
type Scans = Readonly<Record<string, { readonly count: number; readonly at: string }>>

export interface OpenCount {
  readonly id: string
  readonly store: number
  readonly shelves: Readonly<Record<string, Scans>>
}

const OPEN = 'office.count'
const QUEUE = 'office.count-queue'

function read<T>(key: string, otherwise: T): T {
  try {
    const text = window.localStorage.getItem(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

/** False when the browser keeps nothing: the person must be told before they count. */
function write(key: string, value: unknown): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export const openCount = (): OpenCount | null => read<OpenCount | null>(OPEN, null)
export const keepCount = (count: OpenCount | null): boolean => write(OPEN, count)
export const queuedCounts = (): readonly OpenCount[] => read<readonly OpenCount[]>(QUEUE, [])
export const keepQueue = (counts: readonly OpenCount[]): boolean => write(QUEUE, counts.length === 0 ? null : counts)

export const newCount = (store: number): OpenCount => ({ id: crypto.randomUUID(), store, shelves: {} })

/** One more unit, or with `count` exactly that many. */
export function withScan(count: OpenCount, shelf: string, code: string, exactly?: number): OpenCount {
  const scans = count.shelves[shelf] ?? {}
  const units = exactly ?? (scans[code]?.count ?? 0) + 1
  return {
    ...count,
    shelves: { ...count.shelves, [shelf]: { ...scans, [code]: { count: units, at: new Date().toISOString() } } },
  }
}

/** As it is sent; empty shelves are left out. */
export const asSent = ({ id, store, shelves }: OpenCount): StockCount => ({
  id,
  store,
  sentAt: new Date().toISOString(),
  shelves: Object.entries(shelves)
    .filter(([, scans]) => Object.keys(scans).length > 0)
    .map(([shelf, scans]) => ({
      shelf,
      scans: Object.entries(scans).map(([code, { count, at }]) => ({ code, count, at })),
    })),
})
