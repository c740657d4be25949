import type { Metadata } from 'next'

import { GroupRoute, groupMetadata } from '@/app/[market]/group/group-route'
import type { PageQuery } from '@/lib/seo/metadata'
import { now } from '@/lib/cache/tag-clock.mjs'
import { readTags } from '@/lib/cache/tags'
import { searchOf } from '@/lib/seo/search-string'
import { getGroup } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'
import { reportCacheablePage } from '@/lib/shop-api/report-cacheable-page'

interface Props {
  params: Promise<{ market: string; path: string[] }>
  searchParams: Promise<PageQuery>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return groupMetadata(await params, await searchParams)
}

/** A group with filters, a sort order or a page number in the query, for crawlers and for browsers without JavaScript. */
export default async function FilteredGroupPage({ params, searchParams }: Props) {
  const began = now()
  const [{ market: segment, path }, query] = await Promise.all([params, searchParams])
  const page = await GroupRoute({ market: segment, path }, query, searchOf(query))
  const market = await pageMarket(segment)
  const group = market && (await getGroup(market, path.filter(Boolean).join('/').toLowerCase()))
  if (group)
    await reportCacheablePage(
      `/${segment}/group-list/${path.join('/')}/`,
      [...readTags.groupList(group.id), ...readTags.group(market.language, group.path)],
      began,
    )
  return page
}
