import { config } from '@/lib/config/env'
import { imageUrl } from '@/lib/images/url'
import { parseSitemapName, type SitemapEntry, sitemapXml, staticEntries, storeEntries } from '@/lib/seo/sitemap'
import { streamOf } from '@/lib/seo/xml'
import { marketOf } from '@/lib/market/market'
import { getResources, getSitemap } from '@/lib/shop-api/cached'

export const dynamic = 'force-dynamic'

/** The slugs of stores are the same in every market. */
async function stores(): Promise<SitemapEntry[]> {
  const market = marketOf('fi', 'fi', 'eur')
  return market ? storeEntries((await getResources(market)).stores) : []
}

/** One file of the sitemap index; 404 for any name that the index does not list. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const file = parseSitemapName((await params).file)
  if (!file) return new Response('Not found', { status: 404 })
  const { pages, entries } = await getSitemap(file.type, file.page)
  const isFirstOfPages = file.type === 'pages' && file.page === 1
  if (file.page > pages && !isFirstOfPages) return new Response('Not found', { status: 404 })
  const all = isFirstOfPages ? [...staticEntries(), ...(await stores()), ...entries] : entries
  const pieces = sitemapXml(config().routing, file.language, all, (path) => imageUrl(path, { w: 1280 }))
  return new Response(streamOf(pieces), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
