import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { BrandView } from '@/components/grid/brand-view'
import { findBrand } from '@/components/grid/group-data'
import type { PageQuery } from '@/components/grid/list-source'
import { PageEvent } from '@/components/layout/page-event'
import { getIntl } from '@/lib/intl/server'
import { LANGUAGES } from '@/lib/market/languages'
import { decodeMarket } from '@/lib/market/market'
import { laterPage, listRobots, pageMetadata } from '@/lib/seo/metadata'
import { getBrand } from '@/lib/shop-api/cached'

interface Params {
  market: string
  slug: string
}

/** A brand's page for one query. */
export async function BrandRoute({ market: segment, slug }: Params, query: PageQuery = {}) {
  const market = decodeMarket(segment) ?? notFound()
  const found = await findBrand(market, slug, query)
  if (found.kind !== 'found') notFound()
  return (
    <>
      <PageEvent market={market} page="category" cards={found.data.cards} />
      <BrandView market={market} brand={found.value} data={found.data} />
    </>
  )
}

export async function brandMetadata({ market: segment, slug }: Params, query: PageQuery = {}): Promise<Metadata> {
  const market = decodeMarket(segment)
  const brand = market && (await getBrand(market, slug.toLowerCase()))
  if (!market || !brand) return {}
  const page = laterPage(query)
  return pageMetadata(market, {
    title: page
      ? getIntl(market.language).formatMessage({ id: 'list.page_title' }, { name: brand.title, page })
      : brand.title,
    description: brand.metaDescription,
    paths: Object.fromEntries(LANGUAGES.map((language) => [language, brand.slug])),
    search: page ? `?page=${page}` : '',
    robots: listRobots(query),
  })
}
