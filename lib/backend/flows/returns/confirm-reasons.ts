/**
 * What staff find when returned products arrive. The shopper's reason is a claim: "damaged" costs no parcel fee, so staff confirm or change
 * it. The refund stays between the one with the whole fee and the one without.
 */
import { sql } from 'drizzle-orm'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { MoveReturn } from '@/lib/contract/schemas/order'

/** The id of the staff member who receives a return. Throws FORBIDDEN when the order is their own: nobody refunds themselves. */
export async function requireColleague(tx: Tx, orderId: number, principal: Principal): Promise<number | null> {
  if (principal.kind === 'guest') return null
  const {
    rows: [order],
  } = await tx.execute<{ customer_id: number | null; email: string }>(
    sql`select customer_id, email from orders where id = ${orderId}`,
  )
  if (order?.customer_id === principal.id || normaliseEmail(order?.email ?? '') === normaliseEmail(principal.email))
    throw new ApiError('FORBIDDEN', 'A return of your own order is received by a colleague.')
  return principal.id
}

interface Decision {
  readonly reasons: NonNullable<MoveReturn['reasons']>
  readonly note: string
  readonly by: number | null
}

interface ReturnedLine extends Record<string, unknown> {
  id: number
  line: number
  reason: string
}

/**
 * Stores the reason of each line that counts now, who decided, and why. Returns the data for the order's timeline. Throws BAD_REQUEST for a
 * line that is not returned, and for a changed reason without a note.
 */
export async function confirmReasons(
  tx: Tx,
  { id, refund }: { readonly id: number; readonly refund: number },
  { reasons, note, by }: Decision,
): Promise<Readonly<Record<string, unknown>>> {
  const { rows: lines } = await tx.execute<ReturnedLine>(sql`
    select t.id::int as id, l.line_number as line, t.reason from return_lines t join order_lines l on l.id = t.line_id where t.return_id = ${id}`)
  if (reasons.some(({ line }) => !lines.some((known) => known.line === line)))
    throw new ApiError('BAD_REQUEST', 'This line is not part of the return.', { field: 'reasons' })
  const changed: { line: number; from: string; to: string }[] = []
  for (const { id: lineId, line, reason } of lines) {
    const found = reasons.find((known) => known.line === line)?.reason ?? reason
    if (found !== reason) changed.push({ line, from: reason, to: found })
    await tx.execute(sql`update return_lines set confirmed_reason = ${found} where id = ${lineId}`)
  }
  if (changed.length > 0 && note === '')
    throw new ApiError('BAD_REQUEST', 'Say why the reason is another one.', { field: 'note' })
  await tx.execute(
    sql`update returns set received_by = ${by}, decision_note = ${changed.length > 0 ? note : ''} where id = ${id}`,
  )
  return { staff_id: by, ...(changed.length > 0 && { changed, note, refund_before: refund }) }
}
