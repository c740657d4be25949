import { notFound } from 'next/navigation'

import { PlannedView } from '@/components/preview/planned-view'
import { initConfigFallback, isLanguage } from '@/lib/market/languages'
import { marketOf } from '@/lib/market/market'
import { officeCall } from '@/lib/office/server'

interface Props {
  params: Promise<{ language: string; record: string }>
  searchParams: Promise<{ tab?: string | string[]; version?: string | string[] }>
}

/** A content page as it is saved, for people who may see it in the back office; everybody else is sent to the log-in. */
export default async function PagePreview({ params, searchParams }: Props) {
  const { language, record } = await params
  if (!isLanguage(language)) notFound()
  const { country, currency } = initConfigFallback(language)
  const market = marketOf(language, country, currency) ?? notFound()
  const { tab, version } = await searchParams
  const planned = typeof version === 'string' ? { version } : {}
  const shown = await officeCall('officePagePreview', { params: { page: record }, query: { language, ...planned } })
  const addressOf = (path = '') => {
    const query = [...Object.entries(planned), ...(path === '' ? [] : [['tab', path]])].map((pair) => pair.join('='))
    return `/hallinta-preview/${language}/${record}/${query.length > 0 ? `?${query.join('&')}` : ''}`
  }
  return <PlannedView market={market} shown={shown} addressOf={addressOf} tab={typeof tab === 'string' ? tab : ''} />
}
