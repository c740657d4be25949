/**
 * The races of an order after it was placed: cancellation, packing, returns, exchanges, gift cards. Each function throws at the first wrong
 * round and returns one line of figures.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { codeHash, giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { expireOrders } from '@/lib/backend/flows/fulfilment/expire'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { shopSecret } from '@/lib/backend/platform/security/secret'
import type { Rounds } from './checkout-races'
import { addVariant, CENTRAL, context, count, discountCode, giftCard, HELSINKI, sell } from './checkout-shop'
import { atOnce, cancel, key, look, move, paid, type Placed, placed, sent, sendPaymentEvent } from './orders'

type Work = () => Promise<unknown>
type ReturnBody = Parameters<typeof orderHandlers.createReturn>[0]['body']

const PRICE = 5_000
const times = (at: number, work: Work): Work[] => Array.from({ length: at }, () => work)
const one = (variantId: number, amount = 1) => ({ cart: { products: [{ productId: variantId, amount }] } })
const fromStore = { delivery_method: 'store', delivery_location: String(HELSINKI) }
const available = (variantId: number) => count(sql`select available as count from variants where id = ${variantId}`)
const balance = (cardId: number) => count(sql`select balance_eur as count from gift_cards where id = ${cardId}`)
const refunded = ({ id }: Placed) =>
  count(
    sql`select coalesce(sum(r.amount), 0) as count from refunds r join payments p on p.id = r.payment_id where p.order_id = ${id}`,
  )
const eventsOf = async (order: Placed, kind: string) =>
  (await look(order)).events.filter((event) => event.kind === kind).length
const wins = (results: readonly string[]) => results.filter((result) => result === 'ok').length

const bringBack = (order: Placed, fields: Partial<ReturnBody> = {}) =>
  orderHandlers.createReturn(
    {
      params: undefined,
      query: undefined,
      body: {
        ...key(order),
        form_key: randomUUID(),
        kind: 'refund',
        method: 'store',
        comment: '',
        lines: [{ line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: null }],
        ...fields,
      },
    },
    context(),
  )
const receive = (number: string) =>
  orderHandlers.moveReturn(
    {
      params: undefined,
      query: undefined,
      body: { return_number: number, status: 'received', restock_store_id: CENTRAL },
    },
    context(),
  )
const undo = (order: Placed, number: string) =>
  orderHandlers.cancelReturn(
    { params: undefined, query: undefined, body: { ...key(order), return_number: number } },
    context(),
  )

/** Checks after a round: the outcome is as expected, there are only allowed refusals, and every ledger is consistent. */
async function checkRound(
  race: string,
  results: readonly string[],
  refusals: readonly string[],
  found: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
): Promise<void> {
  const strange = results.filter((result) => result !== 'ok' && !refusals.includes(result))
  if (strange.length > 0) throw new Error(`${race}: ${[...new Set(strange)].join(', ')}`)
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${race}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`)
  const broken = await brokenInvariants(db())
  if (broken.length > 0) throw new Error(`${race}: ${JSON.stringify(broken.slice(0, 3))}`)
}

/** A paid order with a code of one use and a gift card is cancelled `at` times at the same time, also by its expiry. */
export async function cancellations({ rounds, at }: Rounds): Promise<string> {
  const { variantId } = await sell({ active: PRICE, stock: { [CENTRAL]: 20 } })
  for (let round = 0; round < rounds; round += 1) {
    const [code, cardCode] = [`CANCEL-${randomUUID().slice(0, 12)}`, `CARD-${randomUUID()}`]
    await discountCode({ code, kind: 'percent', value: 10, maxUses: 1 })
    const card = await giftCard(cardCode, 3_000)
    const order = await paid({
      cart: { products: [{ productId: variantId, amount: 3 }], discount_codes: [code, cardCode] },
    })
    const results = await atOnce([...times(at, () => cancel(order)), expireOrders])
    await checkRound(
      'cancel',
      results,
      [],
      {
        refunded: await refunded(order),
        stock: await available(variantId),
        card: await balance(card),
        uses: await count(sql`select used as count from discount_codes where code = ${code}`),
        cancelled: await eventsOf(order, 'cancelled'),
      },
      { refunded: order.amount, stock: 20, card: 3_000, uses: 0, cancelled: 1 },
    )
  }
  return `cancel: ${rounds} rounds of ${at} at once: stock, code, gift card and money back once each`
}

/** The shopper cancels while staff pack. The first of them decides the outcome. */
export async function cancelOrPack({ rounds, at }: Rounds): Promise<string> {
  const { variantId } = await sell({ active: PRICE, stock: { [CENTRAL]: rounds + 1 } })
  let packed = 0
  for (let round = 0; round < rounds; round += 1) {
    const order = await paid(one(variantId))
    // Each side starts first in half of the rounds.
    const [first, second]: [Work, Work] =
      round % 2
        ? [() => cancel(order), () => move(order, 'packed')]
        : [() => move(order, 'packed'), () => cancel(order)]
    const results = await atOnce(Array.from({ length: at }, (_, index) => (index % 2 ? second : first)))
    const isPacked = (await look(order)).status === 'packed'
    packed += isPacked ? 1 : 0
    await checkRound(
      'cancel or pack',
      results,
      ['CONFLICT'],
      { wins: wins(results), refunded: await refunded(order), stock: await available(variantId) },
      {
        wins: at / 2,
        refunded: isPacked ? 0 : order.amount,
        stock: rounds + 1 - packed,
      },
    )
  }
  return `cancel against packing: ${rounds} rounds of ${at}: packed ${packed}, cancelled ${rounds - packed}`
}

/**
 * The shopper cancels several times while the payment arrives: the order is never paid and cancelled without a refund, and never refunded
 * twice.
 */
export async function cancelOrPay({ rounds, at }: Rounds): Promise<string> {
  const { variantId } = await sell({ active: PRICE, stock: { [CENTRAL]: 20 } })
  for (let round = 0; round < rounds; round += 1) {
    const order = await placed(one(variantId))
    const results = await atOnce(
      Array.from({ length: at }, (_, index) =>
        index % 2 === round % 2
          ? () => cancel(order)
          : () => sendPaymentEvent(order, 'captured', `${order.reference}.${index}`),
      ),
    )
    await checkRound(
      'cancel or pay',
      results,
      [],
      { status: (await look(order)).status, refunded: await refunded(order), stock: await available(variantId) },
      { status: 'cancelled', refunded: order.amount, stock: 20 },
    )
  }
  return `cancel against the payment: ${rounds} rounds of ${at}: always cancelled, refunded in full, once`
}

/** A line of three units is returned `at` times at the same time. Several calls then receive the registered returns at the same time. */
export async function returnsOfALine({ rounds, at }: Rounds): Promise<string> {
  const { variantId } = await sell({ active: PRICE, stock: { [CENTRAL]: 20 } })
  for (let round = 0; round < rounds; round += 1) {
    const order = await sent(one(variantId, 3))
    const results = await atOnce(times(at, () => bringBack(order)))
    const { returns } = await look(order)
    await checkRound(
      'return',
      results,
      ['CONFLICT'],
      {
        wins: wins(results),
        due: returns.reduce((all, { refund }) => all + refund, 0),
        refunded: await refunded(order),
      },
      { wins: 3, due: 3 * PRICE, refunded: 0 },
    )
    const received = await atOnce(returns.flatMap(({ number }) => times(Math.max(2, at / 5), () => receive(number))))
    // With a slow database the last calls of the queue are refused with BUSY and must be repeated.
    for (const { number } of received.includes('BUSY') ? returns : []) await receive(number)
    await checkRound(
      'receive',
      received,
      ['BUSY'],
      { refunded: await refunded(order), stock: await available(variantId) },
      { refunded: 3 * PRICE, stock: 20 },
    )
  }
  return `return of one line: ${rounds} rounds of ${at} for 3 units: three returns, each received by several at once, refunded and restocked once`
}

/** A return is received, taken back and received again at the same time: money and stock change together or not at all. */
export async function receiveOrTakeBack({ rounds, at }: Rounds): Promise<string> {
  const { variantId } = await sell({ active: PRICE, stock: { [CENTRAL]: rounds } })
  let received = 0
  for (let round = 0; round < rounds; round += 1) {
    const order = await sent(one(variantId))
    const { return_number: number } = await bringBack(order)
    const results = await atOnce(
      Array.from({ length: at }, (_, index) =>
        index % 2 === round % 2 ? () => receive(number) : () => undo(order, number),
      ),
    )
    const [known] = (await look(order)).returns
    received += known?.status === 'received' ? 1 : 0
    await checkRound(
      'receive or take back',
      results,
      ['CONFLICT'],
      { wins: wins(results), refunded: await refunded(order), stock: await available(variantId) },
      {
        wins: at / 2,
        refunded: known?.status === 'received' ? PRICE : 0,
        stock: rounds - (round + 1) + received,
      },
    )
  }
  return `receive against taking back: ${rounds} rounds of ${at}: received ${received}, taken back ${rounds - received}`
}

/**
 * `at` orders exchange for the last two units of another size: two succeed. One of these exchanges is then received, the other taken back.
 */
export async function exchanges({ rounds, at }: Rounds): Promise<string> {
  for (let round = 0; round < rounds; round += 1) {
    const { modelId, variantId } = await sell({ active: PRICE, stock: { [CENTRAL]: at } })
    const other = await addVariant(modelId, { active: PRICE, stock: { [CENTRAL]: 2 } })
    const orders: Placed[] = []
    for (let index = 0; index < at; index += 1) orders.push(await sent(one(variantId)))
    const results = await atOnce(
      orders.map(
        (order) => () =>
          bringBack(order, {
            kind: 'exchange',
            lines: [{ line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: other }],
          }),
      ),
    )
    await checkRound(
      'exchange',
      results,
      ['CONFLICT'],
      { wins: wins(results), left: await available(other) },
      { wins: 2, left: 0 },
    )
    const [kept, changed] = await Promise.all(
      orders
        .filter((_, index) => results[index] === 'ok')
        .map(async (order) => ({ order, number: (await look(order)).returns[0]?.number ?? '' })),
    )
    if (!kept || !changed) throw new Error('exchange: two are there')
    const ended = await atOnce([
      ...times(4, () => receive(kept.number)),
      ...times(4, () => undo(changed.order, changed.number)),
    ])
    await checkRound(
      'exchange ends',
      ended,
      [],
      { left: await available(other), back: await available(variantId), refunded: await refunded(kept.order) },
      { left: 1, back: 1, refunded: 0 },
    )
  }
  return `exchange: ${rounds} rounds of ${at} for the last 2: two get one; received or taken back, each unit is where it must be`
}

let giftCardModel = 0

/**
 * An order buys a gift card of 40.00. It is cancelled while other orders pay 40.00 with the card: the card is either void or used, never
 * both.
 */
export async function boughtCard({ rounds, at }: Rounds): Promise<string> {
  if (giftCardModel === 0) {
    const [model] = await db()
      .insert(s.models)
      .values({ brandId: 1, slug: `gift-card-${randomUUID()}`, mainGroupId: 1, kind: 'giftcard' })
      .returning({ id: s.models.id })
    giftCardModel = model?.id ?? 0
  }
  const { variantId } = await sell({ active: 4_000, stock: { [CENTRAL]: at * rounds } })
  let spent = 0
  for (let round = 0; round < rounds; round += 1) {
    const order = await paid({
      cart: {
        gift_card_products: [
          { productId: giftCardModel, amount: 40, uid: 'gift-card-1', extra_data: { giftcard_name: 'Aino' } },
        ],
      },
    })
    const code = giftCardCode(shopSecret(), order.number, 1)
    const card = await count(sql`select id as count from gift_cards where code_hash = ${codeHash(code)}`)
    const spend = () =>
      paid({ cart: { products: [{ productId: variantId, amount: 1 }], discount_codes: [code] }, form: fromStore })
    const results = await atOnce(
      Array.from({ length: at }, (_, index) => (index % 2 === round % 2 ? () => cancel(order) : spend)),
    )
    const isCancelled = (await look(order)).status === 'cancelled'
    const uses = await count(
      sql`select count(*) from gift_card_ledger where gift_card_id = ${card} and reason = 'order'`,
    )
    spent += uses
    // A buyer who comes after the balance is used up or the card is void pays with other means, or is refused because the total has
    // changed.
    await checkRound(
      'bought card',
      results,
      ['CONFLICT', 'TOTAL_CHANGED', 'CODE_REFUSED'],
      { balance: await balance(card), uses, refunded: await refunded(order) },
      {
        balance: 0,
        uses: isCancelled ? 0 : 1,
        refunded: isCancelled ? order.amount : 0,
      },
    )
  }
  return `a bought gift card, cancelled and spent at once: ${rounds} rounds of ${at}: spent ${spent}, void ${rounds - spent}`
}

/**
 * Products that were paid with a gift card are returned while the card is used elsewhere: every euro is exactly once on the card or in an
 * order.
 */
export async function refilledCard({ rounds, at }: Rounds): Promise<string> {
  for (let round = 0; round < rounds; round += 1) {
    const { variantId } = await sell({ active: PRICE, stock: { [CENTRAL]: at + 2 } })
    const code = `REFILL-${randomUUID()}`
    const card = await giftCard(code, 3 * PRICE)
    const body = { cart: { products: [{ productId: variantId, amount: 1 }], discount_codes: [code] }, form: fromStore }
    const order = await sent({ ...body, cart: { ...body.cart, products: [{ productId: variantId, amount: 2 }] } })
    const { return_number: number } = await bringBack(order, {
      lines: [{ line: 1, quantity: 2, reason: 'too_small', exchange_variant_id: null }],
    })
    const results = await atOnce([
      ...times(4, () => receive(number)),
      ...times(at, async () => {
        const bought = await paid(body)
        if (bought.amount > 0) throw new Error('paid otherwise')
      }),
    ])
    const bought = wins(results.slice(4))
    await checkRound(
      'refilled card',
      results,
      ['TOTAL_CHANGED', 'CODE_REFUSED', 'Error: paid otherwise'],
      { received: wins(results.slice(0, 4)), balance: await balance(card), fits: bought >= 1 && bought <= 3 },
      {
        received: 4,
        balance: (3 - bought) * PRICE,
        fits: true,
      },
    )
  }
  return `a gift card refilled and spent at once: ${rounds} rounds of ${at}: balance and orders add up to the card`
}
