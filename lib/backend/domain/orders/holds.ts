/** What unpaid orders reserve, by who placed them (table `order_holds`). */
import { sql } from 'drizzle-orm'

import type { Tx } from '@/lib/backend/platform/database/with-tx'

/** The order waits no longer: a paid one leaves no trace of its buyer's address, one that ended unpaid still counts for an hour. */
export async function endHold(tx: Tx, orderId: number, isPaid: boolean): Promise<void> {
  await tx.execute(
    isPaid
      ? sql`delete from order_holds where order_id = ${orderId}`
      : sql`update order_holds set ended_at = now() where order_id = ${orderId} and ended_at is null`,
  )
}
