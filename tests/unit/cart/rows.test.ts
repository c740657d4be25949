import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readCart } from '@/lib/cart/migrate'
import {
  addBundle,
  addGiftCard,
  addProduct,
  amountRules,
  availableNote,
  bundleMax,
  isEmptyCart,
  redeemCampaign,
  removeBundle,
  removeGiftCard,
  removeProduct,
  setAmount,
  setBundleAmount,
  unitCount,
  updateRow,
} from '@/lib/cart/rows'
import { type BundleRow, type CartRow, type CartState, EMPTY_CART, LIMITS } from '@/lib/cart/types'

const row = (productId: number | string, amount = 1, over: Partial<CartRow> = {}): CartRow => ({
  productId,
  amount,
  ...over,
})
const cartOf = (...products: CartRow[]): CartState => ({ ...EMPTY_CART, products })
const campaign = { code: 'GIFT-1', campaign: 'spring' }
const bundle = {
  id: 5,
  mainProduct: { productId: 1 },
  secondaryProducts: [{ productId: 2 }],
  uid: 'bundle-0001',
  amount: 1,
}
const card = { productId: 9, amount: 50, uid: 'giftcard-01', extra_data: { giftcard_name: 'Aino' } }
const amounts = (cart: CartState) => cart.products.map((r) => [r.productId, r.amount])

describe('adding', () => {
  it('P4.04 a product that is there gets its amount added to, or set', () => {
    const cart = cartOf(row(1, 2), row(2))
    expect(amounts(addProduct(cart, row(1, 3)))).toEqual([
      [1, 5],
      [2, 1],
    ])
    expect(amounts(addProduct(cart, row(1, 3), 'set'))).toEqual([
      [1, 3],
      [2, 1],
    ])
    expect(amounts(addProduct(cart, row('1', 1)))).toEqual([
      [1, 3],
      [2, 1],
    ])
    expect(amounts(addProduct(cart, row(3)))).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ])
  })
  it('P4.05 a frozen product cannot be increased, but lowered and removed', () => {
    const cart = cartOf(row(1, 2, { frozen: true }))
    expect(addProduct(cart, row(1))).toBe(cart)
    expect(setAmount(cart, 1, 3)).toBe(cart)
    expect(amounts(setAmount(cart, 1, 1))).toEqual([[1, 1]])
    expect(removeProduct(cart, 1).products).toEqual([])
  })
  it('P4.08 amounts of new-bundle rows cannot be updated; buying the bundle again adds to it', () => {
    const cart = cartOf(row('7-1-2', 1))
    expect(setAmount(cart, '7-1-2', 4)).toBe(cart)
    expect(setAmount(cart, '7-1-2', 0)).toBe(cart)
    expect(addProduct(cart, row('7-1-2', 4), 'set')).toBe(cart)
    expect(amounts(addProduct(cart, row('7-1-2')))).toEqual([['7-1-2', 2]])
    expect(removeProduct(cart, '7-1-2').products).toEqual([])
  })
  it('keeps amounts within 1 and 9999, and rows within what the server takes', () => {
    expect(amounts(addProduct(cartOf(row(1, 9999)), row(1, 5)))).toEqual([[1, 9999]])
    expect(amounts(addProduct(EMPTY_CART, row(1, NaN)))).toEqual([[1, 1]])
    const full = cartOf(...Array.from({ length: LIMITS.rows }, (_, n) => row(n + 1)))
    expect(addProduct(full, row(9999))).toBe(full)
  })
  it('an amount below 1 removes the row; an unknown row changes nothing', () => {
    expect(setAmount(cartOf(row(1)), 1, 0).products).toEqual([])
    const cart = cartOf(row(1))
    expect(setAmount(cart, 2, 5)).toBe(cart)
    expect(removeProduct(cart, 2)).toBe(cart)
    expect(updateRow(cart, 1, (r) => ({ ...r, nameOverride: 'x' })).products).toEqual([
      row(1, 1, { nameOverride: 'x' }),
    ])
  })
})

describe('gift campaigns', () => {
  const redeemed = redeemCampaign(row(1, 5), campaign)
  it('D4.26 a valid code leaves the one item and the campaign', () => {
    expect(redeemed).toEqual({ ...EMPTY_CART, products: [row(1)], giftCampaignData: campaign })
  })
  it('P4.06 adding any product clears the campaign and the cart', () => {
    expect(addProduct({ ...redeemed, codes: ['X'] }, row(2))).toEqual(cartOf(row(2)))
    expect(addProduct(redeemed, row(1))).toEqual(cartOf(row(1)))
  })
  it('P4.07 a bundle or a gift card ends the campaign', () => {
    expect(addBundle(redeemed, bundle).giftCampaignData).toBeNull()
    expect(addGiftCard(redeemed, card).giftCampaignData).toBeNull()
  })
  it('P4.07 the campaign goes with its product', () => {
    expect(removeProduct(redeemed, 1)).toEqual(EMPTY_CART)
    expect(setAmount(redeemed, 1, 1)).toBe(redeemed)
  })
})

describe('bundles and gift cards', () => {
  it('D4.18 the same bundle again adds to its amount', () => {
    const once = addBundle(EMPTY_CART, bundle)
    expect(addBundle(once, { ...bundle, uid: 'bundle-0002' }).bundles).toEqual([{ ...bundle, amount: 2 }])
    expect(addBundle(once, { ...bundle, uid: 'bundle-0002', secondaryProducts: [] }).bundles).toHaveLength(2)
    expect(setBundleAmount(once, bundle.uid, 3).bundles[0]?.amount).toBe(3)
    expect(setBundleAmount(once, bundle.uid, 0).bundles).toEqual([])
    expect(removeBundle(once, 'other').bundles).toHaveLength(1)
  })
  it('D3.09 D4.24 gift cards are rows of their own, of at most 10000 and not of 0', () => {
    const two = addGiftCard(addGiftCard(EMPTY_CART, card), { ...card, uid: 'giftcard-02', amount: 99_999 })
    expect(two.giftCardProducts.map((c) => c.amount)).toEqual([50, 10_000])
    expect(addGiftCard(EMPTY_CART, { ...card, amount: 0 })).toBe(EMPTY_CART)
    expect(removeGiftCard(two, card.uid).giftCardProducts).toHaveLength(1)
  })
  it('counts things, a gift card as one', () => {
    expect(unitCount({ ...cartOf(row(1, 2), row(2)), bundles: [bundle], giftCardProducts: [card] })).toBe(5)
    expect(isEmptyCart(EMPTY_CART)).toBe(true)
    expect(isEmptyCart({ ...EMPTY_CART, giftCardProducts: [card] })).toBe(false)
  })
})

describe('amount fields', () => {
  it('D5.04 from 1 to the maximum, unlimited on order, locked when frozen', () => {
    expect(amountRules({ max_amount: 4, on_order: false, frozen: false })).toEqual({ min: 1, max: 4, isLocked: false })
    expect(amountRules({ max_amount: 4, on_order: true, frozen: true })).toEqual({ min: 1, max: null, isLocked: true })
  })
  it('D4.20 the note shows at the maximum or when there are five or fewer', () => {
    expect([availableNote(1, 5), availableNote(6, 6), availableNote(1, 6), availableNote(9, null)]).toEqual([
      5,
      6,
      null,
      null,
    ])
  })
  it('a bundle is limited by its scarcest product; products on order do not limit it', () => {
    const line = (max_amount: number | null, on_order = false) => ({ max_amount, on_order, frozen: false })
    expect(bundleMax([line(7), line(3), line(null), line(1, true)])).toBe(3)
    expect(bundleMax([line(null), line(2, true)])).toBeNull()
  })
})

const id = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom('7-1-2', '7-1-3'))
const step = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    id,
    amount: fc.integer({ min: -3, max: 20_000 }),
    frozen: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('set' as const), id, amount: fc.integer({ min: -3, max: 20_000 }) }),
  fc.record({ kind: fc.constant('remove' as const), id }),
  fc.record({ kind: fc.constant('redeem' as const), id }),
  fc.record({ kind: fc.constant('bundle' as const) }),
  fc.record({ kind: fc.constant('card' as const) }),
)

it('P4.04–P4.08 no sequence of changes breaks the cart', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let cart = EMPTY_CART
      for (const s of steps) {
        const before = JSON.stringify(cart)
        const old = cart
        if (s.kind === 'add') cart = addProduct(cart, row(s.id, s.amount, { frozen: s.frozen }))
        if (s.kind === 'set') cart = setAmount(cart, s.id, s.amount)
        if (s.kind === 'remove') cart = removeProduct(cart, s.id)
        if (s.kind === 'redeem') cart = redeemCampaign(row(s.id), campaign)
        if (s.kind === 'bundle') cart = addBundle(cart, bundle)
        if (s.kind === 'card') cart = addGiftCard(cart, card)
        expect(JSON.stringify(old)).toBe(before)
        expect(new Set(cart.products.map((r) => String(r.productId))).size).toBe(cart.products.length)
        expect(cart.products.every((r) => Number.isInteger(r.amount) && r.amount >= 1 && r.amount <= 9999)).toBe(true)
        if (cart.giftCampaignData)
          expect([cart.products.length, cart.bundles.length, cart.giftCardProducts.length]).toEqual([1, 0, 0])
        for (const r of cart.products.filter((r) => r.frozen)) {
          const was = old.products.find((o) => o.productId === r.productId && o.frozen)
          if (was && s.kind !== 'redeem' && !old.giftCampaignData) expect(r.amount).toBeLessThanOrEqual(was.amount)
        }
      }
    }),
    { numRuns: 300 },
  )
})

describe('P3.11 ski packages', () => {
  const skier = { weight: 72, height: 178, age: 34, shoe_size: 42.5, level: 'intermediate' as const }
  const packageFor = (uid: string, who: typeof skier | undefined): BundleRow => ({
    ...bundle,
    uid,
    amount: 1,
    ...(who && { skier: who }),
  })

  it('the same package for somebody else is a row of its own, for the same person one more of it', () => {
    const cart = [
      packageFor('package-1', skier),
      packageFor('package-2', { ...skier, weight: 60 }),
      packageFor('package-3', { ...skier }),
      packageFor('package-4', undefined),
    ].reduce(addBundle, EMPTY_CART)
    expect(cart.bundles.map(({ uid, amount }) => [uid, amount])).toEqual([
      ['package-1', 2],
      ['package-2', 1],
      ['package-4', 1],
    ])
  })

  it('P3.16 a stored skier is read back; one that cannot be is left out, the package stays', () => {
    const stored = (who: unknown) =>
      readCart({ bundles: [{ ...packageFor('package-1', undefined), skier: who }] }).bundles[0]?.skier
    expect(stored(skier)).toEqual(skier)
    expect(stored({ ...skier, weight: 'much' })).toBeUndefined()
    expect(stored('nobody')).toBeUndefined()
  })
})
