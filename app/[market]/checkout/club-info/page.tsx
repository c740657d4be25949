import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ClubInfo } from '@/components/checkout/club-info'
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
  const title = getIntl(market.language).formatMessage({ id: 'cart.club_title' })
  return pageMetadata(market, { title, paths: routePaths('checkout/club-info'), robots: NOINDEX })
}

/** The products of the cart that are cheaper for members (spec 1 §2). The HTML is the same for everyone; the browser adds the cart. */
export default async function ClubInfoPage({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  return (
    <div className="page-x min-h-[70dvh] py-6 md:py-10">
      <h1 className="mb-4 text-4xl">{getIntl(market.language).formatMessage({ id: 'cart.club_title' })}</h1>
      <IntlScope market={market} areas={['cart', 'checkout']}>
        <ClubInfo registerHref={routeHref(market.language, 'accounts/register')} />
      </IntlScope>
    </div>
  )
}
