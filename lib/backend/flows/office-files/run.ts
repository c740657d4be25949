/** The periodic job of work on files: one after the other, the oldest first. */
import { sql } from 'drizzle-orm'

import { isDatabaseUnavailable, isTimeout } from '@/lib/backend/platform/database/errors'
import { db } from '@/lib/backend/platform/database/pool'
import { logError } from '@/lib/backend/platform/log'
import type { FileProblem } from '@/lib/contract/schemas/office-files'

import { Lease } from './lease'
import { runExport } from './run-export'
import { runImport } from './run-import'

/** A file whose work ends its process so often is not tried again, until somebody asks for it. */
const MAX_TRIES = 5

const triesOf = ({ job }: Lease): number => Number((job.result as { tries?: number } | null)?.tries ?? 0)

async function work(lease: Lease): Promise<void> {
  const fail = (problem: FileProblem) => lease.end('failed', { problem })
  try {
    if (triesOf(lease) > MAX_TRIES) {
      await fail('gave_up')
      return
    }
    await (lease.job.kind === 'import' ? runImport(lease) : runExport(lease))
  } catch (error) {
    // Stopped, or given to another process, which has what was written.
    if (lease.isLost) return
    logError(error, { job: `office ${lease.job.id}` })
    // Without a database nothing can be written down. It is taken up again when this process gives no sign for a minute.
    if (!isDatabaseUnavailable(error) && !isTimeout(error)) await fail('internal')
  } finally {
    lease.leave()
  }
}

export async function runOfficeFiles(): Promise<void> {
  const { rows } = await db().execute<{ id: number }>(sql`
    select id::int as id from office_jobs where kind in ('import', 'export') and state in ('waiting', 'running') order by id`)
  for (const { id } of rows) {
    const lease = await Lease.take(id)
    if (lease) await work(lease)
    if (lease?.isGivenBack) return
  }
}
