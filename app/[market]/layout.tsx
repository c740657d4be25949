import '../globals.css'

import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { MarketRoot } from '@/components/layout/market-root'
import { config } from '@/lib/config/env'
import { confirmMarket } from '@/lib/shop-api/page-market'

import { fontVariables } from '../fonts'
import { THEME_COLORS } from '../theme-colors'

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLORS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLORS.dark },
  ],
}

export function generateMetadata(): Metadata {
  const { origin, shopName } = config()
  return {
    metadataBase: new URL(origin),
    title: shopName,
    applicationName: shopName,
    manifest: '/manifest.json',
    formatDetection: { telephone: false },
  }
}

/** The root layout of every storefront page. Middleware sets `market`. */
export default async function MarketLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ market: string }>
}) {
  const confirmed = await confirmMarket((await params).market)
  if (!confirmed) notFound()
  return (
    <MarketRoot {...confirmed} fontVariables={fontVariables}>
      {children}
    </MarketRoot>
  )
}
