/** Price history of the demo catalogue and the rows computed from it. Amounts are integer cents of EUR. */
import { netPrice } from '@/lib/backend/domain/catalogue/net-price'
import { currentPrice, type PriceEvent } from '@/lib/backend/domain/catalogue/price-timeline'
import type { prices, priceHistory } from '@/lib/backend/domain/schema'
import { randomOf } from '../drawings/base/random'
import { DEFAULT_TAX_CLASS } from '@/lib/market/tax-areas'

import type { DemoModel } from '../models'

export type HistoryRow = typeof priceHistory.$inferInsert
export type PriceInsert = typeof prices.$inferInsert

const DAY = 86_400_000

const cents = (euros: number) => Math.round(euros * 100)

/** All price rows of one variant: its history and its current row, in both price areas. */
export function variantPrices(
  model: DemoModel,
  variantId: number,
  sizeIndex: number,
  today: Date,
): { history: HistoryRow[]; current: PriceInsert[] } {
  const step = (model.sizeStep ?? 0) * sizeIndex
  const ago = (days: number) => new Date(today.getTime() - days * DAY)
  const listed = ago(randomOf(`listed ${model.id}`).int(95, 420))
  const taxClass = model.taxClass ?? DEFAULT_TAX_CLASS
  const day = today.toISOString().slice(0, 10)
  const history: HistoryRow[] = []
  const current: PriceInsert[] = []
  for (const priceArea of [1, 2]) {
    const price = (euros: number) =>
      priceArea === 1 ? cents(euros + step) : netPrice(cents(euros + step), taxClass, day)
    const events: PriceEvent[] = []
    const add = (kind: PriceEvent['kind'], amount: number | null, validFrom: Date) =>
      events.push({ kind, amount, validFrom })
    add('regular', price(model.regular), listed)
    if (model.club !== undefined) add('club', price(model.club), listed)
    if (model.discountFree !== undefined) add('discount_free', price(model.discountFree), listed)
    const { reduced } = model
    if (reduced?.earlier) {
      add('discount', price(reduced.earlier.to), ago(reduced.earlier.from))
      add('discount', null, ago(reduced.earlier.until))
    }
    if (reduced) add('discount', price(reduced.to), ago(reduced.days))
    const now = currentPrice(events, today)
    if (now) current.push({ variantId, priceArea, ...now })
    history.push(...events.map((event) => ({ variantId, priceArea, ...event })))
  }
  return { history, current }
}
