import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { codeHash, giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { onStep } from '@/lib/backend/platform/database/steps'
import { expireOrders } from '@/lib/backend/flows/fulfilment/expire'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { reorder } from '@/lib/backend/domain/orders/reorder'
import { shopSecret } from '@/lib/backend/platform/security/secret'
import { sendRefunds } from '@/lib/backend/flows/payments/refunds'
import { CENTRAL, count, discountCode, giftCard, HELSINKI, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { atOnce, cancel, key, look, move, paid, placed, sendPaymentEvent, type Placed } from '../../support/orders'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())
afterEach(async () => expect(await brokenInvariants(db())).toEqual([]))

const available = (variantId: number) => count(sql`select available as count from variants where id = ${variantId}`)
const refunds = ({ id }: Placed) =>
  count(
    sql`select coalesce(sum(r.amount), 0) as count from refunds r join payments p on p.id = r.payment_id where p.order_id = ${id}`,
  )
const events = async (order: Placed) => (await look(order)).events.map(({ kind }) => kind)
const mailsOf = async ({ id }: Placed) =>
  (
    await db().execute<{ kind: string }>(
      sql`select kind from outbox where (payload ->> 'order_id')::bigint = ${id} order by id`,
    )
  ).rows.map(({ kind }) => kind)
const one = (variantId: number, amount = 1) => ({ cart: { products: [{ productId: variantId, amount }] } })

describe('cancelling an order (P9.19)', () => {
  it('D9.10 paid and not packed: stock, code, gift card and money go back, once', async () => {
    const { variantId } = await sell({ active: 9_000 })
    const code = `CANCEL-${variantId}`
    await discountCode({ code, kind: 'percent', value: 10, maxUses: 1 })
    const card = await giftCard(`CARD-${variantId}-CANCEL`, 3_000)
    const order = await paid({
      cart: { products: [{ productId: variantId, amount: 2 }], discount_codes: [code, `CARD-${variantId}-CANCEL`] },
    })
    expect((await look(order)).can_cancel).toBe(true)
    expect([
      await available(variantId),
      await count(sql`select balance_eur as count from gift_cards where id = ${card}`),
    ]).toEqual([3, 0])
    const after = await cancel(order)
    expect([after.status, after.can_cancel, after.events.map(({ kind }) => kind)]).toEqual([
      'cancelled',
      false,
      ['created', 'paid', 'cancelled', 'refund_due'],
    ])
    expect([
      await available(variantId),
      await count(sql`select balance_eur as count from gift_cards where id = ${card}`),
    ]).toEqual([5, 3_000])
    expect(await count(sql`select used as count from discount_codes where code = ${code}`)).toBe(0)
    expect(await refunds(order)).toBe(order.amount)
    expect(await cancel(order)).toMatchObject({ status: 'cancelled' })
    expect(await refunds(order)).toBe(order.amount)
    await sendRefunds()
    expect((await look(order)).events.at(-1)).toMatchObject({ kind: 'refunded', amount: order.amount })
    const mail = await composeMail({
      kind: 'order_cancelled',
      dedupeKey: 'x',
      payload: { order_id: order.id, refund: order.amount },
    })
    expect(mail?.text).toContain('1–5 päivässä')
    expect(await mailsOf(order)).toEqual(['order_confirmation', 'order_cancelled'])
  })

  it('not paid yet: everything goes back, and money that still comes is refunded, not revived', async () => {
    const { variantId } = await sell()
    const order = await placed(one(variantId))
    expect((await cancel(order)).status).toBe('cancelled')
    expect(await available(variantId)).toBe(5)
    await sendPaymentEvent(order)
    expect((await look(order)).status).toBe('cancelled')
    expect([await available(variantId), await refunds(order)]).toEqual([5, order.amount])
    expect(await mailsOf(order)).toEqual(['order_cancelled'])
  })

  it('packed is too late for the shopper and not for staff; sent is too late for both; a wrong secret is an unknown order', async () => {
    const { variantId } = await sell()
    const order = await paid(one(variantId))
    await expect(cancel({ ...order, access: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await move(order, 'packed')
    expect((await look(order)).can_cancel).toBe(false)
    await expect(cancel(order)).rejects.toMatchObject({ code: 'CONFLICT', extra: { details: { status: 'packed' } } })
    const other = await paid(one(variantId))
    await move(other, 'packed')
    await move(other, 'sent')
    await expect(move(other, 'cancelled')).rejects.toMatchObject({ code: 'CONFLICT' })
    await move(order, 'cancelled')
    expect((await look(order)).status).toBe('cancelled')
    expect(await refunds(order)).toBe(order.amount)
  })

  it('a gift card that the order bought is void; once it was used, the order cannot be cancelled', async () => {
    await db().insert(s.models).values({ id: 3427, brandId: 1, slug: 'gift-card', mainGroupId: 1, kind: 'giftcard' })
    const buy = () =>
      paid({
        cart: {
          gift_card_products: [
            { productId: 3427, amount: 40, uid: 'gift-card-1', extra_data: { giftcard_name: 'Aino' } },
          ],
        },
        form: { delivery_method: 'post_fi' },
      })
    const order = await buy()
    const hash = codeHash(giftCardCode(shopSecret(), order.number, 1))
    const balance = () => count(sql`select balance_eur as count from gift_cards where code_hash = ${hash}`)
    expect(await balance()).toBe(4_000)
    await cancel(order)
    expect(await balance()).toBe(0)
    expect(
      await composeMail({ kind: 'gift_card', dedupeKey: 'x', payload: { order_id: order.id, line_number: 1 } }),
    ).toBeNull()

    const used = await buy()
    const { variantId: goods } = await sell({ active: 1_000 })
    await paid({
      cart: {
        products: [{ productId: goods, amount: 1 }],
        discount_codes: [giftCardCode(shopSecret(), used.number, 1)],
      },
      form: { delivery_method: 'store', delivery_location: String(HELSINKI) },
    })
    await expect(cancel(used)).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: { details: { reason: 'gift_card_used' } },
    })
    expect((await look(used)).status).toBe('paid')
  })
})

describe('the expiry of orders', () => {
  it('check F13 one that fails is logged and left for the next round; those behind it end all the same', async () => {
    const { variantId } = await sell()
    const orders = [await placed(one(variantId)), await placed(one(variantId))]
    await db().execute(
      sql`update orders set expires_at = now() - interval '1 minute' where number = any(${sql.param(orders.map(({ number }) => number))}::text[])`,
    )
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let calls = 0
    const remove = onStep('before', 'order.expire', () => {
      calls += 1
      if (calls === 1) throw new Error('a row that cannot be')
    })
    try {
      expect(await expireOrders()).toBe(1)
      expect(String(written.mock.calls[0])).toContain('left for the next round')
      expect(await expireOrders()).toBe(1)
    } finally {
      remove()
      written.mockRestore()
    }
    for (const order of orders) expect((await look(order)).status).toBe('expired')
    expect(await available(variantId)).toBe(5)
  })
})

describe('gift cards', () => {
  it('D3.01 D4.24 the order, its mail and ordering again keep the design of a gift card', async () => {
    const giftCardTemplates = ['forest', 'fjord'].map((slug) => ({
      slug,
      names: { en: slug, fi: `${slug}-fi` },
      image: `cards/${slug}.svg`,
    }))
    await db()
      .insert(s.models)
      .values({ id: 3428, brandId: 1, slug: 'gift-card-designs', mainGroupId: 1, kind: 'giftcard', giftCardTemplates })
    const cards = [
      {
        productId: 3428,
        amount: 40,
        uid: 'gift-card-1',
        extra_data: { giftcard_name: 'Aino', giftcard_template: 'fjord' },
      },
    ]
    const order = await paid({ cart: { gift_card_products: cards }, form: { delivery_method: 'post_fi' } })
    expect((await look(order)).lines).toMatchObject([
      { kind: 'giftcard', image: 'cards/fjord.svg', colour: expect.stringMatching(/^fjord/) as string },
    ])
    const mail = await composeMail({
      kind: 'gift_card',
      dedupeKey: 'x',
      payload: { order_id: order.id, line_number: 1 },
    })
    expect(mail?.html).toMatch(/<img src="http[^"]+\/media\/cards\/fjord\.svg\?/)
    expect(mail?.text).toContain(`: ${giftCardCode(shopSecret(), order.number, 1)}`)
    expect(await reorder(key(order))).toMatchObject({
      gift_cards: [{ giftcard_name: 'Aino', giftcard_template: 'fjord' }],
    })
  })
})

describe('staff move an order', () => {
  it('paid → packed → sent → delivered, each once, with tracking; no step is skipped', async () => {
    const order = await paid(one((await sell()).variantId))
    await expect(move(order, 'sent')).rejects.toMatchObject({ code: 'CONFLICT' })
    await move(order, 'packed')
    await move(order, 'packed')
    await move(order, 'sent', { tracking_code: 'JJFI1234', tracking_url: 'https://carrier.example/JJFI1234' })
    expect((await look(order)).events.at(-1)).toMatchObject({
      kind: 'sent',
      tracking_code: 'JJFI1234',
      tracking_url: 'https://carrier.example/JJFI1234',
    })
    await move(order, 'delivered')
    expect(await events(order)).toEqual(['created', 'paid', 'packed', 'sent', 'delivered'])
    await expect(move(order, 'packed')).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(move({ number: 'W-NOBODY00' }, 'packed')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await mailsOf(order)).toEqual(['order_confirmation', 'order_sent'])
  })
})

describe('races of a cancellation, released together', () => {
  it('cancel against the payment’s event: stock back once, money back exactly if it came', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 100 } })
    for (let round = 0; round < 20; round += 1) {
      const order = await placed(one(variantId))
      const results = await atOnce([
        () => cancel(order),
        () => sendPaymentEvent(order),
        () => sendPaymentEvent(order, 'captured', `${order.reference}.again`),
      ])
      expect(results).toEqual(['ok', 'ok', 'ok'])
      expect((await look(order)).status).toBe('cancelled')
      expect([await refunds(order), await available(variantId)]).toEqual([order.amount, 100])
    }
  })

  it('cancel ten times at once, with the expiry: given back once', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 100 } })
    for (let round = 0; round < 10; round += 1) {
      const order = await paid(one(variantId, 3))
      const results = await atOnce([...Array.from({ length: 10 }, () => () => cancel(order)), expireOrders])
      expect(new Set(results)).toEqual(new Set(['ok']))
      expect([await refunds(order), await available(variantId)]).toEqual([order.amount, 100])
      expect((await events(order)).filter((kind) => kind === 'cancelled')).toHaveLength(1)
    }
  })

  it('cancel against packing: one of them wins, the other is told', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 100 } })
    for (let round = 0; round < 20; round += 1) {
      const order = await paid(one(variantId))
      const results = await atOnce([() => cancel(order), () => move(order, 'packed')])
      const { status } = await look(order)
      expect(results).toEqual(status === 'packed' ? ['CONFLICT', 'ok'] : ['ok', 'CONFLICT'])
      expect(await refunds(order)).toBe(status === 'packed' ? 0 : order.amount)
    }
  })
})
