/** Processes several items independently of each other. */
import { logError } from '@/lib/backend/platform/log'
import { isDatabaseUnavailable } from '@/lib/backend/platform/database/errors'

interface Pace {
  /** Items that are processed at the same time. */
  readonly atOnce?: number
  /** No item is started after this time; the rest is left for the next round. */
  readonly forMs?: number
}

/**
 * Processes items and returns for how many `work` returned true. An error is logged and the item is left for the next round, so that an item
 * that always fails does not block the others. Throws only when the database is unavailable, because then every other item would fail, too.
 */
export async function eachIndependently<T>(
  items: readonly T[],
  details: (item: T) => Readonly<Record<string, string>>,
  work: (item: T) => Promise<boolean>,
  { atOnce = 1, forMs = Number.POSITIVE_INFINITY }: Pace = {},
): Promise<number> {
  const end = performance.now() + forMs
  const waiting = [...items]
  let done = 0
  const workOff = async () => {
    while (performance.now() < end) {
      const item = waiting.shift()
      if (item === undefined) return
      try {
        if (await work(item)) done += 1
      } catch (error) {
        if (isDatabaseUnavailable(error)) {
          waiting.length = 0
          throw error
        }
        logError(error, { ...details(item), note: 'left for the next round' })
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOff))
  return done
}
