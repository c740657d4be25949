/**
 * Stock of orders. The gate is one guarded statement per variant, in key order; the stores' stock is only touched by whoever holds the
 * gate's row, so stores and gate can never drift apart.
 */
import { sql } from 'drizzle-orm'

import { allocations } from '@/lib/backend/db/schema'
import { step } from '@/lib/backend/db/steps'
import type { Tx } from '@/lib/backend/db/with-tx'
import { CENTRAL_WAREHOUSE_ID } from '@/lib/catalog/availability'

import { RaceLost } from './order-types'

export interface StockLine {
  readonly lineId: number
  readonly variantId: number
  readonly quantity: number
}

/** Units that were taken from a store. */
interface Taken extends Record<string, unknown> {
  variant_id: number
  store_id: number
  quantity: number
}

/** Whose units they are: an order's, or what an exchange keeps. */
type Owner = { readonly orderId: number } | { readonly returnId: number }

/** The owner's rows of the ledger; goods that came back under the return are not among them. */
const ledgerOf = (owner: Owner) =>
  'orderId' in owner ? sql`order_id = ${owner.orderId}` : sql`return_id = ${owner.returnId} and reason in ('exchange', 'release')`
const columnsOf = (owner: Owner) => ('orderId' in owner ? sql`${owner.orderId}::bigint, null::bigint` : sql`null::bigint, ${owner.returnId}::bigint`)

/**
 * Takes the units of an order's lines: the pickup store's first, then the central warehouse's, then the other stores' by number. Throws
 * RaceLost when a variant has not enough. Lines on order are not among them: they are bought in and take no stock.
 */
export async function reserveStock(tx: Tx, orderId: number, lines: readonly StockLine[], pickupStoreId: number | null): Promise<void> {
  const demand = new Map<number, number>()
  for (const { variantId, quantity } of lines) demand.set(variantId, (demand.get(variantId) ?? 0) + quantity)
  if (demand.size === 0) return
  const taken = await take(tx, { orderId }, demand, pickupStoreId)
  await step('order.allocate', () => tx.insert(allocations).values(allocate(lines, taken)).then(() => undefined))
}

/** Keeps units (variant → how many) for an exchange. Throws RaceLost when a variant has not enough. */
export async function reserveForReturn(tx: Tx, returnId: number, demand: ReadonlyMap<number, number>): Promise<void> {
  await take(tx, { returnId }, demand, null)
}

async function take(tx: Tx, owner: Owner, demand: ReadonlyMap<number, number>, pickupStoreId: number | null): Promise<Taken[]> {
  const wanted = [...demand].sort(([a], [b]) => a - b)
  for (const [variantId, quantity] of wanted) await step('order.gate', () => passGate(tx, variantId, quantity))
  const taken = await step('order.take', () => takeFromStores(tx, owner, wanted, pickupStoreId))
  for (const [variantId, quantity] of wanted) {
    const got = taken.reduce((all, row) => (row.variant_id === variantId ? all + row.quantity : all), 0)
    // Only when something changed a store's stock without the gate: never sell what no store can send.
    if (got !== quantity) throw new RaceLost('stock')
  }
  return taken
}

async function passGate(tx: Tx, variantId: number, quantity: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update variants set available = available - ${quantity} where id = ${variantId} and available >= ${quantity}`)
  if (rowCount !== 1) throw new RaceLost('stock')
}

async function takeFromStores(tx: Tx, owner: Owner, wanted: readonly [number, number][], pickupStoreId: number | null): Promise<Taken[]> {
  const { rows } = await tx.execute<Taken>(sql`
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
    select variant_id, store_id, quantity from taken order by variant_id, store_id`)
  return rows
}

/** Shares what came from the stores out over the lines: several lines may want the same variant. */
function allocate(lines: readonly StockLine[], taken: readonly Taken[]): { lineId: number; storeId: number; quantity: number }[] {
  const left = taken.map((row) => ({ ...row }))
  return lines.flatMap(({ lineId, variantId, quantity }) => {
    let missing = quantity
    return left.filter((row) => row.variant_id === variantId).flatMap((row) => {
      const part = Math.min(missing, row.quantity)
      row.quantity -= part
      missing -= part
      return part > 0 ? [{ lineId, storeId: row.store_id, quantity: part }] : []
    })
  })
}

/** Gives back everything that an order still holds; a second call finds nothing. */
export async function releaseStock(tx: Tx, orderId: number): Promise<void> {
  await giveBack(tx, { orderId })
  await tx.execute(sql`delete from allocations where line_id in (select id from order_lines where order_id = ${orderId})`)
}

/** Gives back what an exchange keeps; a second call finds nothing. */
export async function releaseForReturn(tx: Tx, returnId: number): Promise<void> {
  await giveBack(tx, { returnId })
}

async function giveBack(tx: Tx, owner: Owner): Promise<void> {
  const { rows } = await tx.execute<Taken>(sql`
    select variant_id, store_id, -sum(delta)::int as quantity from stock_ledger where ${ledgerOf(owner)}
    group by variant_id, store_id having sum(delta) < 0 order by variant_id, store_id`)
  const byVariant = new Map<number, number>()
  for (const row of rows) byVariant.set(row.variant_id, (byVariant.get(row.variant_id) ?? 0) + row.quantity)
  for (const [variantId, quantity] of byVariant) {
    await tx.execute(sql`update variants set available = available + ${quantity} where id = ${variantId}`)
  }
  for (const row of rows) {
    await tx.execute(sql`update stock set quantity = quantity + ${row.quantity} where variant_id = ${row.variant_id} and store_id = ${row.store_id}`)
    await tx.execute(sql`
      insert into stock_ledger (variant_id, store_id, delta, reason, order_id, return_id)
      select ${row.variant_id}::int, ${row.store_id}::int, ${row.quantity}::int, 'release', ${columnsOf(owner)}`)
  }
}
