import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { LoginForm } from '@/components/account/login-form'
import { config } from '@/lib/config/env'
import { getIntl } from '@/lib/intl/server'
import { IntlScope } from '@/lib/intl/provider'
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
  const title = getIntl(market.language).formatMessage({ id: 'account.login_title' })
  return pageMetadata(market, { title, paths: routePaths('accounts/login'), robots: NOINDEX })
}

export default async function LoginPage({ params }: Props) {
  const market = await pageMarket((await params).market)
  if (!market) notFound()
  const intl = getIntl(market.language)
  const { google } = config()
  return (
    <div className="page-x flex flex-col items-center py-12 md:py-20">
      <div className="w-full max-w-form">
        <h1 className="text-4xl">{intl.formatMessage({ id: 'account.login_title' })}</h1>
        <p className="mt-3 mb-8 text-ink-muted">{intl.formatMessage({ id: 'account.login_text' })}</p>
        <IntlScope market={market} areas={['account']}>
          <LoginForm
            google={google && { clientId: google.clientId, scriptUrl: google.scriptUrl }}
            resetHref={routeHref(market.language, 'accounts/reset-password')}
            registerHref={routeHref(market.language, 'accounts/register')}
          />
        </IntlScope>
      </div>
    </div>
  )
}
