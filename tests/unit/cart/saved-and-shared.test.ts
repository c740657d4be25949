import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addBundle, addGiftCard, addProduct, redeemCampaign } from '@/lib/cart/rows'
import { dropSaved, moveToCart, saveForLater, type Shelves } from '@/lib/cart/saved'
import { joinShared, readShared, shareable, sharedText } from '@/lib/cart/share'
import { type CartState, EMPTY_CART } from '@/lib/cart/types'
import { checkoutRequest as schema } from '@/lib/contract/schemas/checkout'

let serial = 0
const uid = () => `uid-${String(++serial).padStart(6, '0')}`
const product = (cart: CartState, productId: number | string, amount = 1, more: object = {}) =>
  addProduct(cart, { productId, amount, ...more })
const bundle = {
  id: 7,
  amount: 2,
  uid: 'bundle-01',
  mainProduct: { productId: 70 },
  secondaryProducts: [{ productId: 71 }],
}
const skier = { weight: 70, height: 175, age: 30, shoe_size: 42, level: 'expert' as const }
const card = {
  productId: 900,
  amount: 50,
  uid: 'giftcard-1',
  extra_data: { giftcard_name: 'Aino', giftcard_template: 'fjord' },
}

describe('save for later', () => {
  const filled = addBundle(product(product(EMPTY_CART, 1, 3, { nameOverride: 'Jacket' }), 2), bundle)

  it('P3.16 a row leaves the cart as it is and comes back as it was', () => {
    const saved = saveForLater(saveForLater({ cart: filled, saved: EMPTY_CART }, '1'), 'bundle-01')
    expect([saved.cart.products.map(({ productId }) => productId), saved.cart.bundles]).toEqual([[2], []])
    expect([saved.saved.products, saved.saved.bundles]).toEqual([
      [{ productId: 1, amount: 3, nameOverride: 'Jacket' }],
      [bundle],
    ])
    const back = moveToCart(moveToCart(saved, '1'), 'bundle-01')
    expect([
      back.cart.products.map(({ productId }) => productId),
      back.cart.bundles,
      back.saved.products,
      back.saved.bundles,
    ]).toEqual([[2, 1], [bundle], [], []])
  })

  it('frozen rows and gifts of a campaign stay where they are; an unknown row changes nothing', () => {
    const frozen = { cart: product(EMPTY_CART, 1, 1, { frozen: true }), saved: EMPTY_CART }
    expect(saveForLater(frozen, '1')).toBe(frozen)
    const gift = { cart: redeemCampaign({ productId: 1, amount: 1 }, { code: 'C', campaign: 'c' }), saved: EMPTY_CART }
    expect(saveForLater(gift, '1')).toBe(gift)
    const some = { cart: filled, saved: EMPTY_CART }
    expect([saveForLater(some, '99'), moveToCart(some, '1')]).toEqual([some, some])
    expect(dropSaved(filled, '1').products.map(({ productId }) => productId)).toEqual([2])
  })

  it('nothing is lost or doubled, whatever is moved', () => {
    const moves = fc.array(fc.tuple(fc.boolean(), fc.constantFrom('1', '2', '3-4', 'bundle-01', 'x')), {
      maxLength: 20,
    })
    fc.assert(
      fc.property(moves, (list) => {
        let shelves: Shelves = { cart: product(filled, '3-4'), saved: EMPTY_CART }
        for (const [isSaving, key] of list) shelves = (isSaving ? saveForLater : moveToCart)(shelves, key)
        const keys = [shelves.cart, shelves.saved].flatMap(({ products, bundles }) => [
          ...products.map(({ productId, amount }) => `${productId}x${amount}`),
          ...bundles.map(({ uid: id }) => id),
        ])
        expect(keys.sort()).toEqual(['1x3', '2x1', '3-4x1', 'bundle-01'])
      }),
    )
  })
})

describe('a cart in a link', () => {
  const cart = addGiftCard(
    addBundle(
      addBundle(product(product(EMPTY_CART, 1, 3, { frozen: true, extra_data: { note: 'secret' } }), '3-4'), bundle),
      { ...bundle, id: 8, uid: 'bundle-02', skier },
    ),
    card,
  )

  it('D4.24 carries what and how many, a gift card’s design, and nothing of who: no codes, names, notes, skiers', () => {
    const shared = shareable({ ...cart, codes: ['CARD-1'] })
    const text = sharedText(shared ?? EMPTY_CART)
    expect(text).toBe('[1,[[1,3],["3-4",1]],[[7,2,70,71]],[[900,50,"fjord"]]]')
    expect(readShared(text)).toMatchObject({
      products: [
        { productId: 1, amount: 3 },
        { productId: '3-4', amount: 1 },
      ],
      bundles: [{ id: 7, amount: 2 }],
      codes: [],
      giftCardProducts: [{ productId: 900, amount: 50, extra_data: { giftcard_name: '', giftcard_template: 'fjord' } }],
    })
    const direct = { giftcard_name: 'Aino', giftcard_email: 'aino@example.com', giftcard_greeting: 'Onnea!' }
    const giftCardProducts = [{ productId: 900, amount: 50, uid: 'gift-card-01', extra_data: direct }]
    expect(shareable({ ...EMPTY_CART, giftCardProducts })?.giftCardProducts[0]?.extra_data).toEqual({
      giftcard_name: '',
    })
    expect(shareable(redeemCampaign({ productId: 1, amount: 1 }, { code: 'C', campaign: 'c' }))).toBeNull()
  })

  it('anything else is no cart, and never throws; what is read the server takes', () => {
    for (const text of ['', 'null', '{}', '[2,[[1,1]]]', '[1]', '[1,[["x",1],[1,-1]]]', null, undefined])
      expect(readShared(text)).toBeNull()
    fc.assert(
      fc.property(fc.json(), fc.jsonValue(), (text, value) => {
        for (const one of [text, JSON.stringify([1, value, value, value])]) {
          const read = readShared(one)
          if (read)
            expect(
              schema.safeParse({
                country_code: 'fi',
                language_code: 'fi',
                products: read.products,
                bundles: read.bundles,
                gift_card_products: read.giftCardProducts,
              }).success,
            ).toBe(true)
        }
      }),
    )
  })

  it('joins: new rows come, of two amounts the larger stays, twice is once for products and bundles', () => {
    const shared = readShared(sharedText(shareable(cart) ?? EMPTY_CART)) ?? EMPTY_CART
    const own = product(product(EMPTY_CART, 1, 5), 9)
    const joined = joinShared(own, shared, uid)
    expect(joined.products.map(({ productId, amount }) => [productId, amount])).toEqual([
      [1, 5],
      [9, 1],
      ['3-4', 1],
    ])
    const again = joinShared(joined, shared, uid)
    expect([again.products, again.bundles]).toEqual([joined.products, joined.bundles])
    expect(new Set([...again.bundles, ...again.giftCardProducts].map(({ uid: id }) => id)).size).toBe(
      again.bundles.length + again.giftCardProducts.length,
    )
  })

  it('a frozen row of one’s own does not grow', () => {
    const own = product(EMPTY_CART, 1, 1, { frozen: true })
    expect(joinShared(own, { ...EMPTY_CART, products: [{ productId: 1, amount: 9 }] }, uid).products).toEqual(
      own.products,
    )
  })
})
