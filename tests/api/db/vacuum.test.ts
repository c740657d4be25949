import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { countPurchases } from '@/lib/backend/domain/recommendations/activity'
import { db } from '@/lib/backend/platform/database/pool'

import { CENTRAL, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { paid } from '../../support/orders'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())

/** Tables of which visitors and orders change or delete rows. Their dead rows must be removed early, however large the tables are. */
const CHANGED_BY_VISITORS = [
  'access_tokens',
  'discount_codes',
  'gift_cards',
  'idempotency_keys',
  'model_activity',
  'order_holds',
  'orders',
  'outbox',
  'payments',
  'rate_limits',
  'stock',
  'variant_units',
  'variants',
]

it('removes dead rows of the tables that every visitor changes before they are a twentieth of the table', async () => {
  const { rows } = await db().execute<{ name: string; part: string }>(sql`
    select c.relname as name, o.option_value as part from pg_class c, pg_options_to_table(c.reloptions) o
    where o.option_name = 'autovacuum_vacuum_scale_factor' order by c.relname`)
  expect(rows.map(({ name }) => name)).toEqual(CHANGED_BY_VISITORS)
  for (const { part } of rows) expect(Number(part)).toBeLessThanOrEqual(0.05)
})

it('writes the purchases of a model only when they have changed', async () => {
  const { variantId } = await sell({ stock: { [CENTRAL]: 9 } })
  await paid({ cart: { products: [{ productId: variantId, amount: 2 }] } })
  const read = async () =>
    (
      await db().execute<{ purchases: number; version: string }>(
        sql`select purchases, xmin::text as version from model_activity`,
      )
    ).rows
  await countPurchases()
  const first = await read()
  expect(first.map(({ purchases }) => purchases)).toEqual([2])
  await countPurchases()
  expect(await read()).toEqual(first)
  await paid({ cart: { products: [{ productId: variantId, amount: 1 }] } })
  await countPurchases()
  expect((await read()).map(({ purchases }) => purchases)).toEqual([3])
})
