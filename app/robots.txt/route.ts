import { config } from '@/lib/config/env'
import { marketOf } from '@/lib/market/market'
import { robotsText } from '@/lib/seo/robots'
import { getResources } from '@/lib/shop-api/cached'

// The origin is configuration of the running shop, not of the build.
export const dynamic = 'force-dynamic'

/**
 * Query names of the filters by property; none while the shop API does not answer: crawlers would treat a failing robots.txt as a closed
 * site.
 */
async function propertyFilters(): Promise<string[]> {
  const market = marketOf('fi', 'fi', 'eur')
  if (!market) return []
  try {
    return (await getResources(market)).propertyFilters.map(({ slug }) => slug)
  } catch {
    return []
  }
}

export async function GET(): Promise<Response> {
  return new Response(robotsText(config().routing, await propertyFilters()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
