/** The offer of a variant for search engines: its prices, whether it can be bought, its delivery and its returns. */
import { isCountryBlocked, isOrderable } from '@/lib/catalog/availability'
import { isStockBlockedForSale } from '@/lib/catalog/buy-button'
import { GIFT_CARD, NAMED_GIFT_CARD_ID, PRINTED_CARD_TIME } from '@/lib/catalog/gift-cards'
import { offersOf } from '@/lib/catalog/panel/data'
import { type CardPrice, priceOf, recordOf, showsClubHint } from '@/lib/catalog/price'
import type { AddedDays } from '@/lib/catalog/shipping'
import { baseUnitOf, totalOf } from '@/lib/catalog/unit-price'
import type { DeliveryLimit, ProductModel, Review, Variant } from '@/lib/contract/schemas/catalogue'
import type { Content } from '@/lib/contract/schemas/common'
import type { Market } from '@/lib/market/market'

import { clubTierId } from './ids'
import type { JsonLdObject, JsonLdValue } from './json-ld'
import { amountOf, goodsPriceOf, returnPolicies } from './returns'

export interface ProductJsonLdInput {
  readonly market: Market
  readonly model: ProductModel
  /** Units of the market's currency for one EUR. */
  readonly currencyRate: number
  /** `{brandSlug}/{modelSlug}`, without slashes at its ends. */
  readonly path: string
  readonly limit: Pick<DeliveryLimit, 'isDeliveryCountryBlocked' | 'extra_data_overrides' | 'perInternationalPackage'>
  /** Delivery methods for the market's country; amounts are cents of EUR. */
  readonly methods: readonly DeliveryLimit['allowedDeliveryMethods'][number][]
  /** Whether returns are accepted within RETURN_DAYS (spec 3 §5). */
  readonly isReturnable: boolean
  /** Working days that are added for the destination. */
  readonly addedDays: AddedDays
  /** The variant that the page shows; it is always included. */
  readonly chosenId?: number
  /** The reviews on the page, and their average of five. */
  readonly reviews: readonly Review[]
  readonly average: number
}

export interface OfferContext {
  readonly input: ProductJsonLdInput
  readonly url: string
  readonly origin: string
  /**
   * Data shared by several offers: the first use has the data, every later use refers to its `@id`, an address within the page, because a
   * large product refers to it hundreds of times.
   */
  readonly once: (name: string, make: () => JsonLdObject, id?: string) => JsonLdValue
}

export function offerContext(input: ProductJsonLdInput, url: string, origin: string): OfferContext {
  const written = new Set<string>()
  return {
    input,
    url,
    origin,
    once(name, make, id = `#${name}`) {
      if (written.has(name)) return { '@id': id }
      written.add(name)
      return { ...make(), '@id': id }
    },
  }
}

function availability({ input: { model, limit } }: OfferContext, variant: Variant): string {
  const state = () => {
    if (isCountryBlocked(limit, variant.id) || !isOrderable(model, variant)) return 'OutOfStock'
    if (isStockBlockedForSale(variant)) return 'InStoreOnly'
    return variant.stock_data.in_stock ? 'InStock' : 'BackOrder'
  }
  return `https://schema.org/${state()}`
}

const days = (minValue: number, maxValue: number): JsonLdObject => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** Delivery to the market's country: the price of each method for this product alone, and the days for packing and transport. */
function shippingOf(context: OfferContext, variant: Pick<Variant, 'id' | 'shipping_time'>, worth: number): JsonLdValue {
  const {
    methods,
    limit,
    addedDays,
    market: { country, currency },
  } = context.input
  // Collection in a store is no shipping: its price of nothing would be announced as that of a parcel.
  const sent = offersOf({ methods, limit, addedDays, country }, variant, worth).filter(
    ({ method }) => method.kind !== 'store',
  )
  return sent.map(({ method, terms: { cost, handling, transit } }) => {
    const time = handling ? `${handling.start}-${handling.end}` : 'ask'
    return context.once(`${method.id}-${time}-${cost}`, () => ({
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: amountOf(cost, context.input),
        currency: currency.toUpperCase(),
      },
      shippingDestination: {
        '@type': 'DefinedRegion',
        addressCountry: country.toUpperCase(),
        postalCodePrefix: method.postalCodes ?? undefined,
      },
      deliveryTime: handling
        ? {
            '@type': 'ShippingDeliveryTime',
            handlingTime: days(handling.start, handling.end),
            transitTime: days(transit.start, transit.end),
          }
        : undefined,
    }))
  })
}

/** Common codes of UN/ECE for units of measurement. */
const UNIT_CODES = { g: 'GRM', kg: 'KGM', ml: 'MLT', cl: 'CLT', l: 'LTR', cm: 'CMT', m: 'MTR' } as const

/**
 * The former price of a reduction, which is its 30-day low; the content to which the price refers; what a member of the club pays, whose
 * programme the front page describes.
 */
function specifications(content: Content | undefined, price: CardPrice, context: OfferContext): JsonLdValue {
  const { input } = context
  const shared = { '@type': 'UnitPriceSpecification', priceCurrency: input.market.currency.toUpperCase() }
  const all: JsonLdObject[] = []
  const isAbove = (high: number, low: number) => goodsPriceOf(high, input) !== goodsPriceOf(low, input)
  if (price.lowest30 !== null && isAbove(price.lowest30, price.active))
    all.push({
      ...shared,
      priceType: 'https://schema.org/StrikethroughPrice',
      price: goodsPriceOf(price.lowest30, input),
    })
  if (content)
    all.push({
      ...shared,
      price: goodsPriceOf(price.active, input),
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: totalOf(content),
        unitCode: UNIT_CODES[content.unit],
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[baseUnitOf(content)] },
      },
    })
  if (price.club !== null && showsClubHint(price, 'guest') && isAbove(price.active, price.club))
    all.push({
      ...shared,
      price: goodsPriceOf(price.club, input),
      validForMemberTier: context.once('club', () => ({ '@type': 'MemberProgramTier' }), clubTierId()),
    })
  return all.length > 1 ? all : all[0]
}

/** The policies of returns: each in full where it is first mentioned. */
function returnsOf(context: OfferContext): JsonLdValue {
  const { isReturnable, model, market } = context.input
  const unsent = model.id === NAMED_GIFT_CARD_ID
  const kind = unsent ? 'unsent' : isReturnable ? 'goods' : 'withdrawal'
  const named = returnPolicies(kind, market.country, context.input).map(([name, policy]) =>
    context.once(name, () => policy),
  )
  return named.length === 1 ? named[0] : named
}

/** A gift card: any of its values can be bought at once; only a printed one is sent, like goods that are worth nothing. */
function giftCardOffer(context: OfferContext, { id }: Variant, address: string): JsonLdObject {
  const { input } = context
  const isSent = input.model.id !== NAMED_GIFT_CARD_ID
  const isBlocked = isSent && isCountryBlocked(input.limit, id)
  return {
    '@type': 'AggregateOffer',
    url: address,
    lowPrice: amountOf(GIFT_CARD.step * 100, input),
    highPrice: amountOf(GIFT_CARD.max * 100, input),
    offerCount: GIFT_CARD.max / GIFT_CARD.step,
    priceCurrency: input.market.currency.toUpperCase(),
    availability: `https://schema.org/${isBlocked ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails:
      isSent && !isBlocked ? shippingOf(context, { id, shipping_time: PRINTED_CARD_TIME }, 0) : undefined,
    hasMerchantReturnPolicy: returnsOf(context),
  }
}

/** Undefined when the variant is not sold in the market. */
export function offer(context: OfferContext, variant: Variant, address: string): JsonLdObject | undefined {
  const { input } = context
  const { model, market } = input
  const record = recordOf(variant.prices, market.taxAreaId)
  if (!record) return undefined
  if (model.kind === 'giftcard') return giftCardOffer(context, variant, address)
  const price = priceOf(record, { isOutlet: model.belongs_to_outlet, discountsAllowed: model.show_discount_percentage })
  const priceCurrency = market.currency.toUpperCase()
  const isSent = !isCountryBlocked(input.limit, variant.id)
  return {
    '@type': 'Offer',
    url: address,
    price: goodsPriceOf(price.active, input),
    priceCurrency,
    availability: availability(context, variant),
    shippingDetails: isSent ? shippingOf(context, variant, price.active) : undefined,
    hasMerchantReturnPolicy: returnsOf(context),
    itemCondition: `https://schema.org/${model.kind === 'used' ? 'UsedCondition' : 'NewCondition'}`,
    priceSpecification: specifications(variant.content, price, context),
  }
}
