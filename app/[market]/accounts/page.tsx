import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { AccountView } from '@/components/account/account-view'
import { DeskLinks } from '@/components/staff/desk-links'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { withdrawalTexts } from '@/lib/market/withdrawal/texts'
import { checkoutSetup } from '@/lib/pages/checkout-setup'
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
  const title = getIntl(market.language).formatMessage({ id: 'account.title' })
  return pageMetadata(market, { title, paths: routePaths('accounts'), robots: NOINDEX })
}

/** The account page. The HTML is the same for everyone; the browser adds the customer's data. */
export default async function AccountPage({ params }: Props) {
  const market = await pageMarket((await params).market)
  if (!market) notFound()
  const intl = getIntl(market.language)
  const crumbs = [
    { name: intl.formatMessage({ id: 'common.home' }), href: routeHref(market.language, 'home') },
    { name: intl.formatMessage({ id: 'account.title' }) },
  ]
  return (
    <div className="page-x min-h-[60dvh] py-8 md:py-12">
      <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={crumbs} />
      <div className="my-4">
        <DeskLinks language={market.language} hasLogout />
      </div>
      <IntlScope market={market} areas={['account', 'access', 'order', 'security', 'profile']}>
        <AccountView
          resetHref={routeHref(market.language, 'accounts/reset-password')}
          wishlistHref={routeHref(market.language, 'wishlist')}
          orderBase={checkoutSetup(market.language).results.ok}
          withdrawal={{
            label: withdrawalTexts(market.language, market.country).open,
            href: routeHref(market.language, 'withdrawal'),
          }}
        />
      </IntlScope>
    </div>
  )
}
