/** Lets the pages with banners be rendered anew when the season changes: nothing else tells the caches that the day is over. */
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { seasonOf, type Season } from '@/lib/market/season'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'

/** A process starts without cached pages, so no tag has to be invalidated for the season at the start. */
let known: Season = seasonOf()

/** Touches the banners when the season is another than at the last call; gives whether it did. */
export async function turnSeason(now: Date = new Date()): Promise<boolean> {
  const season = seasonOf(now)
  if (season === known) return false
  await withTx((tx) => Promise.resolve(invalidateTags(tx, changeTags.banners())), { name: 'season' })
  known = season
  return true
}
