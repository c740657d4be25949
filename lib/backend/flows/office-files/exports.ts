/** Exports: a file of goods is ordered, made as long work, and fetched by who ordered it. */
import { Readable } from 'node:stream'

import { desc, sql } from 'drizzle-orm'

import { officeJobs } from '@/lib/backend/domain/schema/office'
import { db } from '@/lib/backend/platform/database/pool'
import { storage } from '@/lib/backend/platform/storage/storage'
import type { Actor } from '@/lib/backend/flows/office/actor'
import type { Answer } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import { type ExportOrder, exportOrder } from '@/lib/contract/schemas/office-files'

import { stopJob } from './lease'
import { exportKinds, exportResult, gone, personName, requireRoom, seenExport, toldOf } from './records'

const PER_PAGE = 20

/** Throws FORBIDDEN for a kind that the person may not see. */
export async function orderExport(order: ExportOrder, actor: Actor): Promise<{ id: number }> {
  if (!exportKinds(actor).includes(order.kind)) throw new ApiError('FORBIDDEN', 'You may not do this.')
  await requireRoom(actor)
  const [row] = await db()
    .insert(officeJobs)
    .values({ kind: 'export', input: order, actorId: actor.id })
    .returning({ id: officeJobs.id })
  if (!row) throw new Error('The work was not written.')
  return row
}

/** The person's own, the newest first. */
export async function exportsOf(page: number, actor: Actor): Promise<Answer<'officeExports'>> {
  const kinds = exportKinds(actor)
  const own = sql`kind = 'export' and actor_id = ${actor.id} and input ->> 'kind' = any(${sql.param(kinds)}::text[])`
  const rows = await db()
    .select({ job: officeJobs, by: personName })
    .from(officeJobs)
    .where(own)
    .orderBy(desc(officeJobs.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
  const exports = rows.map(({ job, by }) => {
    const { file, leftOut, problem } = exportResult.parse(job.result ?? {})
    const told = file && job.state === 'done' ? { name: file.name, bytes: file.bytes } : null
    return { ...toldOf(job, by), ...exportOrder.parse(job.input), file: told, leftOut, problem }
  })
  return { exports, kinds, page, size: PER_PAGE, total: await db().$count(officeJobs, own) }
}

/** Throws CONFLICT when it has ended. */
export async function stopExport(id: number, actor: Actor): Promise<void> {
  await seenExport(id, actor)
  if (!(await stopJob(id)))
    throw new ApiError('CONFLICT', 'It has ended already.', { details: { reason: 'import_state' } })
}

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
}

/** Throws NOT_FOUND for a file that is not made, deleted, or another person's. */
export async function exportFile(id: number, actor: Actor): Promise<Answer<'officeExportFile'>> {
  const job = await seenExport(id, actor)
  const { file } = exportResult.parse(job.result ?? {})
  const stored = file && job.state === 'done' ? await storage().read(file.key) : null
  if (!file || !stored) throw gone()
  return {
    type: TYPES[file.name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    bytes: Readable.toWeb(stored.body) as ReadableStream<Uint8Array>,
    length: stored.bytes,
    name: file.name,
  }
}
