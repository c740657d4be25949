/** Starts the back end of this process: the LISTEN connection, the slug lists for middleware, the readiness check. */
import { log } from '@/lib/telemetry/log'
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'

import { reasonOf } from '@/lib/backend/platform/log'
import { isListening, startListening } from '@/lib/backend/platform/cache/listen'
import { filterSlugs, routeSlugs } from '@/lib/backend/domain/site/route-slugs'
import { db } from '@/lib/backend/platform/database/pool'
import { startJobs } from '@/lib/backend/worker/start'
import { onInvalidate } from '@/lib/cache/tag-clock.mjs'
import { tag } from '@/lib/cache/tags'
import { hasRouteSlugs, publishRouteSlugs } from '@/lib/cache/route-slugs'
import { publish, published } from '@/lib/process/state.mjs'

const RETRY_MS = { first: 200, most: 5_000 }
/** Ms that a start waits for the lists; a database that is unavailable does not prevent the start. */
const PATIENCE_MS = 5_000

let loading: Promise<void> | null = null
let wanted = false

/** Repeats loading until it succeeds; after a change during the load it loads once more. */
function refreshRouteSlugs(): Promise<void> {
  wanted = true
  return (loading ??= keepLoading().finally(() => {
    loading = null
    if (wanted) void refreshRouteSlugs()
  }))
}

async function keepLoading(): Promise<void> {
  let wait = RETRY_MS.first
  while (wanted) {
    wanted = false
    try {
      publishRouteSlugs(await routeSlugs(), await filterSlugs())
    } catch (error) {
      wanted = true
      log('warn', `The route slugs could not be read: ${reasonOf(error)}`)
      await sleep(wait, undefined, { ref: false })
      wait = Math.min(RETRY_MS.most, wait * 2)
    }
  }
}

let wasReady = false

/**
 * Ready: paths can be resolved, and the database has responded once, with changes being received. A database that is lost later is lost for
 * every instance: if all said so, a load balancer would take the finished pages off line too. Calls and other pages answer 503 themselves.
 */
async function isReady(): Promise<boolean> {
  if (!hasRouteSlugs()) return false
  if (wasReady) return true
  if (!isListening()) return false
  await db().execute(sql`select 1`)
  return (wasReady = true)
}

/** Runs once per process; a second call does nothing. Returns when the slug lists are loaded, or after five seconds without them. */
export async function boot(): Promise<void> {
  if (published('booted')) return
  publish('booted', true)
  publish('readiness', isReady)
  onInvalidate((changed) => {
    if (changed === '*' || changed.includes(tag.slugs)) void refreshRouteSlugs()
  })
  startListening()
  startJobs()
  await Promise.race([refreshRouteSlugs(), sleep(PATIENCE_MS, undefined, { ref: false })])
}
