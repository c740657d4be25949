/**
 * Price campaigns at their times: the sweep begins and ends what is due. A price that was set by hand or by a file is never overwritten
 * silently: a row that is no longer cheaper does not begin, and a row whose price somebody changed in between keeps that price at the end.
 */
import { sql } from 'drizzle-orm'

import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import type { PriceArea } from '@/lib/market/tax-areas'

import { setPricesIn } from './set-price'

/** Few enough for the tags of their pages to be told one by one. */
const BATCH = 400

interface DueRow extends Record<string, unknown> {
  campaign_id: number
  variant_id: number
  price_area: PriceArea
  kind: 'discount' | 'club'
  amount: number
  before: number | null
  state: 'planned' | 'begun'
}

/** What counts now, of the rows of a campaign. */
interface NowRow extends Record<string, unknown> {
  variant_id: number
  price_area: PriceArea
  kind: 'regular' | 'discount' | 'club'
  amount: number | null
}

interface Settled {
  readonly campaign_id: number
  readonly variant_id: number
  readonly price_area: number
  readonly state: 'begun' | 'ended' | 'left'
  readonly before: number | null
  readonly fault: string | null
}

const keyOf = (variant: number, area: number, kind: string) => `${variant} ${area} ${kind}`

/** Present amounts by variant, area and kind. The variants are locked, so that nobody changes a price until the end of the transaction. */
async function presentAmounts(tx: Tx, rows: readonly DueRow[]): Promise<Map<string, number | null>> {
  const ids = [...new Set(rows.map((row) => row.variant_id))]
  await tx.execute(sql`select 1 from variants where id = any(${sql.param(ids)}::int[]) order by id for no key update`)
  const { rows: now } = await tx.execute<NowRow>(sql`
    select distinct on (variant_id, price_area, kind) variant_id, price_area, kind, amount from price_history
    where variant_id = any(${sql.param(ids)}::int[]) and valid_from <= now() and kind in ('regular', 'discount', 'club')
    order by variant_id, price_area, kind, valid_from desc, id desc`)
  return new Map(now.map((row) => [keyOf(row.variant_id, row.price_area, row.kind), row.amount]))
}

async function settle(tx: Tx, settled: readonly Settled[]): Promise<void> {
  await tx.execute(sql`
    update price_campaign_rows r set state = g.state, before = g.before, fault = g.fault
    from json_to_recordset(${JSON.stringify(settled)}::json) as g(campaign_id int, variant_id int, price_area int, state text, before int, fault text)
    where r.campaign_id = g.campaign_id and r.variant_id = g.variant_id and r.price_area = g.price_area`)
}

const place = ({ campaign_id, variant_id, price_area }: DueRow) => ({ campaign_id, variant_id, price_area })

/** What is paid at present: for members the club price where there is one. */
export function paidAmount(
  kind: 'discount' | 'club',
  { regular, discount, club }: Readonly<Record<'regular' | 'discount' | 'club', number | null>>,
): number | null {
  if (regular === null) return null
  const everybody = discount !== null && discount < regular ? discount : regular
  return kind === 'club' && club !== null && club < everybody ? club : everybody
}

async function beginSome(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<DueRow>(sql`
    select r.campaign_id, r.variant_id, r.price_area, c.kind, r.amount, r.before, r.state
    from price_campaign_rows r join price_campaigns c on c.id = r.campaign_id
    where r.state = 'planned' and c.state in ('planned', 'running') and c.starts_at <= now() and c.ends_at > now()
    order by r.campaign_id, r.variant_id, r.price_area limit ${BATCH} for update of r skip locked`)
  if (rows.length === 0) return 0
  const present = await presentAmounts(tx, rows)
  const amountOf = (row: DueRow, kind: string) => present.get(keyOf(row.variant_id, row.price_area, kind)) ?? null
  const faultOf = (row: DueRow) => {
    const paid = paidAmount(row.kind, {
      regular: amountOf(row, 'regular'),
      discount: amountOf(row, 'discount'),
      club: amountOf(row, 'club'),
    })
    if (paid === null) return 'no_price'
    return row.amount < paid ? null : 'not_lower'
  }
  const judged = rows.map((row) => ({ row, fault: faultOf(row) }))
  await setPricesIn(
    tx,
    judged
      .filter(({ fault }) => fault === null)
      .map(({ row }) => ({ variantId: row.variant_id, priceArea: row.price_area, kind: row.kind, amount: row.amount })),
  )
  await settle(
    tx,
    judged.map(({ row, fault }) => ({
      ...place(row),
      state: fault === null ? ('begun' as const) : ('left' as const),
      before: amountOf(row, row.kind),
      fault,
    })),
  )
  await tx.execute(sql`
    update price_campaigns set state = 'running' where state = 'planned'
      and id = any(${sql.param([...new Set(rows.map((row) => row.campaign_id))])}::int[])`)
  return rows.length
}

async function endSome(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<DueRow>(sql`
    select r.campaign_id, r.variant_id, r.price_area, c.kind, r.amount, r.before, r.state
    from price_campaign_rows r join price_campaigns c on c.id = r.campaign_id
    where r.state in ('planned', 'begun') and (c.state = 'stopped' or (c.state in ('planned', 'running') and c.ends_at <= now()))
    order by r.campaign_id, r.variant_id, r.price_area limit ${BATCH} for update of r skip locked`)
  if (rows.length > 0) {
    const present = await presentAmounts(tx, rows)
    const isOwn = (row: DueRow) => present.get(keyOf(row.variant_id, row.price_area, row.kind)) === row.amount
    await setPricesIn(
      tx,
      rows
        .filter((row) => row.state === 'begun' && isOwn(row))
        .map((row) => ({
          variantId: row.variant_id,
          priceArea: row.price_area,
          kind: row.kind,
          amount: row.before,
        })),
    )
    await settle(
      tx,
      rows.map((row) => ({
        ...place(row),
        state: 'ended' as const,
        before: row.before,
        fault: row.state === 'begun' && !isOwn(row) ? 'changed_since' : null,
      })),
    )
  }
  await tx.execute(sql`
    update price_campaigns c set state = 'ended' where state in ('planned', 'running') and ends_at <= now()
      and not exists (select 1 from price_campaign_rows r where r.campaign_id = c.id and r.state in ('planned', 'begun'))`)
  return rows.length
}

async function untilNoneIsLeft(name: string, some: (tx: Tx) => Promise<number>): Promise<number> {
  let total = 0
  while (true) {
    const count = await withTx(some, { name })
    total += count
    if (count < BATCH) return total
  }
}

/** Ends what is over, then begins what is due: a campaign can follow another at the same moment. Returns how many rows changed. */
export async function runCampaigns(): Promise<number> {
  const ended = await untilNoneIsLeft('campaigns.end', endSome)
  return ended + (await untilNoneIsLeft('campaigns.begin', beginSome))
}

interface PlannedRow {
  readonly variantId: number
  readonly priceArea: PriceArea
  readonly kind: string
  readonly amount: number | null
}

/** Of planned prices that are due, those whose place no running campaign holds; the others become what the campaign's end puts back. */
export async function besideCampaigns<T extends PlannedRow>(tx: Tx, due: readonly T[]): Promise<T[]> {
  const given = due.map(({ variantId, priceArea, kind, amount }, place) => ({
    variant_id: variantId,
    price_area: priceArea,
    kind,
    amount,
    place,
  }))
  const ids = [...new Set(due.map(({ variantId }) => variantId))]
  // A campaign that is just beginning is waited for.
  await tx.execute(sql`select 1 from variants where id = any(${sql.param(ids)}::int[]) order by id for no key update`)
  // Two that are due at once for the same place: the later one counts.
  const { rows } = await tx.execute<{ variant_id: number; price_area: number; kind: string }>(sql`
    update price_campaign_rows r set before = g.amount
    from (select distinct on (variant_id, price_area, kind) * from
        json_to_recordset(${JSON.stringify(given)}::json) as x(variant_id int, price_area int, kind text, amount int, place int)
      order by variant_id, price_area, kind, place desc) g, price_campaigns c
    where r.variant_id = g.variant_id and r.price_area = g.price_area and r.state = 'begun' and c.id = r.campaign_id and c.kind = g.kind
    returning r.variant_id, r.price_area, c.kind`)
  const held = new Set(rows.map((row) => keyOf(row.variant_id, row.price_area, row.kind)))
  return due.filter(({ variantId, priceArea, kind }) => !held.has(keyOf(variantId, priceArea, kind)))
}
