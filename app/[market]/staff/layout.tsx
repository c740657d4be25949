import type { ReactNode } from 'react'

import { DeskLinks } from '@/components/staff/desk-links'
import { pageMarket } from '@/lib/shop-api/page-market'

/** Links between the staff pages, above each of them. */
export default async function StaffLayout({
  params,
  children,
}: {
  params: Promise<{ market: string }>
  children: ReactNode
}) {
  const market = await pageMarket((await params).market)
  return (
    <>
      {market && (
        <div className="page-x pt-4">
          <DeskLinks language={market.language} />
        </div>
      )}
      {children}
    </>
  )
}
