/** The number of uses of discount codes. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'

/** Updates the counters of codes without a limit; orders do not change them, so that they do not wait for each other. */
export async function countUnlimitedCodes(): Promise<void> {
  await db().execute(sql`
    update discount_codes c set used = u.uses
    from (select code, greatest(sum(delta), 0)::int as uses from discount_redemptions group by code) u
    where u.code = c.code and c.max_uses is null and c.used <> u.uses`)
}
