import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { localizedPath } from '@/lib/market/paths'
import { pageMarket } from '@/lib/shop-api/page-market'

import { articleMetadata, ArticleRoute } from '../../journal-route'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; slug: string }>
}

async function load({ params }: Props) {
  const { market: segment, slug } = await params
  const market = await pageMarket(segment)
  return (
    market && {
      market,
      path: localizedPath(
        'life-outdoors/blog/post',
        { slug: decodeURIComponent(slug).toLowerCase() },
        market.language,
      ).slice(1, -1),
    }
  )
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  return found ? articleMetadata(found.market, found.path) : {}
}

/** A post of the blog (spec 1 §2). */
export default async function BlogPost(props: Props) {
  const { market, path } = (await load(props)) ?? notFound()
  return ArticleRoute(market, path)
}
