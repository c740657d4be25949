import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { WishlistView } from '@/components/list-pages/wishlist-view'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { routeHref } from '@/lib/seo/hrefs'
import { NOINDEX, pageMetadata, routePaths } from '@/lib/seo/metadata'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  return pageMetadata(market, {
    title: getIntl(market.language).formatMessage({ id: 'account.wishlist' }),
    paths: routePaths('wishlist'),
    robots: NOINDEX,
  })
}

/** The wishlist (spec 1 §2). The HTML is the same for everyone; the browser adds the customer's list. */
export default async function Wishlist({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  const intl = getIntl(market.language)
  const title = intl.formatMessage({ id: 'account.wishlist' })
  return (
    <div className="page-x min-h-[60dvh] py-8 md:py-12">
      <Breadcrumbs
        label={intl.formatMessage({ id: 'common.breadcrumbs' })}
        items={[
          { name: intl.formatMessage({ id: 'common.home' }), href: routeHref(market.language, 'home') },
          { name: title },
        ]}
      />
      <h1 className="mt-6 mb-8 text-5xl">{title}</h1>
      <IntlScope market={market} areas={['account', 'grid']}>
        <WishlistView />
      </IntlScope>
    </div>
  )
}
