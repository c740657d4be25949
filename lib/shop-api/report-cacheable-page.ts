import 'server-only'

import { headers } from 'next/headers'

import { reportPage } from '@/lib/cache/page-reports'
import { tag } from '@/lib/cache/tags'

/** The tags of header, menus and footer on every page, and of what may have failed while a list was rendered. */
const FRAME = [
  ...[tag.resources, tag.settings, tag.banners, tag.keywords, tag.currencies, tag.slugs],
  ...[tag.initConfigFailed, tag.listFailed],
]

/**
 * Reports a page to the front door so that it can cache it. For pages that Next renders for each request although they are the same for
 * every visitor of a market: lists with filters. `path` is the internal path, `tags` are the tags of the page's own data, `began` is when
 * its rendering began (`now` of the tag clock).
 */
export async function reportCacheablePage(path: string, tags: readonly string[], began: number): Promise<void> {
  const requestId = (await headers()).get('x-request-id')
  if (requestId !== null) reportPage(requestId, { path, tags: [...FRAME, ...tags], renderedAt: began })
}
