/** Price changes: a row in the history, and the current row recomputed from the whole history, in one transaction. */
import { sql } from 'drizzle-orm'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { ApiError } from '@/lib/contract/errors'
import type { PriceArea } from '@/lib/market/tax-areas'

import { modelsTagData } from './model-tag-data'
import { type CurrentPrice, currentPrice, type PriceEvent, type PriceKind } from './price-timeline'

export interface PriceChange {
  readonly variantId: number
  readonly priceArea: PriceArea
  readonly kind: PriceKind
  /** Integer cents of EUR above zero; null ends this kind of price. */
  readonly amount: number | null
  /** The time from which it is valid; default now. Not in the future: a later price is set when it begins. */
  readonly at?: Date
}

function check({ amount, at }: PriceChange): void {
  if (amount !== null && (!Number.isSafeInteger(amount) || amount <= 0 || amount > 2_000_000_000)) {
    throw new ApiError('BAD_REQUEST', 'A price is a whole number of cents above zero.', { field: 'amount' })
  }
  if (at && at.getTime() > Date.now() + 1_000)
    throw new ApiError('BAD_REQUEST', 'A price cannot begin in the future.', { field: 'at' })
}

/**
 * Changes prices in the given order, in a few statements, and invalidates every page that shows them. Throws ApiError for an unknown variant
 * or an invalid amount.
 */
export async function setPricesIn(tx: Tx, changes: readonly PriceChange[]): Promise<void> {
  if (changes.length === 0) return
  changes.forEach(check)
  const ids = [...new Set(changes.map((change) => change.variantId))]
  // Changes of one variant are serialised, because each must read the other's history.
  const { rows: known } = await tx.execute<{ id: number; model_id: number }>(
    sql`select id, model_id from variants where id = any(${sql.param(ids)}::int[]) order by id for no key update`,
  )
  if (known.length !== ids.length) throw new ApiError('NOT_FOUND', 'Product not found.')
  await addToHistory(tx, changes)
  await recomputePrices(tx, changes)
  const models = [...new Set(known.map((row) => row.model_id))]
  invalidateTags(tx, (await modelsTagData(tx, models)).flatMap(changeTags.model))
}

/**
 * The first prices of variants that this transaction has made: there is no history of theirs to read, and nobody else who could change them.
 * The caller invalidates the pages of their products.
 */
export async function firstPricesIn(tx: Tx, changes: readonly PriceChange[]): Promise<void> {
  if (changes.length === 0) return
  changes.forEach(check)
  const {
    rows: [moment],
  } = await tx.execute<{ now: Date }>(sql`select now() as now`)
  const now = new Date(moment?.now ?? Date.now())
  await addToHistory(tx, changes)
  const histories = new Map<string, PriceEvent[]>()
  for (const { variantId, priceArea, kind, amount, at = now } of changes) {
    const key = keyOf(variantId, priceArea)
    const events = histories.get(key)
    if (events) events.push({ kind, amount, validFrom: at })
    else histories.set(key, [{ kind, amount, validFrom: at }])
  }
  await putCurrent(tx, currentOf(touchedBy(changes), histories))
}

async function addToHistory(tx: Tx, changes: readonly PriceChange[]): Promise<void> {
  const given = changes.map(({ variantId, priceArea, kind, amount, at }) => ({
    variant_id: variantId,
    price_area: priceArea,
    kind,
    amount,
    valid_from: at?.toISOString() ?? null,
  }))
  await tx.execute(sql`
    insert into price_history (variant_id, price_area, kind, amount, valid_from)
    select variant_id, price_area, kind, amount, coalesce(valid_from, now()) from rows from (
      json_to_recordset(${JSON.stringify(given)}::json) as (variant_id int, price_area int, kind text, amount int, valid_from timestamptz)
    ) with ordinality as g(variant_id, price_area, kind, amount, valid_from, place) order by place`)
}

interface HistoryRow extends Record<string, unknown> {
  variant_id: number
  price_area: PriceArea
  kind: PriceKind
  amount: number | null
  valid_from: Date
}

type Offer = Pick<PriceChange, 'variantId' | 'priceArea'>

const keyOf = (variantId: number, area: number) => `${variantId} ${area}`

const touchedBy = (changes: readonly Offer[]): ReadonlyMap<string, Offer> =>
  new Map(changes.map((change) => [keyOf(change.variantId, change.priceArea), change]))

const AREAS: readonly PriceArea[] = [1, 2]

/** After a variant was hidden, or shown again. The caller invalidates the pages of its product. */
export async function recomputePricesOf(tx: Tx, variantId: number): Promise<void> {
  await recomputePrices(
    tx,
    AREAS.map((priceArea) => ({ variantId, priceArea })),
  )
}

/** Computes the current rows of variants and areas from their histories; without a regular price, and of hidden variants, they are deleted. */
async function recomputePrices(tx: Tx, changes: readonly Offer[]): Promise<void> {
  const touched = touchedBy(changes)
  const pairs = [...touched.values()].map(({ variantId, priceArea }) => ({
    variant_id: variantId,
    price_area: priceArea,
  }))
  const { rows } = await tx.execute<HistoryRow>(sql`
    select h.variant_id, h.price_area, h.kind, h.amount, h.valid_from from price_history h
    join json_to_recordset(${JSON.stringify(pairs)}::json) as g(variant_id int, price_area int) using (variant_id, price_area)
    join variants v on v.id = h.variant_id and not v.is_hidden
    order by h.valid_from, h.id`)
  const histories = new Map<string, PriceEvent[]>()
  for (const { variant_id, price_area, kind, amount, valid_from } of rows) {
    const key = keyOf(variant_id, price_area)
    const events = histories.get(key) ?? []
    events.push({ kind, amount, validFrom: new Date(valid_from) })
    histories.set(key, events)
  }
  const current = currentOf(touched, histories)
  const gone = current.flatMap(({ price, ...pair }) => (price ? [] : [pair]))
  if (gone.length > 0)
    await tx.execute(sql`
      delete from prices p using json_to_recordset(${JSON.stringify(gone)}::json) as g(variant_id int, price_area int)
      where p.variant_id = g.variant_id and p.price_area = g.price_area`)
  await putCurrent(tx, current)
}

interface Current {
  readonly variant_id: number
  readonly price_area: PriceArea
  readonly price: CurrentPrice | null
}

function currentOf(
  touched: ReadonlyMap<string, Offer>,
  histories: ReadonlyMap<string, readonly PriceEvent[]>,
): Current[] {
  return [...touched].map(([key, { variantId, priceArea }]) => {
    const history = histories.get(key) ?? []
    // The newest row has the database's time, which may be ahead of this process's time.
    const newest = Math.max(0, ...history.map(({ validFrom }) => validFrom.getTime()))
    const price = currentPrice(history, new Date(Math.max(Date.now(), newest)))
    return { variant_id: variantId, price_area: priceArea, price }
  })
}

async function putCurrent(tx: Tx, current: readonly Current[]): Promise<void> {
  const kept = current.flatMap(({ price, ...pair }) =>
    price
      ? [
          {
            ...pair,
            active: price.active,
            regular: price.regular,
            club: price.club,
            discount_value: price.discountValue,
            discount_free: price.discountFree,
            lowest30: price.lowest30,
            reduced_since: price.reducedSince,
          },
        ]
      : [],
  )
  if (kept.length === 0) return
  await tx.execute(sql`
    insert into prices (variant_id, price_area, active, regular, club, discount_value, discount_free, lowest30, reduced_since)
    select variant_id, price_area, active, regular, club, discount_value, discount_free, lowest30, reduced_since
    from json_populate_recordset(null::prices, ${JSON.stringify(kept)}::json)
    on conflict (variant_id, price_area) do update set active = excluded.active, regular = excluded.regular, club = excluded.club,
      discount_value = excluded.discount_value, discount_free = excluded.discount_free, lowest30 = excluded.lowest30, reduced_since = excluded.reduced_since`)
}
