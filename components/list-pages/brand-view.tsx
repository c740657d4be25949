import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { SoftLink } from '@/components/ui/soft-link'
import { Picture } from '@/components/ui/picture'
import { DESCRIPTION_LIMITS } from '@/lib/catalog/meta'
import { plainText } from '@/lib/catalog/plain-text'
import type { Brand } from '@/lib/contract/schemas/content'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { routeHref } from '@/lib/seo/hrefs'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbsJsonLd } from '@/lib/seo/schemas'

import { BrandCarousel, type CarouselLabels } from './brand-carousel'
import { type GridData, packGrid } from '@/lib/catalog/list/grid-data'
import { ProductGrid } from '@/components/grid/product-grid'
import { TrimmedText } from './trimmed-text'

function carouselLabels(intl: ReturnType<typeof getIntl>, { name, promoImages }: Brand): CarouselLabels {
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  return {
    title: text('list.promo_title', { name }),
    pause: text('list.promo_pause'),
    play: text('list.promo_play'),
    previous: text('list.promo_previous'),
    next: text('list.promo_next'),
    slides: promoImages.map((_, position) =>
      text('list.promo_slide', { position: position + 1, count: promoImages.length }),
    ),
  }
}

/** A brand: promo pictures, logo or name, description, its grid (spec 2 §2 "Brand page"). */
export function BrandView({
  market,
  brand,
  data,
  experiences,
}: {
  market: Market
  brand: Brand
  data: GridData
  /** The address of the experiences page; null for a brand without experiences. */
  experiences: string | null
}) {
  const intl = getIntl(market.language)
  const crumbs = [
    { name: intl.formatMessage({ id: 'list.brands_crumb' }), href: routeHref(market.language, 'manufacturers') },
    { name: brand.name },
  ]
  return (
    <div className="page-x pt-4 pb-24">
      <JsonLd data={breadcrumbsJsonLd(market.language, crumbs)} />
      <Breadcrumbs items={crumbs} label={intl.formatMessage({ id: 'common.breadcrumbs' })} />
      <IntlScope market={market} areas={['grid']}>
        <div className="mt-6 mb-10 flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-8 md:gap-12">
          <BrandCarousel images={brand.promoImages} labels={carouselLabels(intl, brand)} />
          <header className="flex min-w-0 flex-col gap-4">
            <h1 className="text-4xl">
              {brand.logo ? (
                <Picture
                  path={brand.logo}
                  isLogo
                  alt={brand.name}
                  width={320}
                  height={96}
                  sizes="240px"
                  className="h-16 w-auto rounded-control bg-paper object-contain p-2"
                />
              ) : (
                brand.name
              )}
            </h1>
            <TrimmedText
              title={brand.name}
              text={plainText(brand.description)}
              html={brand.description}
              desktop={DESCRIPTION_LIMITS.brand}
            />
            {experiences !== null && (
              <SoftLink href={experiences} className="link inline-flex min-h-11 items-center self-start font-semibold">
                {intl.formatMessage({ id: 'list.brand_experiences' }, { name: brand.name })}
              </SoftLink>
            )}
          </header>
        </div>
        <ProductGrid key={brand.id} packed={packGrid(data)} />
      </IntlScope>
    </div>
  )
}
