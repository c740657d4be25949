import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addCode, echoedCodes, removeCode } from '@/lib/cart/codes'
import { mergeCarts, serverRows } from '@/lib/cart/merge'
import { readCart, readRow } from '@/lib/cart/migrate'
import { checkoutRequest } from '@/lib/cart/request'
import { missingAmount, thresholdProgress } from '@/lib/cart/thresholds'
import { pickedAmount, pickFrom, shortRows } from '@/lib/cart/transfer'
import { type CartState, EMPTY_CART, LIMITS } from '@/lib/cart/types'
import { checkoutRequest as requestSchema } from '@/lib/contract/schemas/checkout'
import { INITIAL_CHECKOUT } from '@/stores/checkout-state'

const event = (payment_id: string) => ({ payment_id, processor_slug: 'giftcard', amount: 100 })

describe('codes', () => {
  it('P3.04 P4.09 added without duplicates in any case, removed in any case', () => {
    expect(addCode(['Save10'], ' sAVE10 ')).toEqual(['Save10'])
    expect(addCode(['Save10'], ' GIFT ')).toEqual(['Save10', 'GIFT'])
    expect(addCode([], '  ')).toEqual([])
    expect(addCode([], 'x'.repeat(65))).toEqual([])
    expect(removeCode(['Save10', 'GIFT'], 'SAVE10')).toEqual(['GIFT'])
  })
  it('P3.04 P7.04 a cart as full as the browser lets it be is one that the call takes, and no fuller one', () => {
    const cardOf = (n: number) => ({
      productId: 9,
      amount: LIMITS.giftCardValue,
      uid: `gift-card-${n}`,
      extra_data: { giftcard_name: '' },
    })
    const bundleOf = (n: number) => ({
      id: 5,
      mainProduct: { productId: 1 },
      secondaryProducts: [],
      uid: `bundle-${n}00`,
      amount: LIMITS.amount,
    })
    const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n + 1))
    const parts = [
      ['products', LIMITS.rows, (n: number) => ({ productId: n, amount: LIMITS.amount })],
      ['bundles', LIMITS.bundles, bundleOf],
      ['gift_card_products', LIMITS.giftCards, cardOf],
      ['discount_codes', LIMITS.codes, (n: number) => String(n).padStart(LIMITS.codeLength, 'C')],
    ] as const
    for (const [part, limit, make] of parts) {
      const takes = (rows: unknown[]) =>
        requestSchema.safeParse({ country_code: 'fi', language_code: 'fi', [part]: rows }).success
      expect([part, takes(many<unknown>(limit, make)), takes(many<unknown>(limit + 1, make))]).toEqual([
        part,
        true,
        false,
      ])
    }
    expect(LIMITS.codes).toBe(100)
  })
  it('P5.02 kept only when echoed as the cart discount or as a payment event', () => {
    const codes = ['save10', 'Card-1', 'Card-2', 'nonsense']
    expect(
      echoedCodes(codes, {
        cart_discount: { code: 'SAVE10', amount: 5 },
        payment_events: [event('CARD-1'), event('card-2')],
      }),
    ).toEqual(['save10', 'Card-1', 'Card-2'])
    expect(echoedCodes(codes, { cart_discount: null, payment_events: [] })).toEqual([])
  })
  it('P5.03 of two discount codes the server echoes one; gift cards are unlimited', () => {
    expect(
      echoedCodes(['A', 'B', 'g1', 'g2', 'g3'], {
        cart_discount: { code: 'B', amount: 1 },
        payment_events: ['g1', 'g2', 'g3'].map(event),
      }),
    ).toEqual(['B', 'g1', 'g2', 'g3'])
  })
})

describe('merging on login', () => {
  const local: CartState = { ...EMPTY_CART, products: [{ productId: 1, amount: 2 }] }
  it('P7.09 rows of the account join, each product once, the browser’s amount wins', () => {
    const rows = serverRows(
      '{"products":[{"productId":1,"amount":9},{"productId":2,"amount":3},{"productId":2,"amount":4},{"productId":"7-1-2","amount":1}]}',
    )
    expect(mergeCarts(local, rows).products).toEqual([
      { productId: 1, amount: 2 },
      { productId: 2, amount: 3 },
      { productId: '7-1-2', amount: 1 },
    ])
    expect(mergeCarts(local, { products: [], bundles: [] })).toBe(local)
  })
  it('P7.09 a second login changes nothing', () => {
    const rows = { products: [{ productId: 5, amount: 1 }], bundles: [] }
    const once = mergeCarts(local, rows)
    expect(mergeCarts(once, rows)).toBe(once)
  })
  it('P7.09 bundles of the account join; one for the same products and person is one row', () => {
    const bundle = { id: 6, mainProduct: { productId: 3 }, secondaryProducts: [{ productId: 4 }], amount: 1 }
    const mine = { ...local, bundles: [{ ...bundle, uid: 'uid-of-mine', amount: 2 }] }
    const skier = { weight: 70, height: 175, age: 30, shoe_size: 42, level: 'expert' as const }
    const theirs = [
      { ...bundle, uid: 'uid-of-theirs' },
      { ...bundle, uid: 'uid-of-skier', skier },
    ]
    const rows = serverRows(JSON.stringify({ products: [], bundles: [...theirs, { id: 'bad' }] }))
    expect(rows.bundles).toEqual(theirs)
    expect(mergeCarts(mine, rows).bundles).toEqual([mine.bundles[0], theirs[1]])
  })
  it('P4.07 a gift campaign’s cart stays as it is', () => {
    const gift = { ...local, giftCampaignData: { code: 'a', campaign: 'b' } }
    expect(mergeCarts(gift, { products: [{ productId: 5, amount: 1 }], bundles: [] })).toBe(gift)
  })
  it('P7.09 the account’s rows stop where the server’s limit is; the browser’s own stay', () => {
    const rows = Array.from({ length: LIMITS.rows + 5 }, (_, n) => ({ productId: n + 10, amount: 1 }))
    const { products } = mergeCarts(local, { products: rows, bundles: [] })
    expect([products.length, products[0]]).toEqual([LIMITS.rows, { productId: 1, amount: 2 }])
  })
  it('unreadable content is no cart', () => {
    for (const content of [
      null,
      undefined,
      '',
      '{',
      '[]',
      'null',
      '5',
      '{"products":7}',
      '{"products":[null,{"productId":"x"}]}',
    ])
      expect(serverRows(content)).toEqual({ products: [], bundles: [] })
  })
})

describe('what lies in storage', () => {
  it('P3.16 D3.09 a stored cart comes back as it was', () => {
    const cart: CartState = {
      products: [
        {
          productId: 1,
          amount: 2,
          frozen: true,
          nameOverride: 'n',
          priceOverride: 5,
          transferAmounts: { 3: 1 },
          transferAmountsFrom: [3],
          extra_data: { a: 'b' },
          bundleHash: 'h',
        },
        { productId: '7-1-2', amount: 1 },
      ],
      bundles: [
        {
          id: 5,
          mainProduct: { productId: 1 },
          secondaryProducts: [{ productId: 2 }, { productId: 3 }],
          uid: 'bundle-0001',
          amount: 1,
        },
      ],
      giftCardProducts: [{ productId: 9, amount: 50, uid: 'giftcard-01', extra_data: { giftcard_name: 'Aino' } }],
      codes: ['SAVE'],
      giftCampaignData: null,
      redoOrder: { number: 'W-4F7K2M9Q', proof: 'f'.repeat(64) },
    }
    expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
    const gift = {
      ...EMPTY_CART,
      products: [{ productId: 1, amount: 1 }],
      giftCampaignData: { code: 'a', campaign: 'b' },
    }
    expect(readCart(gift)).toEqual(gift)
  })
  it('P4.07 a stored gift campaign is for one product alone', () => {
    const gift = { products: [{ productId: 1, amount: 1 }], giftCampaignData: { code: 'a', campaign: 'b' } }
    const bundles = [{ id: 5, mainProduct: { productId: 1 }, secondaryProducts: [], uid: 'bundle-0001', amount: 1 }]
    const giftCardProducts = [{ productId: 9, amount: 50, uid: 'giftcard-01', extra_data: { giftcard_name: '' } }]
    for (const more of [
      { bundles },
      { giftCardProducts },
      { products: [...gift.products, { productId: 2, amount: 1 }] },
    ])
      expect(readCart({ ...gift, ...more }).giftCampaignData).toBeNull()
  })
  it('issue 16 a stored gift card keeps its recipient as far as the call takes it, so that one bad value does not refuse the cart', () => {
    const uid = 'giftcard-01'
    const read = (extra_data: object) =>
      readCart({ giftCardProducts: [{ productId: 9, amount: 50, uid, extra_data }] }).giftCardProducts[0]?.extra_data
    const whole = {
      giftcard_name: 'Aino',
      giftcard_template: 'fjord',
      giftcard_email: 'aino@example.com',
      giftcard_greeting: 'Onnea!',
      giftcard_day: '2026-12-24',
    }
    expect(read(whole)).toEqual(whole)
    expect(
      read({ ...whole, giftcard_email: 'aino', giftcard_greeting: 'x'.repeat(301), giftcard_day: '2026-02-30' }),
    ).toEqual({ giftcard_name: 'Aino', giftcard_template: 'fjord' })
  })
  it('mends what it can and leaves out the rest', () => {
    expect(readRow({ productId: '12', amount: '3', frozen: 'yes', price: 1 })).toEqual({ productId: 12, amount: 3 })
    expect(readRow({ productId: 12 })).toEqual({ productId: 12, amount: 1 })
    for (const bad of [
      null,
      5,
      {},
      { productId: 0 },
      { productId: -1 },
      { productId: '1-', amount: 1 },
      { productId: 1.5 },
      { productId: 1, amount: 0 },
      { productId: 1, amount: 'x' },
      { productId: 2 ** 40 },
    ])
      expect(readRow(bad)).toBeNull()
    expect(
      readCart({
        products: [null, { productId: 1, amount: 2 }, { productId: 1, amount: 9 }],
        codes: ['a', 'A', 7],
        giftCampaignData: { code: 1 },
      }),
    ).toEqual({ ...EMPTY_CART, products: [{ productId: 1, amount: 2 }], codes: ['a'] })
    expect(readCart([{ productId: 3, amount: 1 }]).products).toEqual([{ productId: 3, amount: 1 }])
  })
  it('a cart beyond what the server takes is cut, not refused whole', () => {
    const many = Array.from({ length: LIMITS.rows + 5 }, (_, n) => ({ productId: n + 1, amount: 1 }))
    expect(readCart({ products: many }).products.map(({ productId }) => productId)).toEqual(
      many.slice(0, LIMITS.rows).map(({ productId }) => productId),
    )
  })
  it('a minus zero is a zero, as it is in JSON', () => {
    const row = readRow({
      productId: 1,
      amount: 1,
      priceOverride: -0,
      transferAmounts: { 3: -0 },
      transferAmountsFrom: [3, -0, -1],
    })
    expect(row).toEqual({
      productId: 1,
      amount: 1,
      priceOverride: 0,
      transferAmounts: { 3: 0 },
      transferAmountsFrom: [3],
    })
  })
  it('never throws, and what it reads the server takes', () => {
    const junk = fc.anything({ maxDepth: 4, withBigInt: true, withNullPrototype: true })
    const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-0, 2 ** 53), fc.string({ maxLength: 3 }))
    const productId = fc.oneof(
      fc.integer({ min: -1, max: 20 }),
      fc.constantFrom('1-2', '007', '1-', '-1', '2147483648', '99999999999-1'),
    )
    const uid = fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{6,10}$/))
    const row = fc.record(
      {
        productId,
        amount: number,
        transferAmounts: fc.dictionary(fc.string(), number),
        transferAmountsFrom: fc.array(number),
        extra_data: fc.oneof(junk, fc.dictionary(fc.string(), fc.string({ unit: 'binary' }))),
        nameOverride: fc.oneof(junk, fc.string()),
        priceOverride: number,
        bundleHash: fc.string(),
        frozen: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    const almost = fc.record(
      {
        products: fc.array(row),
        bundles: fc.array(
          fc.record({
            id: productId,
            mainProduct: fc.oneof(junk, fc.record({ productId })),
            secondaryProducts: fc.array(fc.record({ productId })),
            uid,
            amount: number,
          }),
        ),
        giftCardProducts: fc.array(
          fc.record({
            productId,
            amount: number,
            uid,
            extra_data: fc.oneof(junk, fc.record({ giftcard_name: fc.string() })),
          }),
        ),
        codes: fc.oneof(junk, fc.array(fc.string())),
        giftCampaignData: fc.oneof(junk, fc.record({ code: fc.string(), campaign: fc.string() })),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(junk, almost), (stored) => {
        const cart = readCart(stored)
        const request = checkoutRequest(
          cart,
          INITIAL_CHECKOUT,
          { delivery_method: '', postal_code: '' },
          { customerId: null, country: 'fi', currency: 'eur', language: 'fi', pageName: 'cart' },
        )
        expect(requestSchema.safeParse(request).error).toBeUndefined()
        expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
      }),
      { numRuns: 200 },
    )
  }, 30_000)
})

describe('transfer requests', () => {
  const row = { productId: 1, amount: 3, transferAmounts: { 2: 1, 5: 1 } }
  it('P4.11 with several source warehouses the amount is the sum of what is picked', () => {
    expect(pickFrom(row, 5, 4, [2, 5])).toMatchObject({
      amount: 5,
      transferAmounts: { 2: 1, 5: 4 },
      transferAmountsFrom: [2, 5],
    })
    expect(pickFrom(row, 2, 7, [2]).amount).toBe(3)
    expect(pickFrom(row, 2, -4, [2, 9])).toMatchObject({ amount: 1, transferAmounts: { 2: 0 } })
  })
  it('P4.11 rows with too little picked are named', () => {
    expect(pickedAmount(row, [2, 5, 9])).toBe(2)
    expect(
      shortRows([row, { productId: 2, amount: 1, transferAmounts: { 2: 1 } }, { productId: 3, amount: 1 }], [2, 5]),
    ).toEqual([1, 3])
  })
})

it('P3.08 P9.20 what is missing to a threshold', () => {
  expect([
    missingAmount(5000, 3000),
    missingAmount(5000, 5000),
    missingAmount(5000, 9000),
    missingAmount(null, 1),
  ]).toEqual([2000, 0, 0, null])
  expect([
    thresholdProgress(5000, 2500),
    thresholdProgress(5000, 9000),
    thresholdProgress(0, 0),
    thresholdProgress(null, 1),
  ]).toEqual([0.5, 1, 1, null])
})

describe('the request', () => {
  const cart: CartState = { ...EMPTY_CART, products: [{ productId: 1, amount: 2, priceOverride: 1 }], codes: ['SAVE'] }
  const form = { delivery_method: 'post_fi', postal_code: ' 33100 ' }
  const context = { customerId: 7, country: 'fi', currency: 'eur', language: 'fi', pageName: 'checkout' } as const
  it('P3.05 D3.09 P7.04 carries ids, amounts and codes, what was asked for, never a price', () => {
    const request = checkoutRequest(
      cart,
      {
        ...INITIAL_CHECKOUT,
        isRepackSelected: true,
        isPikanoutoSelected: true,
        isDeliverySplittingSelected: true,
        giosgChatter: 'c',
        specialRequests: 'Ring twice',
      },
      form,
      context,
    )
    expect(requestSchema.parse(request)).toEqual(request)
    expect(request).toMatchObject({
      products: [{ productId: 1, amount: 2 }],
      discount_codes: ['SAVE'],
      customer_id: 7,
      country_code: 'fi',
      currency_code: 'eur',
      language_code: 'fi',
      pageName: 'checkout',
      repack: true,
      pikanouto: true,
      delivery_extra_data: { part_delivery: true, giosg_chatter: 'c' },
      delivery_method: 'post_fi',
      postcode: '33100',
      special_request: 'Ring twice',
    })
    expect(JSON.stringify(request)).not.toContain('price')
  })
  it('P3.09 transfer warehouses go along only with a transfer request', () => {
    const options = { ...INITIAL_CHECKOUT, transferRequestFrom: [2], transferRequestTo: 3 }
    expect(checkoutRequest(cart, options, form, context)).toMatchObject({
      transfer_request_from: null,
      transfer_request_to: null,
    })
    expect(checkoutRequest(cart, { ...options, transferRequest: true }, form, context)).toMatchObject({
      transfer_request_from: [2],
      transfer_request_to: 3,
    })
  })
  it('P3.10 the remembered postcode stands in for an empty one', () => {
    expect(
      checkoutRequest(
        cart,
        { ...INITIAL_CHECKOUT, postcode: '00100' },
        { delivery_method: '', postal_code: '' },
        context,
      ),
    ).toMatchObject({ postcode: '00100', delivery_method: null })
    expect(checkoutRequest(cart, { ...INITIAL_CHECKOUT, postcode: '00100' }, form, context)).toMatchObject({
      postcode: '33100',
    })
  })
})
