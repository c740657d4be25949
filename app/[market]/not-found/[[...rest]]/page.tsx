import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ProductRail } from '@/components/card/product-rail'
import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { missingPath } from '@/lib/errors/not-found-message'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { bestSellers } from '@/lib/pages/best-sellers'
import { pageMetadata } from '@/lib/seo/metadata'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; rest?: string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { market: segment, rest = [] } = await params
  const market = await pageMarket(segment)
  if (!market) return {}
  const { id, path } = missingPath(rest)
  return pageMetadata(market, { title: getIntl(market.language).formatMessage({ id }, { path }) })
}

/**
 * Middleware rewrites every path to this page that is no route and in no slug list, with status 404. It does not call notFound(): Next
 * renders that only in the browser, so that a browser without JavaScript would show nothing.
 */
export default async function NotFoundPage({ params }: Props) {
  const { market: segment, rest = [] } = await params
  const market = await pageMarket(segment)
  if (!market) notFound()
  const cards = await bestSellers(market)
  const popular = getIntl(market.language).formatMessage({ id: 'home.popular' })
  return (
    <IntlScope market={market} areas={['errors', 'grid']}>
      <NotFoundScreen message={missingPath(rest)}>
        {cards.length > 0 && (
          <section aria-labelledby="popular" className="page-x relative pb-16">
            <h2 id="popular" className="mb-6 text-3xl">
              {popular}
            </h2>
            <ProductRail cards={cards} label={popular} />
          </section>
        )}
      </NotFoundScreen>
    </IntlScope>
  )
}
