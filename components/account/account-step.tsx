import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { getIntl } from '@/lib/intl/server'
import { IntlScope } from '@/lib/intl/provider'
import { routeHref } from '@/lib/seo/hrefs'
import { pageMetadata, type PagePaths } from '@/lib/seo/metadata'
import { pageMarket } from '@/lib/shop-api/page-market'

import { StepLinks } from './step-links'

type Params = Promise<{ market: string }>

/**
 * The addresses of most of these pages contain a secret or an e-mail address: robots must not follow them, and other sites must not get
 * them as referrer. `paths`: of a page whose address contains neither, to name its languages.
 */
export async function accountMetadata(params: Params, titleId: string, paths?: PagePaths): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  const title = getIntl(market.language).formatMessage({ id: titleId })
  return {
    ...pageMetadata(market, { title, robots: { index: false, follow: false }, ...(paths && { paths }) }),
    referrer: 'no-referrer',
  }
}

/** A narrow column with one form or message about an account. */
export async function AccountStep({ params, children }: { params: Params; children: ReactNode }) {
  const market = await pageMarket((await params).market)
  if (!market) notFound()
  return (
    <div className="page-x flex min-h-[60dvh] flex-col items-center py-12 md:py-20">
      <div className="w-full max-w-form">
        <IntlScope market={market} areas={['account', 'access', 'profile']}>
          <StepLinks reset={routeHref(market.language, 'accounts/reset-password')}>{children}</StepLinks>
        </IntlScope>
      </div>
    </div>
  )
}
