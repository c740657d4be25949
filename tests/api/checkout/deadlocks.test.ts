/** Orders that replace, release and place at the same moment lock the same rows in the same order: PostgreSQL reports no deadlock. */
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { db } from '@/lib/backend/platform/database/pool'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { validateCheckout } from '@/lib/backend/flows/checkout/validate'
import { handlerDriver, type Rush } from '../../support/checkout-drivers'
import {
  CENTRAL,
  cart,
  context,
  count,
  customer,
  discountCode,
  guest,
  openShop,
  orderBody,
  sell,
} from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { key, placed, type Placed } from '../../support/orders'

vi.hoisted(() => {
  process.env.HOLD_LIMITS = 'address.orders=10000,address.units=100000'
})

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(async () => {
  expect(await brokenInvariants(db())).toEqual([])
  await database.drop()
})

const ROUNDS = 3
const AT_ONCE = 6
const driver = handlerDriver()
const IN_STORE = { delivery_method: 'store', delivery_location: '1' }
let mailboxes = 0
const times = <T>(make: (index: number) => T) => Array.from({ length: AT_ONCE }, (_, index) => make(index))

/** Counted by the database for its whole life; a connection reports within a second. */
async function deadlocks(): Promise<number> {
  await sleep(1_100)
  return count(sql`select deadlocks as count from pg_stat_database where datname = current_database()`)
}

type Goods = readonly number[]
const productsOf = (goods: Goods) => goods.map((productId) => ({ productId, amount: 1 }))

/** An order that replaces `own`. */
async function rushOf(
  goods: Goods,
  own: Placed | null,
  { ip, codes = [] }: { ip?: string; codes?: string[] } = {},
): Promise<Rush> {
  const form = { ...IN_STORE, email: `mailbox${++mailboxes}@example.com` }
  const fields = { products: productsOf(goods), own_order: own && key(own), discount_codes: codes }
  const { total_price: total } = await validateCheckout(cart({ ...fields, delivery_method: 'store' }), guest)
  return { body: orderBody({ cart: fields, form, total }), ...(ip !== undefined && { ip }) }
}

const own = (goods: Goods, codes: string[] = []) =>
  placed({
    cart: { products: productsOf(goods), discount_codes: codes },
    form: { ...IN_STORE, email: `mailbox${++mailboxes}@example.com` },
  })

/** Sends everything at once and returns how many were placed. */
async function race(requests: readonly Promise<Rush>[]): Promise<number> {
  const replies = await driver.rush(await Promise.all(requests))
  return replies.filter(({ status }) => status < 300).length
}

const twoProducts = async (): Promise<[number, number]> => {
  const [first, second] = await Promise.all([sell({ stock: { [CENTRAL]: 500 } }), sell({ stock: { [CENTRAL]: 500 } })])
  return [first.variantId, second.variantId].sort((a, b) => a - b) as [number, number]
}

it('six orders that replace their own and six plain ones of one address', async () => {
  const [low, high] = await twoProducts()
  const before = await deadlocks()
  for (let round = 0; round < ROUNDS; round += 1) {
    const olds = await Promise.all(times(() => own([low])))
    const ip = '203.0.113.7'
    expect(
      await race([...olds.map((old) => rushOf([low], old, { ip })), ...times(() => rushOf([low, high], null, { ip }))]),
    ).toBe(2 * AT_ONCE)
  }
  expect(await deadlocks()).toBe(before)
})

it('replacing the later product by the earlier one while others order both', async () => {
  const [low, high] = await twoProducts()
  const before = await deadlocks()
  for (let round = 0; round < ROUNDS; round += 1) {
    const olds = await Promise.all(times(() => own([high])))
    expect(await race([...olds.map((old) => rushOf([low], old)), ...times(() => rushOf([low, high], null))])).toBe(
      2 * AT_ONCE,
    )
  }
  expect(await deadlocks()).toBe(before)
})

it('replacing orders that swap two limited codes and two products', async () => {
  const [low, high] = await twoProducts()
  await discountCode({ code: 'AAA', kind: 'amount', value: 100, maxUses: 10_000 })
  await discountCode({ code: 'BBB', kind: 'amount', value: 100, maxUses: 10_000 })
  const a = ['AAA']
  const b = ['BBB']
  const before = await deadlocks()
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first, second] = await Promise.all([
      Promise.all(times(() => own([high], a))),
      Promise.all(times(() => own([low], b))),
    ])
    const placed = await race([
      ...first.map((old) => rushOf([low], old, { codes: b })),
      ...second.map((old) => rushOf([high], old, { codes: a })),
    ])
    expect(placed).toBe(2 * AT_ONCE)
  }
  expect(await deadlocks()).toBe(before)
})

it('staff release many orders while others are placed', async () => {
  const [low, high] = await twoProducts()
  const who = await customer('release@example.com', { isStaff: true })
  const before = await deadlocks()
  for (let round = 0; round < ROUNDS; round += 1) {
    const olds = (await Promise.all(times((index) => own([index % 2 === 0 ? high : low])))).sort((a, b) => a.id - b.id)
    const numbers = olds.map(({ number }) => number)
    const release = () =>
      orderHandlers.releaseHolds({ params: undefined, query: undefined, body: { numbers } }, context(who))
    const requests = await Promise.all(times(() => rushOf([low, high], null)))
    const [, replies] = await Promise.all([release(), driver.rush(requests)])
    expect(replies.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200))
  }
  expect(await deadlocks()).toBe(before)
})
