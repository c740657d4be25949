/**
 * Invalidates cached pages when campaigns begin and end, articles are published and announced offers end, because no change of data does
 * it.
 */
import { sql } from 'drizzle-orm'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'

/** Other instances may have pages from before this one started; the first call looks back this far. */
const LOOK_BACK_MS = 300_000

let seenUntil = Date.now() - LOOK_BACK_MS

/** Products whose offer has ended: their pages still show its end. */
async function endOffers(tx: Tx, from: Date, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ id: number; slug: string; brandSlug: string }>(sql`
    select m.id, m.slug, b.slug as "brandSlug" from models m join brands b on b.id = m.brand_id where m.price_ending > ${from} and m.price_ending <= ${now}`)
  if (rows.length > 0) invalidateTags(tx, rows.flatMap(changeTags.offerEnd))
  return rows.length
}

/** Invalidates the pages that begin or end, or whose offer ends, between the last call in this process and now; returns how many. */
export async function invalidateDuePages(now: Date = new Date()): Promise<number> {
  const from = new Date(Math.min(seenUntil, now.getTime()))
  const turned = await withTx(
    async (tx) => {
      const { rows } = await tx.execute<{ language: string; slug: string }>(sql`
      select language, slug from pages where key in (
        select key from pages where (starts_at > ${from} and starts_at <= ${now}) or (ends_at > ${from} and ends_at <= ${now}))`)
      if (rows.length > 0) invalidateTags(tx, changeTags.page(rows))
      return rows.length + (await endOffers(tx, from, now))
    },
    { name: 'page-times' },
  )
  seenUntil = now.getTime()
  return turned
}
