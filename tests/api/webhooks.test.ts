import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import {
  addEndpoint,
  deliveryLog,
  listEndpoints,
  type NewEndpoint,
  queueTest,
  redeliver,
  removeEndpoint,
  showSecret,
  switchEndpoint,
} from '@/lib/backend/domain/webhooks/endpoints'
import { announceLowStock } from '@/lib/backend/domain/webhooks/low-stock'
import { sweepRetention } from '@/lib/backend/flows/privacy/retention'
import { sendWebhooks } from '@/lib/backend/flows/webhooks/deliver'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { config } from '@/lib/config/env'
import { createReturn, type MoveReturn } from '@/lib/contract/schemas/order'
import type { WebhookEvent } from '@/lib/contract/webhook-events'

import { CENTRAL, context, openShop, sell } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import { cancel, key, paid, placed, sent } from '../support/orders'
import { type Receiver, startReceiver, verify } from '../support/webhook-receiver'

const ALL: WebhookEvent[] = [
  'order.placed',
  'order.paid',
  'order.sent',
  'order.cancelled',
  'order.returned',
  'stock.low',
]
const DAY = 86_400

let database: TestDatabase
let receiver: Receiver
let variantId: number
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  ;({ variantId } = await sell({ stock: { [CENTRAL]: 100 } }))
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.stop()
  await database.drop()
})
beforeEach(async () => {
  Object.assign(config(), { webhookPrivate: true, lowStockUnits: 3 })
  receiver.received.length = 0
  receiver.status = 204
  await db().execute(sql`truncate webhook_endpoints, webhook_messages, low_stock cascade`)
})

const add = (events: WebhookEvent[] = ALL): Promise<NewEndpoint> => addEndpoint(receiver.url, events)
const goods = () => ({ cart: { products: [{ productId: variantId, amount: 1 }] } })
const types = () => receiver.received.map(({ message }) => message.type)
const state = async (id: number) => (await listEndpoints()).find((endpoint) => endpoint.id === id)
/** Lets time pass for everything that waits. */
const later = (seconds: number) =>
  db().execute(sql`
    with d as (update webhook_deliveries set due_at = due_at - make_interval(secs => ${seconds}))
    update webhook_endpoints set failing_since = failing_since - make_interval(secs => ${seconds})`)

describe('webhooks', () => {
  it('tell of an order from its placing to its return, signed for the receiver, without personal data', async () => {
    const { secret } = await add()
    const order = await sent(goods())
    const body = createReturn.parse({
      ...key(order),
      form_key: randomUUID(),
      kind: 'refund',
      method: 'parcel',
      lines: [{ line: 1, quantity: 1, reason: 'too_small' }],
    })
    const nothing = { params: undefined, query: undefined }
    const returned = await orderHandlers.createReturn({ ...nothing, body }, context())
    const arrival: MoveReturn = {
      return_number: returned.return_number,
      status: 'received',
      restock_store_id: null,
      reasons: [{ line: 1, reason: 'too_small' }],
    }
    await orderHandlers.moveReturn({ ...nothing, body: arrival }, context())
    expect(await sendWebhooks()).toBe(4)
    expect(types().sort()).toEqual(['order.paid', 'order.placed', 'order.returned', 'order.sent'])
    for (const one of receiver.received) {
      verify(secret, one)
      expect(() => verify('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', one)).toThrow()
      expect(one.message.data).toMatchObject({
        order_number: order.number,
        currency: order.currency,
        total: order.amount,
      })
      expect(one.raw).not.toMatch(/@|street|phone/i)
    }
    const { data } = receiver.received.find(({ message }) => message.type === 'order.returned')?.message ?? {}
    expect(data).toMatchObject({ return_number: returned.return_number })
    expect(await sendWebhooks()).toBe(0)
  })

  it('tell of orders that end, and only endpoints that want it', async () => {
    const cancelled = await add(['order.cancelled'])
    const sentOnly = await add(['order.sent'])
    await cancel(await placed(goods()))
    await sendWebhooks()
    expect(types()).toEqual(['order.cancelled'])
    expect(await deliveryLog(cancelled.id, 10)).toMatchObject([
      { event: 'order.cancelled', attempts: 1, status: 204, failure: null, next: null, delivered: expect.any(Date) },
    ])
    expect(await deliveryLog(sentOnly.id, 10)).toEqual([])
  })

  it('write nothing when nobody listens, and nothing of what is rolled back', async () => {
    await paid(goods())
    await add(['stock.low'])
    await paid(goods())
    await expect(
      withTx(async (tx) => {
        await tx.execute(sql`update variants set available = 2 where id = ${variantId}`)
        await announceLowStock()
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    const { rows } = await db().execute(sql`select 1 from webhook_messages`)
    expect(rows).toEqual([])
  })

  it('tell once that few units of a variant are left, and again after there were more', async () => {
    const few = await sell({ stock: { [CENTRAL]: 2 } })
    const falling = await sell({ stock: { [CENTRAL]: 5 } })
    await add(['stock.low'])
    const change = (delta: number) =>
      withTx((tx) => adjustStock(tx, { variantId: falling.variantId, storeId: CENTRAL, delta, reason: 'correction' }))
    expect(await announceLowStock()).toBe(0)
    await change(-2)
    expect([await announceLowStock(), await announceLowStock()]).toEqual([1, 0])
    await change(5)
    await announceLowStock()
    await change(-7)
    expect(await announceLowStock()).toBe(1)
    await sendWebhooks()
    expect(receiver.received.map(({ message }) => message.data)).toEqual([
      { variants: [{ id: falling.variantId, sku: null, available: 3 }], low_stock_units: 3 },
      { variants: [{ id: falling.variantId, sku: null, available: 1 }], low_stock_units: 3 },
    ])
    expect(receiver.received.some(({ raw }) => raw.includes(`"id":${few.variantId},`))).toBe(false)
  })

  it('are sent again with growing delays under one id, and given up after three days', async () => {
    const { id } = await add(['order.placed'])
    receiver.status = 500
    await placed(goods())
    const delays = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
    for (const [attempt, seconds] of delays.entries()) {
      if (seconds > 0) {
        await later(seconds - 4)
        await sendWebhooks()
        expect(receiver.received.length).toBe(attempt)
      }
      await later(4)
      await sendWebhooks()
      expect(receiver.received.length).toBe(attempt + 1)
    }
    expect(await deliveryLog(id, 1)).toMatchObject([
      { attempts: 10, status: 500, failure: 'answered 500', delivered: null, next: null },
    ])
    expect(new Set(receiver.received.map((one) => one.id)).size).toBe(1)
    receiver.status = 200
    const [row] = await deliveryLog(id, 1)
    await redeliver(row?.id ?? 0)
    expect(await sendWebhooks()).toBe(1)
    expect((await state(id))?.failingSince).toBeNull()
  })

  it('end for an endpoint that nothing has reached for five days, or that says that it is gone', async () => {
    const { id } = await add(['order.placed'])
    receiver.status = 503
    await placed(goods())
    await sendWebhooks()
    await later(4.9 * DAY)
    await sendWebhooks()
    expect(await state(id)).toMatchObject({ disabledAt: null })
    await later(0.2 * DAY)
    await placed(goods())
    await sendWebhooks()
    expect(await state(id)).toMatchObject({ disabledBecause: 'failing', disabledAt: expect.any(Date) })
    const before = receiver.received.length
    await placed(goods())
    await later(DAY)
    expect([await sendWebhooks(), receiver.received.length]).toEqual([0, before])
    await expect(queueTest(id)).rejects.toMatchObject({ code: 'CONFLICT' })
    receiver.status = 204
    await switchEndpoint(id, true)
    expect(await sendWebhooks()).toBe(2)
    receiver.status = 410
    await sendWebhooks(await queueTest(id))
    expect(await state(id)).toMatchObject({ disabledBecause: 'gone' })
  })

  it('do not follow redirects', async () => {
    const { id } = await add(['order.placed'])
    receiver.status = 302
    await placed(goods())
    expect(await sendWebhooks()).toBe(0)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
    expect(await deliveryLog(id, 1)).toMatchObject([{ failure: 'redirects are not followed' }])
  })

  it('go to no address of the shop’s own network, whatever form it has', async () => {
    const inside = await add(['order.placed'])
    const { port } = new URL(receiver.url)
    await addEndpoint(`http://localhost:${port}/hook`, ['order.placed'])
    await addEndpoint(`http://[::ffff:7f00:1]:${port}/hook`, ['order.placed'])
    Object.assign(config(), { webhookPrivate: false })
    for (const url of [
      `http://shop.example/`,
      `https://127.0.0.1:${port}/`,
      'https://2130706433/',
      'https://10.1.2.3/',
      'https://169.254.169.254/latest/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://[fd00::1]/',
      'https://user:secret@shop.example/',
      'ftp://shop.example/',
      'no address',
    ])
      await expect(addEndpoint(url, ['order.placed']), url).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await placed(goods())
    expect(await sendWebhooks()).toBe(0)
    expect(receiver.received).toEqual([])
    for (const { id } of await listEndpoints())
      expect(await deliveryLog(id, 1)).toMatchObject([{ status: null, failure: 'not an address of the public web' }])
    expect(inside.id).toBeGreaterThan(0)
  })

  it('are signed with the old and the new secret of the shop while both are set', async () => {
    const { id, secret } = await add(['order.placed'])
    const { secret: shop, oldSecrets } = config()
    Object.assign(config(), { secret: 'another secret of the shop, 32 letters', oldSecrets: [shop] })
    try {
      const fresh = await showSecret(id)
      expect(fresh).not.toBe(secret)
      await sendWebhooks(await queueTest(id))
      const [one] = receiver.received
      if (!one) throw new Error('nothing came')
      verify(secret, one)
      verify(fresh, one)
    } finally {
      Object.assign(config(), { secret: shop, oldSecrets })
    }
  })

  it('are sent once by two processes at the same time', async () => {
    await add(['order.placed'])
    for (let index = 0; index < 6; index += 1) await placed(goods())
    const sentBy = await Promise.all([sendWebhooks(), sendWebhooks(), sendWebhooks()])
    expect(sentBy.reduce((all, one) => all + one)).toBe(6)
    expect(receiver.received.length).toBe(6)
  })

  it('are forgotten after thirty days, and with their endpoint', async () => {
    const { id } = await add(['order.placed'])
    await placed(goods())
    await sendWebhooks()
    await db().execute(sql`update webhook_messages set created_at = now() - interval '31 days'`)
    await sweepRetention('purge')
    expect(await deliveryLog(id, 10)).toEqual([])
    await removeEndpoint(id)
    await expect(removeEndpoint(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await listEndpoints()).toEqual([])
  })
})
