import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ContentView } from '@/components/content/content-view'
import { pageCrumbs } from '@/components/content/static-page'
import { PageEvent } from '@/components/layout/page-event'
import { config } from '@/lib/config/env'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbsJsonLd } from '@/lib/seo/schemas'
import { pageMarket } from '@/lib/shop-api/page-market'
import { readStaticPage } from '@/lib/shop-api/static-page'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; slug: string[] }>
}

async function load({ params }: Props) {
  const { market: segment, slug } = await params
  const market = await pageMarket(segment)
  const page = market && (await readStaticPage(market, slug.map(decodeURIComponent).join('/')))
  return market && page ? { market, page } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return {}
  const { market, page } = found
  return pageMetadata(market, {
    title: page.title || config().shopName,
    description: page.metaDescription,
    paths: page.slugs,
    image: page.image,
  })
}

export default async function ContentPage(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  const { market, page } = found
  const { language } = market
  return (
    <>
      <JsonLd data={breadcrumbsJsonLd(language, pageCrumbs(page, language))} />
      <PageEvent market={market} page="content" />
      <ContentView market={market} page={page} />
    </>
  )
}
