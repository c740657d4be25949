/** The products that are bought and viewed most. */
import { sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/platform/database/pool'
import { memoryCache } from '@/lib/cache/memory-cache'
import { tag } from '@/lib/cache/tags'

/** More than are shown anywhere, because some are not sold in the tax area or cannot be bought now. */
const LOOKED_AT = 40
const POPULAR_MS = 600_000
const popular = memoryCache<number[]>('popular-models', { maxWeight: 10, weigh: () => 1, renewAfterMs: POPULAR_MS })

async function readPopular(): Promise<number[]> {
  const { rows } = await dbRead().execute<{ id: number }>(sql`
    select m.id from models m left join model_activity a on a.model_id = m.id
    where m.is_public and not m.campaign_only and m.kind = 'new'
    order by coalesce(a.purchases, 0) desc, m.sold_amount desc, coalesce(a.views, 0) desc, m.id limit ${LOOKED_AT}`)
  return rows.map(({ id }) => id)
}

/** New products, those that are bought most first. */
export const popularIds = (): Promise<number[]> => popular.get('', [tag.resources], readPopular)
