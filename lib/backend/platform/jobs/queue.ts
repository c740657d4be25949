/**
 * Jobs in PostgreSQL: pg-boss on the shop's own connections. A job is written in the transaction that causes it and processed by any
 * instance. It is retried with growing delays when it fails, and given to another process when its process ends.
 */
import PgBoss from 'pg-boss'

import { logError } from '@/lib/backend/platform/log'
import { count, observe } from '@/lib/telemetry/metrics'
import { tracedAfter } from '@/lib/telemetry/trace'
import { writePool } from '@/lib/backend/platform/database/pool'
import { rawQuery, type Tx } from '@/lib/backend/platform/database/with-tx'

/** Sends the messages of the outbox: one job for each row. */
export const OUTBOX_QUEUE = 'outbox'

/**
 * Recurring work by name. `every`: seconds from one run to the next; `within`: seconds after which a run is treated as failed and repeated.
 */
export type Schedule<Name extends string = string> = Readonly<
  Record<Name, { readonly every: number; readonly within: number }>
>

/** How often jobs of processes that have ended are searched. */
const SUPERVISE_SECONDS = 5
/** Few, so that they do not expire while a mail server is slow. After a full batch the next one starts immediately. */
const OUTBOX_BATCH = 5
export type Query = PgBoss.Db['executeSql']

const onPool: Query = (text, values) => writePool().query(text, values)

/** Logs at most one error a minute: every timer reports a database that is unavailable. */
function reporter(): (error: unknown) => void {
  let reported = 0
  return (error) => {
    if (Date.now() - reported < 60_000) return
    reported = Date.now()
    logError(error, { job: 'queue' })
  }
}

function createBoss(executeSql: Query, report = reporter()): PgBoss {
  const boss = new PgBoss({
    db: { executeSql },
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: SUPERVISE_SECONDS,
    archiveCompletedAfterSeconds: 3_600,
    archiveFailedAfterSeconds: 30 * 86_400,
    deleteAfterDays: 1,
  })
  boss.on('error', report)
  return boss
}

/** Only writes and reads jobs; it is not started, so it has no timers. */
let idle: PgBoss | undefined
export const queue = (): PgBoss => (idle ??= createBoss(onPool))

/** Adds a job to the outbox' queue in the transaction that writes the row. */
export async function sendOutboxJob(tx: Tx, id: number): Promise<void> {
  await queue().send(OUTBOX_QUEUE, { id }, { db: { executeSql: (text, values) => rawQuery(tx, text, values) } })
}

/** The data of an outbox job: the id of its row. */
export interface OutboxJob {
  readonly id: number
}

/** The work of this process on all queues. */
export interface Handlers<Name extends string = string> {
  readonly outbox: (jobs: readonly PgBoss.Job<OutboxJob>[]) => Promise<void>
  readonly sweeps: Readonly<Record<Name, () => Promise<unknown>>>
}

const KEEP_MS = 60_000

/** Queues every sweep that is not queued already. */
async function queueSweeps(schedule: Schedule): Promise<void> {
  for (const name of Object.keys(schedule)) await queue().send(name, {})
}

/** A run of a job is a trace of its own. */
async function runJob(name: string, job: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  try {
    await tracedAfter(null, `job ${name}`, job)
    count('shop_job_runs_total', name, 'done')
  } catch (error) {
    count('shop_job_runs_total', name, 'failed')
    throw error
  } finally {
    observe('shop_job_duration_seconds', (performance.now() - began) / 1_000, name)
  }
}

/** Starts to work; returns a function that stops and waits for running jobs. Throws when the database does not respond. */
export async function work<Name extends string>(
  { outbox, sweeps }: Handlers<Name>,
  schedule: Schedule<Name>,
): Promise<() => Promise<void>> {
  // First, and on the queue that throws: if this fails, nothing has been started yet.
  await queueSweeps(schedule)
  let mode: 'starting' | 'working' | 'stopped' = 'starting'
  const report = reporter()
  const boss = createBoss(async (text, values) => {
    if (mode === 'stopped') return nothing
    try {
      return await onPool(text, values)
    } catch (error) {
      // pg-boss does not await the completion of a job: a rejection here would end the process while the database is unavailable. The job
      // stays active and is repeated after it has expired.
      if (mode === 'starting') throw error
      // Reported here, because pg-boss would only report missing rows.
      report(error)
      return nothing
    }
  }, report)
  await boss.start()
  mode = 'working'
  const worker = await boss.work<OutboxJob>(
    OUTBOX_QUEUE,
    { batchSize: OUTBOX_BATCH, pollingIntervalSeconds: 1 },
    async (jobs) => {
      await outbox(jobs)
      if (jobs.length === OUTBOX_BATCH) boss.notifyWorker(worker)
    },
  )
  for (const name of Object.keys(schedule) as Name[]) {
    await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
      await queue().send(name, {}, { startAfter: schedule[name].every })
      await runJob(name, sweeps[name])
    })
  }
  // If the next run of a sweep could not be queued, because the database was unavailable, it would otherwise never run again.
  const keeper = setInterval(() => void queueSweeps(schedule).catch(report), KEEP_MS).unref()
  return async () => {
    clearInterval(keeper)
    await boss.stop({ timeout: 5_000 })
    mode = 'stopped'
  }
}

/** No result: pg-boss accepts this as "nothing done", although its types do not allow it. */
const nothing = undefined as unknown as Awaited<ReturnType<Query>>
