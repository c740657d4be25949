import 'server-only'

import { headers } from 'next/headers'

import { reportPage } from '@/lib/cache/page-reports'
import { tag } from '@/lib/cache/tags'

/** What the frame of every page is made of. */
const FRAME = [tag.resources, tag.settings, tag.banners, tag.keywords, tag.currencies, tag.slugs]

/**
 * Lets the front door keep a page that Next renders for each request, although it is the same for everyone in its market: a list with filters.
 * `path` is the internal path, `tags` are those of the page's own data, `began` is when its rendering began (`now` of the tag clock).
 */
export async function keepPage(path: string, tags: readonly string[], began: number): Promise<void> {
  const requestId = (await headers()).get('x-request-id')
  if (requestId !== null) reportPage(requestId, { path, tags: [...FRAME, ...tags], renderedAt: began })
}
