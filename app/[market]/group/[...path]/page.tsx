import type { Metadata } from 'next'

import { GroupRoute, groupMetadata } from '../group-route'

export const revalidate = 3600
/** No page is rendered at build time. Each one is rendered at its first request and then cached. */
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; path: string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return groupMetadata(await params)
}

/** A product group without a query: static in each market. */
export default async function GroupPage({ params }: Props) {
  return GroupRoute(await params)
}
