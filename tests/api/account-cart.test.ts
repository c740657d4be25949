/** The cart of an account with several devices at once, on PostgreSQL, by the rules that browsers use. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readAccountCart, saveCart } from '@/lib/backend/domain/customers/customer'
import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import * as s from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { type AccountContent, accountContent, type AccountRow, followAccount, hasSameContent } from '@/lib/cart/follow'
import { addBundle, addProduct, removeProduct } from '@/lib/cart/rows'
import { type CartState, EMPTY_CART } from '@/lib/cart/types'

import { customer, openShop, sell } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import { atOnce, paid, placed, sendPaymentEvent } from '../support/orders'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())

const NOTHING: AccountContent = { products: [], bundles: [] }

interface Device {
  cart: CartState
  base: AccountContent & { version: number }
}
const device = (): Device => ({ cart: EMPTY_CART, base: { version: 0, ...NOTHING } })

/** The exchange of stores/cart-sync.ts, until the account has what this device has. Returns the number of rounds. */
async function sync(person: CustomerPrincipal, it: Device, rounds = 40): Promise<number> {
  for (let round = 1; round <= rounds; round += 1) {
    const mine = accountContent(it.cart)
    const isChanged = !hasSameContent(mine, it.base)
    const answer = isChanged
      ? await saveCart(person, { version: it.base.version, ...mine })
      : { is_saved: false, ...(await readAccountCart(person)) }
    if (!answer.is_saved) it.cart = followAccount(it.cart, it.base, answer)
    it.base = answer
    if (hasSameContent(accountContent(it.cart), answer)) return round
  }
  throw new Error('The device did not come to rest.')
}
const told = (rows: readonly AccountRow[]) => rows.map(({ productId, amount }) => `${productId}x${amount}`).sort()

async function bundleOf(mainModelId: number, modelId: number): Promise<number> {
  const [bundle] = await db().insert(s.bundles).values({ mainModelId, names: {}, discountPercent: 10 }).returning()
  await db()
    .insert(s.bundleMembers)
    .values({ bundleId: bundle?.id ?? 0, modelId })
  return bundle?.id ?? 0
}

let serial = 0
const somebody = () => customer(`cart-${++serial}@example.com`)

describe('issue 16 the cart of an account', () => {
  it('a version that is not the last one changes nothing, and is told what there is', async () => {
    const person = await somebody()
    const products = [{ productId: 1, amount: 1 }]
    expect(await saveCart(person, { version: 0, products })).toEqual({
      is_saved: true,
      version: 1,
      products,
      bundles: [],
    })
    expect(await saveCart(person, { version: 0, products: [] })).toEqual({
      is_saved: false,
      version: 1,
      products,
      bundles: [],
    })
    expect(await saveCart(person, { version: 2, products: [] })).toEqual({
      is_saved: false,
      version: 1,
      products,
      bundles: [],
    })
    expect(await readAccountCart(person)).toEqual({ version: 1, products, bundles: [] })
  })

  it('of twenty devices that save the same version at once, one is saved', async () => {
    const person = await somebody()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        saveCart(person, { version: 0, products: [{ productId: at + 1, amount: 1 }] }),
      ),
    )
    expect(answers.filter((answer) => answer.is_saved)).toHaveLength(1)
    expect((await readAccountCart(person)).version).toBe(1)
  })

  it('twelve devices that add and remove at once lose no row and bring none back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await somebody()
      const first = device()
      first.cart = addProduct(EMPTY_CART, { productId: 900, amount: 1 })
      await sync(person, first)
      const devices = Array.from({ length: 12 }, device)
      for (const one of devices) await sync(person, one)
      devices.forEach((one, at) => {
        one.cart = addProduct(one.cart, { productId: at + 1, amount: at + 1 })
        if (at === 3) one.cart = removeProduct(one.cart, 900)
      })
      await Promise.all(devices.map((one) => sync(person, one)))
      for (const one of [first, ...devices]) await sync(person, one)
      const expected = told(devices.map((_, at) => ({ productId: at + 1, amount: at + 1 })))
      expect(told((await readAccountCart(person)).products)).toEqual(expected)
      for (const one of [first, ...devices]) expect(told(one.cart.products)).toEqual(expected)
    }
  })

  it('what is ordered and paid leaves the cart of every device; units that were added since stay', async () => {
    const person = await somebody()
    const [bought, kept] = [await sell(), await sell()]
    const one = device()
    one.cart = addProduct(addProduct(EMPTY_CART, { productId: bought.variantId, amount: 1 }), {
      productId: kept.variantId,
      amount: 3,
    })
    await sync(person, one)
    const other = device()
    await sync(person, other)
    const cart = {
      products: [
        { productId: bought.variantId, amount: 1 },
        { productId: kept.variantId, amount: 2 },
      ],
    }
    const order = await placed({ cart }, person)
    expect((await readAccountCart(person)).version).toBe(1)
    await sendPaymentEvent(order)
    await sendPaymentEvent(order, 'captured', 'told again')
    const left = told([{ productId: kept.variantId, amount: 1 }])
    expect(await readAccountCart(person)).toMatchObject({ version: 2 })
    for (const each of [one, other]) {
      await sync(person, each)
      expect(told(each.cart.products)).toEqual(left)
    }
  })

  it('a package of one device is on the other, and leaves both when it is paid; its parts alone stay', async () => {
    const person = await somebody()
    const [main, part] = [await sell(), await sell()]
    const id = await bundleOf(main.modelId, part.modelId)
    const one = device()
    one.cart = addBundle(addProduct(EMPTY_CART, { productId: part.variantId, amount: 2 }), {
      id,
      mainProduct: { productId: main.variantId },
      secondaryProducts: [{ productId: part.variantId }],
      uid: 'package-of-one',
      amount: 3,
    })
    await sync(person, one)
    const other = device()
    await sync(person, other)
    expect(other.cart.bundles).toEqual(one.cart.bundles)
    const [row] = other.cart.bundles
    await paid({ cart: { bundles: row ? [{ ...row, amount: 2 }] : [] } }, person)
    for (const each of [one, other]) {
      await sync(person, each)
      expect(each.cart.bundles).toEqual([{ ...row, amount: 1 }])
      expect(told(each.cart.products)).toEqual([`${part.variantId}x2`])
    }
  })

  it('a page that knows no packages saves the products, and the account keeps its packages', async () => {
    const person = await somebody()
    const bundle = { id: 1, mainProduct: { productId: 2 }, secondaryProducts: [], uid: 'package-one', amount: 1 }
    await saveCart(person, { version: 0, products: [], bundles: [bundle] })
    const products = [{ productId: 9, amount: 1 }]
    expect(await saveCart(person, { version: 1, products })).toEqual({
      is_saved: true,
      version: 2,
      products,
      bundles: [bundle],
    })
    expect((await saveCart(person, { version: 2, products, bundles: [] })).bundles).toEqual([])
  })

  it('paid while another device adds: the ordered row is gone and the new one is there, in every order of the two', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await somebody()
      const { variantId } = await sell()
      const one = device()
      one.cart = addProduct(EMPTY_CART, { productId: variantId, amount: 1 })
      await sync(person, one)
      const other = device()
      await sync(person, other)
      const order = await placed({ cart: { products: [{ productId: variantId, amount: 1 }] } }, person)
      other.cart = addProduct(other.cart, { productId: 77, amount: 1 })
      expect(await atOnce([() => sendPaymentEvent(order), () => sync(person, other)])).toEqual(['ok', 'ok'])
      for (const each of [one, other]) {
        await sync(person, each)
        expect(told(each.cart.products)).toEqual(['77x1'])
      }
    }
  })

  it('the order of a guest, and of another account, leaves this one alone', async () => {
    const [person, stranger] = [await somebody(), await somebody()]
    const { variantId } = await sell()
    const products = [{ productId: variantId, amount: 1 }]
    await saveCart(person, { version: 0, products })
    await paid({ cart: { products } })
    await paid({ cart: { products } }, stranger)
    expect(await readAccountCart(person)).toEqual({ version: 1, products, bundles: [] })
  })
})
