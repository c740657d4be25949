/** Back-in-stock notifier (spec 3 §4 "Back-in-stock notifier"): one message for each request, then the request is deleted. */
import { and, eq, sql } from 'drizzle-orm'

import { takeAttempt, takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import { db } from '@/lib/backend/platform/database/pool'
import { models, variants } from '@/lib/backend/domain/schema/catalogue'
import { stockNotices } from '@/lib/backend/domain/schema/notices'
import { normaliseEmail } from './normalise-email'
import { stoppedReminders } from './reminders'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import type { Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

const CLIENTS = { perClient: 30, ofAll: 2_000, windowSeconds: 3600 }
/** Limits how many requests other people can make for one address. */
const BY_MAILBOX = { limit: 20, windowSeconds: 86_400 }
const BATCH = 100

/**
 * Stores the request. The same request again changes nothing. Throws BAD_REQUEST (on the field) for a variant that is not sold here or is
 * available already, TOO_MANY_REQUESTS.
 */
export async function orderStockNotice(
  { email, product_id: variantId, lang_code: language }: Body<'stockNotice'>,
  ip: string | null,
): Promise<void> {
  await takeClientAttempt('notice', ip, CLIENTS)
  await takeAttempt(`notice:mail:${normaliseEmail(email)}`, BY_MAILBOX)
  const [variant] = await db()
    .select({ available: variants.available, onOrder: sql<boolean>`${variants.onOrder} or ${models.onOrder}` })
    .from(variants)
    .innerJoin(models, eq(models.id, variants.modelId))
    .where(and(eq(variants.id, variantId), eq(models.isPublic, true)))
  if (!variant) throw new ApiError('BAD_REQUEST', 'This product is no longer sold.', { field: 'product_id' })
  if (variant.available > 0 || variant.onOrder)
    throw new ApiError('BAD_REQUEST', 'This product is in stock.', { field: 'product_id' })
  await db().insert(stockNotices).values({ variantId, email, language }).onConflictDoNothing()
}

/**
 * Notifies about variants that are back in stock, except addresses that have stopped reminders, and returns the number of processed
 * requests. Each request is deleted in the transaction that queues its message.
 */
export async function announceStock(): Promise<number> {
  return withTx(
    async (tx) => {
      const { rows } = await tx.execute<{ id: string; variant_id: number; email: string; language: string }>(sql`
      delete from stock_notices where id in (
        select n.id from stock_notices n join variants v on v.id = n.variant_id join models m on m.id = v.model_id
        where m.is_public and (v.available > 0 or v.on_order or m.on_order) order by n.id limit ${BATCH} for update of n skip locked)
      returning id, variant_id, email, language`)
      const stopped = await stoppedReminders(
        tx,
        rows.map(({ email }) => email),
      )
      for (const { id, variant_id, email, language } of rows)
        if (!stopped.has(email))
          await enqueue(tx, 'stock_notice', `stock_notice:${id}`, { variant_id, email, language })
      return rows.length
    },
    { name: 'stock.announce' },
  )
}
