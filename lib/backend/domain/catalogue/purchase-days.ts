/** The day on which purchase orders bring goods, as products' pages promise it. */
import { sql } from 'drizzle-orm'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { shopDay } from '@/lib/market/shop-time'
import { COMING_PURCHASES } from '@/lib/order/purchase-machine'

import { modelsTagData } from './model-tag-data'

/**
 * Sets the next day of each variant, from orders that are under way: a day that has passed without the goods promises nothing. The pages of
 * variants whose day changes are invalidated. Returns how many there were.
 */
export async function promiseDays(tx: Tx, variantIds: readonly number[]): Promise<number> {
  if (variantIds.length === 0) return 0
  const ids = sql.param([...new Set(variantIds)])
  await tx.execute(sql`select 1 from variants where id = any(${ids}::int[]) order by id for no key update`)
  const { rows } = await tx.execute<{ model_id: number }>(sql`
    with days as (
      select v.id, min(l.expected_on) filter (where l.received < l.quantity and l.expected_on >= ${shopDay()}::date
        and ${inStates('o.status', COMING_PURCHASES)}) as day
      from variants v left join purchase_order_lines l on l.variant_id = v.id left join purchase_orders o on o.id = l.purchase_id
      where v.id = any(${ids}::int[]) group by v.id)
    update variants v set incoming_on = d.day from days d
    where v.id = d.id and v.incoming_on is distinct from d.day returning v.model_id`)
  const models = await modelsTagData(tx, [...new Set(rows.map((row) => row.model_id))])
  invalidateTags(
    tx,
    models.flatMap((data) => changeTags.stock(data, false)),
  )
  return rows.length
}

/** The sweep: withdraws days that have passed, or promises the next ones. */
export async function withdrawPassedDays(): Promise<void> {
  await withTx(
    async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(
        sql`select id from variants where incoming_on < ${shopDay()}::date`,
      )
      await promiseDays(
        tx,
        rows.map(({ id }) => id),
      )
    },
    { name: 'purchase.days' },
  )
}
