import { priceOf, recordOf } from '@/lib/catalog/price'
import { isCountryBlocked, isOrderable } from '@/lib/catalog/availability'
import { isStockBlockedForSale } from '@/lib/catalog/buy-button'
import { plainText } from '@/lib/catalog/meta'
import { type Selection, writeSelection } from '@/lib/catalog/variant'
import { config } from '@/lib/config/env'
import type { DeliveryLimit, ProductModel, Review, Variant } from '@/lib/contract/schemas/catalogue'
import { imageUrl } from '@/lib/images/url'
import { minorPerUnit } from '@/lib/market/currencies'
import { absoluteUrl } from '@/lib/market/domains'
import { convert } from '@/lib/market/format'
import type { Market } from '@/lib/market/market'

import type { JsonLdObject, JsonLdValue } from './json-ld'

/** Variants that are told one by one; a model with more would make the page heavy for everyone. */
const MAX_VARIANTS = 200
const MAX_REVIEWS = 10

export interface ProductJsonLdInput {
  readonly market: Market
  readonly model: ProductModel
  /** Units of the market's currency for one EUR. */
  readonly currencyRate: number
  /** `{brandSlug}/{modelSlug}`, without slashes at its ends. */
  readonly path: string
  readonly limit: Pick<DeliveryLimit, 'isDeliveryCountryBlocked' | 'extra_data_overrides'>
  /** Those that the page shows, and their average of five. */
  readonly reviews: readonly Review[]
  readonly average: number
}

interface Facts {
  readonly input: ProductJsonLdInput
  readonly url: string
  readonly origin: string
}

/** An amount in the market's currency with its own decimals: "129.00", in yen "18000". */
function amount(minorEur: number, { market: { currency }, currencyRate }: ProductJsonLdInput): string {
  const perUnit = minorPerUnit(currency)
  return (convert(minorEur, currencyRate, currency) / perUnit).toFixed(perUnit === 1 ? 0 : 2)
}

function availability({ input: { model, limit } }: Facts, variant: Variant): string {
  const state = () => {
    if (isCountryBlocked(limit, variant.id) || !isOrderable(model, variant)) return 'OutOfStock'
    if (isStockBlockedForSale(variant)) return 'InStoreOnly'
    return variant.stock_data.in_stock ? 'InStock' : 'BackOrder'
  }
  return `https://schema.org/${state()}`
}

function variantUrl({ url }: Facts, variant: Variant): string {
  const selection: Selection = { color: variant.colorSlug, size: variant.size?.name ?? null, type: variant.product_type?.name ?? null }
  const query = writeSelection(selection)
  return query ? `${url}?${query}` : url
}

function offer(facts: Facts, variant: Variant, address: string): JsonLdObject | undefined {
  const { input } = facts
  const { model, market } = input
  const record = recordOf(variant.prices, market.taxAreaId)
  if (!record) return undefined
  const price = priceOf(record, { isOutlet: model.belongs_to_outlet, discountsAllowed: model.show_discount_percentage })
  const priceCurrency = market.currency.toUpperCase()
  // Struck out for search engines only where the struck price is the low of the 30 days before.
  const isLow = price.lowest30 !== null && price.reference === price.lowest30
  return {
    '@type': 'Offer',
    url: address,
    price: amount(price.active, input),
    priceCurrency,
    availability: availability(facts, variant),
    itemCondition: `https://schema.org/${model.kind === 'used' ? 'UsedCondition' : 'NewCondition'}`,
    priceSpecification: isLow && price.lowest30 !== null ? {
      '@type': 'UnitPriceSpecification', priceType: 'https://schema.org/StrikethroughPrice', price: amount(price.lowest30, input), priceCurrency,
    } : undefined,
  }
}

const picture = ({ origin }: Facts, path: string) => new URL(imageUrl(path, { w: 1280 }), origin).href

function gtin(code: string | null): string | undefined {
  return code !== null && /^(\d{8}|\d{12,14})$/.test(code) ? code : undefined
}

function variantJsonLd(facts: Facts, variant: Variant): JsonLdObject | null {
  const offers = offer(facts, variant, variantUrl(facts, variant))
  if (!offers) return null
  const [image] = variant.images
  const choices = [variant.colour, variant.size?.name, variant.product_type?.title].filter(Boolean)
  return {
    '@type': 'Product',
    name: [facts.input.model.name, ...choices].join(', '),
    sku: String(variant.id),
    gtin: gtin(variant.teksonumber),
    color: variant.colour ?? undefined,
    size: variant.size?.name,
    image: image && picture(facts, image.full_url),
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

/**
 * The product as search engines read it: a ProductGroup with an Offer for each variant, or one Product when there is nothing to choose.
 * Everything in it is on the page. Null when nothing is sold in the market.
 */
export function productJsonLd(input: ProductJsonLdInput): JsonLdObject | null {
  const { model, market, average } = input
  const { routing } = config()
  const url = absoluteUrl(routing, market.language, `/${input.path}/`)
  const facts: Facts = { input, url, origin: routing.origin }
  const sold = model.products.filter((variant) => recordOf(variant.prices, market.taxAreaId) !== null)
  const [only] = sold
  if (!only) return null
  const shared: Record<string, JsonLdValue> = {
    name: model.name,
    description: model.short_description || plainText(model.long_description_html).slice(0, 500),
    url,
    brand: { '@type': 'Brand', name: model.manufacturer.name },
    model: model.modelnumber ?? undefined,
    image: model.images.filter(({ type }) => type === 'image').slice(0, 6).map(({ path }) => picture(facts, path)),
    aggregateRating: model.rating_count > 0
      ? { '@type': 'AggregateRating', ratingValue: average, reviewCount: model.rating_count, bestRating: 5, worstRating: 0 }
      : undefined,
    review: input.reviews.length > 0 ? input.reviews.slice(0, MAX_REVIEWS).map(reviewJsonLd) : undefined,
  }
  if (sold.length === 1) {
    return {
      '@type': 'Product', '@id': `${url}#product`, ...shared, sku: String(only.id), gtin: gtin(only.teksonumber), color: only.colour ?? undefined,
      size: only.size?.name, offers: offer(facts, only, url),
    }
  }
  const differ = (value: (variant: Variant) => string | null | undefined) => new Set(sold.map(value)).size > 1
  return {
    '@type': 'ProductGroup', '@id': `${url}#product`, productGroupID: String(model.id), ...shared,
    variesBy: [
      ...(differ((variant) => variant.colorSlug) ? ['https://schema.org/color'] : []),
      ...(differ((variant) => variant.size?.name) ? ['https://schema.org/size'] : []),
      ...(differ((variant) => variant.product_type?.name) ? ['https://schema.org/additionalProperty'] : []),
    ],
    hasVariant: sold.slice(0, MAX_VARIANTS).map((variant) => variantJsonLd(facts, variant)).filter((variant) => variant !== null),
  }
}
