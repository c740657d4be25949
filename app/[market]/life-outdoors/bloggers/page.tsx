import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { authorCrumbs, AuthorsView } from '@/components/journal/authors-view'
import { getIntl } from '@/lib/intl/server'
import { journalSections } from '@/lib/pages/journal'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata, routePaths } from '@/lib/seo/metadata'
import { breadcrumbsJsonLd } from '@/lib/seo/schemas'
import { getAuthors } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  const intl = getIntl(market.language)
  return pageMetadata(market, {
    title: intl.formatMessage({ id: 'content.bloggers_title' }),
    description: intl.formatMessage({ id: 'content.bloggers_text' }),
    paths: routePaths('life-outdoors/bloggers'),
  })
}

/** The authors of Life outdoors (spec 1 §2). */
export default async function Bloggers({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  return (
    <>
      <JsonLd data={breadcrumbsJsonLd(market.language, authorCrumbs(market.language))} />
      <AuthorsView authors={await getAuthors(market)} language={market.language} sections={await journalSections()} />
    </>
  )
}
