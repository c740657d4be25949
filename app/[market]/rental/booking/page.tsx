import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { RentalManage } from '@/components/rental/rental-manage'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
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
  const metadata = pageMetadata(market, {
    title: getIntl(market.language).formatMessage({ id: 'rental.booking_title' }),
    paths: routePaths('rental/booking'),
    robots: NOINDEX,
  })
  // The address can hold the secret of a booking.
  return { ...metadata, referrer: 'no-referrer' }
}

/** A rental booking, opened by the link in its mail. The HTML contains none: the browser asks for it with the secret. */
export default async function RentalBookingPage({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  return (
    <div className="page-x min-h-[60dvh] py-8 md:py-12">
      <div className="max-w-[45rem]">
        <h1 className="mb-8 text-4xl">{getIntl(market.language).formatMessage({ id: 'rental.booking_title' })}</h1>
        <IntlScope market={market} areas={['rental']}>
          <RentalManage />
        </IntlScope>
      </div>
    </div>
  )
}
