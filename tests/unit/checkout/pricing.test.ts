import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { expressReady, offerDelivery } from '@/lib/backend/domain/delivery/delivery'
import { allocate } from '@/lib/backend/domain/pricing/integers'
import { moneyOf } from '@/lib/backend/domain/pricing/money'
import { paymentMethods } from '@/lib/backend/flows/checkout/payment-methods'
import { AmountTooLarge, priceCart, type PriceInput, type PriceLine } from '@/lib/backend/domain/pricing/pricing'
import { redeemersOf } from '@/lib/backend/flows/checkout/redeemers'
import { codeHash, giftCardCode, normaliseCode } from '@/lib/backend/domain/codes/secret-codes'
import { packagesFor } from '@/lib/catalog/delivery-terms'
import { longest, withAddedDays } from '@/lib/backend/domain/delivery/shipping-time'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import { encodeMail } from '@/lib/backend/platform/mail/encode'
import { cardDebit, cardRefill, splitRefund } from '@/lib/backend/domain/pricing/gift-cards'
import { CURRENCIES, CURRENCY_TABLE, type Currency, minorPerUnit } from '@/lib/market/currencies'
import { LANGUAGES } from '@/lib/market/languages'

const line = (fields: Partial<PriceLine> = {}): PriceLine => ({
  key: 'a',
  quantity: 1,
  unit: 1_000,
  taxRatePercent: 25.5,
  isDiscountable: true,
  isPhysical: true,
  isGiftCard: false,
  ...fields,
})
const cart = (fields: Partial<PriceInput> = {}): PriceInput => ({
  lines: [line()],
  bundles: [],
  discount: null,
  deliveryCost: 0,
  giftCards: [],
  step: 1,
  standardRatePercent: 25.5,
  ...fields,
})

describe('pricing', () => {
  it('shares ten cents over three equal lines as 4, 3, 3', () => {
    // Both lose half a unit; the larger weight gets it.
    expect(
      allocate(2, [
        { key: 'a', weight: 1 },
        { key: 'b', weight: 3 },
      ]),
    ).toEqual([0, 2])
    expect(
      allocate(10, [
        { key: 'b', weight: 5 },
        { key: 'a', weight: 5 },
        { key: 'c', weight: 5 },
      ]),
    ).toEqual([3, 4, 3])
  })
  it('x.99 prices stay x.99: 20 % off 3 × 7.99', () => {
    const priced = priceCart(
      cart({ lines: [line({ unit: 799, quantity: 3 })], discount: { kind: 'percent', percent: 20 } }),
    )
    expect(priced).toMatchObject({ codeDiscount: 479, total: 1_918 })
  })
  it('a discount is never more than what it applies to, and gift card products keep their value', () => {
    const lines = [line(), line({ key: 'g', unit: 5_000, isDiscountable: false, isPhysical: false, taxRatePercent: 0 })]
    expect(priceCart(cart({ lines, discount: { kind: 'amount', amount: 99_999 } }))).toMatchObject({
      codeDiscount: 1_000,
      total: 5_000,
    })
  })
  it('percentages are rounded to whole kronor where the currency shows no decimals', () => {
    expect(
      priceCart(cart({ lines: [line({ unit: 54_900 })], discount: { kind: 'percent', percent: 15 }, step: 100 }))
        .codeDiscount,
    ).toBe(8_200)
  })
  it('VAT: 25.5 % in 125.50 is 25.50, and the delivery follows its goods', () => {
    expect(priceCart(cart({ lines: [line({ unit: 12_550 })] })).taxes).toEqual([
      { ratePercent: 25.5, amount: 2_550, gross: 12_550 },
    ])
    const mixed = priceCart(
      cart({
        lines: [line({ unit: 10_000 }), line({ key: 'b', unit: 10_000, taxRatePercent: 13.5 })],
        deliveryCost: 1_000,
      }),
    )
    expect(mixed.taxes).toEqual([
      { ratePercent: 25.5, amount: 2_133, gross: 10_500 },
      { ratePercent: 13.5, amount: 1_249, gross: 10_500 },
    ])
  })
  it('a bundle never costs more than its members apart, not by the rounding of a currency either', () => {
    const lines = [line({ unit: 500, bundle: 'b' }), line({ key: 'c', unit: 500, bundle: 'b' })]
    expect(priceCart(cart({ lines, bundles: [{ key: 'b', quantity: 1, unit: 1_100 }] }))).toMatchObject({
      bundleUnits: [1_000],
      productsPrice: 1_000,
      total: 1_000,
    })
  })
  it('gift cards pay delivery too and stop at nothing', () => {
    expect(priceCart(cart({ deliveryCost: 490, giftCards: [1_200, 9_000] }))).toMatchObject({
      giftCards: [1_200, 290],
      total: 0,
    })
  })
  it('gift cards pay for everything but gift cards', () => {
    const lines = [line(), line({ key: 'card', unit: 5_000, isGiftCard: true, isDiscountable: false })]
    expect(priceCart(cart({ lines, deliveryCost: 490, giftCards: [9_000] }))).toMatchObject({
      giftCards: [1_490],
      total: 5_000,
    })
    expect(priceCart(cart({ lines: lines.slice(1), giftCards: [9_000] }))).toMatchObject({
      giftCards: [0],
      total: 5_000,
    })
  })
  it('refuses what is no price and what is too much', () => {
    for (const quantity of [0, -1, 0.5, Number.NaN])
      expect(() => priceCart(cart({ lines: [line({ quantity })] }))).toThrow(RangeError)
    expect(() => priceCart(cart({ lines: [line({ quantity: 9_999, unit: 2_000_000_000 })] }))).toThrow(AmountTooLarge)
  })
  it('gift cards in another currency: the fewest cents that are worth the amount', () => {
    const sek = moneyOf('sek', 11)
    expect(sek.fromEur(sek.toEurUp(54_900))).toBe(54_900)
    expect(moneyOf('eur', 1).toEurUp(1_234)).toBe(1_234)
  })
  it('a gift card costs exact minor units rounded up and pays exact minor units rounded down, in every currency', () => {
    const money = (currency: Currency, rate: number) => moneyOf(currency, rate)
    expect([money('dkk', 7.46).cardPrice(100), money('nok', 11.7134).cardPrice(5_000)]).toEqual([746, 58_567])
    expect([money('dkk', 7.46).cardWorth(100), money('nok', 11.7134).cardWorth(5_001)]).toEqual([746, 58_578])
    expect([money('jpy', 178.5).cardPrice(1), money('jpy', 178.5).cardWorth(1)]).toEqual([2, 1])
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES),
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (currency, shift, eur, share) => {
          const { defaultRate } = CURRENCY_TABLE[currency]
          const rate = Math.round(defaultRate * (1_000_000 + shift)) / 1_000_000
          const { cardPrice, cardWorth, toEurUp } = money(currency, rate)
          const exact = BigInt(eur) * BigInt(Math.round(rate * 1_000_000))
          const unit = BigInt(100_000_000 / minorPerUnit(currency))
          const [price, worth] = [BigInt(cardPrice(eur)) * unit, BigInt(cardWorth(eur)) * unit]
          // At most one minor unit in the shop's favour, never in the shopper's.
          expect(price >= exact && price < exact + unit && worth <= exact && worth > exact - unit).toBe(true)
          const amount = Math.floor(cardWorth(eur) * share)
          const debit = cardDebit(money(currency, rate), eur, amount)
          expect(debit <= eur && debit >= (amount === 0 ? 0 : Math.min(eur, toEurUp(amount)))).toBe(true)
        },
      ),
      { numRuns: 3_000 },
    )
  })
  it('a refund goes to the payment as far as it paid for products, and to the cards so that in the end they have all of it', () => {
    expect(splitRefund({ amount: 5_000, captured: 5_000, boughtCards: 5_000 })).toEqual({
      toPayment: 0,
      toCards: 5_000,
    })
    expect(splitRefund({ amount: 5_000, captured: 8_000, boughtCards: 4_000 })).toEqual({
      toPayment: 4_000,
      toCards: 1_000,
    })
    expect(splitRefund({ amount: 100, captured: 20, boughtCards: 50 })).toEqual({ toPayment: 0, toCards: 100 })
    // 2 × 11.00 NOK took 1.89 EUR: for the first half no more than half of it comes back.
    const half = cardRefill({ takenEur: 189, givenEur: 0, total: 2_200, amount: 1_100 })
    expect([half, cardRefill({ takenEur: 189, givenEur: half, total: 2_200, amount: 2_200 })]).toEqual([94, 95])
    expect(() => cardRefill({ takenEur: 189, givenEur: 0, total: 2_200, amount: 2_201 })).toThrow(RangeError)
  })
})

describe('rules', () => {
  it('D4.13 shipping time: the longest row plus the country’s days; texts stay', () => {
    const added = { start: 1, end: 2 }
    expect(
      withAddedDays(
        longest([
          { number: 1, text: '1-3' },
          { number: 5, text: '5-7' },
        ]) ?? { number: 0, text: '' },
        added,
      ),
    ).toBe('6-9')
    expect(withAddedDays({ number: 60, text: 'In March' }, added)).toBe('In March')
    expect(withAddedDays({ number: 3, text: '5' }, added)).toBe('6-7')
    expect(withAddedDays({ number: 3, text: '5' }, { start: 1, end: 1 })).toBe('6')
  })
  it('P3.06 D9.10 express pickup: by 09:00 from 11:00, by 14:00 from 16:00, then the next weekday', () => {
    expect(expressReady('2026-11-20T08:59')).toBe('2026-11-20T11:00')
    expect(expressReady('2026-11-20T09:00')).toBe('2026-11-20T16:00')
    expect(expressReady('2026-11-20T13:59')).toBe('2026-11-20T16:00')
    expect(expressReady('2026-11-20T14:00')).toBe('2026-11-23T11:00')
    expect(expressReady('2026-11-21T08:00')).toBe('2026-11-23T11:00')
  })
  it('D5.12 international packages: three to a package, and half a piece to a package', () => {
    expect(packagesFor([{ quantity: 7, limit: { perInternationalPackage: 3 } }])).toBe(3)
    expect(packagesFor([{ quantity: 2, limit: { perInternationalPackage: 0.5 } }])).toBe(4)
    expect(packagesFor([{ quantity: 9, limit: {} }])).toBe(1)
  })
  describe('what a delivery costs', () => {
    const method = (kind: 'home' | 'express') => ({
      id: kind,
      names: {},
      descriptions: {},
      kind,
      price_eur: 3_900,
      free_from_eur: 10_000,
      min_days: 1,
      max_days: 2,
      is_green: false,
      postal_codes: null,
    })
    const cost = (country: string, goodsEur: number, isGiftCampaign = false, kind: 'home' | 'express' = 'home') =>
      offerDelivery([method(kind)], {
        country,
        worth: goodsEur,
        time: null,
        addedDays: { start: 0, end: 0 },
        closedCountries: [],
        isGiftCampaign,
        postcode: null,
        isPostDelivery: false,
        parcels: [{ quantity: 5, limit: { perInternationalPackage: 2 } }],
      })[0]?.terms.cost
    it('outside the EU each package costs, and the free one is the first; within it there is one', () => {
      expect([cost('us', 9_999), cost('us', 10_000)]).toEqual([3 * 3_900, 2 * 3_900])
      expect([cost('se', 9_999), cost('se', 10_000)]).toEqual([3_900, 0])
    })
    it('of a gift campaign only express costs', () => {
      expect([cost('fi', 0, true), cost('fi', 0, true, 'express')]).toEqual([0, 3_900])
    })
  })
  it('payment methods: without credit first, credit last, in every country and language', () => {
    const rank = { none: 0, possible: 1, credit: 2 }
    for (const country of ['fi', 'se', 'de', 'us', 'jp']) {
      for (const language of LANGUAGES) {
        const methods = paymentMethods({ country, language, isOrganisation: true, allowsCredit: true })
        const ranks = methods.map(({ credit }) => rank[credit])
        expect(ranks).toEqual([...ranks].sort())
        expect(methods.every(({ name, description }) => name !== '' && description !== '')).toBe(true)
      }
    }
    expect(
      paymentMethods({ country: 'fi', language: 'fi', isOrganisation: false, allowsCredit: true }).map(({ id }) => id),
    ).toEqual(['bank', 'card', 'mobilepay', 'paypal', 'klarna'])
    expect(
      paymentMethods({ country: 'se', language: 'sv', isOrganisation: false, allowsCredit: false }).map(({ id }) => id),
    ).toEqual(['bank', 'swish', 'card', 'paypal'])
  })
  it('one mailbox is one customer: case, +tags, dots at Gmail', () => {
    expect(normaliseEmail(' Aino+shop@Example.com')).toBe('aino@example.com')
    expect(normaliseEmail('a.i.n.o+x@googlemail.com')).toBe('aino@gmail.com')
    expect(redeemersOf({ kind: 'guest' }, 'A@b.fi', 7)).toEqual({ self: 'a@b.fi', known: ['a@b.fi', 'customer:7'] })
    expect(redeemersOf({ kind: 'guest' }, null)).toBeNull()
  })
  it('gift card codes: 100 bits, the same for the same line, typed in any way', () => {
    const code = giftCardCode('x'.repeat(32), 'W-1', 1)
    expect(code).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/)
    expect(giftCardCode('x'.repeat(32), 'W-1', 2)).not.toBe(code)
    expect(codeHash(code.toLowerCase().replaceAll('-', ' '))).toBe(codeHash(code))
    expect(normaliseCode(' ab-12 ')).toBe('AB12')
  })
  it('a mail’s texts cannot become headers', async () => {
    const mail = await encodeMail(
      { to: 'a@b.fi', subject: 'Hyvää\r\nBcc: x@y.z', text: 'Hei', html: '<p>Hei</p>' },
      {
        from: 's@b.fi',
        fromName: 'Polku',
        messageId: 'id@b.fi',
        date: new Date(0),
      },
    )
    expect(mail).not.toMatch(/^Bcc:/m)
    expect(mail.split('\r\n').every((text) => text.length <= 998)).toBe(true)
    const subject = /^Subject: (.*)$/m.exec(
      await encodeMail(
        { to: 'a@b.fi', subject: 'Order W-1\0\x07\x85 from Polku', text: 'Hei', html: '<p>Hei</p>' },
        { from: 's@b.fi', fromName: 'Pol\0ku', messageId: 'id@b.fi', date: new Date(0) },
      ),
    )?.[1]
    expect(subject?.trim()).toBe('Order W-1 from Polku')
    for (const to of ['a>,<c@d.fi', 'a@b.fi\r\nBcc: c@d.fi', 'a@b.fi, c@d.fi', 'a\0@b.fi', 'a@b.fi\x07', '']) {
      await expect(
        encodeMail(
          { to, subject: 'x', text: 'x', html: 'x' },
          { from: 's@b.fi', fromName: 'Polku', messageId: 'id@b.fi', date: new Date(0) },
        ),
      ).rejects.toThrow('one e-mail address')
    }
  })
})
