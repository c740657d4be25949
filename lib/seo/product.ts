import { type CardPrice, priceOf, recordOf } from '@/lib/catalog/price'
import { baseUnitOf, totalOf } from '@/lib/catalog/unit-price'
import { isCountryBlocked, isOrderable } from '@/lib/catalog/availability'
import { isStockBlockedForSale } from '@/lib/catalog/buy-button'
import { isPublicGtin } from '@/lib/catalog/gtin'
import { plainText } from '@/lib/catalog/plain-text'
import { offersOf } from '@/lib/catalog/panel/data'
import type { AddedDays } from '@/lib/catalog/shipping'
import { type Selection, writeSelection } from '@/lib/catalog/variant'
import { config } from '@/lib/config/env'
import type { DeliveryLimit, ProductModel, Review, Variant } from '@/lib/contract/schemas/catalogue'
import type { Content } from '@/lib/contract/schemas/common'
import { imageUrl } from '@/lib/images/url'
import { minorPerUnit } from '@/lib/market/currencies'
import { absoluteUrl } from '@/lib/market/domains'
import { convert } from '@/lib/market/format'
import type { Market } from '@/lib/market/market'
import { RETURN_DAYS } from '@/lib/market/statutory'

import type { JsonLdObject, JsonLdValue } from './json-ld'

/** Number of variants in the data; more would make the page of a large model too heavy. */
const MAX_VARIANTS = 200
const MAX_REVIEWS = 10

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

interface OfferContext {
  readonly input: ProductJsonLdInput
  readonly url: string
  readonly origin: string
  /** Data shared by several offers: the first use has the data, every later use refers to its `@id`. */
  readonly once: (name: string, make: () => JsonLdObject) => JsonLdValue
}

function offerContext(input: ProductJsonLdInput, url: string, origin: string): OfferContext {
  const written = new Set<string>()
  return {
    input,
    url,
    origin,
    once(name, make) {
      const id = `${url}#${name}`
      if (written.has(name)) return { '@id': id }
      written.add(name)
      return { ...make(), '@id': id }
    },
  }
}

/** An amount in the market's currency with its own decimals: "129.00", in yen "18000". */
function amount(minorEur: number, { market: { currency }, currencyRate }: ProductJsonLdInput): string {
  const perUnit = minorPerUnit(currency)
  return (convert(minorEur, currencyRate, currency) / perUnit).toFixed(perUnit === 1 ? 0 : 2)
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
function shippingOf(context: OfferContext, variant: Variant, worth: number): JsonLdValue {
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
        value: amount(cost, context.input),
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

/** Unused products can be returned within RETURN_DAYS: free in a store, by post at the buyer's cost. */
function returnPolicy({
  input: {
    isReturnable,
    market: { country },
  },
}: OfferContext): JsonLdObject {
  const applicableCountry = country.toUpperCase()
  if (!isReturnable)
    return {
      '@type': 'MerchantReturnPolicy',
      applicableCountry,
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    }
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    returnMethod: [
      'https://schema.org/ReturnByMail',
      ...(country === 'fi' ? ['https://schema.org/ReturnInStore'] : []),
    ],
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  }
}

function variantUrl({ url }: OfferContext, variant: Variant): string {
  const selection: Selection = {
    color: variant.colorSlug,
    size: variant.size?.name ?? null,
    type: variant.product_type?.name ?? null,
  }
  const query = writeSelection(selection)
  return query ? `${url}?${query}` : url
}

function offer(context: OfferContext, variant: Variant, address: string): JsonLdObject | undefined {
  const { input } = context
  const { model, market } = input
  const record = recordOf(variant.prices, market.taxAreaId)
  if (!record) return undefined
  const price = priceOf(record, { isOutlet: model.belongs_to_outlet, discountsAllowed: model.show_discount_percentage })
  const priceCurrency = market.currency.toUpperCase()
  const isSent = !isCountryBlocked(input.limit, variant.id)
  return {
    '@type': 'Offer',
    url: address,
    price: amount(price.active, input),
    priceCurrency,
    availability: availability(context, variant),
    shippingDetails: isSent ? shippingOf(context, variant, price.active) : undefined,
    hasMerchantReturnPolicy: context.once('returns', () => returnPolicy(context)),
    itemCondition: `https://schema.org/${model.kind === 'used' ? 'UsedCondition' : 'NewCondition'}`,
    priceSpecification: specifications(variant.content, price, input),
  }
}

/** Common codes of UN/ECE for units of measurement. */
const UNIT_CODES = { g: 'GRM', kg: 'KGM', ml: 'MLT', cl: 'CLT', l: 'LTR', cm: 'CMT', m: 'MTR' } as const

/** The former price of a reduction, which is its 30-day low, and the content to which the price refers. */
function specifications(content: Content | undefined, price: CardPrice, input: ProductJsonLdInput): JsonLdValue {
  const shared = { '@type': 'UnitPriceSpecification', priceCurrency: input.market.currency.toUpperCase() }
  const all: JsonLdObject[] = []
  if (price.lowest30 !== null)
    all.push({
      ...shared,
      priceType: 'https://schema.org/StrikethroughPrice',
      price: amount(price.lowest30, input),
    })
  if (content)
    all.push({
      ...shared,
      price: amount(price.active, input),
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: totalOf(content),
        unitCode: UNIT_CODES[content.unit],
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[baseUnitOf(content)] },
      },
    })
  return all.length > 1 ? all : all[0]
}

const picture = ({ origin }: OfferContext, path: string) => new URL(imageUrl(path, { w: 1280 }), origin).href

const gtin = (code: string | null): string | undefined => (isPublicGtin(code) ? code : undefined)

function variantJsonLd(context: OfferContext, variant: Variant): JsonLdObject | null {
  const offers = offer(context, variant, variantUrl(context, variant))
  if (!offers) return null
  const [image] = variant.images
  const choices = [variant.colour, variant.size?.name, variant.product_type?.title].filter(Boolean)
  return {
    '@type': 'Product',
    name: [context.input.model.name, ...choices].join(', '),
    sku: String(variant.id),
    gtin: gtin(variant.teksonumber),
    color: variant.colour ?? undefined,
    size: variant.size?.name,
    image: image && picture(context, image.full_url),
    offers,
  }
}

function reviewJsonLd({ rating, visible_name: author, comment, created }: Review): JsonLdObject {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: created.slice(0, 10),
    reviewBody: comment || undefined,
    reviewRating: { '@type': 'Rating', ratingValue: rating / 2, bestRating: 5, worstRating: 0 },
  }
}

/** The first MAX_VARIANTS variants; the chosen variant is always one of them. */
function listedVariants(sold: readonly Variant[], chosenId?: number): readonly Variant[] {
  const first = sold.slice(0, MAX_VARIANTS)
  const chosen = sold.slice(MAX_VARIANTS).find(({ id }) => id === chosenId)
  return chosen ? [...first.slice(1), chosen] : first
}

/**
 * The product for search engines: a ProductGroup with an Offer for each variant, or one Product for a single variant. It contains only what
 * the page shows. Null when nothing is sold in the market.
 */
export function productJsonLd(input: ProductJsonLdInput): JsonLdObject | null {
  const { model, market, average } = input
  const { routing } = config()
  const url = absoluteUrl(routing, market.language, `/${input.path}/`)
  const context = offerContext(input, url, routing.origin)
  const sold = model.products.filter((variant) => recordOf(variant.prices, market.taxAreaId) !== null)
  const [only] = sold
  if (!only) return null
  const shared: Record<string, JsonLdValue> = {
    name: model.name,
    description: model.short_description || plainText(model.long_description_html).slice(0, 500),
    url,
    brand: { '@type': 'Brand', name: model.manufacturer.name },
    model: model.modelnumber ?? undefined,
    image: model.images
      .filter(({ type }) => type === 'image')
      .slice(0, 6)
      .map(({ path }) => picture(context, path)),
    aggregateRating:
      model.rating_count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: average,
            reviewCount: model.rating_count,
            bestRating: 5,
            worstRating: 0,
          }
        : undefined,
    review: input.reviews.length > 0 ? input.reviews.slice(0, MAX_REVIEWS).map(reviewJsonLd) : undefined,
  }
  if (sold.length === 1) {
    return {
      '@type': 'Product',
      '@id': `${url}#product`,
      ...shared,
      sku: String(only.id),
      gtin: gtin(only.teksonumber),
      color: only.colour ?? undefined,
      size: only.size?.name,
      offers: offer(context, only, url),
    }
  }
  const differ = (value: (variant: Variant) => string | null | undefined) => new Set(sold.map(value)).size > 1
  return {
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    productGroupID: String(model.id),
    ...shared,
    variesBy: [
      ...(differ((variant) => variant.colorSlug) ? ['https://schema.org/color'] : []),
      ...(differ((variant) => variant.size?.name) ? ['https://schema.org/size'] : []),
      ...(differ((variant) => variant.product_type?.name) ? ['https://schema.org/additionalProperty'] : []),
    ],
    hasVariant: listedVariants(sold, input.chosenId)
      .map((variant) => variantJsonLd(context, variant))
      .filter((variant) => variant !== null),
  }
}
