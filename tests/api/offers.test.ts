/** The row that lists and the search read of each model is what its variants, prices and stock say, at every moment. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { listItems } from '@/lib/backend/domain/catalogue/list-items'
import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { refreshOffers } from '@/lib/backend/domain/catalogue/offers'
import { setPricesIn } from '@/lib/backend/domain/catalogue/set-price'
import { setStockLevels } from '@/lib/backend/domain/catalogue/set-stock-levels'
import { searchModels } from '@/lib/backend/domain/search/search'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { CENTRAL_WAREHOUSE_ID } from '@/lib/catalog/availability'

import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
})
afterAll(() => database.drop())

interface Shown extends Record<string, unknown> {
  id: number
  orderable: boolean
  active: number
  colours: number[]
  sizes: number[]
  orderable_sizes: number[]
  stores: number[]
}

/** Variant by variant, in the words of the tables. */
async function fromTables(): Promise<Shown[]> {
  const { rows } = await db().execute<{
    id: number
    variant: number
    active: number
    place: number
    colour: number | null
    size: number | null
    can: boolean
    stores: number[]
  }>(sql`
    select m.id, v.id as variant, p.active, v.sort_order as place, v.colour_id as colour, v.size_id as size,
      (not v.stock_blocked or v.shipping_number between 3 and 998) and (v.on_order or m.on_order or v.available > 0) as can,
      case when v.stock_blocked or v.is_hidden then '{}' else array(select store_id from stock k where k.variant_id = v.id and k.quantity > 0) end as stores
    from models m join variants v on v.model_id = m.id left join prices p on p.variant_id = v.id and p.price_area = 1 order by m.id, v.id`)
  const unique = (values: readonly (number | null)[]) =>
    [...new Set(values.filter((value) => value !== null))].toSorted((a, b) => a - b)
  return [...new Set(rows.map(({ id }) => id))].flatMap((id) => {
    const own = rows.filter((row) => row.id === id)
    const priced = own.filter(({ active }) => active !== null)
    const can = priced.filter((row) => row.can)
    const [best] = (can.length > 0 ? can : priced).toSorted(
      (a, b) => a.active - b.active || a.place - b.place || a.variant - b.variant,
    )
    if (!best) return []
    return [
      {
        id,
        orderable: can.length > 0,
        active: best.active,
        colours: unique(priced.map(({ colour }) => colour)),
        sizes: unique(priced.map(({ size }) => size)),
        orderable_sizes: unique(can.map(({ size }) => size)),
        stores: unique(own.flatMap(({ stores }) => stores)),
      },
    ]
  })
}

async function kept(): Promise<Shown[]> {
  const { rows } = await db().execute<Shown>(sql`
    select model_id as id, orderable, active, colours, sizes, orderable_sizes, stores from model_offers where price_area = 1 order by model_id`)
  return rows
}

async function marked(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`select count(*)::int as count from model_offer_changes`)
  return rows[0]?.count ?? 0
}

const modelIds = () => Object.values(seeded.models)
const listed = async () => {
  const items = await listItems(modelIds(), 'en', 1, [])
  return items
    .map(({ id, inStock, price, stocks }) => ({ id, inStock, active: price.active, stocks: stocks.length }))
    .toSorted((a, b) => a.id - b.id)
}
/** As a list would be without the rows. */
const listedAnew = async () => {
  await db().execute(sql`insert into model_offer_changes (model_id) select id from models`)
  return listed()
}

const variantOf = async (slug: string): Promise<number> => {
  const { rows } = await db().execute<{ id: number }>(
    sql`select id from variants where model_id = ${seeded.models[slug] ?? 0} and not is_hidden order by sort_order, id limit 1`,
  )
  return rows[0]?.id ?? 0
}

it('is computed for every model by the sweep, which leaves no mark', async () => {
  await refreshOffers()
  expect(await marked()).toBe(0)
  expect(await kept()).toEqual(await fromTables())
  expect((await kept()).length).toBeGreaterThan(5)
})

const CHANGES: Readonly<Record<string, (variant: number) => Promise<unknown>>> = {
  'a price': (variantId) =>
    withTx((tx) => setPricesIn(tx, [{ variantId, priceArea: 1, kind: 'regular', amount: 1_234 }]), { name: 'test' }),
  'stock that is sold out': (variantId) =>
    withTx(
      async (tx) => {
        const { rows } = await tx.execute<{ store: number; quantity: number }>(
          sql`select store_id as store, quantity from stock where variant_id = ${variantId}`,
        )
        const levels = rows.map(({ store }) => ({ variantId, storeId: store, quantity: 0 }))
        await setStockLevels(tx, levels, 'correction')
      },
      { name: 'test' },
    ),
  'a delivery': (variantId) =>
    withTx((tx) => adjustStock(tx, { variantId, storeId: CENTRAL_WAREHOUSE_ID, delta: 4, reason: 'correction' }), {
      name: 'test',
    }),
  'a variant that is blocked': (variantId) =>
    db().execute(sql`update variants set stock_blocked = true where id = ${variantId}`),
  'a variant of another colour': (variantId) =>
    db().execute(
      sql`update variants set stock_blocked = false, colour_id = (select max(id) from colours) where id = ${variantId}`,
    ),
  'a model that is made to order': (variantId) =>
    db().execute(
      sql`update models set on_order = not on_order where id = (select model_id from variants where id = ${variantId})`,
    ),
  'a variant that is gone': (variantId) => db().execute(sql`delete from variants where id = ${variantId}`),
  'prices that are gone': (variantId) =>
    db().execute(sql`
      delete from prices where variant_id in (select w.id from variants v join variants w using (model_id) where v.id = ${variantId})`),
}

it.each(Object.keys(CHANGES))('shows %s at once, and after the sweep', async (name) => {
  const variant = await variantOf('storm-shell')
  if (name === 'a model that is made to order')
    await db().execute(sql`update variants set available = 0 where model_id = ${seeded.models['storm-shell'] ?? 0}`)
  await refreshOffers()
  const before = await fromTables()
  await CHANGES[name]?.(variant)
  expect(await fromTables()).not.toEqual(before)
  const atOnce = await listed()
  expect(await marked()).toBeGreaterThan(0)
  await refreshOffers()
  expect(await kept()).toEqual(await fromTables())
  expect(await listed()).toEqual(atOnce)
  expect(await listedAnew()).toEqual(atOnce)
})

it('is not computed again for what it does not show', async () => {
  const variant = await variantOf('fleece')
  const add = (delta: number) =>
    withTx(
      (tx) => adjustStock(tx, { variantId: variant, storeId: CENTRAL_WAREHOUSE_ID, delta, reason: 'correction' }),
      {
        name: 'test',
      },
    )
  await add(9)
  await refreshOffers()
  await add(-1)
  await db().execute(sql`update models set sold_amount = sold_amount + 1`)
  await db().execute(sql`update variants set sku = 'another' where id = ${variant}`)
  expect(await marked()).toBe(0)
})

it('is found by its price in a search, changed or not', async () => {
  const variant = await variantOf('fleece')
  const model = seeded.models['fleece'] ?? 0
  let asked = 0
  const found = async () =>
    (await searchModels(`fleece under 5 euro${' '.repeat(++asked)}`, 'en', { currency: 'eur' })).missed
  const price = (amount: number) =>
    withTx(
      async (tx) => {
        const { rows } = await tx.execute<{ id: number }>(sql`select id from variants where model_id = ${model}`)
        await setPricesIn(
          tx,
          rows.map(({ id }) => ({ variantId: id, priceArea: 1 as const, kind: 'regular' as const, amount })),
        )
      },
      { name: 'test' },
    )
  expect(variant).toBeGreaterThan(0)
  await refreshOffers()
  const dear = await found()
  await price(400)
  const cheap = await found()
  await refreshOffers()
  expect([dear, cheap, await found()]).toEqual([['price'], [], []])
})
