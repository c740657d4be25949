import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { StyleGuide } from '@/components/style-guide/style-guide'
import { hasDemo } from '@/lib/demo/load'
import { getIntl } from '@/lib/intl/server'
import { NOINDEX, pageMetadata, routePaths } from '@/lib/seo/metadata'
import { getMarketConfig, pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  const title = getIntl(market.language).formatMessage({ id: 'style.title' })
  return pageMetadata(market, { title, paths: routePaths('style-guide'), robots: NOINDEX })
}

/** The design tokens and the components (spec 1 §2). */
export default async function StyleGuidePage({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  const [{ currencyRate }, css] = await Promise.all([
    getMarketConfig(market),
    readFile(join(process.cwd(), 'app/styles/theme.css'), 'utf8'),
  ])
  return <StyleGuide market={market} currencyRate={currencyRate} css={css} pictures={hasDemo()} />
}
