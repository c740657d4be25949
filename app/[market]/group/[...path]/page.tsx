import type { Metadata } from 'next'

import { GroupRoute, groupMetadata } from '../group-route'

export const revalidate = 3600
/** Nothing is known when the shop is built; each page is made when it is first asked for. */
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; path: string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return groupMetadata(await params)
}

/** A product group without filters: static in its market. */
export default async function GroupPage({ params }: Props) {
  return GroupRoute(await params)
}
