import { config } from '@/lib/config/env'
import { SITEMAP_TYPES, sitemapIndexXml, type SitemapType } from '@/lib/seo/sitemap'
import { getSitemap } from '@/lib/shop-api/cached'

export const dynamic = 'force-dynamic'

/** The sitemap index. */
export async function GET(): Promise<Response> {
  const counts = await Promise.all(
    SITEMAP_TYPES.map(async (type) => [type, (await getSitemap(type, 1)).pages] as const),
  )
  const pages = Object.fromEntries(counts) as Record<SitemapType, number>
  // The static routes need a file even when the database has no pages.
  const xml = sitemapIndexXml(config().routing, { ...pages, pages: Math.max(1, pages.pages) })
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
