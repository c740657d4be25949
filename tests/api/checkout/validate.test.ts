import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { codeHash } from '@/lib/backend/domain/codes/secret-codes'
import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import {
  addVariant,
  cart,
  context,
  customer,
  discountCode,
  giftCard,
  guest,
  openShop,
  sell,
  type Sold,
  HELSINKI,
  OULU,
} from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { validate } from '../../support/validate-cart'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())
beforeEach(() => db().delete(s.rateLimits))

const one = (productId: number | string, amount = 1) => ({ products: [{ productId, amount }] })
const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id)

describe('P7.12 rows', () => {
  it('P3.12 P7.04 P7.08 a row carries name, brand, picture and paths in the language, and its price', async () => {
    // The ids of models and of variants differ from here on.
    await addVariant((await sell()).modelId)
    const { variantId, modelId, slug } = await sell({
      active: 8_000,
      regular: 10_000,
      lowest30: 9_000,
      names: { fi: 'Kuoritakki', en: 'Shell jacket' },
    })
    const answer = await validate({ ...one(variantId, 2), delivery_method: 'post_fi' })
    expect(answer.products).toMatchObject([
      {
        productId: variantId,
        model_id: modelId,
        name: 'Kuoritakki',
        manufacturer: 'Tarn',
        path: `tarn/${slug}`,
        image: `goods/${slug}.jpg`,
        colour: 'sininen',
        size: 'M',
        amount: 2,
        max_amount: 5,
        unit_price: 8_000,
        regular_price: 10_000,
        lowest_30_days: 9_000,
        price_type: 'discount',
        total_price: 16_000,
        tax_rate: 25.5,
        shipping_time: '1-3',
        group_path: 'vaatteet/takit',
        notice: null,
      },
    ])
    expect(answer).toMatchObject({
      products_price: 16_000,
      delivery_cost: 0,
      total_price: 16_000,
      taxes: [{ rate: 25.5, amount: 3_251 }],
      errors: [],
      success: null,
    })
    expect((await validate({ ...one(variantId), language_code: 'de' })).products[0]).toMatchObject({
      name: 'Shell jacket',
      colour: 'blue',
    })
  })

  it('D4.07 D8.12 more than there is: reduced to the stock of all stores, with a message', async () => {
    const { variantId } = await sell({ stock: { [HELSINKI]: 2, [OULU]: 1 } })
    const answer = await validate(one(variantId, 9))
    expect(answer.products[0]).toMatchObject({ amount: 3, max_amount: 3, notice: 'reduced' })
    expect(answer.errors).toEqual([
      { id: 'checkout.error_only_n', values: { name: expect.stringMatching(/^Takki/), amount: 3 } },
    ])
    const twice = await validate({
      products: [
        { productId: variantId, amount: 2 },
        { productId: variantId, amount: 2 },
      ],
    })
    expect(twice.products.map(({ amount }) => amount)).toEqual([2, 1])
  })

  it('D4.06 D5.02 sold out, unknown, hidden, without a price here, rental: none can be bought', async () => {
    const soldOut = await sell({ stock: {} })
    const hidden = await sell({ model: { isPublic: false } })
    const elsewhere = await sell({ areas: [2] })
    const rental = await sell({ model: { kind: 'rental' } })
    const answer = await validate({
      products: [soldOut, hidden, elsewhere, rental]
        .map(({ variantId }) => ({ productId: variantId, amount: 1 }))
        .concat({ productId: 999_999, amount: 1 }),
    })
    expect(answer.products.map(({ productId, notice, amount }) => [productId, notice, amount])).toEqual([
      [soldOut.variantId, 'sold_out', 0],
      [elsewhere.variantId, 'gone', 0],
      [rental.variantId, 'gone', 0],
    ])
    expect(answer.total_price).toBe(0)
    expect(ids(answer.errors)).toEqual(['checkout.error_sold_out', 'checkout.error_gone'])
  })

  it('D4.07 on order is unlimited; blocked stock counts only where it comes from a supplier', async () => {
    const onOrder = await sell({ stock: {}, variant: { onOrder: true, shippingNumber: 14, shippingString: '10-14' } })
    const blocked = await sell({ variant: { stockBlocked: true } })
    const supplier = await sell({ variant: { stockBlocked: true, shippingNumber: 7, shippingString: '5-7' } })
    const answer = await validate({
      products: [onOrder, blocked, supplier].map(({ variantId }) => ({ productId: variantId, amount: 4 })),
    })
    expect(answer.products.map(({ max_amount, notice, on_order }) => [max_amount, notice, on_order])).toEqual([
      [null, null, true],
      [0, 'sold_out', false],
      [5, null, false],
    ])
    expect(answer.shipping_time_str).toBe('10-14')
  })

  it('D5.11 D5.12 a blocked country, and Northern Ireland', async () => {
    const { variantId } = await sell({ model: { deliveryLimit: { blockedCountries: ['se'] } } })
    const answer = await validate({ ...one(variantId), country_code: 'se', currency_code: 'sek' })
    expect(answer.products[0]).toMatchObject({ notice: 'blocked_country', amount: 0 })
    expect(ids(answer.errors)).toContain('checkout.error_blocked_country')
    const ni = await validate({
      ...one((await sell()).variantId),
      country_code: 'gb',
      currency_code: 'gbp',
      postcode: 'bt1 5gs',
    })
    expect(ids(ni.errors)).toContain('checkout.error_northern_ireland')
    expect(ni.delivery_methods).toEqual([])
  })

  it('D5.09 one repair to an order', async () => {
    const { variantId } = await sell({ model: { mainGroupId: 2 } })
    const answer = await validate(one(variantId, 2))
    expect(answer.products[0]).toMatchObject({ amount: 1, notice: 'reduced' })
    expect(ids(answer.errors)).toEqual(['checkout.error_one_repair'])
  })

  it('D5.09 one repair to an order, also of two kinds', async () => {
    const [first, second] = [await sell({ model: { mainGroupId: 2 } }), await sell({ model: { mainGroupId: 2 } })]
    const products = [first, second].map(({ variantId }) => ({ productId: variantId, amount: 1 }))
    const answer = await validate({ products })
    expect(answer.products.map(({ amount }) => amount)).toEqual([1, 0])
    expect(ids(answer.errors)).toEqual(['checkout.error_one_repair'])
  })
})

describe('P7.12 prices', () => {
  it('P5.01 spec 3 §6 the club price is for club members only, whatever the client says', async () => {
    const { variantId } = await sell({ active: 10_000, club: 8_500 })
    const [member, plain] = [await customer('club@example.com', { isClub: true }), await customer('plain@example.com')]
    const unit = async (who: Parameters<typeof validate>[1], extra = {}) =>
      (await validate({ ...one(variantId), ...extra }, who)).products[0]?.unit_price
    expect([await unit(guest), await unit(plain), await unit(member)]).toEqual([10_000, 10_000, 8_500])
    expect(await unit(plain, { customer_id: member.id })).toBe(10_000)
    expect(await unit(await customer('admin@example.com', { isAdmin: true }), { customer_id: member.id })).toBe(8_500)
  })

  it('P5.06 spec 2 §9 one conversion, to whole kronor; export without VAT from its own price list', async () => {
    const { variantId } = await sell({ active: 4_995 })
    await db().insert(s.currencyRates).values({ currency: 'sek', rate: 11.31 })
    const sweden = await validate({
      ...one(variantId, 3),
      country_code: 'se',
      currency_code: 'sek',
      delivery_method: 'eu_parcel',
    })
    expect(sweden.products[0]).toMatchObject({ unit_price: 56_500, total_price: 169_500, tax_rate: 25 })
    expect(sweden).toMatchObject({ currency: 'sek', delivery_cost: 14_600, total_price: 184_100 })
    const usa = await validate({ ...one(variantId), country_code: 'us', currency_code: 'usd' })
    expect(usa.taxes).toEqual([{ rate: 0, amount: 0 }])
    const alone = await validate({ ...one(variantId), country_code: 'se', currency_code: undefined })
    expect([alone.country_code, alone.currency]).toEqual(['se', 'eur'])
  })

  it('B9.21 spec 2 §9 VAT follows the shop’s dated rows', async () => {
    const { variantId } = await sell({ model: { taxClass: 2 }, active: 11_000 })
    await db()
      .insert(s.taxRates)
      .values([
        { taxAreaId: 1, taxClass: 2, ratePercent: 14, validFrom: '2025-01-01' },
        { taxAreaId: 1, taxClass: 2, ratePercent: 10, validFrom: '2026-01-01' },
        { taxAreaId: 1, taxClass: 2, ratePercent: 99, validFrom: '2199-01-01' },
      ])
    expect((await validate(one(variantId))).taxes).toEqual([{ rate: 10, amount: 1_000 }])
  })

  it('P7.04 P7.08 D4.21 D4.23 bundles: both forms, at the bundle’s price, only with each member once', async () => {
    const [ski, binding, other] = [await sell({ active: 30_000 }), await sell({ active: 10_005 }), await sell()]
    const [bundle] = await db()
      .insert(s.bundles)
      .values({ mainModelId: ski.modelId, names: { fi: 'Suksipaketti' }, discountPercent: 10 })
      .returning()
    await db()
      .insert(s.bundleMembers)
      .values({ bundleId: bundle?.id ?? 0, modelId: binding.modelId })
    const entry = {
      id: bundle?.id ?? 0,
      uid: 'bundle-0001',
      mainProduct: { productId: ski.variantId },
      secondaryProducts: [{ productId: binding.variantId }],
      amount: 2,
    }
    const answer = await validate({ bundles: [entry] })
    expect(answer.bundles).toMatchObject([
      {
        uid: 'bundle-0001',
        name: 'Suksipaketti',
        amount: 2,
        unit_price: 36_004,
        total_price: 72_008,
        products: [{ productId: ski.variantId, unit_price: 30_000 }, {}],
      },
    ])
    expect(answer.products_price).toBe(72_008)
    const row = await validate(one(`${ski.modelId}-${ski.variantId}-${binding.variantId}`, 6))
    expect(row.products[0]).toMatchObject({ name: 'Suksipaketti', amount: 5, unit_price: 36_004, notice: 'reduced' })
    for (const members of [[other.variantId], [binding.variantId, other.variantId], [ski.variantId]]) {
      const wrong = await validate({
        bundles: [{ ...entry, secondaryProducts: members.map((productId) => ({ productId })) }],
      })
      expect([wrong.bundles, ids(wrong.errors)]).toEqual([[], ['checkout.error_gone']])
    }
  })

  it('P7.04 P7.08 D4.24 gift cards in the cart: their value, no VAT, no credit', async () => {
    await db().insert(s.models).values({ id: 2427, brandId: 1, slug: 'gift-card', mainGroupId: 1, kind: 'giftcard' })
    const answer = await validate({
      gift_card_products: [{ productId: 2427, amount: 50, uid: 'gift-0001', extra_data: { giftcard_name: 'Aino' } }],
      discount_codes: [],
    })
    expect(answer).toMatchObject({
      gift_card_products: [{ uid: 'gift-0001', total_price: 5_000 }],
      total_price: 5_000,
      taxes: [{ rate: 0, amount: 0 }],
      reason: 'GIFT_CARD_PRODUCTS',
      show_klarna: false,
      paypal_checkout: false,
    })
    expect(answer.payment_methods.every(({ credit }) => credit !== 'credit')).toBe(true)
    expect(answer.gift_card_products[0]?.template).toBeNull()
    const wrong = await validate({
      gift_card_products: [
        { productId: (await sell()).variantId, amount: 50, uid: 'gift-0002', extra_data: { giftcard_name: '' } },
      ],
    })
    expect(ids(wrong.errors)).toEqual(['checkout.error_gone'])
  })

  it('D4.24 P3.09 gift cards alone go by e-mail, whatever was asked for before; a printed one is sent, and so are goods', async () => {
    const card = (productId: number) => ({
      productId,
      amount: 50,
      uid: `gift-${productId}`,
      extra_data: { giftcard_name: '' },
    })
    await db()
      .insert(s.models)
      .values(
        [2427, 1412].map((id) => ({
          id,
          brandId: 1,
          slug: `gift-card-${id}`,
          mainGroupId: 1,
          kind: 'giftcard' as const,
        })),
      )
      .onConflictDoNothing()
    const mailed = await validate({ language_code: 'fi', gift_card_products: [card(2427)], delivery_method: 'home' })
    expect(mailed.delivery_methods).toMatchObject([
      {
        id: 'email',
        kind: 'email',
        name: 'Sähköpostilla',
        price: 0,
        selected: true,
        needs_location: false,
        locations: [],
      },
    ])
    expect([mailed.delivery_cost, mailed.gift_card_products[0]?.is_sent, mailed.errors]).toEqual([0, false, []])
    const printed = await validate({ gift_card_products: [card(2427), card(1412)], delivery_method: 'post_fi' })
    expect(printed.gift_card_products.map(({ is_sent }) => is_sent)).toEqual([false, true])
    expect(printed.delivery_methods.map(({ id }) => id)).toContain('post_fi')
    expect([
      printed.delivery_methods.map(({ id }) => id).includes('email'),
      printed.delivery_cost > 0,
      printed.total_price,
    ]).toEqual([false, true, 10_000 + printed.delivery_cost])
    const { variantId } = await sell()
    expect(
      (await validate({ ...one(variantId), gift_card_products: [card(2427)] })).delivery_methods.map(
        ({ kind }) => kind,
      ),
    ).not.toContain('email')
  })

  it('D3.01 D4.24 a gift card comes in the design that is asked for, else in its first', async () => {
    await db().insert(s.models).values({
      id: 2430,
      brandId: 1,
      slug: 'gift-card-designs',
      mainGroupId: 1,
      kind: 'giftcard',
      giftCardTemplates: DESIGNS,
    })
    const card = (index: number, giftcard_template?: string) => ({
      productId: 2430,
      amount: 50,
      uid: `gift-000${index}`,
      extra_data: { giftcard_name: '', giftcard_template },
    })
    const answer = await validate({
      language_code: 'fi',
      gift_card_products: [card(1, 'fjord'), card(2), card(3, 'gone')],
    })
    expect(
      answer.gift_card_products.map(({ template, extra_data }) => [template, extra_data.giftcard_template]),
    ).toEqual([
      [{ slug: 'fjord', name: 'Vuono', image: 'cards/fjord.svg' }, 'fjord'],
      [{ slug: 'forest', name: 'Metsä', image: 'cards/forest.svg' }, 'forest'],
      [{ slug: 'forest', name: 'Metsä', image: 'cards/forest.svg' }, 'forest'],
    ])
  })
})

const DESIGNS = [
  { slug: 'forest', names: { fi: 'Metsä' }, image: 'cards/forest.svg' },
  { slug: 'fjord', names: { fi: 'Vuono' }, image: 'cards/fjord.svg' },
]

describe('P7.12 codes', () => {
  it('P3.04 P5.02 P7.04 P7.08 only a valid code is echoed, as the client wrote it', async () => {
    const { variantId } = await sell({ active: 10_000, stock: { 20: 50 } })
    await discountCode({ code: 'Talvi10', kind: 'percent', value: 10 })
    await discountCode({ code: 'OLD', kind: 'percent', value: 10, endsAt: new Date('2020-01-01') })
    await discountCode({ code: 'BIG', kind: 'amount', value: 5_000, minTotalEur: 50_000 })
    await discountCode({ code: 'USED', kind: 'percent', value: 10, maxUses: 1, used: 1 })
    const answer = await validate({ ...one(variantId), discount_codes: ['TALVI10'] })
    expect(answer).toMatchObject({ cart_discount: { code: 'TALVI10', amount: 1_000 }, total_price: 9_000 })
    for (const [code, error] of [
      ['OLD', 'not_now'],
      ['BIG', 'min_total'],
      ['USED', 'used_up'],
      ['NEVER', 'unknown'],
    ] as const) {
      const refused = await validate({ ...one(variantId), discount_codes: [code] })
      expect([refused.cart_discount, refused.success, ids(refused.errors)]).toEqual([
        null,
        null,
        [`checkout.error_code_${error}`],
      ])
    }
  })

  it('P5.03 P5.04 P5.05 P7.04 P7.08 D5.09 one discount code, the better one in any order; any number of gift cards', async () => {
    const { variantId } = await sell({ active: 10_000 })
    await discountCode({ code: 'FIVE', kind: 'amount', value: 500 })
    await discountCode({ code: 'TWENTY', kind: 'percent', value: 20 })
    await giftCard('AAAAA-11111', 3_000)
    await giftCard('BBBBB-22222', 90_000)
    for (const discount_codes of [
      ['five', 'twenty', 'aaaaa11111', 'BBBBB-22222'],
      ['BBBBB-22222', 'twenty', 'aaaaa11111', 'five'],
    ]) {
      const answer = await validate({ ...one(variantId), discount_codes, delivery_method: 'home' })
      expect(answer).toMatchObject({
        cart_discount: { code: 'twenty', amount: 2_000 },
        total_price: 0,
        show_klarna: false,
        paypal_checkout: false,
      })
      expect(answer.payment_events).toEqual([
        { payment_id: 'aaaaa11111', processor_slug: 'giftcard', amount: 3_000 },
        { payment_id: 'BBBBB-22222', processor_slug: 'giftcard', amount: 5_990 },
      ])
      // Named as it was typed: the one that is left out, not the one that counts.
      expect(answer.errors).toMatchObject([
        { id: 'checkout.error_one_code', values: { code: expect.not.stringMatching(/^twenty$/i) as string } },
      ])
    }
    await giftCard('CCCCC-33333', 1_000, new Date('2020-01-01'))
    expect(ids((await validate({ ...one(variantId), discount_codes: ['CCCCC-33333'] })).errors)).toEqual([
      'checkout.error_gift_card_expired',
    ])
  })

  it('free delivery saves the delivery', async () => {
    const { variantId } = await sell()
    await discountCode({ code: 'POSTFREE', kind: 'free_delivery', value: 0 })
    expect(await validate({ ...one(variantId), discount_codes: ['postfree'], delivery_method: 'home' })).toMatchObject({
      cart_discount: { code: 'postfree', amount: 990 },
      delivery_cost: 0,
      total_price: 5_000,
    })
  })

  it('check F3 guessing codes is stopped', async () => {
    const { variantId } = await sell()
    const guess = (code: string) =>
      checkoutHandlers.checkout(
        { params: undefined, query: undefined, body: cart({ ...one(variantId), discount_codes: [code] }) },
        context(guest, {}, '192.0.2.1'),
      )
    for (let count = 0; count < 20; count += 1) await guess(`GUESS-${count}`)
    await expect(guess('TWENTY')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(
      checkoutHandlers.checkout(
        { params: undefined, query: undefined, body: cart(one(variantId)) },
        context(guest, {}, '192.0.2.1'),
      ),
    ).resolves.toBeDefined()
  })

  it('check F3 guesses made at the same time see each other, and right codes do not count', async () => {
    const { variantId } = await sell()
    await discountCode({ code: 'RIGHT10', kind: 'percent', value: 10 })
    const ask = (codes: string[], ip: string) =>
      checkoutHandlers.checkout(
        { params: undefined, query: undefined, body: cart({ ...one(variantId), discount_codes: codes }) },
        context(guest, {}, ip),
      )
    const guesses = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) =>
        ask(
          Array.from({ length: 20 }, (_, k) => `AT-ONCE-${i}-${k}`),
          '192.0.2.2',
        ),
      ),
    )
    expect(guesses.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
    for (let round = 0; round < 25; round += 1) expect((await ask(['RIGHT10'], '192.0.2.3')).errors).toEqual([])
  })

  it('P4.07 P7.04 P7.08 D4.26 a gift campaign: its code, one product of the campaign alone, nothing to pay', async () => {
    const { variantId, modelId } = await sell({ active: 20_000, model: { campaignOnly: true } })
    const [campaign] = await db()
      .insert(s.giftCampaigns)
      .values({ slug: 'joulu', names: { fi: 'Joululahja', en: 'Yule gift' }, modelIds: [modelId] })
      .returning()
    await db()
      .insert(s.giftCampaignCodes)
      .values({ codeHash: codeHash('GIFT-123'), campaignId: campaign?.id ?? 0 })
    const data = { code: 'gift 123', campaign: 'joulu' }
    const answer = await validate({ ...one(variantId, 3), giftcampaign_data: data, delivery_method: 'post_fi' })
    expect(answer).toMatchObject({
      giftcampaign_data: { ...data, name: 'Joululahja' },
      total_price: 0,
      delivery_cost: 0,
      products: [{ amount: 1, unit_price: 0, regular_price: 0, price_type: 'normal' }],
    })
    // Nothing that is worth more makes anything free: it is free already.
    expect(answer.delivery_thresholds).toMatchObject({ delivery_threshold: null, delivery_missing: null })
    const without = await validate({ ...one(variantId), giftcampaign_data: { ...data, code: 'WRONG' } })
    expect([without.giftcampaign_data, without.products[0]?.notice]).toEqual([null, 'gone'])
    // Its page is nobody's without the campaign: what it is worth is not told here either.
    for (const principal of [guest, await customer('gifts@example.com', { isClub: true })]) {
      const {
        products: [line],
      } = await validate(
        {
          products: [
            { productId: variantId, amount: 1, seenPrice: { amount: 20_000, currency: 'eur', country: 'fi' } },
          ],
        },
        principal,
      )
      expect(line).toMatchObject({
        notice: 'gone',
        unit_price: 0,
        regular_price: 0,
        lowest_30_days: null,
        price_type: 'normal',
      })
    }
    const more = await validate({
      products: [
        { productId: variantId, amount: 1 },
        { productId: (await sell()).variantId, amount: 1 },
      ],
      giftcampaign_data: data,
    })
    expect(more.giftcampaign_data).toBeNull()
    const gift = { productId: 2427, amount: 50, uid: 'gift-0009', extra_data: { giftcard_name: '' } }
    const member = { productId: variantId }
    const bundle = { id: 1, uid: 'bundle-0009', mainProduct: member, secondaryProducts: [member] }
    for (const beside of [{ gift_card_products: [gift] }, { bundles: [bundle] }])
      expect((await validate({ ...one(variantId), ...beside, giftcampaign_data: data })).giftcampaign_data).toBeNull()
  })
})

describe('P7.12 delivery and payment', () => {
  it('issue 16 each method has the days of its arrival, the same that the order promises once it is chosen', async () => {
    const { variantId } = await sell()
    const { delivery_methods: offered } = await validate(one(variantId))
    expect(offered.length).toBeGreaterThan(1)
    for (const { id, arrives_between } of offered) {
      const { arrivals } = await validate({ ...one(variantId), delivery_method: id })
      expect(arrives_between, id).toEqual({ from: arrivals?.[0]?.from, to: arrivals?.[0]?.to })
    }
  })

  it('P3.05 P9.20 the country’s methods with price, threshold and stores; the limit of a product counts', async () => {
    const { variantId } = await sell({ active: 5_000 })
    const answer = await validate({ ...one(variantId), delivery_method: 'store' })
    expect(
      answer.delivery_methods.map(({ id, price, free_from, selected }) => [id, price, free_from, selected]),
    ).toEqual([
      ['post_fi', 490, 10_000, false],
      ['home', 990, null, false],
      ['store', 0, null, true],
    ])
    expect(answer.delivery_methods[2]?.locations).toMatchObject([
      { id: '1', name: 'Helsinki', address: 'Polkukatu 1, 00100 Helsinki' },
      { id: '2' },
    ])
    expect((await validate({ ...one(variantId, 2), delivery_method: 'post_fi' })).delivery_cost).toBe(0)
    const limited = await sell({ model: { deliveryLimit: { allowedDeliveryMethods: ['store'] } } })
    const both = await validate({
      products: [
        { productId: variantId, amount: 1 },
        { productId: limited.variantId, amount: 1 },
      ],
      delivery_method: 'post_fi',
    })
    expect([both.delivery_methods.map(({ id }) => id), ids(both.errors)]).toEqual([
      ['store'],
      ['checkout.error_delivery_method'],
    ])
  })

  it('P3.06 P7.04 P7.08 repack: a cost, free from its threshold; express pickup: stores that hold it all', async () => {
    const { variantId } = await sell({ active: 5_000, stock: { [HELSINKI]: 3, [OULU]: 1 } })
    const answer = await validate({ ...one(variantId, 2), repack: true, pikanouto: true, delivery_method: 'store' })
    expect(answer).toMatchObject({
      repack_cost: 490,
      delivery_thresholds: { repack_threshold: 15_000 },
      total_price: 10_490,
    })
    expect(answer.delivery_methods.find(({ id }) => id === 'store')?.locations.map(({ name }) => name)).toEqual([
      'Helsinki',
    ])
    expect((await validate({ ...one(variantId, 3), repack: true })).repack_cost).toBe(0)
    const nowhere = await validate({ ...one(variantId, 4), pikanouto: true, delivery_method: 'store' })
    expect([nowhere.delivery_methods.find(({ id }) => id === 'store')?.locations, ids(nowhere.errors)]).toEqual([
      [],
      ['checkout.error_no_express_pickup'],
    ])
  })

  it('D4.21 express pickup of a bundle: stores that hold every member', async () => {
    const [ski, near, far] = [
      await sell({ stock: { [HELSINKI]: 1 } }),
      await sell({ stock: { [HELSINKI]: 1 } }),
      await sell({ stock: { [OULU]: 1 } }),
    ]
    const storesWith = async (member: Sold) => {
      const [bundle] = await db()
        .insert(s.bundles)
        .values({ mainModelId: ski.modelId, names: { fi: 'Paketti' }, discountPercent: 10 })
        .returning()
      const id = bundle?.id ?? 0
      await db().insert(s.bundleMembers).values({ bundleId: id, modelId: member.modelId })
      const secondaryProducts = [{ productId: member.variantId }]
      const entry = { id, uid: 'bundle-0001', mainProduct: { productId: ski.variantId }, secondaryProducts, amount: 1 }
      const answer = await validate({ bundles: [entry], pikanouto: true, delivery_method: 'store' })
      return answer.delivery_methods.find(({ kind }) => kind === 'store')?.locations.map(({ name }) => name)
    }
    expect(await storesWith(near)).toEqual(['Helsinki'])
    expect(await storesWith(far)).toEqual([])
  })

  it('P1.04 P5.04 P5.05 payment without credit first, credit last; invoice and wallet each by what its country has', async () => {
    const { variantId } = await sell()
    const finland = await validate(one(variantId))
    expect(finland.payment_methods.map(({ id, credit }) => `${id}:${credit}`)).toEqual([
      'bank:none',
      'card:possible',
      'mobilepay:possible',
      'paypal:possible',
      'klarna:credit',
    ])
    expect([finland.show_klarna, finland.paypal_checkout, finland.reason]).toEqual([true, true, null])
    const estonia = await validate({ ...one(variantId), country_code: 'ee' })
    expect([estonia.show_klarna, estonia.paypal_checkout, estonia.reason]).toEqual([false, true, null])
    const organisation = await customer('org@example.com', { isOrgUser: true })
    expect((await validate(one(variantId), organisation)).payment_methods.at(-1)?.id).toBe('invoice')
  })

  it('P7.04 P7.08 D4.13 P7 shipping time: the longest row plus the days of the country', async () => {
    await db().insert(s.settings).values({
      key: 'target_country_delivery_added_days',
      value: '{"countries":[{"country":"se","start":1,"end":2}]}',
    })
    const fast = await sell()
    const slow = await sell({ variant: { shippingNumber: 7, shippingString: '5-7' } })
    const products = [fast, slow].map(({ variantId }) => ({ productId: variantId, amount: 1 }))
    expect((await validate({ products, country_code: 'se', currency_code: 'sek' })).shipping_time_str).toBe('6-9')
    expect((await validate({ products })).shipping_time_str).toBe('5-7')
  })

  it('P3.09 P7.04 P7.08 modes are echoed to those who may use them', async () => {
    const { variantId } = await sell({ stock: { [HELSINKI]: 3, [OULU]: 2 } })
    const [staff, organisation] = [
      await customer('staff@example.com', { isStaff: true }),
      await customer('org2@example.com', { isOrgUser: true }),
    ]
    const companies = await db()
      .insert(s.organisations)
      .values([{ name: 'Own Oy' }, { name: 'Other Oy' }])
      .returning({ id: s.organisations.id })
    await db().update(s.customers).set({ organisationId: companies[0]?.id }).where(eq(s.customers.id, organisation.id))
    const [own, theirs] = await db()
      .insert(s.enterpriseOrders)
      .values(companies.map(({ id }) => ({ organisationId: id, name: 'Kit' })))
      .returning({ id: s.enterpriseOrders.id })
    const modes = {
      enterprise_order: { id: own?.id ?? 0 },
      transfer_request_from: [HELSINKI, OULU],
      post_delivery: true,
      card_checkout_mode: true,
    }
    const transfer = {
      products: [{ productId: variantId, amount: 9, transferAmounts: { [HELSINKI]: 2, [OULU]: 1 } }],
      ...modes,
    }
    expect(await validate(transfer, staff)).toMatchObject({
      transfer_request_from: [HELSINKI, OULU],
      enterprise_order: null,
      products: [{ amount: 3, max_amount: null }],
      post_delivery: true,
      card_checkout_mode: true,
    })
    expect(await validate(transfer, guest)).toMatchObject({ transfer_request_from: null, enterprise_order: null })
    expect(await validate(transfer, organisation)).toMatchObject({ enterprise_order: { id: own?.id } })
    expect(await validate({ ...transfer, enterprise_order: { id: theirs?.id ?? 0 } }, organisation)).toMatchObject({
      enterprise_order: null,
    })
    await db().update(s.enterpriseOrders).set({ closedAt: new Date() })
    expect(await validate(transfer, organisation)).toMatchObject({ enterprise_order: null })
  })
})
