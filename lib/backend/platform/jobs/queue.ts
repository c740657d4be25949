/**
 * Jobs that live in PostgreSQL: pg-boss on the shop's own connections. A job is written in the transaction of what it is about, worked on by
 * any instance, tried again later and later when it fails, and freed when the process that had it died.
 */
import PgBoss from 'pg-boss'

import { logError } from '@/lib/backend/platform/log'
import { writePool } from '@/lib/backend/platform/database/pool'
import { rawQuery, type Tx } from '@/lib/backend/platform/database/with-tx'

/** Sends what stands in the outbox: one job a row. */
export const OUTBOX_QUEUE = 'outbox'

/** Recurring work by name. `every`: seconds from one run to the next; `within`: seconds after which a run counts as dead and comes again. */
export type Schedule<Name extends string = string> = Readonly<
  Record<Name, { readonly every: number; readonly within: number }>
>

/** How often jobs of processes that died are looked for. */
const SUPERVISE_SECONDS = 5
/** Few, so that a slow mail server does not let them expire. A full batch is followed by the next at once. */
const OUTBOX_BATCH = 5
export type Query = PgBoss.Db['executeSql']

const onPool: Query = (text, values) => writePool().query(text, values)

/** Logs one error a minute at most: a database that is away would be reported by every timer. */
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

/** Only writes and reads jobs; it is never started, so it has no timers. */
let idle: PgBoss | undefined
export const queue = (): PgBoss => (idle ??= createBoss(onPool))

/** Puts a job into the outbox' queue in the transaction that writes the row. */
export async function sendOutboxJob(tx: Tx, id: number): Promise<void> {
  await queue().send(OUTBOX_QUEUE, { id }, { db: { executeSql: (text, values) => rawQuery(tx, text, values) } })
}

/** What a job of the outbox knows: the number of its row. */
export interface OutboxJob {
  readonly id: number
}

/** The work of this process on all queues. */
export interface Handlers<Name extends string = string> {
  readonly outbox: (jobs: readonly PgBoss.Job<OutboxJob>[]) => Promise<void>
  readonly sweeps: Readonly<Record<Name, () => Promise<unknown>>>
}

const KEEP_MS = 60_000

/** Queues every sweep that does not wait already. */
async function queueSweeps(schedule: Schedule): Promise<void> {
  for (const name of Object.keys(schedule)) await queue().send(name, {})
}

/** Starts to work; gives the function that stops and waits for what runs. Throws when the database does not answer. */
export async function work<Name extends string>(
  { outbox, sweeps }: Handlers<Name>,
  schedule: Schedule<Name>,
): Promise<() => Promise<void>> {
  // First of all, and by the queue that throws: what fails here leaves nothing running.
  await queueSweeps(schedule)
  let mode: 'starting' | 'working' | 'stopped' = 'starting'
  const report = reporter()
  const boss = createBoss(async (text, values) => {
    if (mode === 'stopped') return nothing
    try {
      return await onPool(text, values)
    } catch (error) {
      // pg-boss does not wait for the completion of a job: a rejection here would end the process while the database is away. The job stays
      // active and comes again when it has expired.
      if (mode === 'starting') throw error
      // Said here: pg-boss would only say that there are no rows in nothing.
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
      await sweeps[name]()
    })
  }
  // A sweep whose successor could not be queued, because the database came and went, would never come again.
  const keeper = setInterval(() => void queueSweeps(schedule).catch(report), KEEP_MS).unref()
  return async () => {
    clearInterval(keeper)
    await boss.stop({ timeout: 5_000 })
    mode = 'stopped'
  }
}

/** No answer: pg-boss takes it for "nothing done", though its types do not say so. */
const nothing = undefined as unknown as Awaited<ReturnType<Query>>
