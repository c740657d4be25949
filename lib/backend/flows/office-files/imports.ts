/** Imports: a file is brought, its dry run shows what it would do, and then it is imported. */
import { desc, eq, sql } from 'drizzle-orm'

import { officeJobs } from '@/lib/backend/domain/schema/office'
import { db } from '@/lib/backend/platform/database/pool'
import { BodySlots } from '@/lib/backend/platform/pictures/picture-input'
import { storage } from '@/lib/backend/platform/storage/storage'
import type { Actor } from '@/lib/backend/flows/office/actor'
import { plainName } from '@/lib/backend/flows/office/plain-name'
import type { FileKind } from '@/lib/contract/access/office-files'
import type { Answer } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import { IMPORT_MAX_BYTES } from '@/lib/contract/limits/office-files'
import type { UploadBody } from '@/lib/contract/schemas/complaint'
import {
  type ImportOptions,
  importOptions,
  type ImportStart,
  type OfficeImport,
} from '@/lib/contract/schemas/office-files'

import { stopJob } from './lease'
import {
  gone,
  importInput,
  type ImportInput,
  importKinds,
  importResult,
  personName,
  requireRoom,
  seenImport,
  toldOf,
} from './records'
import { toldReport } from './report'
import { keepFile } from './stored'

/** Files that arrive at the same time, of everybody and of one person. */
const slots = new BodySlots(4, 1)
const PER_PAGE = 20

/** Throws FORBIDDEN before the body is read, BODY_TOO_LARGE, BAD_REQUEST for an empty file, UNAVAILABLE when too many arrive at once. */
export async function uploadImport(name: string, body: UploadBody, actor: Actor): Promise<{ id: number }> {
  const kinds = importKinds(actor)
  await requireRoom(actor)
  const leave = slots.enter(String(actor.id))
  if (!leave)
    throw new ApiError('UNAVAILABLE', 'Too many files arrive just now. Try again in a moment.', { retryAfter: 3 })
  try {
    const file = await keepFile(body.pieces(IMPORT_MAX_BYTES))
    const input: ImportInput = {
      file: { ...file, name: plainName(name) },
      as: null,
      kinds,
      options: importOptions.parse({ language: actor.language }),
      phase: 'check',
    }
    try {
      const [row] = await db()
        .insert(officeJobs)
        .values({ kind: 'import', input, actorId: actor.id })
        .returning({ id: officeJobs.id })
      if (!row) throw new Error('The work was not written.')
      return { id: row.id }
    } catch (error) {
      await storage().remove(file.key)
      throw error
    }
  } finally {
    leave()
  }
}

/** The newest first: those of the kinds that the person may import, and the person's own. */
export async function importsOf(page: number, actor: Actor): Promise<Answer<'officeImports'>> {
  const kinds = sql.param(importKinds(actor))
  const seen = sql`kind = 'import' and (input ->> 'as' = any(${kinds}::text[]) or (input ->> 'as' is null and actor_id = ${actor.id}))`
  const rows = await db()
    .select({ job: officeJobs, by: personName })
    .from(officeJobs)
    .where(seen)
    .orderBy(desc(officeJobs.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
  const total = await db().$count(officeJobs, seen)
  const imports = rows.map(({ job, by }) => {
    const { file, as, phase } = importInput.parse(job.input)
    const { check, import: imported } = importResult.parse(job.result ?? {})
    const report = phase === 'import' ? imported : check
    const counts = report && {
      added: report.added,
      changed: report.changed,
      unchanged: report.unchanged,
      refused: report.refused,
    }
    return { ...toldOf(job, by), name: file.name, phase, kind: as, counts }
  })
  return { imports, page, size: PER_PAGE, total }
}

export async function importOf(id: number, actor: Actor): Promise<OfficeImport> {
  const { job, input } = await seenImport(id, actor)
  const [row] = await db().select({ by: personName }).from(officeJobs).where(eq(officeJobs.id, id))
  const result = importResult.parse(job.result ?? {})
  return {
    ...toldOf(job, row?.by ?? null),
    name: input.file.name,
    bytes: input.file.bytes,
    phase: input.phase,
    kind: input.as,
    recognised: result.recognised,
    kinds: importKinds(actor),
    options: input.options,
    check: result.check && toldReport(result.check, actor.language),
    report: result.import && toldReport(result.import, actor.language),
    problem: result.problem,
    isFileKept: input.file.key !== null,
  }
}

const conflict = (reason: string, message: string) => new ApiError('CONFLICT', message, { details: { reason } })

/** Throws FORBIDDEN for a kind that the person may not import, CONFLICT while it is worked on, when it is imported and when its file is gone. */
export async function checkImport(id: number, { kind, options }: Asked, actor: Actor): Promise<void> {
  const { input } = await seenImport(id, actor)
  const kinds = importKinds(actor)
  if (!kinds.includes(kind)) throw new ApiError('FORBIDDEN', 'You may not do this.')
  if (input.file.key === null) throw conflict('file_gone', 'The file is deleted.')
  await requireRoom(actor)
  const next: ImportInput = { ...input, as: kind, kinds, options, phase: 'check' }
  const rows = await db()
    .update(officeJobs)
    .set({
      input: next,
      state: 'waiting',
      done: 0,
      total: 0,
      actorId: actor.id,
      // What was recognised stays, and what a run that was broken off has imported, for the counts of the next one.
      result: sql`coalesce(result, '{}'::jsonb) || '{"check":null,"problem":null,"tries":0}'::jsonb`,
      touchedAt: sql`now()`,
    })
    .where(
      sql`${officeJobs.id} = ${id} and ((input ->> 'phase' = 'check' and state in ('done', 'failed', 'stopped')) or state in ('failed', 'stopped'))`,
    )
    .returning({ id: officeJobs.id })
  if (rows.length === 0) throw conflict('import_state', 'The file is being worked on, or imported.')
}

/** After its dry run, or to go on with an import that was stopped or has failed. */
const MAY_START = sql`(
  (input ->> 'phase' = 'check' and state = 'done' and jsonb_typeof(result -> 'check') = 'object' and input ->> 'as' is not null
    and ((result #>> '{check,refused}')::int = 0 or (input #>> '{options,skipBad}')::boolean))
  or (input ->> 'phase' = 'import' and state in ('stopped', 'failed')))`

const isAsked = ({ kind, options }: Asked) =>
  sql`(input ->> 'as' = ${kind} and ${JSON.stringify(options)}::jsonb @> (input -> 'options'))`

/** A file as what is imported, and how. */
interface Asked {
  readonly kind: FileKind
  readonly options: ImportOptions
}

/** Whether new products stay hidden is asked once more; without it as the dry run was asked. */
type AskedStart = Asked & ImportStart

/**
 * Throws CONFLICT with the reason `import_state` when it has no good dry run, is worked on or imported, and with `changed` when the last dry run
 * is not the one that the person has seen.
 */
export async function startImport(id: number, { kind, options, hideNew }: AskedStart, actor: Actor): Promise<void> {
  const { input } = await seenImport(id, actor)
  if (input.as === null) throw conflict('import_state', 'The file has no dry run.')
  if (input.file.key === null) throw conflict('file_gone', 'The file is deleted.')
  await requireRoom(actor)
  const rows = await db()
    .update(officeJobs)
    .set({
      input: sql`jsonb_set(jsonb_set(input, '{phase}', '"import"'::jsonb), '{options,hideNew}', ${JSON.stringify(hideNew ?? input.options.hideNew)}::jsonb)`,
      state: 'waiting',
      done: 0,
      total: 0,
      actorId: actor.id,
      result: sql`result || '{"problem":null,"tries":0}'::jsonb`,
      touchedAt: sql`now()`,
    })
    .where(sql`${officeJobs.id} = ${id} and ${MAY_START} and ${isAsked({ kind, options })}`)
    .returning({ id: officeJobs.id })
  if (rows.length > 0) return
  const [other] = await db()
    .select({ id: officeJobs.id })
    .from(officeJobs)
    .where(sql`${officeJobs.id} = ${id} and not ${isAsked({ kind, options })}`)
  throw other
    ? conflict('changed', 'Somebody has asked for another dry run.')
    : conflict('import_state', 'The file has no dry run that lets it be imported.')
}

/** Throws CONFLICT when it has ended. */
export async function stopImport(id: number, actor: Actor): Promise<void> {
  const { job } = await seenImport(id, actor)
  if (job.kind !== 'import') throw gone()
  if (!(await stopJob(id))) throw conflict('import_state', 'It has ended already.')
}
