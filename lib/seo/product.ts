import { isPublicGtin } from '@/lib/catalog/gtin'
import { plainText } from '@/lib/catalog/plain-text'
import { recordOf } from '@/lib/catalog/price'
import { type Selection, writeSelection } from '@/lib/catalog/variant'
import { config } from '@/lib/config/env'
import type { Review, Variant } from '@/lib/contract/schemas/catalogue'
import { imageUrl } from '@/lib/images/url'
import { absoluteUrl } from '@/lib/market/domains'

import type { JsonLdObject, JsonLdValue } from './json-ld'
import { offer, offerContext, type OfferContext, type ProductJsonLdInput } from './offers'

/** Number of variants in the data; more would make the page of a large model too heavy. */
const MAX_VARIANTS = 200
const MAX_REVIEWS = 10

function variantUrl({ url }: OfferContext, variant: Variant): string {
  const selection: Selection = {
    color: variant.colorSlug,
    size: variant.size?.name ?? null,
    type: variant.product_type?.name ?? null,
  }
  const query = writeSelection(selection)
  return query ? `${url}?${query}` : url
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
    mpn: model.modelnumber ?? undefined,
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
  // Search engines know no choice between types, such as the side of a zip.
  const variesBy = [
    ...(differ((variant) => variant.colorSlug) ? ['https://schema.org/color'] : []),
    ...(differ((variant) => variant.size?.name) ? ['https://schema.org/size'] : []),
  ]
  return {
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    productGroupID: String(model.id),
    ...shared,
    variesBy: variesBy.length > 0 ? variesBy : undefined,
    hasVariant: listedVariants(sold, input.chosenId)
      .map((variant) => variantJsonLd(context, variant))
      .filter((variant) => variant !== null),
  }
}
