/**
 * Carts as shoppers fill them, priced by the shop and by an exact second reading (tests/support/money-oracle.ts): prices, club, codes, gift
 * cards, bundles, delivery, tax, currencies, rounding. MONEY_CASES sets the number of carts (default 20,000); MONEY_SEED begins elsewhere.
 */
import { describe, expect, it } from 'vitest'

import { answerOf } from '@/lib/backend/flows/checkout/answer'
import type { Buyer } from '@/lib/backend/flows/checkout/buyer'
import { REPACK } from '@/lib/backend/flows/checkout/order-rules'
import { quoteOf } from '@/lib/backend/flows/checkout/quote'
import { cartMarketOf, type CartData } from '@/lib/backend/flows/checkout/read-cart'
import type { Bundle, Variant } from '@/lib/backend/flows/checkout/read-catalogue'
import type { Codes } from '@/lib/backend/flows/checkout/read-codes'
import type { DeliveryMethod } from '@/lib/backend/domain/delivery/read-settings'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { CURRENCIES, CURRENCY_TABLE } from '@/lib/market/currencies'
import { type OracleCart, type OracleProduct, computeCartPrice } from '../../support/money-oracle'

const CASES = Number(process.env.MONEY_CASES) || 20_000
const SEED = Number(process.env.MONEY_SEED) || 1

/** Numbers that follow from a seed (mulberry32): a case can be made again by its number. */
function chance(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    int,
    is: (share: number) => next() < share,
    of: <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T,
  }
}
type Chance = ReturnType<typeof chance>

const TAX_CLASSES = [1, 2, 4, 5] as const
const VAT = [0, 5.5, 10, 13.5, 14, 20, 24, 25, 25.5, 27]
const BLANK = { model_id: 0, name: '', manufacturer: '', path: '', image: null, groupPath: '' }

function variantOf(id: number, pick: Chance, isGift: boolean): Variant {
  const active = pick.is(0.2) ? pick.int(1, 500) * 100 : pick.is(0.05) ? pick.int(0, 3) : pick.int(1, 60_000)
  return {
    ...BLANK,
    modelId: id,
    id,
    kind: pick.is(0.1) ? 'used' : 'new',
    groupKey: 'g',
    isPublic: true,
    isOutlet: pick.is(0.1),
    isCampaignOnly: isGift && pick.is(0.5),
    discountsAllowed: pick.is(0.8),
    taxClass: pick.of(TAX_CLASSES),
    limit: pick.is(0.3) ? { perInternationalPackage: pick.of([0, 0.3, 0.5, 1, 2, 3, 7]) } : {},
    isOnOrder: pick.is(0.2),
    isStockBlocked: false,
    shippingNumber: 1,
    shippingString: '1-3',
    available: pick.is(0.1) ? pick.int(0, 3) : 10_000,
    price: {
      active,
      regular: active + pick.int(0, 9_000),
      club: pick.is(0.4) ? Math.max(0, active + pick.int(-3_000, 500)) : null,
      discount_value: null,
      discount_free: pick.is(0.2) ? active + 100 : null,
      lowest_30_days: pick.is(0.4) ? active + pick.int(-100, 2_000) : null,
    },
    colour: null,
    size: null,
    type: null,
  }
}

const METHOD_KINDS = ['locker', 'home', 'express'] as const
function methodOf(pick: Chance): DeliveryMethod {
  return {
    id: 'way',
    names: { fi: 'way' },
    descriptions: {},
    kind: pick.of(METHOD_KINDS),
    price_eur: pick.is(0.1) ? 0 : pick.int(1, 4_000),
    free_from_eur: pick.is(0.6) ? pick.int(0, 30_000) : null,
    min_days: 1,
    max_days: 3,
    is_green: false,
    postal_codes: null,
  }
}

function codesOf(pick: Chance): Codes {
  const discounts = Array.from({ length: pick.int(0, 3) }, (_, index) => {
    const kind = pick.of(['percent', 'percent', 'amount', 'free_delivery'] as const)
    const code = `CODE${pick.int(10, 99)}${index}`
    const value =
      kind === 'percent'
        ? pick.int(0, 100)
        : kind === 'amount'
          ? pick.is(0.5)
            ? pick.int(1, 2_000)
            : pick.int(1, 90_000)
          : 0
    return {
      given: code,
      code,
      kind,
      value,
      minTotalEur: pick.is(0.3) ? pick.int(0, 40_000) : 0,
      state: pick.is(0.9) ? ('good' as const) : pick.of(['not_now', 'used_up'] as const),
    }
  })
  const giftCards = Array.from({ length: pick.is(0.5) ? pick.int(1, 4) : 0 }, (_, index) => ({
    given: `CARD-${index}`,
    id: index + 1,
    balanceEur: pick.is(0.1) ? 0 : pick.is(0.5) ? pick.int(1, 3_000) : pick.int(1, 300_000),
    isExpired: pick.is(0.1),
  }))
  return { discounts, giftCards, unknown: [] }
}

/** What a request holds besides. */
const REQUEST: CheckoutRequest = {
  products: [],
  bundles: [],
  gift_card_products: [],
  discount_codes: [],
  customer_id: null,
  country_code: 'fi',
  currency_code: 'eur',
  language_code: 'fi',
  repack: false,
  pikanouto: false,
  delivery_extra_data: { part_delivery: false, giosg_chatter: null },
  delivery_method: null,
  postcode: null,
  klarna_global_checkout_id: null,
  special_request: '',
  pageName: 'cart',
  giftcampaign_data: null,
  enterprise_order: null,
  redo_order: null,
  own_order: null,
  transfer_request_from: null,
  transfer_request_to: null,
  post_delivery: false,
  card_checkout_mode: false,
}

interface Case {
  readonly request: CheckoutRequest
  readonly data: CartData
  readonly buyer: Buyer
  readonly rates: ReadonlyMap<number, number>
  readonly method: DeliveryMethod
}

/** A cart of the given number with all that the shop knows about it. */
function caseOf(number: number): Case {
  const pick = chance(Math.imul(number + SEED, 0x9e3779b1))
  const isGift = pick.is(0.05)
  const country = pick.of(['fi', 'se', 'de', 'fr', 'us', 'jp', 'no', 'gb'])
  const currency = pick.of(CURRENCIES)
  const variants = Array.from({ length: isGift ? 1 : pick.int(0, 5) }, (_, index) => variantOf(index + 1, pick, isGift))
  const bundles = Array.from({ length: isGift ? 0 : pick.is(0.3) ? pick.int(1, 2) : 0 }, (_, index) => {
    const members = Array.from({ length: pick.int(1, 4) }, (_member, place) => ({
      ...variantOf(100 + index * 10 + place, pick, false),
      available: 10_000,
    }))
    const bundle: Bundle = {
      id: index + 1,
      name: 'bundle',
      discountPercent: pick.is(0.5) ? pick.int(0, 60) : pick.int(0, 10_000) / 100,
      main: { ...BLANK, modelId: members[0]?.modelId ?? 0 },
      memberModelIds: members.map(({ modelId }) => modelId),
      skiSport: null,
    }
    return { members, bundle, amount: pick.int(1, 4) }
  })
  const bought = isGift
    ? []
    : Array.from({ length: pick.is(0.2) ? pick.int(1, 2) : 0 }, (_, index) => ({
        productId: 900,
        amount: pick.int(1, 300),
        uid: `card-000${index}`,
        extra_data: { giftcard_name: '' },
      }))
  const method = methodOf(pick)
  const rates = new Map<number, number>(TAX_CLASSES.map((taxClass) => [taxClass, pick.of(VAT)]))
  const rate =
    currency === 'eur'
      ? 1
      : pick.is(0.3)
        ? CURRENCY_TABLE[currency].defaultRate
        : Math.round(CURRENCY_TABLE[currency].defaultRate * pick.int(900_000, 1_100_000)) / 1_000_000
  const codes = codesOf(pick)
  const campaign = { slug: 'gift', names: { en: 'Gift' }, modelIds: [1], codeHash: 'x' }
  const request: CheckoutRequest = {
    ...REQUEST,
    country_code: country,
    currency_code: currency,
    language_code: 'fi',
    repack: pick.is(0.3),
    delivery_method: pick.is(0.8) ? 'way' : null,
    products: variants.map(({ id }) => ({ productId: id, amount: isGift ? 1 : pick.is(0.7) ? 1 : pick.int(1, 9) })),
    bundles: bundles.map(({ members, bundle, amount }, index) => ({
      id: bundle.id,
      uid: `bundle-0${index}`,
      amount,
      mainProduct: { productId: members[0]?.id ?? 0 },
      secondaryProducts: members.slice(1).map(({ id }) => ({ productId: id })),
    })),
    gift_card_products: bought,
    discount_codes: [...codes.discounts, ...codes.giftCards].map(({ given }) => given),
    giftcampaign_data: isGift ? { code: 'C', campaign: 'gift' } : null,
  }
  const data: CartData = {
    market: cartMarketOf(request),
    variants: new Map(
      [...variants, ...bundles.flatMap(({ members }) => members)].map((variant) => [variant.id, variant]),
    ),
    bundles: bundles.map(({ bundle }) => bundle),
    skiParts: new Map(),
    giftCardModels: new Map([[900, { modelId: 900, name: 'Gift card', templates: [] }]]),
    codes,
    campaign: isGift ? campaign : null,
    transferStock: null,
    enterpriseOrder: null,
    storeStock: new Map(),
    settings: {
      rate,
      taxRate: (taxClass) => rates.get(taxClass) ?? 0,
      deliveryMethods: [method],
      stores: [],
      pointMethods: [],
      pickupPoints: [],
      addedDays: { start: 0, end: 0 },
      closedCountries: [],
      partDelivery: 'ask',
      cardOnly: new Set(),
      skiBundleDays: { start: 0, end: 0 },
      localTime: '2026-11-20T10:00',
    },
  }
  const buyer: Buyer = {
    principal: pick.is(0.5)
      ? { kind: 'guest' }
      : {
          kind: 'customer',
          id: 1,
          email: 'a@b.fi',
          isClub: pick.is(0.7),
          isOrg: false,
          isStaff: false,
          isAdmin: false,
        },
    isStaff: false,
    staffId: null,
  }
  return { request, data, buyer, rates, method }
}

/** The same cart as the second reading takes it: only what was given, nothing that the shop worked out but the names of its lines. */
function oracleCart({ request, data, buyer, rates, method }: Case, labels: readonly string[]): OracleCart {
  const product = ({ price, taxClass, limit }: Variant): OracleProduct => ({
    active: price?.active ?? 0,
    club: price?.club ?? null,
    vat: rates.get(taxClass) ?? 0,
    perPackage: limit.perInternationalPackage || null,
  })
  const known = (id: number) => data.variants.get(id) as Variant
  const { exponent, whole } = CURRENCY_TABLE[data.market.currency]
  return {
    money: {
      currency: data.market.currency,
      rate: data.settings.rate,
      perUnit: exponent === 0 ? 1 : 100,
      isWhole: whole,
    },
    isMember: buyer.principal.kind === 'customer' && buyer.principal.isClub,
    isGift: request.giftcampaign_data !== null,
    isEu: ['fi', 'se', 'de', 'fr'].includes(request.country_code),
    rows: request.products.map(({ productId, amount }) => {
      const variant = known(Number(productId))
      return { product: product(variant), amount: variant.isOnOrder ? amount : Math.min(amount, variant.available) }
    }),
    bundles: request.bundles.map(({ mainProduct, secondaryProducts, amount, id }) => ({
      amount,
      members: [mainProduct, ...secondaryProducts].map(({ productId }) => product(known(productId))),
      percent: data.bundles.find((bundle) => bundle.id === id)?.discountPercent ?? 0,
    })),
    bought: request.gift_card_products.map(({ amount }) => amount),
    wantsRepack: request.repack,
    repack: { price: REPACK.priceEur, freeFrom: REPACK.freeFromEur },
    delivery:
      request.delivery_method === null
        ? null
        : { price: method.price_eur, freeFrom: method.free_from_eur, isExpress: method.kind === 'express' },
    codes: data.codes.discounts
      .filter(({ state }) => state === 'good')
      .map(({ code, kind, value, minTotalEur }) => ({ name: code, kind, value, minTotal: minTotalEur })),
    cards: data.codes.giftCards
      .filter(({ isExpired, balanceEur }) => !isExpired && balanceEur > 0)
      .map(({ balanceEur }) => balanceEur),
    standardVat: rates.get(5) ?? 0,
    voucherVat: rates.get(4) ?? 0,
    labels,
  }
}

/** What differs between the shop's answer and the second reading, in words; none when they agree to the last cent. */
function differences(number: number): string[] {
  const one = caseOf(number)
  const quote = quoteOf(one.data, one.request, one.buyer)
  const answer = answerOf(quote, one.request, one.buyer)
  const exact = computeCartPrice(
    oracleCart(
      one,
      quote.lines.map(({ key }) => key),
    ),
  )
  const found: string[] = []
  const same = (
    name: string,
    shop: readonly (number | string | null)[],
    oracle: readonly (bigint | number | string | null)[],
  ) => {
    if (shop.join() !== oracle.join())
      found.push(`case ${number}: ${name}: the shop says ${shop.join(', ')}; exactly it is ${oracle.join(', ')}`)
  }
  same(
    'rows',
    answer.products.map(({ total_price }) => total_price),
    exact.rowTotals,
  )
  same(
    'bundles',
    answer.bundles.map(({ unit_price }) => unit_price),
    exact.bundleUnits,
  )
  same('goods', [answer.products_price], [exact.goods])
  same('repacking', [answer.repack_cost], [exact.repack])
  same('code', [answer.cart_discount?.code ?? null, answer.cart_discount?.amount ?? 0], [exact.code, exact.codeSaves])
  same('delivery', [answer.delivery_cost], [exact.delivery])
  same(
    'gift cards',
    answer.payment_events.map(({ amount }) => amount),
    exact.cards,
  )
  same(
    'cents of gift cards',
    quote.giftCards.map(({ amountEur }) => amountEur),
    exact.cardsEur,
  )
  same('total', [answer.total_price], [exact.total])
  same(
    'VAT',
    answer.taxes.flatMap(({ rate, amount }) => [rate, amount]),
    exact.taxes.flatMap(({ rate, amount }) => [rate, amount]),
  )
  same(
    'lines',
    quote.priced.lines.flatMap(({ gross, vat }) => [gross, vat]),
    exact.lines.flatMap(({ gross, vat }) => [gross, vat]),
  )
  return found
}

describe('money against an exact second reading (check D2)', () => {
  it(`P5.01 P5.03 ${CASES} random carts: 0 differences`, () => {
    const found: string[] = []
    for (let number = 0; number < CASES && found.length < 5; number += 1) found.push(...differences(number))
    expect(found).toEqual([])
    // What a person reads after a long run.
    if (CASES > 20_000) console.info(`${CASES} carts, ${found.length} differences`)
  }, 3_600_000)

  it('the carts are not all alike: every rule has a say in some of them', () => {
    const seen = new Map<string, number>()
    const note = (name: string, is: boolean) => {
      if (is) seen.set(name, (seen.get(name) ?? 0) + 1)
    }
    for (let number = 0; number < 2_000; number += 1) {
      const one = caseOf(number)
      const quote = quoteOf(one.data, one.request, one.buyer)
      const { priced } = quote
      note('club', one.buyer.principal.kind === 'customer' && one.buyer.principal.isClub)
      note('percent', quote.discount?.code.kind === 'percent')
      note('amount', quote.discount?.code.kind === 'amount')
      note('free delivery', quote.discount?.code.kind === 'free_delivery')
      note('gift card pays a part', priced.giftCardTotal > 0 && priced.total > 0)
      note('gift card pays all', priced.giftCardTotal > 0 && priced.total === 0)
      note(
        'gift card in another currency',
        quote.giftCards.some(({ amountEur }) => amountEur > 0) && quote.money.currency !== 'eur',
      )
      note(
        'bundle',
        priced.lines.some(({ bundleDiscount }) => bundleDiscount > 0),
      )
      note('two rates', priced.taxes.length > 1)
      note('whole units', quote.money.step > 1 && priced.codeDiscount > 0)
      note('gift', quote.campaign !== null)
      note('repacked', one.request.repack && quote.repackCost !== null && quote.repackCost > 0)
      note('several packages', (quote.selected?.terms.cost ?? 0) > (quote.selected?.method.price_eur ?? 0))
      note(
        'short',
        quote.rows.some(({ notice }) => notice !== null),
      )
      note('sold gift card', quote.giftCardRows.length > 0)
    }
    expect([...seen].filter(([, count]) => count < 5)).toEqual([])
    expect(seen.size).toBe(15)
  })
})
