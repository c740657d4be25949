/** Processes several items independently of each other. */
import { logError } from '@/lib/backend/platform/log'
import { isDatabaseUnavailable } from '@/lib/backend/platform/database/errors'

/**
 * Processes one item after another and returns for how many `work` returned true. An error is logged and the item is left for the next
 * round, so that an item that always fails does not block the others. Throws only when the database is unavailable, because then every
 * other item would fail, too.
 */
export async function eachIndependently<T>(
  items: readonly T[],
  details: (item: T) => Readonly<Record<string, string>>,
  work: (item: T) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (const item of items) {
    try {
      if (await work(item)) done += 1
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      logError(error, { ...details(item), note: 'left for the next round' })
    }
  }
  return done
}
