/** A change of many records as long work: in parts, each of which is kept, so that a restart goes on and a stop leaves what was done. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'

import { customers } from '@/lib/backend/domain/schema/customers'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import { officeValues } from '@/lib/contract/schemas/office'
import { type Language, LANGUAGES } from '@/lib/market/languages'

import { type Actor, actorOf, requireField } from './actor'
import { changeTogether, patchFor } from './bulk'
import type { Entity } from './entities/entity'
import { databaseFault } from './faults'
import type { JobFault, JobKind } from './job-kind'
import { entityNamed } from './registry'
import { titlesOf } from './rows'
import { beginBatch, saveIn } from './save'
import { fieldAt } from './values'

/** Records of one part: few enough that nobody waits long for the rows it has locked. */
const PART = 100

export const bulkInput = z.object({
  entity: z.string(),
  /** In an order in which two bulk changes do not wait for each other. */
  ids: z.array(z.string()),
  set: officeValues,
  reason: z.string().optional(),
  /** Who began it. */
  actor: z.int(),
  language: z.enum(LANGUAGES),
})
export type BulkJobInput = z.output<typeof bulkInput>

export const bulkResult = z.object({
  /** The entry of the history to which all changes belong. */
  batch: z.int().nullable().default(null),
  changed: z.int().default(0),
})
type BulkResult = z.output<typeof bulkResult>

/** The person as they are now: what they may do no more is not done in their name. */
export async function actorNow(reader: Pick<Tx, 'select'>, id: number, language: Language): Promise<Actor> {
  const [person] = await reader
    .select({ isStaff: customers.isStaff, isAdmin: customers.isAdmin, officeRoles: customers.officeRoles })
    .from(customers)
    .where(eq(customers.id, id))
  if (!person) throw new ApiError('FORBIDDEN', 'You may not do this.')
  const account = { kind: 'customer', id, email: '', isClub: false, isOrg: false, isOffice: true } as const
  return actorOf({ ...account, ...person }, language)
}

/** Throws FORBIDDEN, or BAD_REQUEST for what is no field. */
export function requireFields(actor: Actor, entity: Entity, paths: readonly string[]): void {
  for (const path of paths) requireField(actor, entity, fieldAt(entity, path).field)
}

/** What of a part is refused leaves the rest of it. Null: it was done. */
export async function refusalOf(tx: Tx, entity: Entity, work: () => Promise<void>): Promise<ApiError | null> {
  await tx.execute(sql`savepoint of_part`)
  try {
    await work()
    await tx.execute(sql`release savepoint of_part`)
    return null
  } catch (error) {
    const known = databaseFault(entity, error) ?? error
    if (!(known instanceof ApiError)) throw error
    await tx.execute(sql`rollback to savepoint of_part`)
    return known
  }
}

/** The word for which the back office has a sentence. */
export const wordOf = ({ code, extra: { details } }: ApiError): string =>
  (details as { reason?: string } | undefined)?.reason ?? code.toLowerCase()

interface Part {
  readonly entity: Entity
  readonly ids: readonly string[]
  readonly set: BulkJobInput['set']
  readonly reason: string | undefined
  readonly actor: Actor
  /** Of the parts before. */
  readonly batch: number | null
}

interface PartDone extends BulkResult {
  readonly faults: readonly JobFault[]
}

/** Record by record, so that each says itself why it was left as it was. */
async function changeEach(tx: Tx, { entity, ids, set, reason, actor, batch: before }: Part): Promise<PartDone> {
  const { together } = entity
  let batch = before
  const changed: string[] = []
  const refused: { id: string; message: string }[] = []
  await together?.check(tx, ids)
  for (const id of ids) {
    const refusal = await refusalOf(tx, entity, async () => {
      const note = { reason, batch: batch ?? undefined, isTogether: together !== undefined }
      const change = await saveIn(tx, { entity, id, patch: patchFor(set), actor }, note)
      if (change === 0) return
      if (batch === null) await beginBatch(tx, change)
      batch ??= change
      changed.push(id)
    })
    if (refusal) refused.push({ id, message: wordOf(refusal) })
  }
  await together?.follow(tx, changed)
  const names = await titlesOf(
    entity,
    refused.map(({ id }) => id),
    actor.language,
    tx,
  )
  const faults = refused.map(({ id, message }) => ({ record: names.get(id)?.title || id, message }))
  return { batch, changed: changed.length, faults }
}

/** In statements for all of them where the fields are columns, and nothing is refused. */
async function changePart(tx: Tx, part: Part): Promise<PartDone> {
  const { entity, set, batch } = part
  const { together } = entity
  if (!together || !Object.keys(set).every((path) => Object.hasOwn(entity.fields, path))) return changeEach(tx, part)
  let done = { batch, changed: 0 }
  const refusal = await refusalOf(tx, entity, async () => {
    done = await changeTogether(tx, { ...part, together })
  })
  return refusal ? changeEach(tx, part) : { ...done, faults: [] }
}

async function part(tx: Tx, given: unknown, from: number, before: unknown) {
  const { entity: name, ids: all, set, reason, actor: id, language } = bulkInput.parse(given)
  const { batch, changed } = bulkResult.parse(before ?? {})
  const [entity, actor] = [entityNamed(name), await actorNow(tx, id, language)]
  requireFields(actor, entity, Object.keys(set))
  const ids = all.slice(from, from + PART)
  const done = await changePart(tx, { entity, ids, set, reason, actor, batch })
  const result: BulkResult = { batch: done.batch, changed: changed + done.changed }
  return { done: ids.length, faults: done.faults, result }
}

export const bulkJob: JobKind = { part, end: () => Promise.resolve(), wordOf }
