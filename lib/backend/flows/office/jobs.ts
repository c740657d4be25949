/**
 * Long work of the back office, in parts: each part and the count of what is done are one transaction, so that work that was cut off by a
 * restart goes on where it was, nothing is done twice, and it can be stopped between two parts.
 */
import { and, eq, inArray, sql } from 'drizzle-orm'

import { officeJobs } from '@/lib/backend/domain/schema/office'
import { logError, reasonOf } from '@/lib/backend/platform/log'
import { isDatabaseUnavailable } from '@/lib/backend/platform/database/errors'
import { db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeJob } from '@/lib/contract/schemas/office-campaigns'

import { bulkJob } from './bulk-job'
import { campaignJob } from './campaign-job'
import type { JobKind, PartDone, Prepared } from './job-kind'
import { translateJob } from './translate-job'

type JobRow = typeof officeJobs.$inferSelect
const KINDS: Readonly<Record<string, JobKind>> = { bulk: bulkJob, campaign: campaignJob, translate: translateJob }
/** Done by a sweep of its own, so that prices do not wait for a slow service. */
const TRANSLATIONS = ['translate']
/** Of many faults the first ones say enough. */
const FAULTS_KEPT = 200

const isOpen = ({ state }: Pick<JobRow, 'state'>) => state === 'waiting' || state === 'running'

/** One part of a job; false when nothing of it is left, or somebody else is at it. */
async function doPart(tx: Tx, id: number, prepared?: Prepared): Promise<boolean> {
  const [job] = await tx.select().from(officeJobs).where(eq(officeJobs.id, id)).for('update', { skipLocked: true })
  const kind = job && KINDS[job.kind]
  if (!kind || !isOpen(job)) return false
  // Somebody else did this part meanwhile: what was prepared is not of the next one.
  if (prepared && prepared.from !== job.done) return true
  const { done, faults, result }: PartDone =
    job.done < job.total
      ? await kind.part(tx, job.input, job.done, job.result, prepared?.made)
      : { done: 0, faults: [] }
  const reached = Math.min(job.done + done, job.total)
  const isEnd = reached >= job.total
  if (isEnd) await kind.end(tx, job.input, 'done')
  await tx
    .update(officeJobs)
    .set({
      state: isEnd ? 'done' : 'running',
      done: reached,
      faults: [...job.faults, ...faults].slice(0, FAULTS_KEPT),
      result: result ?? null,
      touchedAt: sql`now()`,
    })
    .where(eq(officeJobs.id, id))
  return !isEnd
}

/** A part that fails in so many sweeps in a row, for minutes, fails always. */
const MAX_TRIES = 20

/** Counts that a part has failed; true when it has failed too often. The next part that is done forgets it. */
async function isHopeless(id: number): Promise<boolean> {
  const [job] = await db()
    .update(officeJobs)
    .set({
      result: sql`coalesce(result, '{}'::jsonb) || jsonb_build_object('tries', coalesce((result ->> 'tries')::int, 0) + 1)`,
    })
    .where(eq(officeJobs.id, id))
    .returning({ tries: sql<number>`(result ->> 'tries')::int` })
  return (job?.tries ?? 0) >= MAX_TRIES
}

/** The next part of a job, with what goes before its transaction; false when nothing of it is left. */
async function nextPart(id: number, { prepare }: JobKind): Promise<boolean> {
  const prepared = await prepare?.(id)
  if (prepared === null) return false
  return withTx((tx) => doPart(tx, id, prepared), { name: 'office.job' })
}

/** Does a job to its end, unless it is stopped. A fault of the database is tried again by the next sweeps; any other ends the job. */
async function runKnown(id: number, kind: JobKind): Promise<void> {
  try {
    while (await nextPart(id, kind));
  } catch (error) {
    const isRefused = error instanceof ApiError
    if (!isRefused && (isDatabaseUnavailable(error) || !(await isHopeless(id)))) throw error
    logError(error, { job: `office ${id}` })
    const refusal = isRefused ? error : new ApiError('INTERNAL', 'The work failed again and again.')
    await withTx((tx) => endJob(tx, id, 'failed', refusal), { name: 'office.job' })
  }
}

/** Ends a job that is open; false for one that has ended. */
async function endJob(tx: Tx, id: number, state: 'stopped' | 'failed', error?: ApiError): Promise<boolean> {
  const [job] = await tx.select().from(officeJobs).where(eq(officeJobs.id, id)).for('update')
  if (!job || !isOpen(job)) return false
  const kind = KINDS[job.kind]
  await kind?.end(tx, job.input, state)
  const why = error && (kind?.wordOf?.(error) ?? reasonOf(error))
  await tx
    .update(officeJobs)
    .set({
      state,
      ...(why !== undefined && { faults: [...job.faults, { record: '', message: why }] }),
      touchedAt: sql`now()`,
    })
    .where(eq(officeJobs.id, id))
  return true
}

/** Stops a job between two parts, in the caller's transaction. */
export const stopJobIn = (tx: Tx, id: number): Promise<boolean> => endJob(tx, id, 'stopped')

/** Stops the work whose changes are this entry of the history. */
export async function stopWorkOf(tx: Tx, batch: number): Promise<void> {
  const open = await tx
    .select({ id: officeJobs.id })
    .from(officeJobs)
    .where(
      and(
        inArray(officeJobs.kind, ['bulk', 'translate']),
        inArray(officeJobs.state, ['waiting', 'running']),
        sql`(${officeJobs.result} ->> 'batch')::bigint = ${batch}`,
      ),
    )
  for (const { id } of open) await stopJobIn(tx, id)
}

/** The same by the name of its kind. */
export async function runJob(id: number, kind: string): Promise<void> {
  const known = KINDS[kind]
  if (known) await runKnown(id, known)
}

/** Every open job of these kinds, the oldest first. */
async function runOpen(kinds: readonly string[]): Promise<void> {
  const open = await db()
    .select({ id: officeJobs.id, kind: officeJobs.kind })
    .from(officeJobs)
    .where(and(inArray(officeJobs.kind, [...kinds]), inArray(officeJobs.state, ['waiting', 'running'])))
    .orderBy(officeJobs.id)
  let failure: unknown
  // What one of them cannot do yet keeps nobody else's work from being done.
  for (const { id, kind } of open)
    await runJob(id, kind).catch((error: unknown) => {
      failure ??= error
    })
  if (failure !== undefined) throw failure
}

/** The sweep of all kinds but those that have one of their own. Files have, too (flows/office-files). */
export const runOfficeJobs = (): Promise<void> =>
  runOpen(Object.keys(KINDS).filter((kind) => !TRANSLATIONS.includes(kind)))

/** The sweep of translations. */
export const runOfficeTranslations = (): Promise<void> => runOpen(TRANSLATIONS)

export const shownJob = ({ id, kind, state, done, total, faults }: JobRow): OfficeJob => ({
  id,
  kind,
  state,
  done,
  total,
  faults,
})
