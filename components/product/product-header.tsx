import { averageStars } from '@/components/reviews/reviews'
import { Badge } from '@/components/ui/badge'
import { SoftLink } from '@/components/ui/soft-link'
import { ProductName } from '@/components/ui/product-name'
import { Rating } from '@/components/ui/rating'
import { starsOf } from '@/lib/catalog/rating'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { pathHref } from '@/lib/seo/hrefs'

import { reviewCountText } from './review-count'

interface ProductHeaderProps {
  market: Market
  model: ProductModel
  /** The price is an outlet price. */
  isOutlet: boolean
}

/** Brand, name, rating and ribbons above the purchase panel. */
export function ProductHeader({ market, model, isOutlet }: ProductHeaderProps) {
  const intl = getIntl(market.language)
  const { manufacturer, condition } = model
  // A shop's own ribbon may have the same text as the grade or the outlet ribbon. It is shown once.
  const said = [condition && 'product.used', isOutlet && 'product.ribbon_outlet'].map(
    (id) => id && intl.formatMessage({ id }),
  )
  const ribbons = model.ribbons.filter(({ name: { name } }) => !said.includes(name))
  return (
    <header data-static="product-header" className="flex flex-col items-start gap-2">
      <SoftLink
        href={pathHref(market.language, manufacturer.slug)}
        className="eyebrow inline-flex min-h-6 items-center hover:text-ink hover:underline"
      >
        {manufacturer.name}
      </SoftLink>
      <h1 className="max-w-full text-4xl text-balance">
        <ProductName name={model.name} />
      </h1>
      {model.short_description && <p className="text-ink-muted">{model.short_description}</p>}
      {model.rating_count > 0 && <RatingLink market={market} model={model} />}
      {ribbons.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {ribbons.map(({ name: { name, slug, value } }) => {
            const [background, text] = value.split(';')
            return (
              <Badge key={slug} filled colors={background && text ? { background, text } : undefined}>
                {name}
              </Badge>
            )
          })}
        </p>
      )}
    </header>
  )
}

/** The average rating, with a link to the reviews. */
function RatingLink({ market, model: { rating, rating_count: count } }: Omit<ProductHeaderProps, 'isOutlet'>) {
  const intl = getIntl(market.language)
  const reviews = reviewCountText(intl, count)
  const stars = averageStars(rating)
  return (
    <a href="#reviews" className="inline-flex min-h-6 items-center gap-2 text-sm hover:underline">
      <Rating
        value={starsOf(rating)}
        size={20}
        label={intl.formatMessage({ id: 'product.rating_label' }, { stars, count })}
      />
      <span aria-hidden="true" className="font-semibold">
        {intl.formatNumber(stars, { minimumFractionDigits: 1 })}
      </span>
      {reviews && <span className="text-ink-muted">{reviews}</span>}
    </a>
  )
}
