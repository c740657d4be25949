/** What is kept of the work on a file, and who sees it. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { db } from '@/lib/backend/platform/database/pool'
import type { Actor } from '@/lib/backend/flows/office/actor'
import { EXPORT_NEEDS, IMPORT_NEEDS, kindsFor } from '@/lib/contract/access/office-files'
import { ApiError } from '@/lib/contract/errors'
import { OPEN_FILES } from '@/lib/contract/limits/office-files'
import {
  exportOrder,
  type FileProblem,
  fileKind,
  importOptions,
  importReport,
} from '@/lib/contract/schemas/office-files'

import { type FileJob, jobOf } from './lease'

const reason = z.object({ code: z.string(), args: z.record(z.string(), z.union([z.string(), z.number()])) })
const remark = reason.extend({ line: z.int() })
/** Reports of earlier versions have sentences, which are English. */
const sentence = z.object({ line: z.int(), reason: z.string() })
const remarks = z.array(z.union([remark, sentence]))

/** A report as it is kept: its remarks become sentences in the language of who reads it. */
const keptReport = importReport.extend({
  notes: z.array(z.union([reason, z.string()])),
  errors: remarks,
  warnings: remarks,
})
export type KeptReport = z.output<typeof keptReport>

const problem = z.custom<FileProblem>().nullable().default(null)

export const importInput = z.object({
  file: z.object({ key: z.string().nullable(), name: z.string(), bytes: z.int(), sha256: z.string() }),
  /** Null: found out by the dry run. */
  as: fileKind.nullable(),
  /** What the person may import who asked for the dry run. */
  kinds: z.array(fileKind),
  options: importOptions,
  phase: z.enum(['check', 'import']),
})
export type ImportInput = z.output<typeof importInput>

export const importResult = z.object({
  recognised: fileKind.nullable().default(null),
  check: keptReport.nullable().default(null),
  import: keptReport.nullable().default(null),
  problem,
  tries: z.int().default(0),
})

export const exportResult = z.object({
  file: z.object({ key: z.string(), name: z.string(), bytes: z.int() }).nullable().default(null),
  leftOut: z.int().default(0),
  problem,
  tries: z.int().default(0),
})

/** What the person may import. Throws FORBIDDEN for who may import nothing. */
export function importKinds(actor: Actor) {
  const kinds = kindsFor(IMPORT_NEEDS, actor.may)
  if (kinds.length === 0 || actor.id === null) throw new ApiError('FORBIDDEN', 'You may not do this.')
  return kinds
}

export function exportKinds(actor: Actor) {
  const kinds = kindsFor(EXPORT_NEEDS, actor.may)
  if (kinds.length === 0 || actor.id === null) throw new ApiError('FORBIDDEN', 'You may not do this.')
  return kinds
}

export const gone = () => new ApiError('NOT_FOUND', 'There is no such file.')

/** Everybody who may import its kind sees an import; what is not known yet, and what is of another kind, its own person alone. */
export async function seenImport(id: number, actor: Actor): Promise<{ job: FileJob; input: ImportInput }> {
  const kinds = importKinds(actor)
  const job = await jobOf(id)
  if (job?.kind !== 'import') throw gone()
  const input = importInput.parse(job.input)
  if (input.as === null ? job.actorId !== actor.id : !kinds.includes(input.as)) throw gone()
  return { job, input }
}

/** A file that was made is its person's alone, as long as they may still see what is in it. */
export async function seenExport(id: number, actor: Actor): Promise<FileJob> {
  const kinds = exportKinds(actor)
  const job = await jobOf(id)
  if (job?.kind !== 'export' || job.actorId !== actor.id || !kinds.includes(exportOrder.parse(job.input).kind))
    throw gone()
  return job
}

/** Throws CONFLICT for a person who has as many open files as one may have. */
export async function requireRoom(actor: Actor): Promise<void> {
  const { rows } = await db().execute<{ open: number }>(sql`
    select count(*)::int as open from office_jobs
    where actor_id = ${actor.id} and kind in ('import', 'export') and state in ('waiting', 'running')`)
  if ((rows[0]?.open ?? 0) >= OPEN_FILES)
    throw new ApiError('CONFLICT', `At most ${OPEN_FILES} files are worked on for one person.`, {
      details: { reason: 'open_files', most: OPEN_FILES },
    })
}

/** Who began the work: their name, or their e-mail address where the account has no name. */
export const personName = sql<string | null>`(
  select coalesce(nullif(concat_ws(' ', nullif(c.first_name, ''), nullif(c.last_name, '')), ''), c.email::text)
  from customers c where c.id = office_jobs.actor_id)`

/** What every answer about the work has. */
export const toldOf = ({ id, state, done, total, createdAt }: FileJob, by: string | null) => ({
  id,
  state,
  done,
  total,
  createdAt: createdAt.toISOString(),
  by,
})
