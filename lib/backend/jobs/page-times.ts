/** Lets campaigns begin and end, and articles come out, in time: nothing else tells the caches that their hour has come. */
import { sql } from 'drizzle-orm'

import { touchTags } from '@/lib/backend/cache/notify'
import { withTx } from '@/lib/backend/db/with-tx'
import { changeTags } from '@/lib/cache/tags'

/** Other instances may have pages from before this one began; it looks back this far the first time. */
const LOOK_BACK_MS = 300_000

let seenUntil = Date.now() - LOOK_BACK_MS

/** Touches the pages whose beginning or end lies between the last call in this process and now; gives how many. */
export async function turnPages(now: Date = new Date()): Promise<number> {
  const from = new Date(Math.min(seenUntil, now.getTime()))
  const turned = await withTx(async (tx) => {
    const { rows } = await tx.execute<{ language: string; slug: string }>(sql`
      select language, slug from pages where key in (
        select key from pages where (starts_at > ${from} and starts_at <= ${now}) or (ends_at > ${from} and ends_at <= ${now}))`)
    if (rows.length > 0) touchTags(tx, changeTags.page(rows))
    return rows.length
  }, { name: 'page-times' })
  seenUntil = now.getTime()
  return turned
}
