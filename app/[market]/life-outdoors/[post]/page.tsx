import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'

import { sectionAt, sectionHref } from '@/lib/content/article-sections'
import { localizedPath } from '@/lib/market/paths'
import { pathHref } from '@/lib/seo/hrefs'
import { pageMarket } from '@/lib/shop-api/page-market'

import { articleMetadata, ArticleRoute, journalMetadata, JournalRoute } from '../journal-route'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; post: string }>
}

async function load({ params }: Props) {
  const { market: segment, post } = await params
  const market = await pageMarket(segment)
  if (!market) return null
  const path = localizedPath(
    'life-outdoors/post',
    { post: decodeURIComponent(post).toLowerCase() },
    market.language,
  ).slice(1, -1)
  return { market, path, section: sectionAt(decodeURIComponent(post).toLowerCase()) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return {}
  return found.section ? journalMetadata(found.market, found.section) : articleMetadata(found.market, found.path)
}

/** A section of Life outdoors (guides, tests, events), or an article in one of them (spec 1 §2). */
export default async function LifePost(props: Props) {
  const { market, path, section } = (await load(props)) ?? notFound()
  if (!section) return ArticleRoute(market, path)
  const own = sectionHref(market.language, section)
  // The address has the section's name in another language.
  if (own !== pathHref(market.language, path)) permanentRedirect(own)
  return JournalRoute(market, section)
}
