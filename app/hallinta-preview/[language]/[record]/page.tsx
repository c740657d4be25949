import { notFound } from 'next/navigation'

import { PlannedView } from '@/components/preview/planned-view'
import { initConfigFallback, isLanguage } from '@/lib/market/languages'
import { marketOf } from '@/lib/market/market'
import { officeCall } from '@/lib/office/server'

interface Props {
  params: Promise<{ language: string; record: string }>
  searchParams: Promise<{ tab?: string | string[] }>
}

/** A content page as it is saved, for people who may see it in the back office; everybody else is sent to the log-in. */
export default async function PagePreview({ params, searchParams }: Props) {
  const { language, record } = await params
  if (!isLanguage(language)) notFound()
  const { country, currency } = initConfigFallback(language)
  const market = marketOf(language, country, currency) ?? notFound()
  const [shown, { tab }] = await Promise.all([
    officeCall('officePagePreview', { params: { page: record }, query: { language } }),
    searchParams,
  ])
  const address = `/hallinta-preview/${language}/${record}/`
  return <PlannedView market={market} shown={shown} address={address} tab={typeof tab === 'string' ? tab : ''} />
}
