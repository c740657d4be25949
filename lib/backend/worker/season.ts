/** Invalidates the pages with banners when the season changes, because no change of data does it. */
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { seasonOf, type Season } from '@/lib/market/season'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'

/** A process starts without cached pages, so no tag has to be invalidated for the season at the start. */
let known: Season = seasonOf()

/** Invalidates the banners when the season differs from the last call; returns whether it does. */
export async function invalidateChangedSeason(now: Date = new Date()): Promise<boolean> {
  const season = seasonOf(now)
  if (season === known) return false
  await withTx((tx) => Promise.resolve(invalidateTags(tx, changeTags.banners())), { name: 'season' })
  known = season
  return true
}
