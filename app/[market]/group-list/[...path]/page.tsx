import type { Metadata } from 'next'

import { GroupRoute, groupMetadata } from '@/app/[market]/group/group-route'
import { type PageQuery } from '@/components/grid/list-source'
import { searchOf } from '@/lib/seo/search-string'

interface Props { params: Promise<{ market: string; path: string[] }>; searchParams: Promise<PageQuery> }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return groupMetadata(await params, await searchParams)
}

/** The same group with filters, an order or a page of its list, for crawlers and shoppers without script. */
export default async function FilteredGroupPage({ params, searchParams }: Props) {
  const query = await searchParams
  return GroupRoute(await params, query, searchOf(query))
}
