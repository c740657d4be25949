/** Gift cards in the back office. */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createCustomer } from '@/lib/backend/domain/customers/customer'
import { codeHash, giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import * as s from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { shopSecret } from '@/lib/backend/platform/security/secret'
import { NAMED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'
import type { OfficeRow } from '@/lib/contract/schemas/office'
import type { OfficeGiftCard } from '@/lib/contract/schemas/office-gift-cards'
import { shopDay } from '@/lib/market/shop-time'

import { CENTRAL, giftCard, openShop, sell } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import { ask, enterAs, enterOffice } from '../support/office-calls'
import { cancel, paid, type Placed } from '../support/orders'
import { PASSWORD } from '../support/seed'

/** Only those are sent on a day. */
const MODEL = NAMED_GIFT_CARD_ID
const DAY_MS = 86_400_000
let database: TestDatabase
let order: Placed
let used: Placed
let code = ''
let id = 0

const bought = (amount: number, extra: Record<string, string> = {}) =>
  paid({
    cart: {
      gift_card_products: [
        { productId: MODEL, amount, uid: randomUUID(), extra_data: { giftcard_name: 'Aino', ...extra } },
      ],
    },
    method: 'card',
  })
const codeOf = ({ number }: Placed) => giftCardCode(shopSecret(), number, 1)
const cardOf = async (text: string) => {
  const [row] = await db()
    .select({ id: s.giftCards.id })
    .from(s.giftCards)
    .where(eq(s.giftCards.codeHash, codeHash(text)))
  return row?.id ?? 0
}
const show = async (who: string, card = id) => (await ask<OfficeGiftCard>(who, `/api/office/gift-cards/${card}/`)).body
const list = async (query: string) => {
  const { body } = await ask<{ rows: OfficeRow[] }>('admin', `/api/office/records/gift-cards/?${query}`)
  return body.rows
}

beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  await db().insert(s.models).values({ id: MODEL, brandId: 1, slug: 'gift-card', mainGroupId: 1, kind: 'giftcard' })
  await createCustomer({ email: 'boss@example.com', password: PASSWORD, isStaff: true })
  await db().update(s.customers).set({ isAdmin: true }).where(eq(s.customers.email, 'boss@example.com'))
  await createCustomer({ email: 'plain@example.com', password: PASSWORD })
  await enterOffice('admin', 'boss@example.com')
  order = await bought(50, { giftcard_email: 'aino@example.com' })
  code = codeOf(order)
  id = await cardOf(code)
  const { variantId } = await sell({ active: 3_000, stock: { [CENTRAL]: 5 } })
  used = await paid({ cart: { products: [{ productId: variantId, amount: 1 }], discount_codes: [code] } })
})
afterAll(() => database.drop())

describe('a gift card in the back office', () => {
  it('is called by the end of its code and its value, and shows where its money went', async () => {
    const card = await show('admin')
    expect(card).toMatchObject({
      id,
      code: `•••• ${code.slice(-4)}`,
      state: 'card_active',
      value: 5_000,
      order: { id: order.id, number: order.number },
      recipient: { name: 'Aino', email: 'aino@example.com' },
      maySeeOrders: true,
    })
    expect(card.ledger).toMatchObject([
      { reason: 'order', amount: card.balance - 5_000, order: { number: used.number }, balance: card.balance },
      { reason: 'issue', amount: 5_000, order: { number: order.number }, balance: 5_000 },
    ])
    expect(card.balance).toBeLessThan(5_000)
  })

  it('has the same name in its list, with its order, and is found by the number of that order', async () => {
    const [row] = await list(`q=${order.number.toLowerCase()}`)
    expect(row).toMatchObject({
      id: String(id),
      title: `•••• ${code.slice(-4)} · 50 €`,
      values: { code: `•••• ${code.slice(-4)}`, state: 'card_active', valueEur: 5_000, orderId: order.id },
      labels: { orderId: order.number },
    })
    expect((await ask<OfficeRow>('admin', `/api/office/records/gift-cards/${id}/`)).body.title).toBe(row?.title)
    expect(await list('q=W-00000000')).toEqual([])
  })

  it('never has its whole code, for anybody', async () => {
    const plain = code.replaceAll('-', '')
    const texts = [
      JSON.stringify(await show('admin')),
      JSON.stringify(await list('')),
      JSON.stringify((await ask('admin', `/api/office/records/gift-cards/${id}/`)).body),
    ]
    for (const text of texts) {
      expect(text.replaceAll('-', '')).not.toContain(plain)
      expect(text).not.toContain(codeHash(code))
    }
  })

  it('waits for its day, is blocked with its order, is used up, expires', async () => {
    const states: Record<string, number> = {}
    const later = await bought(20, {
      giftcard_email: 'eino@example.com',
      giftcard_day: shopDay(new Date(Date.now() + 5 * DAY_MS)),
    })
    states['card_waiting'] = await cardOf(codeOf(later))
    const gone = await bought(30)
    await cancel(gone)
    states['card_void'] = await cardOf(codeOf(gone))
    states['card_expired'] = await giftCard('OLD-CARD', 1_000, new Date(Date.now() - DAY_MS))
    states['card_empty'] = await giftCard('EMPTY-CARD', 0)
    for (const [state, card] of Object.entries(states)) {
      expect([state, (await show('admin', card)).state]).toEqual([state, state])
      expect((await list(`filter=state:${state}`)).map((row) => row.id)).toEqual([String(card)])
    }
    const waiting = await show('admin', states['card_waiting'])
    expect([waiting.sendAt !== null, waiting.sentAt]).toEqual([true, null])
    expect((await show('admin', states['card_void'])).ledger).toMatchObject([
      { reason: 'void', balance: 0 },
      { reason: 'issue' },
    ])
  })

  it('that no order has bought is called by its number', async () => {
    const card = await giftCard('MADE-BY-HAND', 2_500)
    expect(await show('admin', card)).toMatchObject({ code: null, order: null, recipient: null })
    const rows = await list('')
    expect(rows.find((row) => row.id === String(card))?.title).toMatch(/^#\d+ · \d+ €$/)
  })

  it('hides the recipient from people who may not see orders', async () => {
    await enterAs('buyer')
    expect(await show('buyer')).toMatchObject({ recipient: null, maySeeOrders: false, order: { number: order.number } })
    await enterAs('warehouse')
    expect((await ask('warehouse', `/api/office/gift-cards/${id}/`)).status).toBe(403)
    expect((await ask('admin', '/api/office/gift-cards/999999/')).status).toBe(404)
  })

  it('keeps its name when its order is anonymised', async () => {
    await db().execute(sql`update order_lines set extra_data = null where order_id = ${order.id}`)
    expect(await show('admin')).toMatchObject({ code: `•••• ${code.slice(-4)}`, recipient: null })
  })
})
