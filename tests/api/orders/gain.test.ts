/**
 * Random sequences of up to eight actions through the shop API and its database: orders in several currencies with codes, bundles, club
 * prices and gift cards, cancellations, returns. The shopper never has more than at the start. GAIN_SEQUENCES: how many (`npm run
 * test:gain`), GAIN_SEED: others.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { codeHash, giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import * as s from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { shopSecret } from '@/lib/backend/platform/security/secret'
import type { CreateReturn } from '@/lib/contract/schemas/order'
import { CURRENCY_TABLE, isCurrency, minorPerUnit } from '@/lib/market/currencies'
import {
  CENTRAL,
  context,
  count,
  customer,
  discountCode,
  giftCard,
  HELSINKI,
  openShop,
  sell,
} from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { cancel, key, move, paid, type Placed } from '../../support/orders'
import { randomOf } from '../../support/random'

const SEQUENCES = Number(process.env.GAIN_SEQUENCES) || 6
const SEED = Number(process.env.GAIN_SEED) || 1
const LENGTH = 8
const CURRENCIES = ['eur', 'dkk', 'nok', 'pln', 'jpy', 'gbp'] as const
const MODEL = 6427
const PRESENT = 5_000

let database: TestDatabase
let shopper: Principal
let variants: number[] = []
let bundle = 0
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  await db().insert(s.models).values({ id: MODEL, brandId: 1, slug: 'gift-card', mainGroupId: 1, kind: 'giftcard' })
  await db()
    .insert(s.currencyRates)
    .values(CURRENCIES.map((currency) => ({ currency, rate: CURRENCY_TABLE[currency].defaultRate })))
    .onConflictDoNothing()
  const stock = { [CENTRAL]: 100_000 }
  const sold = [
    await sell({ active: 9_990, stock }),
    await sell({ active: 1_000, stock }),
    await sell({ active: 98, stock }),
    await sell({ active: 4_995, club: 4_495, stock }),
  ]
  variants = sold.map(({ variantId }) => variantId)
  const [row] = await db()
    .insert(s.bundles)
    .values({ mainModelId: sold[0]?.modelId ?? 0, names: { fi: 'Paketti' }, discountPercent: 15.5 })
    .returning()
  bundle = row?.id ?? 0
  await db()
    .insert(s.bundleMembers)
    .values({ bundleId: bundle, modelId: sold[1]?.modelId ?? 0 })
  await discountCode({ code: 'OVER100', kind: 'percent', value: 20, minTotalEur: 10_000 })
  await discountCode({ code: 'TENNER', kind: 'amount', value: 1_000 })
  shopper = await customer(`gain-${randomUUID()}@example.com`, { isClub: true })
})
afterAll(() => database.drop())

/** One sequence of actions; throws nothing for what the shop refuses. */
class Sequence {
  readonly said: string[] = []
  private readonly orders: Placed[] = []
  private readonly codes: string[] = []
  private readonly random: () => number

  constructor(seed: number) {
    this.random = randomOf(seed)
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T
  }

  async open(): Promise<void> {
    const code = `PRESENT-${randomUUID()}`
    await giftCard(code, PRESENT, new Date(Date.now() + 3_600_000))
    this.codes.push(code)
  }

  async step(): Promise<void> {
    const order = this.pick(this.orders)
    const roll = this.random()
    try {
      if (!order || roll < 0.5) await this.order()
      else if (roll < 0.6) await cancel(order)
      else await this.bringBack(order)
    } catch (error) {
      const code = (error as { code?: string }).code
      if (code !== 'CONFLICT' && code !== 'CODE_REFUSED') throw error
      this.said.push(`refused: ${code}`)
    }
  }

  private async order(): Promise<void> {
    const currency = this.pick(CURRENCIES)
    const bought = this.pick([[], [], [1, 1, 1], [7], [50]])
    const products = this.pick([[0], [0, 1], [2, 2], [3], []])
    const isBundle = bought.length === 0 && this.random() < 0.3
    const used = this.codes.filter(() => this.random() < 0.6)
    const codes = [...used, ...this.pick([[], ['OVER100'], ['TENNER']])]
    if (products.length + bought.length === 0 && !isBundle) return
    const amounts = new Map<number, number>()
    for (const at of products) amounts.set(variants[at] ?? 0, (amounts.get(variants[at] ?? 0) ?? 0) + 1)
    const cart = {
      currency_code: currency,
      products: [...amounts].map(([productId, amount]) => ({ productId, amount })),
      bundles: isBundle
        ? [
            {
              id: bundle,
              uid: 'bundle-0001',
              mainProduct: { productId: variants[0] ?? 0 },
              secondaryProducts: [{ productId: variants[1] ?? 0 }],
            },
          ]
        : [],
      gift_card_products: bought.map((amount, index) => ({
        productId: MODEL,
        amount,
        uid: `gift-card-${index}`,
        extra_data: { giftcard_name: '' },
      })),
      discount_codes: codes,
    }
    const form = { delivery_method: 'store', delivery_location: String(HELSINKI) }
    const order = await paid({ cart, currency, form, method: 'card' }, shopper)
    this.said.push(`order ${order.number} in ${currency} for ${order.amount}`)
    this.orders.push(order)
    const { rows } = await db().execute<{ line: number }>(
      sql`select line_number as line from order_lines where order_id = ${order.id} and kind = 'giftcard'`,
    )
    this.codes.push(...rows.map(({ line }) => giftCardCode(shopSecret(), order.number, line)))
  }

  private async bringBack(order: Placed): Promise<void> {
    await move(order, 'packed').catch(() => undefined)
    await move(order, 'sent').catch(() => undefined)
    const { rows } = await db().execute<{ line: number; left: number }>(sql`
      select line_number as line, quantity - returned as left from order_lines
      where order_id = ${order.id} and kind = 'product' and quantity > returned`)
    if (rows.length === 0) return
    const wanted = this.random() < 0.7 ? [this.pick(rows)] : rows
    const body: CreateReturn = {
      ...key(order),
      form_key: randomUUID(),
      kind: 'refund',
      method: this.pick(['store', 'store', 'parcel']),
      comment: '',
      lines: wanted.map(({ line, left }) => ({
        line,
        quantity: this.random() < 0.5 ? 1 : left,
        reason: 'too_small',
        exchange_variant_id: null,
      })),
    }
    const answer = await orderHandlers.createReturn({ params: undefined, query: undefined, body }, context(shopper))
    const received = { return_number: answer.return_number, status: 'received' as const, restock_store_id: null }
    await orderHandlers.moveReturn({ params: undefined, query: undefined, body: received }, context())
    this.said.push(
      `return of ${body.lines.map(({ line, quantity }) => `${quantity} of line ${line}`).join(', ')} of ${order.number}`,
    )
  }

  /** Cents of EUR: money back − paid + kept products at the price paid + balances − the present. */
  async gain(): Promise<number> {
    const hashes = sql.param(this.codes.map((code) => codeHash(code)))
    const balances = await count(
      sql`select coalesce(sum(balance_eur), 0) as count from gift_cards where code_hash = any(${hashes}::text[])`,
    )
    const parts = await Promise.all(
      this.orders.map(async ({ id, currency }) => {
        const minor = await count(sql`
          select coalesce((select sum(refunded - amount) from payments where order_id = o.id and status in ('captured', 'refunded')), 0)
            + case when o.status = 'cancelled' then 0 else o.delivery_cost + coalesce((
              select sum(gross - round(gross::numeric * returned / quantity)) from order_lines where order_id = o.id and kind = 'product'), 0) end as count
          from orders o where o.id = ${id}`)
        return isCurrency(currency)
          ? (minor * 100) / minorPerUnit(currency) / CURRENCY_TABLE[currency].defaultRate
          : NaN
      }),
    )
    return parts.reduce((all, part) => all + part, 0) + balances - PRESENT
  }
}

it(`check D5 ${SEQUENCES} random sequences of ${LENGTH} actions: the shopper never has more than at the start`, async () => {
  let best = -Infinity
  for (let number = 0; number < SEQUENCES; number += 1) {
    const sequence = new Sequence(SEED * 1_000 + number)
    await sequence.open()
    for (let action = 0; action < LENGTH; action += 1) {
      await db().delete(s.rateLimits)
      await sequence.step()
      const gain = await sequence.gain()
      best = Math.max(best, gain)
      // One rounding of the largest minor unit, a penny.
      expect(gain, `sequence ${number}: ${sequence.said.join('; ')}`).toBeLessThan(1.16)
    }
  }
  expect(await brokenInvariants(db())).toEqual([])
  if (SEQUENCES > 50)
    console.info(`${SEQUENCES} sequences in the database: largest gain ${best.toFixed(4)} cents of EUR`)
}, 3_600_000)
