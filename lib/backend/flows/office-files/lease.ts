/**
 * Long work on one file, done by one process at a time. The process that has it says every few seconds that it is alive; work of a process
 * that ended is taken by another one, and work that was stopped or taken is noticed by who did it before.
 */
import { randomUUID } from 'node:crypto'

import { eq, type SQL, sql } from 'drizzle-orm'

import { officeJobs } from '@/lib/backend/domain/schema/office'
import { db } from '@/lib/backend/platform/database/pool'
import { logError } from '@/lib/backend/platform/log'

export type FileJob = typeof officeJobs.$inferSelect
type Values = Partial<Pick<FileJob, 'state' | 'done' | 'total' | 'input'>>

/** After this time without a sign its process has ended. */
const ALIVE_SECONDS = 60
const BEAT_MS = 10_000

/** The work was stopped, or belongs to another process. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** The work of this process. */
const held = new Set<Lease>()

export class Lease {
  #isLost = false
  #isGivenBack = false
  readonly #timer: NodeJS.Timeout

  private constructor(
    readonly job: FileJob,
    readonly run: string,
  ) {
    held.add(this)
    this.#timer = setInterval(() => void this.#beat(), BEAT_MS).unref()
  }

  /** The work, when it waits or its process has ended; null when somebody else has it, or it is over. */
  static async take(id: number): Promise<Lease | null> {
    const run = randomUUID()
    const [job] = await db()
      .update(officeJobs)
      .set({
        state: 'running',
        touchedAt: sql`now()`,
        result: sql`coalesce(result, '{}'::jsonb) || jsonb_build_object('run', ${run}::text, 'tries', coalesce((result ->> 'tries')::int, 0) + 1)`,
      })
      .where(
        sql`${officeJobs.id} = ${id} and (state = 'waiting' or (state = 'running' and touched_at < now() - make_interval(secs => ${ALIVE_SECONDS})))`,
      )
      .returning()
    return job ? new Lease(job, run) : null
  }

  get isLost(): boolean {
    return this.#isLost
  }

  /** This process ends. */
  get isGivenBack(): boolean {
    return this.#isGivenBack
  }

  /** Throws LeaseLost when somebody has stopped the work. */
  check(): void {
    if (this.#isLost) throw new LeaseLost()
  }

  /** How far the work is; `more` is kept in its result, also when it is stopped by then. Throws LeaseLost when somebody has stopped or taken it. */
  async reached(done: number, total: number, more: object): Promise<void> {
    await this.#write({ done, total }, more, this.#isOwn())
    this.check()
  }

  /** The end. When the work was stopped or taken meanwhile, nothing is written, and the answer is false. */
  async end(state: 'done' | 'failed', more: object, input?: object): Promise<boolean> {
    this.leave()
    const values = { state, ...(input && { input }) }
    return (await this.#update(values, more, sql`${this.#isOwn()} and state = 'running'`)) === state
  }

  /** No longer says that it is alive. */
  leave(): void {
    clearInterval(this.#timer)
    held.delete(this)
  }

  async #write(values: Values, more: object, where: SQL): Promise<void> {
    if ((await this.#update(values, more, where)) !== 'running') this.#isLost = true
  }

  /** The state that the work has then; undefined when it is not this one's any more. */
  async #update(values: Values, more: object, where: SQL): Promise<FileJob['state'] | undefined> {
    const [row] = await db()
      .update(officeJobs)
      .set({ ...values, touchedAt: sql`now()`, result: sql`result || ${JSON.stringify(more)}::jsonb` })
      .where(where)
      .returning({ state: officeJobs.state })
    return row?.state
  }

  /** Until somebody else takes it. */
  #isOwn(): SQL {
    return sql`${officeJobs.id} = ${this.job.id} and result ->> 'run' = ${this.run}`
  }

  async #beat(): Promise<void> {
    try {
      await this.#write({}, {}, this.#isOwn())
    } catch (error) {
      // The next one may arrive.
      logError(error, { job: `office ${this.job.id}` })
    }
  }

  /** Lets another process take the work at once. */
  async giveBack(): Promise<void> {
    this.leave()
    this.#isLost = true
    this.#isGivenBack = true
    await db().update(officeJobs).set({ state: 'waiting' }).where(sql`${this.#isOwn()} and state = 'running'`)
  }
}

/** Before this process ends: the work on files waits for another one, and need not be missed first. */
export async function giveFilesBack(): Promise<void> {
  for (const result of await Promise.allSettled([...held].map((lease) => lease.giveBack())))
    if (result.status === 'rejected') logError(result.reason, { job: 'office files' })
}

/** Stops work that is open; false for work that has ended. */
export async function stopJob(id: number): Promise<boolean> {
  const rows = await db()
    .update(officeJobs)
    .set({ state: 'stopped', touchedAt: sql`now()` })
    .where(sql`${officeJobs.id} = ${id} and state in ('waiting', 'running')`)
    .returning({ id: officeJobs.id })
  return rows.length > 0
}

export async function jobOf(id: number): Promise<FileJob | null> {
  const [job] = await db().select().from(officeJobs).where(eq(officeJobs.id, id))
  return job ?? null
}
