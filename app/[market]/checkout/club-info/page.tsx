import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ClubInfo } from '@/components/checkout/club-info'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { decodeMarket } from '@/lib/market/market'
import { routeHref } from '@/lib/seo/hrefs'
import { NOINDEX, pageMetadata, routePaths } from '@/lib/seo/metadata'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = decodeMarket((await params).market)
  if (!market) return {}
  const title = getIntl(market.language).formatMessage({ id: 'cart.club_title' })
  return pageMetadata(market, { title, paths: routePaths('checkout/club-info'), robots: NOINDEX })
}

/** What a member pays less for in this cart (spec 1 §2): the same shell for everyone, the browser fills in what is whose. */
export default async function ClubInfoPage({ params }: Props) {
  const market = decodeMarket((await params).market) ?? notFound()
  return (
    <div className="page-x min-h-[70dvh] py-6 md:py-10">
      <h1 className="mb-4 text-4xl">{getIntl(market.language).formatMessage({ id: 'cart.club_title' })}</h1>
      <IntlScope market={market} areas={['cart', 'checkout']}>
        <ClubInfo registerHref={routeHref(market.language, 'accounts/register')} />
      </IntlScope>
    </div>
  )
}
