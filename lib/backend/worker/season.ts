/** Lets the pages with banners be rendered anew when the season changes: nothing else tells the caches that the day is over. */
import { touchTags } from '@/lib/backend/platform/cache/notify'
import { seasonOf, type Season } from '@/lib/market/season'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'

/** A process starts without cached pages, so the season at its start needs no touch. */
let known: Season = seasonOf()

/** Touches the banners when the season is another than at the last call; gives whether it did. */
export async function turnSeason(now: Date = new Date()): Promise<boolean> {
  const season = seasonOf(now)
  if (season === known) return false
  await withTx((tx) => Promise.resolve(touchTags(tx, changeTags.banners())), { name: 'season' })
  known = season
  return true
}
