/** A file of prices: SKU, price area, price, sale price, club price, and the time for which they are valid. */
import { sql } from 'drizzle-orm'

import { planPricesIn, type PlannedPrice } from '@/lib/backend/domain/catalogue/planned-prices'
import type { PriceKind } from '@/lib/backend/domain/catalogue/price-timeline'
import { type PriceChange, setPricesIn } from '@/lib/backend/domain/catalogue/set-price'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { shopMoment } from '@/lib/market/shop-time'
import type { PriceArea } from '@/lib/market/tax-areas'

import { cellOf, type Column, type LevelOptions, type LevelReport, type LevelRow, readLevels, SKU } from './level-file'
import { BadCell } from './product/faults'
import { cents, momentOf } from './readers/cells'
import type { Row } from './readers/csv'
import type { Source } from './readers/decode'

export const AREA: Column = ['Price area', 'Area']
const FROM: Column = ['Valid from', 'From']
const TO: Column = ['Valid to', 'To', 'Valid until']
export const PRICES: readonly (readonly [Exclude<PriceKind, 'discount_free'>, Column])[] = [
  ['regular', ['Price', 'Regular price']],
  ['discount', ['Sale price', 'Discount price']],
  ['club', ['Club price']],
]
/** Few enough for the tags of their pages to be told one by one. */
const BATCH = 400
const DAY_MS = 86_400_000

interface Prices {
  readonly area: PriceArea
  /** Null ends the kind; missing kinds stay. */
  readonly amounts: readonly (readonly [PriceKind, number | null])[]
  readonly from: Date | null
  /** The moment from which sale and club price are over. */
  readonly until: Date | null
}

/** A day, or a day with a time, in the time of the shop; a day as an end belongs to the time. */
function moment(text: string, column: string, isEnd: boolean): Date | null {
  if (text === '') return null
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?$/.exec(text) ?? []
  const at = momentOf(text, column)
  if (!isEnd || day === undefined || time !== undefined) return at
  // A day of 23 or 25 hours ends at its midnight, too.
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  return shopMoment(`${next}T00:00`)
}

function areaOf(text: string): PriceArea {
  if (text === '' || text === '1') return 1
  if (text === '2') return 2
  throw new BadCell('price_area', { value: text })
}

function valueOf(row: Row): Prices {
  const amounts = PRICES.flatMap(([kind, column]) => {
    const text = cellOf(row, column)
    return text === '' ? [] : [[kind, text === '-' ? null : cents(text, column[0])] as const]
  })
  if (amounts.length === 0) throw new BadCell('prices_empty')
  if (amounts.some(([kind, amount]) => kind === 'regular' && amount === null)) throw new BadCell('price_end')
  const from = moment(cellOf(row, FROM), FROM[0], false)
  const until = moment(cellOf(row, TO), TO[0], true)
  if (until && !amounts.some(([kind, amount]) => kind !== 'regular' && amount !== null))
    throw new BadCell('end_of_regular')
  if (until && until <= (from ?? new Date())) throw new BadCell('end_before_start')
  return { area: areaOf(cellOf(row, AREA)), amounts, from, until }
}

/** What begins later is planned, and set by a job of the shop when it is due. */
export async function importPrices(source: Source, options: LevelOptions): Promise<LevelReport> {
  const keyOf = ({ area, from }: Prices) => `${area} ${from?.toISOString() ?? ''}`
  const { rows, errors } = await readLevels(source, [SKU], valueOf, keyOf, options)
  if ((errors.length > 0 && !options.skipBad) || rows.length === 0) return { rows: rows.length, changed: 0, errors }
  let changed = 0
  // Rows of one variant stay together, because those that are planned take the place of others.
  const sorted = rows.sort((a, b) => a.variantId - b.variantId || a.line - b.line)
  for (let start = 0; start < sorted.length; ) {
    let end = Math.min(start + BATCH, sorted.length)
    while (end < sorted.length && sorted[end]?.variantId === sorted[end - 1]?.variantId) end += 1
    const batch = sorted.slice(start, end)
    changed += await withTx((tx) => writePrices(tx, batch, options), { name: 'import.prices' })
    start = end
    await options.onProgress?.(end, sorted.length)
  }
  return { rows: rows.length, changed, errors }
}

async function writePrices(
  tx: Tx,
  rows: readonly LevelRow<Prices>[],
  { dryRun = false, onChange }: LevelOptions,
): Promise<number> {
  const now = new Date()
  const changes: PriceChange[] = []
  const planned: PlannedPrice[] = []
  const ids = [...new Set(rows.map(({ variantId }) => variantId))]
  // Locked, so that what is compared is what is changed.
  await tx.execute(sql`select 1 from variants where id = any(${sql.param(ids)}::int[]) order by id for no key update`)
  const held = await heldPrices(tx, ids)
  for (const { line, sku, variantId, value } of rows) {
    for (const [kind, amount] of value.amounts) {
      const price = { variantId, priceArea: value.area, kind, amount }
      const before = held.get(`${variantId} ${value.area} ${kind}`) ?? null
      const told = { line, sku, variantId, name: kind, area: value.area, before }
      const plan = (after: number | null, from: Date) => {
        planned.push({ ...price, amount: after, from })
        onChange?.({ ...told, after, from })
      }
      if (value.from && value.from > now) plan(amount, value.from)
      else if (before !== amount) {
        changes.push(price)
        onChange?.({ ...told, after: amount, from: null })
      }
      if (value.until && kind !== 'regular' && amount !== null) plan(null, value.until)
    }
  }
  if (!dryRun) {
    await setPricesIn(tx, changes)
    await planPricesIn(tx, planned)
  }
  return changes.length + planned.length
}

async function heldPrices(tx: Tx, ids: readonly number[]): Promise<Map<string, number | null>> {
  const { rows } = await tx.execute<{
    variant_id: number
    price_area: number
    regular: number
    discount_value: number | null
    club: number | null
  }>(
    sql`select variant_id, price_area, regular, discount_value, club from prices where variant_id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(
    rows.flatMap((row) => {
      const key = `${row.variant_id} ${row.price_area}`
      return [
        [`${key} regular`, row.regular],
        [`${key} discount`, row.discount_value],
        [`${key} club`, row.club],
      ] as const
    }),
  )
}
