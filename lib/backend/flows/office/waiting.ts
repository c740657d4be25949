/**
 * The first page of the day: how much waits for a person, of everything that they may do, and what was sold. One statement, whose parts count
 * along indexes and no further than a person looks; what has no index (complaints, messages, pages) is small.
 */
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'

import { eurTotal } from '@/lib/backend/domain/orders/eur-total'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { namedQuery } from '@/lib/backend/platform/database/named-query'
import { db } from '@/lib/backend/platform/database/pool'
import { OUTBOX_QUEUE } from '@/lib/backend/platform/jobs/queue'
import type { Permission } from '@/lib/contract/access/permissions'
import { type OfficeWaiting, WAITING, type WaitingName } from '@/lib/contract/schemas/office-waiting'
import { shopTimeZone } from '@/lib/market/shop-time'
import { IN_SHOP_STATES, isUnpacked, PAID_STATES } from '@/lib/order/order-states'
import { APPROVAL_HOURS } from '@/lib/order/price-override'
import { ORDERED_PURCHASE, PARTLY_RECEIVED, PURCHASE } from '@/lib/order/purchase-machine'
import { HANDED_OVER_RENTAL, RENTAL } from '@/lib/order/rental-machine'
import { OPEN_RETURNS } from '@/lib/order/return-machine'
import { TRANSFER } from '@/lib/order/transfer-machine'

import type { Actor } from './actor'
import { type ORDER_WAITS, waitsFor } from './entities/orders'
import { isLate } from './entities/purchases'
import { fewRows } from './low-stock'

/** Behind it stands a plus. */
const MOST = 999
/** What is known before is written into the statement: of a parameter its plan cannot know how few rows it means. */
const fixed = (value: number | boolean | string) =>
  sql.raw(typeof value === 'string' ? pg.escapeLiteral(value) : String(value))
const zone = () => fixed(shopTimeZone())
/** What failed longer ago is no news. */
const NEWS = sql`now() - interval '7 days'`

const newlyPaid = inStates('status', IN_SHOP_STATES.filter(isUnpacked))
const packed = inStates(
  'status',
  IN_SHOP_STATES.filter((status) => !isUnpacked(status)),
)
/** Orders of which nothing is packed: no more are looked at, since what each waits for is in its lines. Read once for three counts. */
const LOOKED_AT = 3 * (MOST + 1)
const FRESH = sql`fresh as materialized (select ${waitsFor} as waits from orders where ${newlyPaid} limit ${fixed(LOOKED_AT)})`
const paidThat = (waits: (typeof ORDER_WAITS)[number]) => sql`select 1 from fresh where waits = ${fixed(waits)}`
const today = () => sql`(now() at time zone ${zone()})::date`
/** As a filter of a list has it, to which the number leads. */
const dayStart = () => sql`date_trunc('day', now(), ${zone()})`
/** The library's table has a part for each kind of job and no index of what failed: it is read once for two counts. */
const FAILED = sql`failed as materialized (select name = ${fixed(OUTBOX_QUEUE)} as is_mail from pgboss.job where state = 'failed')`
const failedJobs = (isOfMails: boolean) => sql`select 1 from failed where is_mail = ${fixed(isOfMails)}`

interface Kind {
  /** All of them: to see it, and to do it. */
  readonly needs: readonly Permission[]
  /** A row for each that waits. */
  readonly rows: () => SQL
}

const KINDS: Readonly<Record<WaitingName, Kind>> = {
  // orders_pending (status, expires_at), order_lines_number (order_id)
  pack: { needs: ['orders.process'], rows: () => paidThat('waits_nothing') },
  supplier: { needs: ['orders.process'], rows: () => paidThat('waits_supplier') },
  transfer: { needs: ['orders.process'], rows: () => paidThat('waits_transfer') },
  send: { needs: ['orders.process'], rows: () => sql`select 1 from orders where ${packed}` },
  // price_overrides_waiting
  prices: {
    needs: ['price_overrides.decide'],
    rows: () =>
      sql`select 1 from price_overrides where status = 'waiting' and created_at > now() - make_interval(hours => ${fixed(APPROVAL_HOURS)})`,
  },
  // returns_reserved
  returns: {
    needs: ['returns.process'],
    rows: () => sql`select 1 from returns where ${inStates('status', OPEN_RETURNS)}`,
  },
  // withdrawals_open
  withdrawals: { needs: ['returns.process'], rows: () => sql`select 1 from withdrawals where outcome is null` },
  complaints: { needs: ['complaints.process'], rows: () => sql`select 1 from complaints where answered_at is null` },
  messages: { needs: ['enquiries.process'], rows: () => sql`select 1 from enquiries where answered_at is null` },
  // reviews_new (created)
  reviews: {
    needs: ['office.texts.write'],
    rows: () => sql`select 1 from reviews where is_public and created >= ${dayStart()} - interval '7 days'`,
  },
  // rental_bookings_desk (status, collect_on)
  rentals_out: {
    needs: ['orders.process'],
    rows: () =>
      sql`select 1 from rental_bookings where ${inStates('status', [RENTAL.initial])} and collect_on <= ${today()}`,
  },
  rentals_back: {
    needs: ['orders.process'],
    rows: () =>
      sql`select 1 from rental_bookings where ${inStates('status', [HANDED_OVER_RENTAL])} and back_on <= ${today()}`,
  },
  // transfer_requests_desk (status)
  transfers_send: {
    needs: ['transfers.process'],
    rows: () => sql`select 1 from transfer_requests where ${inStates('status', [TRANSFER.initial])}`,
  },
  transfers_receive: {
    needs: ['transfers.process'],
    rows: () => sql`select 1 from transfer_requests where ${inStates('status', [TRANSFER.transitions.send.to])}`,
  },
  // purchase_orders_status, purchase_order_lines_once (purchase_id)
  purchases_late: { needs: ['office.stock.write'], rows: () => sql`select 1 from purchase_orders where ${isLate}` },
  purchases_coming: {
    needs: ['office.stock.write'],
    rows: () => sql`select 1 from purchase_orders where ${inStates('status', [ORDERED_PURCHASE])} and not ${isLate}`,
  },
  purchases_rest: {
    needs: ['office.stock.write'],
    rows: () => sql`select 1 from purchase_orders where ${inStates('status', [PARTLY_RECEIVED])} and not ${isLate}`,
  },
  purchases_draft: {
    needs: ['office.stock.write'],
    rows: () => sql`select 1 from purchase_orders where ${inStates('status', [PURCHASE.initial])}`,
  },
  // variant_units_order
  low_stock: { needs: ['office.stock.read', 'office.stock.write'], rows: () => fewRows(MOST + 1) },
  pages: { needs: ['office.content.write'], rows: () => sql`select 1 from pages where starts_at >= ${dayStart()}` },
  // price_campaigns_state
  campaigns: { needs: ['office.prices.write'], rows: () => sql`select 1 from price_campaigns where state = 'planned'` },
  // page_versions_due (state, starts_at)
  versions: { needs: ['office.content.write'], rows: () => sql`select 1 from page_versions where state = 'overdue'` },
  // outbox_open
  mails: {
    needs: ['status.read'],
    rows: () => sql`select 1 from outbox where sent_at is null and failed_at > ${NEWS} union all ${failedJobs(true)}`,
  },
  // office_jobs_state
  jobs: {
    needs: ['status.read'],
    rows: () =>
      sql`${failedJobs(false)} union all select 1 from office_jobs where state = 'failed' and touched_at > ${NEWS}`,
  },
  webhooks: {
    needs: ['office.integrations.write'],
    rows: () =>
      sql`select 1 from webhook_endpoints where failing_since is not null or disabled_because in ('failing', 'gone')`,
  },
}

/** How many, as a column of the statement. */
const countOf = (name: WaitingName) =>
  sql`(select count(*)::int from (select 1 from (${KINDS[name].rows()}) r limit ${fixed(MOST + 1)}) c) as ${sql.identifier(name)}`

/** When days and weeks begin. Computed once: for each order it would take longer than reading the orders. */
const MARKS =
  () => sql`marks as materialized (select day, day - interval '1 day' as day_before, week, week - interval '7 days' as week_before
  from (select ${dayStart()} as day, date_trunc('week', now(), ${zone()}) as week) d)`

/** Of orders that were placed then and are paid; what came back is in the returns. The index is orders_created. */
function salesNow(): SQL {
  const part = (during: SQL) =>
    sql`json_build_object('orders', count(*) filter (where ${during}), 'eur', coalesce(sum(eur) filter (where ${during}), 0))`
  return sql`(select json_build_object('today', ${part(sql`created_at >= day`)},
      'yesterday', ${part(sql`created_at >= day_before and created_at < day`)}, 'week', ${part(sql`created_at >= week`)},
      'weekBefore', ${part(sql`created_at < week`)})
    from marks cross join (select created_at, ${sql.raw(eurTotal(''))}::int as eur from orders
      where created_at >= (select week_before from marks) and created_at < now() and ${inStates('status', PAID_STATES)}) o) as sales`
}

type Row = Partial<Record<WaitingName, number>> & { readonly sales?: NonNullable<OfficeWaiting['sales']> }

/** Planning so many counts takes longer than counting, so the statement is prepared: one for each set of permissions. */
async function read(names: readonly WaitingName[], hasSales: boolean): Promise<Row> {
  const columns = [...names.map(countOf), ...(hasSales ? [salesNow()] : [])]
  if (columns.length === 0) return {}
  const set = WAITING.reduce((bits, name) => bits * 2 + Number(names.includes(name)), Number(hasSales))
  const query = sql`with ${FRESH}, ${FAILED}, ${MARKS()} select ${sql.join(columns, sql`, `)}`
  const [row] = await namedQuery<Row>(db(), `office_waiting_${set.toString(36)}`, query)
  return row ?? {}
}

export async function waitingFor(actor: Actor): Promise<OfficeWaiting> {
  const names = WAITING.filter((name) => KINDS[name].needs.every((permission) => actor.may(permission)))
  const hasSales = actor.may('office.sales.read')
  const row = await read(names, hasSales)
  const waiting = names.map((name) => {
    const count = row[name] ?? 0
    return { name, count: Math.min(count, MOST), isMore: count > MOST }
  })
  return { waiting, sales: row.sales ?? null }
}
