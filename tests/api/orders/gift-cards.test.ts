/** The money of gift cards: what they cost, what they pay, and what comes back (issue "gift cards make money"). */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { codeHash, giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import { anonymisePeople } from '@/lib/backend/domain/orders/anonymise'
import { sendDueGiftCards } from '@/lib/backend/domain/orders/bought-gift-cards'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import * as s from '@/lib/backend/domain/schema'
import { validateCheckout } from '@/lib/backend/flows/checkout/validate'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { alarmGiftCardLosses } from '@/lib/backend/flows/monitoring/gift-card-alarm'
import { shopStatus } from '@/lib/backend/flows/monitoring/status'
import { db } from '@/lib/backend/platform/database/pool'
import { shopSecret } from '@/lib/backend/platform/security/secret'
import { NAMED_GIFT_CARD_ID, PRINTED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'
import { cartGiftCard } from '@/lib/contract/schemas/checkout'
import type { CreateReturn } from '@/lib/contract/schemas/order'
import { shopDay } from '@/lib/market/shop-time'

import { cart, context, count, giftCard, guest, HELSINKI, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { cancel, key, paid, placed, sent, type Placed } from '../../support/orders'

const MODEL = 5427
let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  await db().insert(s.models).values({ id: MODEL, brandId: 1, slug: 'gift-card', mainGroupId: 1, kind: 'giftcard' })
})
afterAll(() => database.drop())
afterEach(async () => expect(await brokenInvariants(db())).toEqual([]))

const bought = (...values: number[]) =>
  values.map((amount, index) => ({
    productId: MODEL,
    amount,
    uid: `gift-card-${index}`,
    extra_data: { giftcard_name: 'Aino' },
  }))
const goods = (productId: number, amount = 1) => [{ productId, amount }]
const inStore = { delivery_method: 'store', delivery_location: String(HELSINKI) }
const codeOf = (order: Placed, line: number) => giftCardCode(shopSecret(), order.number, line)
const balanceOf = (code: string) =>
  count(sql`select balance_eur as count from gift_cards where code_hash = ${codeHash(code)}`)
const refunded = ({ id }: Placed) =>
  count(
    sql`select coalesce(sum(r.amount), 0) as count from refunds r join payments p on p.id = r.payment_id where p.order_id = ${id}`,
  )

async function bringBack(order: Placed, quantity: number): Promise<void> {
  const body: CreateReturn = {
    ...key(order),
    form_key: randomUUID(),
    kind: 'refund',
    method: 'store',
    comment: '',
    lines: [{ line: 1, quantity, reason: 'too_small', exchange_variant_id: null }],
  }
  const { return_number } = await orderHandlers.createReturn({ params: undefined, query: undefined, body }, context())
  await orderHandlers.moveReturn(
    { params: undefined, query: undefined, body: { return_number, status: 'received', restock_store_id: null } },
    context(),
  )
}

describe('gift cards', () => {
  it('50 cards of 1 EUR bought in DKK cost what they are worth, and the mail says what that is', async () => {
    const order = await paid({
      cart: {
        gift_card_products: bought(...Array.from({ length: 50 }, () => 1)),
        country_code: 'dk',
        currency_code: 'dkk',
      },
      currency: 'dkk',
      method: 'card',
    })
    expect([order.currency, order.amount]).toEqual(['dkk', 50 * 746])
    expect(await count(sql`select sum(delta_eur) as count from gift_card_ledger where order_id = ${order.id}`)).toBe(
      5_000,
    )
    const mail = await composeMail({
      kind: 'gift_card',
      dedupeKey: 'x',
      payload: { order_id: order.id, line_number: 1 },
    })
    expect([mail?.text.includes('7,46'), mail?.text.replaceAll(/\s/g, ' ').includes('1 €')]).toEqual([false, true])
  })

  it('no gift card pays for a gift card: alone it is refused, beside products it pays for these', async () => {
    const code = `OLD-${randomUUID()}`
    await giftCard(code, 10_000)
    const alone = { gift_card_products: bought(50), discount_codes: [code] }
    const answer = await validateCheckout(cart(alone), guest)
    expect([answer.payment_events, answer.errors, answer.total_price]).toEqual([
      [],
      [{ id: 'checkout.error_gift_card_for_gift_card', values: { code } }],
      5_000,
    ])
    await expect(placed({ cart: alone })).rejects.toMatchObject({ code: 'CODE_REFUSED' })
    const { variantId } = await sell({ active: 3_000 })
    const mixed = { ...alone, products: goods(variantId), delivery_method: 'store' }
    const beside = await validateCheckout(cart(mixed), guest)
    expect([beside.payment_events[0]?.amount, beside.errors, beside.total_price]).toEqual([3_000, [], 5_000])
  })

  it('the money for a gift card stays when products are returned that another card paid: the card gets it, with its old expiry', async () => {
    const soon = new Date(Date.now() + 3_600_000)
    const code = `SOON-${randomUUID()}`
    const old = await giftCard(code, 5_000, soon)
    const { variantId } = await sell({ active: 5_000 })
    const order = await sent({
      cart: { products: goods(variantId), gift_card_products: bought(50), discount_codes: [code] },
      form: inStore,
    })
    expect(order.amount).toBe(5_000)
    await bringBack(order, 1)
    expect([await refunded(order), await balanceOf(code), await balanceOf(codeOf(order, 2))]).toEqual([0, 5_000, 5_000])
    const { rows } = await db().execute<{ same: boolean }>(
      sql`select expires_at = ${soon.toISOString()}::timestamptz as same from gift_cards where id = ${old}`,
    )
    expect(rows).toEqual([{ same: true }])
  })

  it('a part of an order in kroner gives back no more than its share, and all of it, or a cancellation, exactly what was taken', async () => {
    const code = `KRONE-${randomUUID()}`
    await giftCard(code, 10_000)
    await db().insert(s.currencyRates).values({ currency: 'nok', rate: 11.7 }).onConflictDoNothing()
    // 2 × 11.00 kroner (0.98 EUR is 11.466 kroner) are 188.03 cents of EUR.
    const { variantId } = await sell({ active: 98 })
    const fields = {
      cart: { products: goods(variantId, 2), discount_codes: [code], currency_code: 'nok' as const },
      currency: 'nok',
      form: inStore,
    }
    const order = await sent(fields)
    expect([order.amount, await balanceOf(code)]).toEqual([0, 10_000 - 189])
    await bringBack(order, 1)
    expect(await balanceOf(code)).toBe(10_000 - 189 + 94)
    await bringBack(order, 1)
    expect(await balanceOf(code)).toBe(10_000)
    const other = await paid(fields)
    expect(await balanceOf(code)).toBe(10_000 - 189)
    await cancel(other)
    expect(await balanceOf(code)).toBe(10_000)
  })

  it('a day on which cards yield more than they cost is found, mailed once, logged and shown to staff', async () => {
    expect([await alarmGiftCardLosses(), (await shopStatus()).gift_card_losses]).toEqual([0, 0])
    const order = await paid({ cart: { gift_card_products: bought(50) } })
    const hash = codeHash(codeOf(order, 1))
    const change = async (by: number) => {
      await db().execute(sql`update gift_cards set balance_eur = balance_eur + ${by} where code_hash = ${hash}`)
      await db().execute(sql`update gift_card_ledger set delta_eur = delta_eur + ${by} where order_id = ${order.id}`)
    }
    await change(2)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect([await alarmGiftCardLosses(), await alarmGiftCardLosses()]).toEqual([1, 1])
    expect(String(logged.mock.calls[0])).toContain('"currency":"eur"')
    logged.mockRestore()
    expect((await brokenInvariants(db())).map(({ invariant }) => invariant)).toEqual([
      'gift cards yield no more than they cost',
    ])
    const { rows } = await db().execute<{ kind: string; payload: Record<string, unknown>; dedupe_key: string }>(
      sql`select kind, payload, dedupe_key from outbox where kind = 'gift_card_loss'`,
    )
    const mails = await Promise.all(
      rows.map(({ kind, payload, dedupe_key: dedupeKey }) => composeMail({ kind, payload, dedupeKey })),
    )
    expect(mails).toHaveLength(1)
    expect([mails[0]?.subject.includes('EUR'), mails[0]?.text.includes('0,02')]).toEqual([true, true])
    expect((await shopStatus()).gift_card_losses).toBe(1)
    await change(-2)
  })
})

describe('issue 16: gift cards for their recipient', () => {
  const TOMORROW = shopDay(new Date(Date.now() + 86_400_000))
  const direct = (more: object = {}) => [
    {
      productId: NAMED_GIFT_CARD_ID,
      amount: 50,
      uid: 'gift-card-1',
      extra_data: {
        giftcard_name: 'Eino',
        giftcard_email: 'eino@example.com',
        giftcard_greeting: 'Onnea! www.example.com',
        ...more,
      },
    },
  ]
  const mailsOf = ({ id }: Placed) =>
    count(sql`select count(*) as count from outbox where kind = 'gift_card' and payload ->> 'order_id' = ${String(id)}`)
  const mail = (order: Placed, kind = 'gift_card') =>
    composeMail({ kind, dedupeKey: 'x', payload: { order_id: order.id, line_number: 1 } })
  /** The day comes. */
  const dayComes = ({ id }: Placed) =>
    db().execute(sql`
      update gift_cards set send_at = now() - interval '1 minute'
      where send_at is not null and id in (select gift_card_id from gift_card_ledger where order_id = ${id})`)
  beforeAll(() =>
    db()
      .insert(s.models)
      .values({ id: NAMED_GIFT_CARD_ID, brandId: 1, slug: 'gift-card-mail', mainGroupId: 1, kind: 'giftcard' }),
  )

  it('one that is for a day is sent to its recipient in the morning of that day, once, by whichever instance', async () => {
    const order = await paid({ cart: { gift_card_products: direct({ giftcard_day: TOMORROW }) }, method: 'card' })
    expect([await mailsOf(order), await balanceOf(codeOf(order, 1))]).toEqual([0, 5_000])
    const { rows } = await db().execute<{ at: string }>(sql`
      select to_char(g.send_at at time zone 'Europe/Helsinki', 'YYYY-MM-DD HH24:MI') as at
      from gift_cards g join gift_card_ledger l on l.gift_card_id = g.id where l.order_id = ${order.id}`)
    expect(rows).toEqual([{ at: `${TOMORROW} 08:00` }])
    expect(await sendDueGiftCards()).toBe(0)
    const confirmation = (await mail(order, 'order_confirmation'))?.text ?? ''
    const day = new Intl.DateTimeFormat('fi', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(TOMORROW))
    expect([confirmation.includes(`eino@example.com, ${day}`), confirmation.includes(codeOf(order, 1))]).toEqual([
      true,
      false,
    ])
    await dayComes(order)
    const sending = await Promise.all([sendDueGiftCards(), sendDueGiftCards(), sendDueGiftCards()])
    expect([sending.reduce((all, one) => all + one, 0), await mailsOf(order), await sendDueGiftCards()]).toEqual([
      1, 1, 0,
    ])
    const sent = await mail(order)
    expect(sent?.to).toBe('eino@example.com')
    for (const text of ['Eino', '50', codeOf(order, 1), 'Onnea!', 'www. example. com'])
      expect(sent?.text).toContain(text)
  })

  it('without a day, and for a day that is over, it is sent as soon as it is paid; one without an address goes to the buyer', async () => {
    for (const more of [
      {},
      { giftcard_day: '2020-01-01' },
      { giftcard_day: shopDay(new Date(Date.now() - 86_400_000)) },
    ]) {
      const order = await paid({ cart: { gift_card_products: direct(more) }, method: 'card' })
      expect([more, await mailsOf(order), (await mail(order))?.to]).toEqual([more, 1, 'eino@example.com'])
    }
    const own = await paid({
      cart: { gift_card_products: direct({ giftcard_email: undefined, giftcard_day: TOMORROW }) },
      method: 'card',
    })
    expect(await mailsOf(own)).toBe(1)
    expect((await mail(own))?.to).not.toBe('eino@example.com')
  })

  it('one of an order that is cancelled before its day is not sent', async () => {
    const order = await paid({ cart: { gift_card_products: direct({ giftcard_day: TOMORROW }) }, method: 'card' })
    await cancel(order)
    await dayComes(order)
    await sendDueGiftCards()
    expect([await mailsOf(order), await balanceOf(codeOf(order, 1)), await mail(order)]).toEqual([0, 0, null])
  })

  it('nobody’s data is erased before the card has reached them', async () => {
    const { variantId } = await sell({ active: 3_000 })
    const order = await sent({
      cart: { products: goods(variantId), gift_card_products: direct({ giftcard_day: TOMORROW }) },
      form: inStore,
    })
    const keep = () =>
      count(sql`select count(*) as count from order_lines where order_id = ${order.id} and extra_data is not null`)
    await db().execute(sql`update orders set forget_at = now() - interval '1 day' where id = ${order.id}`)
    await anonymisePeople()
    expect(await keep()).toBe(1)
    await dayComes(order)
    await sendDueGiftCards()
    await anonymisePeople()
    expect(await keep()).toBe(0)
  })

  it('an address that is none is refused at the call; a printed card goes to no mailbox', async () => {
    const wrong = cartGiftCard.safeParse(direct({ giftcard_email: 'aino' })[0])
    expect(wrong.error?.issues[0]?.path).toEqual(['extra_data', 'giftcard_email'])
    await db()
      .insert(s.models)
      .values({ id: PRINTED_GIFT_CARD_ID, brandId: 1, slug: 'gift-card-paper', mainGroupId: 1, kind: 'giftcard' })
    const [card] = direct({ giftcard_day: TOMORROW })
    const answer = await validateCheckout(
      cart({ gift_card_products: card ? [{ ...card, productId: PRINTED_GIFT_CARD_ID }] : [] }),
      guest,
    )
    expect(answer.gift_card_products[0]?.extra_data).toEqual({ giftcard_name: 'Eino' })
  })
})
