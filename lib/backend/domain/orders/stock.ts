/**
 * Stock of orders. The available units of a variant are changed by one guarded statement, variants in key order. The stores' stock is
 * changed only while the variant's row is locked, so both always agree. Concurrent orders need the same rows, so all statements are sent
 * together: a row is locked for one round trip to the database, and for the COMMIT.
 */
import { sql, type SQL } from 'drizzle-orm'

import { step } from '@/lib/backend/platform/database/steps'
import { pipeline, type Tx } from '@/lib/backend/platform/database/with-tx'
import { CENTRAL_WAREHOUSE_ID } from '@/lib/catalog/availability'

import { ConcurrentChange } from './order-types'

/** Units of a variant that a line uses. */
export interface StockLine {
  readonly variantId: number
  readonly quantity: number
}

/** Units that were taken from a store. */
interface Taken extends Record<string, unknown> {
  variant_id: number
  store_id: number
  quantity: number
}

/** The owner of the units: an order, or a return with an exchange. */
type Owner = { readonly orderId: number } | { readonly returnId: number }

/** The owner's rows of the ledger, without products that came back with the return. */
const ledgerOf = (owner: Owner) =>
  'orderId' in owner
    ? sql`order_id = ${owner.orderId}`
    : sql`return_id = ${owner.returnId} and reason in ('exchange', 'release')`
const columnsOf = (owner: Owner) =>
  'orderId' in owner ? sql`${owner.orderId}::bigint, null::bigint` : sql`null::bigint, ${owner.returnId}::bigint`

/**
 * Takes the units of an order's lines, which are in the database already: first from the pickup store, then from the central warehouse,
 * then from the other stores by id. Throws ConcurrentChange when a variant does not have enough. Lines on order are left out: their
 * products are ordered from the supplier and use no stock.
 */
export async function reserveStock(
  tx: Tx,
  orderId: number,
  lines: readonly StockLine[],
  pickupStoreId: number | null,
): Promise<void> {
  const demand = new Map<number, number>()
  for (const { variantId, quantity } of lines) demand.set(variantId, (demand.get(variantId) ?? 0) + quantity)
  if (demand.size > 0)
    await step('order.stock', () => take(tx, { orderId }, demand, pickupStoreId, [allocate(orderId)]))
}

/** Reserves units (variant → quantity) for an exchange. Throws ConcurrentChange when a variant does not have enough. */
export async function reserveForReturn(tx: Tx, returnId: number, demand: ReadonlyMap<number, number>): Promise<void> {
  await step('return.stock', () => take(tx, { returnId }, demand, null, []))
}

async function take(
  tx: Tx,
  owner: Owner,
  demand: ReadonlyMap<number, number>,
  pickupStoreId: number | null,
  then: readonly SQL[],
): Promise<void> {
  const wanted = [...demand].sort(([a], [b]) => a - b)
  const results = await pipeline(tx, [...wanted.map(passGate), takeFromStores(owner, wanted, pickupStoreId), ...then])
  const taken = (results[wanted.length]?.rows ?? []) as Taken[]
  wanted.forEach(([variantId, quantity], index) => {
    const got = taken.reduce((all, row) => (row.variant_id === variantId ? all + row.quantity : all), 0)
    // The second case happens only when something changed a store's stock without the available units: never sell what no store can send.
    if (results[index]?.rowCount !== 1 || got !== quantity) throw new ConcurrentChange('stock')
  })
}

function passGate([variantId, quantity]: readonly [number, number]): SQL {
  return sql`update variants set available = available - ${quantity} where id = ${variantId} and available >= ${quantity}`
}

function takeFromStores(owner: Owner, wanted: readonly [number, number][], pickupStoreId: number | null): SQL {
  return sql`
    with wanted(variant_id, quantity) as (
      select * from unnest(${sql.param(wanted.map(([id]) => id))}::int[], ${sql.param(wanted.map(([, quantity]) => quantity))}::int[])
    ), ordered as (
      select s.variant_id, s.store_id, s.quantity as held, w.quantity as wanted, coalesce(sum(s.quantity) over (
        partition by s.variant_id order by (s.store_id = ${pickupStoreId ?? -1}) desc, (s.store_id = ${CENTRAL_WAREHOUSE_ID}) desc, s.store_id
        rows between unbounded preceding and 1 preceding), 0)::int as before
      from stock s join wanted w using (variant_id) where s.quantity > 0
    ), taken as (
      update stock s set quantity = s.quantity - least(o.held, o.wanted - o.before)
      from ordered o
      where s.variant_id = o.variant_id and s.store_id = o.store_id and o.before < o.wanted and s.quantity >= least(o.held, o.wanted - o.before)
      returning s.variant_id, s.store_id, least(o.held, o.wanted - o.before) as quantity
    ), noted as (
      insert into stock_ledger (variant_id, store_id, delta, reason, order_id, return_id)
      select variant_id, store_id, -quantity, ${'orderId' in owner ? 'order' : 'exchange'}, ${columnsOf(owner)} from taken
    )
    select variant_id, store_id, quantity from taken order by variant_id, store_id`
}

/**
 * Distributes the reserved units of a variant to its lines, which can be several: lines by number and stores by id are matched one unit
 * after another.
 */
function allocate(orderId: number): SQL {
  return sql`
    insert into allocations (line_id, store_id, quantity)
    select l.id, h.store_id, least(l.until, h.until) - greatest(l.until - l.quantity, h.until - h.quantity)
    from (
      select id, variant_id, quantity, (sum(quantity) over (partition by variant_id order by line_number))::int as until
      from order_lines where order_id = ${orderId} and variant_id is not null and coalesce(extra_data ->> 'on_order', '') <> 'true'
    ) l join (
      select variant_id, store_id, -sum(delta)::int as quantity, -(sum(sum(delta)) over (partition by variant_id order by store_id))::int as until
      from stock_ledger where order_id = ${orderId} group by variant_id, store_id having sum(delta) < 0
    ) h using (variant_id)
    where least(l.until, h.until) > greatest(l.until - l.quantity, h.until - h.quantity)`
}

/** Releases everything that an order still has reserved; a second call finds nothing. */
export async function releaseStock(tx: Tx, orderId: number): Promise<void> {
  await tx.execute(
    sql`delete from allocations where line_id in (select id from order_lines where order_id = ${orderId})`,
  )
  await releaseUnits(tx, { orderId })
}

/** Releases what an exchange has reserved; a second call finds nothing. */
export async function releaseForReturn(tx: Tx, returnId: number): Promise<void> {
  await releaseUnits(tx, { returnId })
}

async function releaseUnits(tx: Tx, owner: Owner): Promise<void> {
  const { rows } = await tx.execute<Taken>(sql`
    select variant_id, store_id, -sum(delta)::int as quantity from stock_ledger where ${ledgerOf(owner)}
    group by variant_id, store_id having sum(delta) < 0 order by variant_id, store_id`)
  const byVariant = new Map<number, number>()
  for (const row of rows) byVariant.set(row.variant_id, (byVariant.get(row.variant_id) ?? 0) + row.quantity)
  await pipeline(tx, [
    ...[...byVariant].map(
      ([variantId, quantity]) => sql`update variants set available = available + ${quantity} where id = ${variantId}`,
    ),
    ...rows.flatMap(({ variant_id: variantId, store_id: storeId, quantity }) => [
      sql`update stock set quantity = quantity + ${quantity} where variant_id = ${variantId} and store_id = ${storeId}`,
      sql`
        insert into stock_ledger (variant_id, store_id, delta, reason, order_id, return_id)
        select ${variantId}::int, ${storeId}::int, ${quantity}::int, 'release', ${columnsOf(owner)}`,
    ]),
  ])
}
