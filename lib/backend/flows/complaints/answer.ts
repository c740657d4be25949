/** What staff note about a complaint. */
import { sql } from 'drizzle-orm'

import { withTx } from '@/lib/backend/platform/database/with-tx'
import type { Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

/** POST /api/complaints/answered/. Throws NOT_FOUND. */
export async function answerComplaint({ id, answered }: Body<'answerComplaint'>): Promise<void> {
  const { rowCount } = await withTx(
    (tx) => tx.execute(sql`update complaints set answered_at = case when ${answered} then now() end where id = ${id}`),
    { name: 'complaint.answered' },
  )
  if (rowCount === 0) throw new ApiError('NOT_FOUND', 'Complaint not found.')
}
