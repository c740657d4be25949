/** A round over many things of which each is done on its own. */
import { logError } from '@/lib/backend/platform/log'
import { isDatabaseUnavailable } from '@/lib/backend/platform/database/errors'

/**
 * Works on one after the other and gives how many said that something was done. What fails is logged and left for the next round: one that
 * always fails must not keep those behind it waiting. Throws only when the database is away, which no other of them would survive either.
 */
export async function eachOnItsOwn<T>(
  items: readonly T[],
  facts: (item: T) => Readonly<Record<string, string>>,
  work: (item: T) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (const item of items) {
    try {
      if (await work(item)) done += 1
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      logError(error, { ...facts(item), note: 'left for the next round' })
    }
  }
  return done
}
