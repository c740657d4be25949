/** Prices that begin later: planned by files, set by a job when they are due. */
import { sql } from 'drizzle-orm'

import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import type { PriceArea } from '@/lib/market/tax-areas'

import { besideCampaigns } from './campaigns'
import type { PriceKind } from './price-timeline'
import { setPricesIn } from './set-price'

/** Few enough for the tags of their pages to be told one by one. */
const BATCH = 400

export interface PlannedPrice {
  readonly variantId: number
  readonly priceArea: PriceArea
  readonly kind: PriceKind
  readonly amount: number | null
  readonly from: Date
}

interface DueRow extends Record<string, unknown> {
  variant_id: number
  price_area: PriceArea
  kind: PriceKind
  amount: number | null
}

/** Plans prices in the place of those that were planned for the same variant, area and kind. */
export async function planPricesIn(tx: Tx, planned: readonly PlannedPrice[]): Promise<void> {
  if (planned.length === 0) return
  const rows = planned.map(({ variantId, priceArea, kind, amount, from }) => ({
    variant_id: variantId,
    price_area: priceArea,
    kind,
    amount,
    valid_from: from.toISOString(),
  }))
  const given = sql`json_populate_recordset(null::planned_prices, ${JSON.stringify(rows)}::json)`
  await tx.execute(sql`
    delete from planned_prices p using ${given} g
    where p.variant_id = g.variant_id and p.price_area = g.price_area and p.kind = g.kind`)
  await tx.execute(sql`
    insert into planned_prices (variant_id, price_area, kind, amount, valid_from)
    select variant_id, price_area, kind, amount, valid_from from ${given} g on conflict do nothing`)
}

/** Sets the prices that are due; returns how many. Those that were due at different times are set in their order. */
export async function setDuePrices(): Promise<number> {
  let total = 0
  while (true) {
    const count = await withTx(setSome, { name: 'prices.due' })
    total += count
    if (count < BATCH) return total
  }
}

async function setSome(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<DueRow>(sql`
    with due as (
      delete from planned_prices where (variant_id, price_area, kind, valid_from) in (
        select variant_id, price_area, kind, valid_from from planned_prices where valid_from <= now() order by valid_from, variant_id limit ${BATCH}
        for update skip locked)
      returning *)
    select variant_id, price_area, kind, amount from due order by valid_from, variant_id`)
  const due = rows.map((row) => ({
    variantId: row.variant_id,
    priceArea: row.price_area,
    kind: row.kind,
    amount: row.amount,
  }))
  await setPricesIn(tx, await besideCampaigns(tx, due))
  return rows.length
}
