import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { authorCrumbs, AuthorView } from '@/components/journal/authors-view'
import { localizedPath } from '@/lib/market/paths'
import { journalSections } from '@/lib/pages/journal'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbsJsonLd } from '@/lib/seo/schemas'
import { getArticles, getAuthors } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; blogger: string }>
}

async function load({ params }: Props) {
  const { market: segment, blogger } = await params
  const market = await pageMarket(segment)
  if (!market) return null
  const path = localizedPath(
    'life-outdoors/bloggers/blogger',
    { blogger: decodeURIComponent(blogger).toLowerCase() },
    market.language,
  ).slice(1, -1)
  const author = (await getAuthors(market)).find(({ slug }) => slug === path)
  return author ? { market, author } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return {}
  const {
    market,
    author: { title, metaDescription, slugs, image },
  } = found
  return pageMetadata(market, { title, description: metaDescription, paths: slugs, image })
}

/** An author of Life outdoors with all their articles (spec 1 §2). */
export default async function Blogger(props: Props) {
  const { market, author } = (await load(props)) ?? notFound()
  const { language } = market
  return (
    <>
      <JsonLd data={breadcrumbsJsonLd(language, authorCrumbs(language, author.title))} />
      <AuthorView
        author={author}
        articles={await getArticles(market, undefined, author.key)}
        language={language}
        sections={await journalSections()}
      />
    </>
  )
}
