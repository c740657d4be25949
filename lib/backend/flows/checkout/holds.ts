/**
 * The limits of unpaid orders, in the transaction that places one. Locks by holder and address make parallel orders of the same buyer wait
 * for each other, so that they cannot pass a limit together. The locks are taken before the rows of codes and stock, in the same order by
 * every order, so there are no deadlocks; an order that replaces another one takes them before it releases that one's rows (`lockHolder`).
 */
import { sql, type SQL } from 'drizzle-orm'

import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { pipeline, type Tx } from '@/lib/backend/platform/database/with-tx'
import { config } from '@/lib/config/env'
import type { HoldLimits } from '@/lib/config/hold-limits'
import { ApiError } from '@/lib/contract/errors'
import { isUnproven, type Trust, UNPROVEN } from '@/lib/order/holds'
import { hasLeftShop, PAID_STATES } from '@/lib/order/order-states'

import type { Buyer } from './buyer'
import { type Held, holdMinutes, holdRefusal, type WantedVariant } from './hold-rules'
import { PAYMENT_MINUTES } from './order-rules'
import type { Quote } from './quote-types'

interface Holder {
  /** `customer:12`, or a guest's normalised e-mail address. */
  readonly name: string
  readonly trust: Trust
  /** IPv4 address or /64 network; null when it is not known. */
  readonly address: string | null
}

/** Of the request that places an order. */
export interface Placing {
  readonly email: string
  /** IPv4 address or /64 network; null when it is not known. */
  readonly address: string | null
}

const nameOf = ({ principal }: Buyer, email: string) =>
  principal.kind === 'guest' ? normaliseEmail(email) : `customer:${principal.id}`

const lock = (key: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`hold:${key}`}, 0))`

/** Always in the same order. Staff order for customers, and are not counted by address. */
const locksOf = (name: string, address: string | null) =>
  [`holder:${name}`, ...(address === null ? [] : [`address:${address}`])].sort().map(lock)

/** Takes the locks of `allowHold` early. */
export async function lockHolder(tx: Tx, buyer: Buyer, { email, address }: Placing): Promise<void> {
  if (config().holdLimits !== null) await pipeline(tx, locksOf(nameOf(buyer, email), buyer.isStaff ? null : address))
}

async function holderOf(tx: Tx, buyer: Buyer, { email, address }: Placing): Promise<Holder> {
  const { principal, isStaff } = buyer
  const name = nameOf(buyer, email)
  if (isStaff) return { name, trust: 'staff', address: null }
  if (principal.kind === 'guest') return { name, trust: 'guest', address }
  if (principal.isOrg) return { name, trust: 'organisation', address }
  // A free order, a gift card and what came back prove nothing.
  const { rowCount } = await tx.execute(sql`
    select 1 from orders o join order_lines l on l.order_id = o.id
    where o.customer_id = ${principal.id} and o.total > 0 and ${inStates('o.status', PAID_STATES.filter(hasLeftShop))}
      and l.kind = 'product' and l.returned < l.quantity limit 1`)
  return { name, trust: rowCount === 1 ? 'buyer' : 'confirmed', address }
}

/** Units by variant of the lines that use stock. */
function demandOf({ lines }: Quote): Map<number, number> {
  const demand = new Map<number, number>()
  for (const { variantId, quantity, isOnOrder } of lines)
    if (variantId !== null && !isOnOrder) demand.set(variantId, (demand.get(variantId) ?? 0) + quantity)
  return demand
}

/** An order that ended unpaid counts for one hour. */
const COUNTS = sql`(h.ended_at is null or h.ended_at > now() - interval '1 hour')`
/** For how many minutes of the last hour and of the time until it expires a hold keeps its products. */
const MINUTES = sql`greatest(0, extract(epoch from
  coalesce(h.ended_at, o.expires_at, now()) - greatest(h.created_at, now() - interval '1 hour')) / 60)`

const sums = (condition: SQL) => sql`
  select count(*) filter (where h.ended_at is null)::int as orders, coalesce(sum(h.units) filter (where h.ended_at is null), 0)::int as units,
    coalesce(sum(h.units * ${MINUTES}), 0)::float8 as "unitMinutes"
  from order_holds h join orders o on o.id = h.order_id where ${condition} and ${COUNTS}`

/** With the available units of now: those of the quote were read before the locks. */
const byVariant = (ids: readonly number[], own: SQL) => sql`
  select v.id, v.available, coalesce(sum(h.quantity) filter (where h.is_live), 0)::int as held,
    coalesce(sum(h.quantity) filter (where h.is_live and h.is_own), 0)::int as own,
    coalesce(sum(h.quantity * h.minutes) filter (where h.is_own), 0)::float8 as "ownMinutes"
  from variants v left join (
    select l.variant_id, l.quantity, h.ended_at is null as is_live, coalesce(${own}, false) as is_own, ${MINUTES} as minutes
    from order_holds h join orders o on o.id = h.order_id join order_lines l on l.order_id = h.order_id
    where ${COUNTS} and l.variant_id = any(${sql.param([...ids])}::int[]) and coalesce(l.extra_data ->> 'on_order', '') <> 'true'
  ) h on h.variant_id = v.id
  where v.id = any(${sql.param([...ids])}::int[]) group by v.id`

interface OfVariant {
  id: number
  available: number
  held: number
  own: number
  ownMinutes: number
}

interface Holds {
  readonly self: Held
  readonly address: Held | null
  readonly variants: readonly OfVariant[]
}

async function readHolds(tx: Tx, { name, address, trust }: Holder, variantIds: readonly number[]): Promise<Holds> {
  const self = sql`h.holder = ${name}`
  const near = sql`h.address = ${address} and ${inStates('h.trust', UNPROVEN)}`
  const own = address === null || !isUnproven(trust) ? self : sql`(${self} or (${near}))`
  const locks = locksOf(name, address)
  const questions = [sums(self), byVariant(variantIds, own), ...(address === null ? [] : [sums(near)])]
  const results = await pipeline(tx, [...locks, ...questions])
  const [ofSelf, ofVariants, ofAddress] = results.slice(locks.length)
  return {
    self: ofSelf?.rows[0] as unknown as Held,
    variants: (ofVariants?.rows ?? []) as unknown as OfVariant[],
    address: (ofAddress?.rows[0] ?? null) as unknown as Held | null,
  }
}

function wantedVariants(
  { rows }: Quote,
  demand: ReadonlyMap<number, number>,
  held: Holds['variants'],
): WantedVariant[] {
  const names = new Map(rows.flatMap((row) => row.variants.map(({ id, name }) => [id, name] as const)))
  return held.map(({ id, ...units }) => ({ name: names.get(id) ?? '', quantity: demand.get(id) ?? 0, ...units }))
}

/** What an order may reserve: the row to store, and its time. */
export interface Allowed {
  readonly holder: Holder
  readonly units: number
  readonly minutes: number
}

/**
 * Checks the limits for an order that is about to reserve its products. Throws HOLD_LIMIT, with `details.reason`, `details.limit` and
 * `details.name` of `HoldRefusal`.
 */
export async function allowHold(tx: Tx, quote: Quote, buyer: Buyer, placing: Placing): Promise<Allowed> {
  const limits = config().holdLimits
  const holder = await holderOf(tx, buyer, placing)
  const demand = demandOf(quote)
  const units = [...demand.values()].reduce((all, quantity) => all + quantity, 0)
  if (limits === null) return { holder, units, minutes: PAYMENT_MINUTES }
  const held = await readHolds(tx, holder, [...demand.keys()])
  return { holder, units, minutes: decide(limits, holder, units, held, wantedVariants(quote, demand, held.variants)) }
}

function decide(
  limits: HoldLimits,
  { trust }: Holder,
  units: number,
  { self, address }: Holds,
  variants: readonly WantedVariant[],
): number {
  const refusal = holdRefusal({ trust, units, self, address, variants }, limits)
  if (refusal)
    throw new ApiError('HOLD_LIMIT', 'Unpaid orders may reserve only a limited number of products.', {
      details: refusal,
    })
  return holdMinutes({ trust, variants }, limits)
}

/** Stores who reserves, and until when. */
export async function insertHold(tx: Tx, orderId: number, { holder, units, minutes }: Allowed): Promise<void> {
  await pipeline(tx, [
    sql`insert into order_holds (order_id, trust, holder, address, units) values (${orderId}, ${holder.trust}, ${holder.name}, ${holder.address}, ${units})`,
    sql`update orders set expires_at = now() + make_interval(mins => ${minutes}) where id = ${orderId}`,
  ])
}
