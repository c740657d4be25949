import { notFound } from 'next/navigation'

import { ContentView } from '@/components/content/content-view'
import { initConfigFallback, isLanguage } from '@/lib/market/languages'
import { marketOf } from '@/lib/market/market'
import { officeCall } from '@/lib/office/server'

interface Props {
  params: Promise<{ language: string; record: string }>
}

/** A content page as it is saved, for people who may see it in the back office; everybody else is sent to the log-in. */
export default async function PagePreview({ params }: Props) {
  const { language, record } = await params
  if (!isLanguage(language)) notFound()
  const { country, currency } = initConfigFallback(language)
  const market = marketOf(language, country, currency) ?? notFound()
  const page = await officeCall('officePagePreview', { params: { page: record }, query: { language } })
  return <ContentView market={market} page={page} />
}
