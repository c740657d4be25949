import '../../globals.css'

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { MarketRoot } from '@/components/layout/market-root'
import { initConfigFallback, isLanguage } from '@/lib/market/languages'
import { type Market, marketOf } from '@/lib/market/market'
import { NOINDEX } from '@/lib/seo/metadata'

import { fontVariables } from '../../fonts'

/** Made for one person at each request: never stored. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: NOINDEX, referrer: 'no-referrer' }

interface Props {
  children: ReactNode
  params: Promise<{ language: string }>
}

function marketIn(language: string): Market | null {
  if (!isLanguage(language)) return null
  const { country, currency } = initConfigFallback(language)
  return marketOf(language, country, currency)
}

/** The frame of the shop around a page that is not published yet. */
export default async function PreviewLayout({ children, params }: Props) {
  const market = marketIn((await params).language) ?? notFound()
  return (
    <MarketRoot market={market} isFallback={false} fontVariables={fontVariables}>
      {children}
    </MarketRoot>
  )
}
