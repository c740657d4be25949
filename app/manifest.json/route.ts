import { config } from '@/lib/config/env'

import { THEME_COLORS } from '../theme-colors'

// The name is configuration of the running shop, not of the build.
export const dynamic = 'force-dynamic'

/** The web app manifest. It is not app/manifest.ts, because the middleware does not recognise the file extension of its address. */
export function GET(): Response {
  const { shopName } = config()
  const manifest = {
    name: shopName,
    short_name: shopName,
    start_url: '/',
    display: 'browser',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: [192, 512].map((edge) => ({ src: `/icon-${edge}.png`, sizes: `${edge}x${edge}`, type: 'image/png' })),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  })
}
