/** Sending a mail of an order once more, when a shopper has not received it. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { markDeliverable } from '@/lib/backend/domain/customers/undeliverable'
import { lockByNumber } from '@/lib/backend/domain/orders/access'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import type { Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import { ORDER_MAIL_KINDS } from '@/lib/contract/limits/mails'

/** Of one order, so that a shopper's mailbox is not flooded by a button. */
const RESENDS = { limit: 5, windowSeconds: 3600 }

/**
 * POST /api/staff/order/mail/: composes the mail anew and sends it, also to an address that was reported as dead. Returns its id. Throws
 * NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function resendMail({ number, mail }: Body<'resendMail'>): Promise<{ mail: number }> {
  await takeAttempt(`resend:${number.toUpperCase()}`, RESENDS)
  return withTx(
    async (tx) => {
      const order = await lockByNumber(tx, number)
      const {
        rows: [row],
      } = await tx.execute<{ kind: string; payload: { order_id: number }; email: string }>(sql`
        select b.kind, b.payload, o.email::text as email from outbox b join orders o on o.id = ${order.id}
        where b.id = ${mail} and b.payload ->> 'order_id' = ${String(order.id)}`)
      const kind = ORDER_MAIL_KINDS.find((known) => known === row?.kind)
      // An order whose buyer was forgotten has no address.
      if (!row || !kind || row.email === '') throw new ApiError('NOT_FOUND', 'The order has no such mail.')
      await markDeliverable(tx, row.email)
      const id = await enqueue(tx, kind, `${kind}:again:${randomUUID()}`, row.payload)
      if (id === null) throw new Error('A new key was known already.')
      return { mail: id }
    },
    { name: 'mail-resend' },
  )
}
