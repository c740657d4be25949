import { sql } from 'drizzle-orm'

import type { Tx } from '@/lib/backend/platform/database/with-tx'

/** Nothing is kept any more for a booking that nobody collects. */
export const freeUnits = (tx: Tx, bookingId: number) =>
  tx.execute(sql`update rental_lines set held_from = null, held_until = null where booking_id = ${bookingId}`)
