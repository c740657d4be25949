/** Long bulk changes and translations of products: begun, looked at, stopped. They run by the sweeps (jobs.ts). */
import { eq } from 'drizzle-orm'

import { officeJobs } from '@/lib/backend/domain/schema/office'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { PATIENT } from '@/lib/backend/platform/translation/types'
import type { Answer } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeValues } from '@/lib/contract/schemas/office'
import type { Language } from '@/lib/market/languages'

import { type Actor, requireRead } from './actor'
import { type BulkChange, selectedIds } from './bulk'
import { bulkInput, type BulkJobInput, requireFields } from './bulk-job'
import { type Entity, isLocalized } from './entities/entity'
import { shownJob, stopJobIn } from './jobs'
import { entityNamed } from './registry'
import { titlesOf } from './rows'
import { requireTranslator } from './translate'
import { TRANSLATED_FIELDS, type TranslateInput, translateInput, translateResult } from './translate-job'
import { fieldAt, parseText, parseValue } from './values'

const BULK = 'bulk'
const TRANSLATE = 'translate'
/** The kind of record whose texts are translated. */
const TRANSLATED = 'products'

/** Throws BAD_REQUEST for a value that no record could take, so that nobody waits for a list of the same fault. */
function requireValues(entity: Entity, set: OfficeValues): void {
  for (const [path, value] of Object.entries(set)) {
    const { field, language } = fieldAt(entity, path)
    if (language !== null && isLocalized(field)) parseText(path, field, value, language)
    else parseValue(path, field, value)
  }
}

const byNumber = (a: string, b: string) => Number(a) - Number(b) || (a < b ? -1 : 1)

/** Throws FORBIDDEN for other systems, in whose name nothing is done later. */
function personOf({ id }: Actor): number {
  if (id === null) throw new ApiError('FORBIDDEN', 'Long work is begun by people.')
  return id
}

async function begin(kind: string, input: BulkJobInput | TranslateInput): Promise<number> {
  const [job] = await db()
    .insert(officeJobs)
    .values({ kind, input, total: input.ids.length, actorId: input.actor })
    .returning({ id: officeJobs.id })
  if (!job) throw new Error('The work was not written.')
  return job.id
}

const sorted = (ids: readonly string[]) => [...new Set(ids)].toSorted(byNumber)

/** Begins to change many records. Throws as a bulk change. */
export async function beginBulk(entity: Entity, change: BulkChange, actor: Actor): Promise<number> {
  const person = personOf(actor)
  requireFields(actor, entity, Object.keys(change.set))
  requireValues(entity, change.set)
  return begin(BULK, {
    entity: entity.name,
    ids: sorted(await selectedIds(entity, change)),
    set: change.set,
    ...(change.reason !== undefined && change.reason !== '' && { reason: change.reason }),
    actor: person,
    language: actor.language,
  })
}

/** Begins to translate what products lack. Throws UNAVAILABLE where no service is set up. */
export async function beginTranslation(
  { to, ...selection }: Omit<BulkChange, 'set'> & { readonly to: readonly Language[] },
  actor: Actor,
): Promise<number> {
  const [person, entity] = [personOf(actor), entityNamed(TRANSLATED)]
  requireFields(actor, entity, TRANSLATED_FIELDS)
  requireTranslator(PATIENT)
  return begin(TRANSLATE, {
    ids: sorted(await selectedIds(entity, { ...selection, set: {} })),
    to: [...new Set(to)],
    actor: person,
    language: actor.language,
  })
}

/** What of the work is shown, and who may see and stop it. */
interface Shown {
  readonly entity: Entity
  readonly fields: readonly string[]
  /** Of a bulk change. */
  readonly set?: OfficeValues
  readonly languages?: Language[]
}

const SHOWN: Readonly<Record<string, (input: unknown) => Shown>> = {
  [BULK]: (given) => {
    const { entity, set } = bulkInput.parse(given)
    return { entity: entityNamed(entity), fields: Object.keys(set), set }
  },
  [TRANSLATE]: (given) => ({
    entity: entityNamed(TRANSLATED),
    fields: TRANSLATED_FIELDS,
    languages: translateInput.parse(given).to,
  }),
}

/** Throws NOT_FOUND for work that does not exist, or on records that the person may not see. */
async function seen(id: number, actor: Actor) {
  const [job] = await db().select().from(officeJobs).where(eq(officeJobs.id, id))
  const shown = job && SHOWN[job.kind]
  if (!shown) throw new ApiError('NOT_FOUND', 'There is no such work.')
  const known = shown(job.input)
  requireRead(actor, known.entity)
  return { job, ...known }
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
  const { job, entity, set = {}, languages } = await seen(id, actor)
  const { batch, changed, texts } = translateResult.parse(job.result ?? {})
  return {
    ...shownJob(job),
    ...{ entity: entity.name, set: await shownSet(entity, set, actor.language), batch, changed },
    ...(languages && { languages, texts }),
  }
}

/** Throws CONFLICT when it has ended, FORBIDDEN for who may not change such records. */
export async function stopBulk(id: number, actor: Actor): Promise<void> {
  const { entity, fields } = await seen(id, actor)
  requireFields(actor, entity, fields)
  if (!(await withTx((tx) => stopJobIn(tx, id), { name: 'office.bulk' })))
    throw new ApiError('CONFLICT', 'It has ended already.', { details: { reason: 'work_over' } })
}
