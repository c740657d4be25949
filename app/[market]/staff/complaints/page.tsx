import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { StaffDesk } from '@/components/staff/staff-desk'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { NOINDEX, pageMetadata, routePaths } from '@/lib/seo/metadata'
import { getResources } from '@/lib/shop-api/cached'
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
    title: getIntl(market.language).formatMessage({ id: 'staff.complaints_title' }),
    paths: routePaths('staff/complaints'),
    robots: NOINDEX,
  })
}

/** The complaints for staff. The HTML contains none of them: the browser requests them, and the back end answers only staff. */
export default async function StaffComplaints({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  const { stores } = await getResources(market)
  return (
    <div className="page-x min-h-[60dvh] py-8 md:py-12">
      <h1 className="mb-10 text-5xl">{getIntl(market.language).formatMessage({ id: 'staff.complaints_title' })}</h1>
      <IntlScope market={market} areas={['staff', 'complaint', 'wizard']}>
        <StaffDesk stores={Object.fromEntries(stores.map(({ slug, name }) => [slug, name]))} />
      </IntlScope>
    </div>
  )
}
