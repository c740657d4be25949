/** Prices by staff: low ones need a colleague, nobody serves themselves, and every one is in the audit trail. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { validateCheckout } from '@/lib/backend/flows/checkout/validate'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { db } from '@/lib/backend/platform/database/pool'
import type { DecidePriceOverride } from '@/lib/contract/schemas/price-overrides'
import { cart, context, count, customer, discountCode, openShop, orderBody, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'

let database: TestDatabase
let seller: Extract<Principal, { kind: 'customer' }>
let colleague: Extract<Principal, { kind: 'customer' }>
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  seller = await customer('seller@example.com', { isStaff: true })
  colleague = await customer('colleague@example.com', { isStaff: true })
})
afterAll(async () => {
  expect(await brokenInvariants(db())).toEqual([])
  await database.drop()
})

interface Sale {
  readonly variantId: number
  readonly cartKey: string
  readonly price: number
  readonly reason?: string
  readonly amount?: number
  readonly email?: string
  readonly customerId?: number
}
function place(
  { variantId, cartKey, price, reason, amount = 1, email = 'buyer@example.com', customerId }: Sale,
  who = seller,
) {
  const product = { productId: variantId, amount, priceOverride: price, ...(reason && { overrideReason: reason }) }
  const body = orderBody({
    cart: { products: [product], customer_id: customerId ?? null },
    form: { email, delivery_method: 'store', delivery_location: '1' },
    total: price * amount,
    cartKey,
  })
  return checkoutHandlers.placeOrder({ params: undefined, query: undefined, body }, context(who))
}
const sale = async (fields: Partial<Sale> = {}): Promise<Sale> => ({
  variantId: (await sell({ active: 10_000 })).variantId,
  cartKey: randomUUID(),
  price: 0,
  reason: 'Broken zip',
  ...fields,
})
const trail = async (status: 'waiting' | 'applied' | 'expired' | '' = '') =>
  (
    await checkoutHandlers.priceOverrides(
      { params: undefined, body: undefined, query: { status, page: 1 } },
      context(colleague),
    )
  ).overrides
const decide = (id: number, decision: DecidePriceOverride['decision'], who: Principal) =>
  checkoutHandlers.decidePriceOverride({ params: undefined, query: undefined, body: { id, decision } }, context(who))
const requestOf = async (asked: Sale) => {
  const found = (await trail('waiting')).find(({ variant_id: id }) => id === asked.variantId)
  if (!found) throw new Error('The price waits.')
  return found
}
const orders = ({ cartKey }: Sale) => count(sql`select count(*) from orders where cart_key = ${cartKey}`)
const needsApproval = { code: 'CONFLICT', extra: { details: { reason: 'price_approval' } } }

describe('a price by staff below half of the shop’s', () => {
  it('for oneself is no order at all: not for the own mailbox, not for the own account, at any price', async () => {
    const own = await sale({ email: 'Seller+gift@Example.com' })
    await expect(place(own)).rejects.toMatchObject({ code: 'FORBIDDEN', extra: { field: 'form.email' } })
    await expect(place({ ...own, price: 9_000 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(place(await sale({ customerId: seller.id, price: 9_000 }))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await orders(own)).toBe(0)
  })

  it('waits for a colleague: not its own seller, and exactly as it was approved', async () => {
    const asked = await sale()
    await expect(place(asked)).rejects.toMatchObject(needsApproval)
    await expect(place(asked)).rejects.toMatchObject(needsApproval)
    const request = await requestOf(asked)
    expect((await trail('waiting')).filter(({ variant_id: id }) => id === asked.variantId)).toHaveLength(1)
    expect([request.shop_price, request.price, request.reason, request.staff]).toEqual([
      10_000,
      0,
      'Broken zip',
      'seller@example.com',
    ])
    await expect(decide(request.id, 'approved', seller)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(place(asked)).rejects.toMatchObject(needsApproval)
    await decide(request.id, 'approved', colleague)
    await expect(place({ ...asked, amount: 2 })).rejects.toMatchObject(needsApproval)
    await expect(place({ ...asked, cartKey: randomUUID() })).rejects.toMatchObject(needsApproval)
    const { order_number: number, status } = await place(asked)
    expect(status).toBe('paid')
    expect((await trail('applied')).find(({ id }) => id === request.id)).toMatchObject({
      order_number: number,
      line_number: 1,
      decided_by: 'colleague@example.com',
      status: 'applied',
    })
    expect(await count(sql`select count(*) from orders where number = ${number} and customer_id is null`)).toBe(1)
    // The same request again is the same order.
    expect((await place(asked)).order_number).toBe(number)
  })

  it('is not approved by the person who pays it', async () => {
    const asked = await sale({ email: 'colleague@example.com' })
    await expect(place(asked)).rejects.toMatchObject(needsApproval)
    await decide((await requestOf(asked)).id, 'approved', colleague)
    await expect(place(asked)).rejects.toMatchObject(needsApproval)
  })

  it('needs a reason, and is not ordered once a colleague declined it', async () => {
    const asked = await sale()
    await expect(place({ ...asked, reason: '' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      extra: { details: { reason: 'override_reason' } },
    })
    await expect(place(asked)).rejects.toMatchObject(needsApproval)
    const { id } = await requestOf(asked)
    await decide(id, 'declined', colleague)
    await expect(decide(id, 'approved', colleague)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(place(asked)).rejects.toMatchObject({ extra: { details: { reason: 'price_declined' } } })
    expect(await orders(asked)).toBe(0)
  })

  it('from half of the shop’s price on, one person is enough, and the trail has it', async () => {
    const asked = await sale({ price: 5_000, reason: 'Display piece' })
    const { order_number: number } = await place(asked)
    expect((await trail()).find(({ order_number: one }) => one === number)).toMatchObject({
      staff: 'seller@example.com',
      decided_by: null,
      shop_price: 10_000,
      price: 5_000,
      reason: 'Display piece',
      line_number: 1,
    })
  })

  it('is not approved through a second account with the same mailbox', async () => {
    const second = await customer('Seller+second@Example.com', { isStaff: true })
    const asked = await sale()
    await expect(place(asked)).rejects.toMatchObject(needsApproval)
    await expect(decide((await requestOf(asked)).id, 'approved', second)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('an approval is for the seller who asked, for a day, and for the price that the shop had', async () => {
    const asked = await sale()
    await expect(place(asked)).rejects.toMatchObject(needsApproval)
    const { id } = await requestOf(asked)
    await decide(id, 'approved', colleague)
    const another = await customer('another.seller@example.com', { isStaff: true })
    await expect(place(asked, another)).rejects.toMatchObject(needsApproval)
    const decided = (age: string) =>
      db().execute(sql`update price_overrides set decided_at = now() - ${age}::interval where id = ${id}`)
    await decided('25 hours')
    await expect(place(asked)).rejects.toMatchObject(needsApproval)
    await decided('23 hours')
    const shopPrice = (active: number) =>
      db().execute(sql`update prices set active = ${active}, regular = ${active} where variant_id = ${asked.variantId}`)
    await shopPrice(20_000)
    await expect(place(asked)).rejects.toMatchObject(needsApproval)
    await shopPrice(10_000)
    expect((await place(asked)).status).toBe('paid')
  })

  it('issue 14: a request that nobody decided for a day ends: it waits no more, and asking again is a new one', async () => {
    const asked = await sale()
    await expect(place(asked)).rejects.toMatchObject(needsApproval)
    const { id } = await requestOf(asked)
    const made = (age: string) =>
      db().execute(sql`update price_overrides set created_at = now() - ${age}::interval where id = ${id}`)
    await made('23 hours')
    expect((await requestOf(asked)).id).toBe(id)
    await made('25 hours')
    const isListed = async (status: 'waiting' | 'expired') => (await trail(status)).some((row) => row.id === id)
    expect([await isListed('waiting'), await isListed('expired')]).toEqual([false, true])
    expect((await trail()).find((row) => row.id === id)?.status).toBe('expired')
    await expect(decide(id, 'approved', colleague)).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: { details: { status: 'expired' } },
    })
    await expect(place(asked)).rejects.toMatchObject(needsApproval)
    const again = await requestOf(asked)
    expect(again.id).not.toBe(id)
    await decide(again.id, 'approved', colleague)
    expect((await place(asked)).status).toBe('paid')
  })

  it('is not lowered by a discount code', async () => {
    await discountCode({ code: 'HALF', kind: 'percent', value: 50 })
    const { variantId } = await sell({ active: 10_000 })
    const product = { productId: variantId, amount: 1, priceOverride: 5_000, overrideReason: 'Display piece' }
    const { total_price: total } = await validateCheckout(
      cart({ products: [product], discount_codes: ['HALF'], delivery_method: 'store' }),
      seller,
    )
    expect(total).toBe(5_000)
  })
})
