/** The work that nobody waits for. Every instance runs it; the rows are shared out in the database. */
import { logError } from '@/lib/backend/api/log'
import { announceStock } from '@/lib/backend/catalogue/stock-notices'
import { onShutdown } from '@/lib/backend/db/shutdown'
import { sweepEvents } from '@/lib/backend/payments/ingest'
import { learnPurchases, storeViews } from '@/lib/backend/recommendations/activity'
import { keepSearchFresh } from '@/lib/backend/search/keep-fresh'

import { expireOrders } from './expire'
import { drainOutbox } from './outbox'
import { countUnlimitedCodes, purgeOld } from './purge'
import { turnSeason } from './season'

interface Job {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<unknown>
}

const JOBS: readonly Job[] = [
  { name: 'outbox', everyMs: 1_000, run: drainOutbox },
  { name: 'payment events', everyMs: 5_000, run: sweepEvents },
  { name: 'expiry', everyMs: 15_000, run: expireOrders },
  { name: 'season', everyMs: 30_000, run: () => turnSeason() },
  { name: 'stock notices', everyMs: 30_000, run: announceStock },
  { name: 'counters', everyMs: 60_000, run: countUnlimitedCodes },
  { name: 'views', everyMs: 10_000, run: storeViews },
  { name: 'purchases', everyMs: 300_000, run: learnPurchases },
  { name: 'search texts', everyMs: 60_000, run: keepSearchFresh },
  { name: 'purge', everyMs: 600_000, run: purgeOld },
]

/** A job that fails (a database that is away) is tried again later and later, up to a minute. */
const MAX_BACK_OFF = 60_000

export interface RunningJobs {
  /** Takes no new work and waits for what runs. */
  stop(): Promise<void>
}

const KEY = Symbol.for('shop.jobs')
const home = globalThis as typeof globalThis & { [KEY]?: RunningJobs }

/** Starts the jobs of this process; a second call gives the same ones. They stop with the shop, before its database does. */
export function startJobs(): RunningJobs {
  const jobs = (home[KEY] ??= start())
  onShutdown('jobs', () => jobs.stop())
  return jobs
}

function start(): RunningJobs {
  let stopped = false
  const timers = new Map<Job, NodeJS.Timeout>()
  const running = new Map<Job, Promise<void>>()

  const schedule = (job: Job, failures: number) => {
    if (stopped) return
    const wait = Math.min(MAX_BACK_OFF, job.everyMs * 2 ** Math.min(failures, 10))
    // Instances that started together do not stay together.
    const timer = setTimeout(() => running.set(job, once(job, failures)), wait * (0.75 + Math.random() / 2))
    timer.unref()
    timers.set(job, timer)
  }

  const once = async (job: Job, failures: number) => {
    let failed = failures
    try {
      await job.run()
      failed = 0
    } catch (error) {
      failed += 1
      // A database that is away is reported once, not every second.
      if (failed === 1) logError(error, { job: job.name })
    }
    running.delete(job)
    schedule(job, failed)
  }

  for (const job of JOBS) schedule(job, 0)
  return {
    async stop() {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running.values())
      delete home[KEY]
    },
  }
}
