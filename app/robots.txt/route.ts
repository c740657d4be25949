import { config } from '@/lib/config/env'
import { robotsText } from '@/lib/seo/robots'

// The origin is configuration of the running shop, not of the build.
export const dynamic = 'force-dynamic'

/** Rules for crawlers. */
export function GET(): Response {
  return new Response(robotsText(config().routing), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
