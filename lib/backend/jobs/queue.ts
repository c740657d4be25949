/**
 * Jobs that live in PostgreSQL: pg-boss on the shop's own connections. A job is written in the transaction of what it is about, worked on by
 * any instance, tried again later and later when it fails, and freed when the process that had it died.
 */
import PgBoss from 'pg-boss'

import { logError } from '@/lib/backend/api/log'
import { LOCKS, withAdvisoryLock } from '@/lib/backend/db/advisory-lock'
import { writePool } from '@/lib/backend/db/pool'
import { rawQuery, type Tx } from '@/lib/backend/db/with-tx'

/** Sends what stands in the outbox: one job a row. */
export const OUTBOX_QUEUE = 'outbox'

/** Work that comes round, by the minute at most; what must not wait for the minute is done at once and only taken up here. */
export const SWEEPS = {
  'payment-events': '* * * * *',
  'order-expiry': '* * * * *',
  'exchange-expiry': '*/5 * * * *',
  'open-payments': '* * * * *',
  refunds: '* * * * *',
  season: '* * * * *',
  'stock-notices': '* * * * *',
  'code-counters': '* * * * *',
  'search-texts': '* * * * *',
  purchases: '*/5 * * * *',
  purge: '*/10 * * * *',
} as const
export type SweepName = keyof typeof SWEEPS

type QueueSettings = Omit<PgBoss.Queue, 'name'>
/** A process that died keeps its jobs for so long, and `SUPERVISE_SECONDS` more. */
const EXPIRE_SECONDS = 30
const SUPERVISE_SECONDS = 10
/** A mail is tried for about a day and a half, each time twice as late. */
const OUTBOX_SETTINGS: QueueSettings = { policy: 'standard', retryLimit: 12, retryDelay: 15, retryBackoff: true, expireInSeconds: EXPIRE_SECONDS, retentionDays: 14 }
/** One waits at most, however many instances ask for it; the next minute is the next try. */
const SWEEP_SETTINGS: QueueSettings = { policy: 'short', retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 120, retentionDays: 1 }

type Query = PgBoss.Db['executeSql']

const onPool: Query = (text, values) => writePool().query(text, values)

function createBoss(executeSql: Query): PgBoss {
  const boss = new PgBoss({
    db: { executeSql }, migrate: false, maintenanceIntervalSeconds: SUPERVISE_SECONDS,
    archiveCompletedAfterSeconds: 3_600, archiveFailedAfterSeconds: 30 * 86_400, deleteAfterDays: 1,
  })
  let reported = 0
  boss.on('error', (error) => {
    // A database that is away would be reported by every timer.
    if (Date.now() - reported < 60_000) return
    reported = Date.now()
    logError(error, { job: 'queue' })
  })
  return boss
}

/** Only writes and reads jobs; it is never started, so it has no timers. */
let idle: PgBoss | undefined
export const queue = (): PgBoss => (idle ??= createBoss(onPool))

/**
 * Makes or updates the tables of the queues. Belongs to the migration of a database: several processes may call it at once. Not more than a
 * look at what is there when nothing is missing.
 */
export async function installQueues(url: string): Promise<void> {
  const lock = { waitMs: 60_000, problem: 'Another process has been preparing the job queues for a minute; look at that one first.' }
  await withAdvisoryLock(url, LOCKS.queues, lock, async (client) => {
    const executeSql: Query = (text, values) => client.query(text, values)
    const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false })
    await boss.start()
    const existing = new Set((await boss.getQueues()).map(({ name }) => name))
    if (!existing.has(OUTBOX_QUEUE)) await boss.createQueue(OUTBOX_QUEUE, { name: OUTBOX_QUEUE, ...OUTBOX_SETTINGS })
    for (const name of Object.keys(SWEEPS)) if (!existing.has(name)) await boss.createQueue(name, { name, ...SWEEP_SETTINGS })
    await boss.stop({ graceful: false })
  })
}

/** Puts a job into the outbox' queue in the transaction that writes the row. */
export async function sendOutboxJob(tx: Tx, id: number): Promise<void> {
  await queue().send(OUTBOX_QUEUE, { id }, { db: { executeSql: (text, values) => rawQuery(tx, text, values) } })
}

/** What a job of the outbox knows: the number of its row. */
export interface OutboxJob { readonly id: number }

/** The work of this process on all queues. */
export interface Handlers {
  readonly outbox: (jobs: readonly PgBoss.Job<OutboxJob>[]) => Promise<void>
  readonly sweeps: Readonly<Record<SweepName, () => Promise<unknown>>>
}

/** Starts to work; gives the function that stops and waits for what runs. Throws when the database does not answer. */
export async function work({ outbox, sweeps }: Handlers): Promise<() => Promise<void>> {
  let mode: 'starting' | 'working' | 'stopped' = 'starting'
  const boss = createBoss(async (text, values) => {
    if (mode === 'stopped') return nothing
    try {
      return await onPool(text, values)
    } catch (error) {
      // pg-boss does not wait for the completion of a job: a rejection here would end the process while the database is away. The job stays
      // active and comes again when it has expired.
      if (mode === 'starting') throw error
      return nothing
    }
  })
  await boss.start()
  for (const [name, cron] of Object.entries(SWEEPS)) await boss.schedule(name, cron, undefined, { tz: 'UTC' })
  mode = 'working'
  await boss.work<OutboxJob>(OUTBOX_QUEUE, { batchSize: 20, pollingIntervalSeconds: 1 }, outbox)
  for (const name of Object.keys(SWEEPS) as SweepName[]) {
    await boss.work(name, { pollingIntervalSeconds: 2 }, async () => void (await sweeps[name]()))
    // What an interrupted process has left is not left for the minute.
    await boss.send(name, {})
  }
  return async () => {
    await boss.stop({ timeout: 5_000 })
    mode = 'stopped'
  }
}

/** No answer: pg-boss takes it for "nothing done", though its types do not say so. */
const nothing = undefined as unknown as Awaited<ReturnType<Query>>
