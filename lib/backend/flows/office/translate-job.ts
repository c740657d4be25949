/**
 * Missing texts of products translated as long work, in parts: what a part needs of the service is asked for without a lock, and written in a
 * short transaction. What somebody has written meanwhile stays.
 */
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { officeJobs } from '@/lib/backend/domain/schema/office'
import { db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { TEXT_MAX } from '@/lib/backend/platform/translation/portions'
import { PATIENT, TranslationProblem, type Translator } from '@/lib/backend/platform/translation/types'
import type { OfficePatch } from '@/lib/contract/schemas/office'
import { type Language, LANGUAGES } from '@/lib/market/languages'

import type { Actor } from './actor'
import { actorNow, bulkResult, refusalOf, requireFields, wordOf } from './bulk-job'
import type { StoredRecord, Values } from './entities/entity'
import { PRODUCT_TEXTS, productMachine } from './entities/product-texts'
import { sourceOf, textOf } from './entities/text-source'
import type { JobFault, JobKind, Prepared } from './job-kind'
import { entityNamed } from './registry'
import { readRows, titlesOf, whereIds } from './rows'
import { beginBatch, saveIn } from './save'
import { requireTranslator, translationFault } from './translate'

/** Products of one part: few enough that a stop does not wait long, enough to fill a request. */
const PART = 10
/** Without a sign of life for so long, the process that had the work has ended. */
const ALIVE_SECONDS = 60
const BEAT_MS = 15_000
/** This process, to others that look at the same work. */
const RUN = randomUUID()

const ENTITY = 'products'
export const TRANSLATED_FIELDS = productMachine.texts

export const translateInput = z.object({
  /** In an order in which two changes of many records do not wait for each other. */
  ids: z.array(z.string()),
  to: z.array(z.enum(LANGUAGES)),
  /** Who began it. */
  actor: z.int(),
  language: z.enum(LANGUAGES),
})
export type TranslateInput = z.output<typeof translateInput>

export const translateResult = bulkResult.extend({ texts: z.int().default(0), run: z.string().optional() })

type Reached = Omit<z.output<typeof translateResult>, 'run'>

interface Missing {
  readonly field: string
  readonly from: Language
  readonly to: Language
  readonly text: string
}

interface Made extends Missing {
  readonly translated: string
}

interface MadeOf {
  readonly id: string
  readonly texts: readonly Made[]
  /** Words for what was not translated. */
  readonly faults: readonly string[]
}

const FORMATTED: ReadonlySet<string> = new Set(
  Object.entries(PRODUCT_TEXTS.fields)
    .filter(([, { kind }]) => kind === 'localizedHtml')
    .map(([name]) => name),
)
const isHtml = (field: string) => FORMATTED.has(field)

/** Texts that people wrote are translated before those of a machine. */
function missingOf(values: Values, marked: ReadonlySet<string>, to: readonly Language[]): Missing[] {
  return TRANSLATED_FIELDS.flatMap((field) => {
    const from = sourceOf(values[field], marked)
    if (from === null) return []
    const text = textOf(values[field], from)
    return to.filter((code) => textOf(values[field], code) === '').map((code) => ({ field, from, to: code, text }))
  })
}

/** Of the same languages and kind, so that they fit into one request. */
function grouped(all: readonly Missing[]): readonly Missing[][] {
  const groups = new Map<string, Missing[]>()
  for (const one of all) {
    const key = `${one.from} ${one.to} ${String(isHtml(one.field))}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

/** Each text with its translation, or the word for why it has none. Throws for what concerns all of them. */
async function translateAll(
  service: Translator,
  all: readonly Missing[],
  sign: () => Promise<void>,
): Promise<ReadonlyMap<Missing, string | TranslationProblem>> {
  const made = new Map<Missing, string | TranslationProblem>()
  const tooLong = new TranslationProblem('too_long', 'The text is too long.')
  for (const one of all) if (one.text.length > TEXT_MAX) made.set(one, tooLong)
  for (const group of grouped(all.filter((one) => !made.has(one)))) {
    const [first] = group
    if (!first) continue
    await sign()
    const request = {
      texts: group.map(({ text }) => text),
      ...{ from: first.from, to: first.to, isHtml: isHtml(first.field) },
    }
    const result = await service.translate(request).catch((error: unknown) => {
      // Of one language, or of one text: the others are tried.
      if (error instanceof TranslationProblem && (error.fault === 'language' || error.fault === 'too_long'))
        return error
      throw translationFault(error)
    })
    group.forEach((one, at) => made.set(one, result instanceof TranslationProblem ? result : (result[at] ?? '')))
  }
  return made
}

/** Takes the work for this process, or says that it is alive. Null: another one has it, or it is over. */
async function take(id: number): Promise<typeof officeJobs.$inferSelect | null> {
  const [job] = await db()
    .update(officeJobs)
    .set({
      state: 'running',
      touchedAt: sql`now()`,
      result: sql`coalesce(result, '{}'::jsonb) || jsonb_build_object('run', ${RUN}::text)`,
    })
    .where(
      sql`${officeJobs.id} = ${id} and state in ('waiting', 'running')
        and (coalesce(result ->> 'run', ${RUN}) = ${RUN} or touched_at < now() - make_interval(secs => ${ALIVE_SECONDS}))`,
    )
    .returning()
  return job ?? null
}

/** The work was stopped while texts were translated: they are not written. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

async function marksOf(record: StoredRecord): Promise<ReadonlySet<string>> {
  const marks = await entityNamed(ENTITY).links?.[productMachine.marks]?.read(db(), Number(record.id))
  return new Set(Object.keys(marks ?? {}))
}

async function makeTexts(id: number, ids: readonly string[], to: readonly Language[]): Promise<MadeOf[]> {
  const entity = entityNamed(ENTITY)
  const known = ids.filter((one) => /^\d{1,9}$/.test(one))
  const records = await readRows(db(), entity, { where: whereIds(entity, known), limit: known.length })
  const missing = await Promise.all(
    records.map(async (record) => ({ id: record.id, all: missingOf(record.values, await marksOf(record), to) })),
  )
  const all = missing.flatMap((one) => one.all)
  const sign = async () => {
    if ((await take(id)) === null) throw new Stopped()
  }
  const made = all.length === 0 ? new Map<Missing, string>() : await translateAll(requireTranslator(PATIENT), all, sign)
  return missing.map((one) => {
    const results = one.all.map((text) => ({ text, result: made.get(text) ?? '' }))
    return {
      id: one.id,
      texts: results.flatMap(({ text, result }) =>
        typeof result === 'string' && result !== '' ? [{ ...text, translated: result }] : [],
      ),
      faults: [
        ...new Set(
          results.flatMap(({ result }) =>
            result instanceof TranslationProblem ? [`translation_${result.fault}`] : [],
          ),
        ),
      ],
    }
  })
}

async function prepare(id: number): Promise<Prepared | null> {
  const job = await take(id)
  if (!job) return null
  const { ids, to, actor, language } = translateInput.parse(job.input)
  // Before anything is sent to the service.
  requireFields(await actorNow(db(), actor, language), entityNamed(ENTITY), TRANSLATED_FIELDS)
  // A slow service is waited for longer than a process may be silent. Whether the work was stopped is asked before each request.
  const beat = setInterval(() => void take(id).catch(() => undefined), BEAT_MS).unref()
  try {
    return { from: job.done, made: await makeTexts(id, ids.slice(job.done, job.done + PART), to) }
  } catch (error) {
    if (error instanceof Stopped) return null
    throw error
  } finally {
    clearInterval(beat)
  }
}

/** What of it is missing still, and was translated from what stands there now; with the marks of a machine's texts. */
function patchOf(values: Values, texts: readonly Made[]): { patch: OfficePatch; count: number } {
  const fresh = texts.filter(
    ({ field, from, to, text }) => textOf(values[field], to) === '' && textOf(values[field], from) === text,
  )
  const { marks } = productMachine
  const marked = new Map(fresh.map(({ to, from }) => [to, from]))
  return {
    count: fresh.length,
    patch: [
      ...fresh.map(({ field, to, translated }) => ({ path: `${field}.${to}`, from: null, to: translated })),
      ...[...marked].map(([to, from]) => {
        const now = textOf(values[marks], to)
        return { path: `${marks}.${to}`, from: now || null, to: now || from }
      }),
    ],
  }
}

interface Write {
  readonly id: string
  readonly translated: readonly Made[]
  readonly actor: Actor
}

/** What the work has come to, with one product more. */
async function write(tx: Tx, { id, translated, actor }: Write, known: Reached): Promise<Reached> {
  let count = 0
  const patch = (values: Values) => {
    const found = patchOf(values, translated)
    count = found.count
    return found.patch
  }
  const note = { batch: known.batch ?? undefined }
  const change = await saveIn(tx, { entity: entityNamed(ENTITY), id, patch, actor }, note)
  if (change === 0) return known
  if (known.batch === null) await beginBatch(tx, change)
  return { batch: known.batch ?? change, changed: known.changed + 1, texts: known.texts + count }
}

async function namedFaults(tx: Tx, refused: readonly { id: string; message: string }[], language: Language) {
  const ids = refused.map(({ id }) => id)
  const names = await titlesOf(entityNamed(ENTITY), ids, language, tx)
  return refused.map(({ id, message }): JobFault => ({ record: names.get(id)?.title || id, message }))
}

async function part(tx: Tx, given: unknown, from: number, before: unknown, prepared: unknown) {
  const { ids: all, actor: person, language } = translateInput.parse(given)
  const { run, ...known } = translateResult.parse(before ?? {})
  const [entity, actor] = [entityNamed(ENTITY), await actorNow(tx, person, language)]
  requireFields(actor, entity, TRANSLATED_FIELDS)
  const made = new Map((prepared as readonly MadeOf[]).map((one) => [one.id, one]))
  const ids = all.slice(from, from + PART)
  let reached: Reached = known
  const refused: { id: string; message: string }[] = []
  for (const id of ids) {
    const { texts: translated, faults } = made.get(id) ?? { texts: [], faults: ['not_found'] }
    refused.push(...faults.map((message) => ({ id, message })))
    if (translated.length === 0) continue
    const refusal = await refusalOf(tx, entity, async () => {
      reached = await write(tx, { id, translated, actor }, reached)
    })
    if (refusal) refused.push({ id, message: wordOf(refusal) })
  }
  return { done: ids.length, faults: await namedFaults(tx, refused, language), result: { ...reached, run } }
}

export const translateJob: JobKind = { prepare, part, end: () => Promise.resolve(), wordOf }
