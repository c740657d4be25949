/** Long bulk changes: begun, looked at, stopped. They run by the sweep (jobs.ts). */
import { and, eq } from 'drizzle-orm'

import { officeJobs } from '@/lib/backend/domain/schema/office'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import type { Answer } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeValues } from '@/lib/contract/schemas/office'
import type { Language } from '@/lib/market/languages'

import { type Actor, requireRead } from './actor'
import { type BulkChange, selectedIds } from './bulk'
import { bulkInput, type BulkJobInput, bulkResult, requireFields } from './bulk-job'
import { type Entity, isLocalized } from './entities/entity'
import { shownJob, stopJobIn } from './jobs'
import { entityNamed } from './registry'
import { titlesOf } from './rows'
import { fieldAt, parseText, parseValue } from './values'

const KIND = 'bulk'

/** Throws BAD_REQUEST for a value that no record could take, so that nobody waits for a list of the same fault. */
function requireValues(entity: Entity, set: OfficeValues): void {
  for (const [path, value] of Object.entries(set)) {
    const { field, language } = fieldAt(entity, path)
    if (language !== null && isLocalized(field)) parseText(path, field, value, language)
    else parseValue(path, field, value)
  }
}

const byNumber = (a: string, b: string) => Number(a) - Number(b) || (a < b ? -1 : 1)

/** Begins to change many records. Throws as a bulk change; FORBIDDEN for other systems, in whose name nothing is done later. */
export async function beginBulk(entity: Entity, change: BulkChange, actor: Actor): Promise<number> {
  if (actor.id === null) throw new ApiError('FORBIDDEN', 'Long work is begun by people.')
  requireFields(actor, entity, Object.keys(change.set))
  requireValues(entity, change.set)
  const ids = [...new Set(await selectedIds(entity, change))].toSorted(byNumber)
  const input: BulkJobInput = {
    entity: entity.name,
    ids,
    set: change.set,
    ...(change.reason !== undefined && change.reason !== '' && { reason: change.reason }),
    actor: actor.id,
    language: actor.language,
  }
  const [job] = await db()
    .insert(officeJobs)
    .values({ kind: KIND, input, total: ids.length, actorId: actor.id })
    .returning({ id: officeJobs.id })
  if (!job) throw new Error('The work was not written.')
  return job.id
}

/** Throws NOT_FOUND for work that does not exist, or on records that the person may not see. */
async function seen(id: number, actor: Actor) {
  const [job] = await db()
    .select()
    .from(officeJobs)
    .where(and(eq(officeJobs.id, id), eq(officeJobs.kind, KIND)))
  if (!job) throw new ApiError('NOT_FOUND', 'There is no such work.')
  const input = bulkInput.parse(job.input)
  const entity = entityNamed(input.entity)
  requireRead(actor, entity)
  return { job, input, entity }
}

/** The fields that are set, with names for the records that the values lead to. */
function shownSet(entity: Entity, set: OfficeValues, language: Language) {
  return Promise.all(
    Object.entries(set).map(async ([path, value]) => {
      const { kind, to } = fieldAt(entity, path).field
      const known = { path, kind, value, label: null }
      if (kind !== 'reference' || to === undefined || value === null) return known
      const id = String(value)
      const titles = await titlesOf(entityNamed(to), [id], language)
      return { ...known, label: titles.get(id)?.title ?? null }
    }),
  )
}

/** How far it is, and what it did. */
export async function bulkWork(id: number, actor: Actor): Promise<Answer<'officeBulkWork'>> {
  const { job, input, entity } = await seen(id, actor)
  const { batch, changed } = bulkResult.parse(job.result ?? {})
  const set = await shownSet(entity, input.set, actor.language)
  return { ...shownJob(job), entity: entity.name, set, batch, changed }
}

/** Throws CONFLICT when it has ended, FORBIDDEN for who may not change such records. */
export async function stopBulk(id: number, actor: Actor): Promise<void> {
  const { input, entity } = await seen(id, actor)
  requireFields(actor, entity, Object.keys(input.set))
  if (!(await withTx((tx) => stopJobIn(tx, id), { name: 'office.bulk' })))
    throw new ApiError('CONFLICT', 'It has ended already.', { details: { reason: 'work_over' } })
}
