import { describe, expect, it } from 'vitest'

import { readCart } from '@/lib/cart/migrate'
import { acceptPrices, updateSeenPrices, priceBefore, sameButPrices } from '@/lib/cart/seen-price'
import { readShared, shareable, sharedText } from '@/lib/cart/share'
import { type CartState, EMPTY_CART } from '@/lib/cart/types'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'

const seen = (amount: number, currency = 'eur', country = 'fi') => ({ amount, currency, country })
const bundle = { id: 5, uid: 'bundle-0001', amount: 1, mainProduct: { productId: 3 }, secondaryProducts: [] }
const cart: CartState = {
  ...EMPTY_CART,
  products: [
    { productId: 1, amount: 2 },
    { productId: '2-3-4', amount: 1, seenPrice: seen(700) },
  ],
  bundles: [bundle],
}

type Notice = CheckoutAnswer['products'][number]['notice']
/** What the shop says of product 1, of the bundle among the products and of the bundle. */
function said(
  prices: readonly [number, number, number],
  notice: Notice = null,
  over: object = {},
): Parameters<typeof updateSeenPrices>[1] {
  const answer = {
    currency: 'eur',
    country_code: 'fi',
    products: [
      { productId: 1, unit_price: prices[0], notice },
      { productId: '2-3-4', unit_price: prices[1], notice },
    ],
    bundles: [{ uid: 'bundle-0001', unit_price: prices[2], products: [{ notice }, { notice }] }],
    ...over,
  }
  return answer as unknown as Parameters<typeof updateSeenPrices>[1]
}
const pricesOf = ({ products, bundles }: CartState) => [...products, ...bundles].map(({ seenPrice }) => seenPrice)

describe('P3.11 P7.08 the price at which a row is known', () => {
  it('P3.11 is the answer’s, where the shop calls nothing changed; rows of old carts get theirs in silence', () => {
    const known = updateSeenPrices(cart, said([500, 600, 900]))
    expect(pricesOf(known)).toEqual([seen(500), seen(600), seen(900)])
    expect(updateSeenPrices(known, said([500, 600, 900]))).toBe(known)
  })

  it('P7.08 a changed one stays until its shopper goes on, of one row or of all', () => {
    const known = updateSeenPrices(cart, said([500, 600, 900]))
    const dearer = said([550, 650, 950], 'price_changed')
    expect(updateSeenPrices(known, dearer)).toBe(known)
    expect(pricesOf(acceptPrices(known, dearer, 'bundle-0001'))).toEqual([seen(500), seen(600), seen(950)])
    expect(pricesOf(acceptPrices(known, dearer, '1'))).toEqual([seen(550), seen(600), seen(900)])
    expect(pricesOf(acceptPrices(known, dearer, null))).toEqual([seen(550), seen(650), seen(950)])
    expect(acceptPrices(known, said([550, 650, 950]), null)).toBe(known)
  })

  it.each(['reduced', 'sold_out', 'blocked_country', 'gone'] as const)(
    'a row that is %s first says so; its price is not learned meanwhile',
    (notice) => {
      const known = updateSeenPrices(cart, said([500, 600, 900]))
      expect(updateSeenPrices(known, said([550, 650, 950], notice))).toBe(known)
    },
  )

  it('another market’s price takes its place, and a campaign’s gift has none', () => {
    const known = updateSeenPrices(cart, said([500, 600, 900]))
    expect(
      pricesOf(updateSeenPrices(known, said([5_500, 6_600, 9_900], null, { currency: 'sek', country_code: 'se' })))[0],
    ).toEqual(seen(5_500, 'sek', 'se'))
    const gift = {
      ...EMPTY_CART,
      products: [{ productId: 1, amount: 1 }],
      giftCampaignData: { code: 'c', campaign: 'd' },
    }
    expect(updateSeenPrices(gift, said([0, 0, 0]))).toBe(gift)
  })

  it('P3.11 staff’s price is not the one that its shopper knows, nor takes that one’s place', () => {
    const own = {
      ...cart,
      products: [
        { productId: 1, amount: 2, priceOverride: 500, priceOverrideCurrency: 'eur' },
        { productId: '2-3-4', amount: 1, seenPrice: seen(600), priceOverride: 300 },
      ],
    }
    expect(updateSeenPrices(own, said([500, 300, 900])).products).toEqual(own.products)
  })

  it('is told while it is another one in the same currency', () => {
    expect(priceBefore({ seenPrice: seen(500) }, 550, 'eur')).toBe(500)
    expect([
      priceBefore({ seenPrice: seen(500) }, 500, 'eur'),
      priceBefore({ seenPrice: seen(500) }, 550, 'sek'),
      priceBefore({}, 550, 'eur'),
    ]).toEqual([null, null, null])
  })

  it('is nothing that a validation would have to be asked about', () => {
    const other = acceptPrices(cart, said([1, 750, 1], 'price_changed'), null)
    expect(other).not.toBe(cart)
    expect(sameButPrices(other.products, cart.products)).toBe(true)
    expect(sameButPrices([{ ...other.products[0], amount: 3 }, other.products[1]!], cart.products)).toBe(false)
  })

  it('P3.16 lies with the row in local storage, and what is no price there is left out', () => {
    const stored = {
      products: [{ productId: 1, amount: 1, seenPrice: seen(0) }],
      bundles: [{ ...bundle, seenPrice: seen(900) }],
    }
    expect(readCart(stored)).toMatchObject(stored)
    for (const wrong of [
      5,
      null,
      'x',
      [],
      {},
      seen(-1),
      seen(0.5),
      seen(3e9),
      seen(NaN),
      seen(1, 'EURO'),
      seen(1, 'eur', 'finland'),
      { amount: '5', currency: 'eur', country: 'fi' },
    ]) {
      expect(readCart({ products: [{ productId: 1, amount: 1, seenPrice: wrong }] }).products).toEqual([
        { productId: 1, amount: 1 },
      ])
    }
  })

  it('P3.16 a link carries none', () => {
    const known = updateSeenPrices(cart, said([500, 600, 900]))
    const text = sharedText(shareable(known)!)
    expect(text).not.toContain('500')
    expect(pricesOf(readShared(text)!)).toEqual([undefined, undefined, undefined])
  })
})
