import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { BrandView } from '@/components/list-pages/brand-view'
import { brandPage } from '@/lib/pages/brand'
import { PageEvent } from '@/components/layout/page-event'
import { getIntl } from '@/lib/intl/server'
import { LANGUAGES } from '@/lib/market/languages'
import { canonicalSearch, laterPage, listRobots, pageMetadata, type PageQuery } from '@/lib/seo/metadata'
import { getBrand } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

interface Params {
  market: string
  slug: string
}

/** The page of a brand for a query. */
export async function BrandRoute({ market: segment, slug }: Params, query: PageQuery = {}) {
  const market = (await pageMarket(segment)) ?? notFound()
  const { brand, data, experiences } = (await brandPage(market, slug, query)) ?? notFound()
  return (
    <>
      <PageEvent market={market} page="category" cards={data.cards} />
      <BrandView market={market} brand={brand} data={data} experiences={experiences} />
    </>
  )
}

export async function brandMetadata({ market: segment, slug }: Params, query: PageQuery = {}): Promise<Metadata> {
  const market = await pageMarket(segment)
  const brand = market && (await getBrand(market, slug.toLowerCase()))
  if (!market || !brand) return {}
  const page = laterPage(query)
  return pageMetadata(market, {
    title: page
      ? getIntl(market.language).formatMessage({ id: 'list.page_title' }, { name: brand.title, page })
      : brand.title,
    description: brand.metaDescription,
    paths: Object.fromEntries(LANGUAGES.map((language) => [language, brand.slug])),
    search: canonicalSearch(query),
    robots: listRobots(query),
  })
}
