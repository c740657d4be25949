import { describe, expect, it } from 'vitest'

import { readRow } from '@/lib/cart/migrate'
import { readTypedPrice, withOverride } from '@/lib/cart/override'
import { checkoutRequest } from '@/lib/cart/request'
import { type CartRow, EMPTY_CART, LIMITS } from '@/lib/cart/types'
import { INITIAL_CHECKOUT } from '@/stores/checkout-state'

describe('P3.11 a price and a name by staff', () => {
  it('what is typed becomes minor units, or nothing', () => {
    expect(['39,90', '39.9', '39', '1 000', '0', '1 000 000'].map((typed) => readTypedPrice(typed, 'eur'))).toEqual([
      3_990,
      3_990,
      3_900,
      100_000,
      0,
      LIMITS.staffPrice,
    ])
    expect(
      ['', '-1', '1,234', '1.000,00', 'x', '1e3', '1000000,01', '99999999'].map((typed) =>
        readTypedPrice(typed, 'eur'),
      ),
    ).toEqual(Array(8).fill(null))
    expect(['500', '5,5', 'x'].map((typed) => readTypedPrice(typed, 'jpy'))).toEqual([500, null, null])
    expect(readTypedPrice('1  000', 'eur')).toBe(100_000)
  })

  it('are given to a row and taken away again', () => {
    const row: CartRow = { productId: 1, amount: 2, bundleHash: 'h' }
    const own = withOverride(row, 0, 'eur', 'Display piece')
    expect(own).toEqual({ ...row, priceOverride: 0, priceOverrideCurrency: 'eur', nameOverride: 'Display piece' })
    expect(readRow(own)).toEqual(own)
    expect(withOverride(own, null, 'eur', '')).toEqual(row)
  })

  it('are cut where the checkout call would refuse them', () => {
    const long = 'x'.repeat(LIMITS.name + 1)
    expect(withOverride({ productId: 1, amount: 1 }, 1, 'eur', long, long)).toMatchObject({
      nameOverride: long.slice(1),
      overrideReason: long.slice(1),
    })
    expect(withOverride({ productId: 1, amount: 1 }, 1, 'eur', '')).not.toHaveProperty('overrideReason')
  })

  it('a price goes along in its own currency only', () => {
    const told = withOverride({ productId: 1, amount: 1 }, 0, 'eur', '', 'Broken zip')
    expect(told).toMatchObject({ priceOverride: 0, overrideReason: 'Broken zip' })
    // Without a price there is nothing to explain.
    expect(withOverride(told, null, 'eur', '', 'Broken zip')).toEqual({ productId: 1, amount: 1 })
    const cart = { ...EMPTY_CART, products: [withOverride({ productId: 1, amount: 1 }, 3_990, 'eur', '')] }
    const asked = (currency: string) =>
      checkoutRequest(
        cart,
        INITIAL_CHECKOUT,
        { delivery_method: '', postal_code: '' },
        { customerId: 1, country: 'fi', currency, language: 'fi', pageName: 'cart' },
      ).products
    expect([asked('eur'), asked('sek')]).toEqual([
      [{ productId: 1, amount: 1, priceOverride: 3_990 }],
      [{ productId: 1, amount: 1 }],
    ])
  })

  it('what is stored and is no price is left out', () => {
    for (const priceOverride of [-1, 0.5, NaN, '5', null, LIMITS.staffPrice + 1])
      expect(readRow({ productId: 1, amount: 1, priceOverride })).toEqual({ productId: 1, amount: 1 })
    expect(readRow({ productId: 1, amount: 1, priceOverrideCurrency: 'EURO' })).toEqual({ productId: 1, amount: 1 })
  })
})
