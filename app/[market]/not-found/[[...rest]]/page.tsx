import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { missingPath } from '@/lib/errors/not-found-message'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { decodeMarket } from '@/lib/market/market'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; rest?: string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { market: segment, rest = [] } = await params
  const market = decodeMarket(segment)
  if (!market) return {}
  const { id, path } = missingPath(rest)
  return pageMetadata(market, { title: getIntl(market.language).formatMessage({ id }, { path }) })
}

/**
 * Middleware sends here, with the status 404, what no route and no slug list knows. It does not throw notFound(): Next
 * leaves the drawing of a thrown 404 to the browser, and whoever has no script would see nothing.
 */
export default async function NothingHere({ params }: Props) {
  const { market: segment, rest = [] } = await params
  const market = decodeMarket(segment)
  if (!market) notFound()
  return (
    <IntlScope market={market} areas={['errors']}>
      <NotFoundScreen message={missingPath(rest)} />
    </IntlScope>
  )
}
