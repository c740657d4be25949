import { published } from '../lib/process/state.mjs'

/** A page that failed within this time after a call had no answer from the database failed because of that. */
const RELATED_MS = 10_000
const RETRY_SECONDS = 5

/** Seconds after which a page that failed now may work again; null when the database was not the cause. */
export function databaseRetryAfter(): number | null {
  const failedAt = published('databaseFailedAt')
  return failedAt !== undefined && Date.now() - failedAt < RELATED_MS ? RETRY_SECONDS : null
}
