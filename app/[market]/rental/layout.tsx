import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { RentalFrame } from '@/components/rental/rental-frame'
import { getResources } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

/** The rental layout (spec 1 §2): around every page below /rental. */
export default async function RentalLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ market: string }>
}) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  const { stores } = await getResources(market)
  return (
    <RentalFrame language={market.language} stores={stores.filter(({ type }) => type === 'retail')}>
      {children}
    </RentalFrame>
  )
}
