/** Rewrites every page URL to its internal route: market, translated path, trailing slash. The rules are in lib/market/resolve-request. */
import { NextResponse, type NextRequest } from 'next/server'
import { config as shopConfig } from '@/lib/config/env'
import { decideRequest } from '@/lib/market/decide-request'
import { type Decision } from '@/lib/market/resolve-request'
import { published } from '@/lib/process/state.mjs'

/**
 * Does not run for Next's own files, the API, media and file names, which need no rewrite. A path that begins like a market segment is
 * always checked, even if it looks like a file name, so that no internal route can be reached from outside. So is the page of an earlier shop,
 * which can have a redirect.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next(?:/|$)|api(?:/|$)|media(?:/|$)|(?:[^/]+/)*[^/@]+\\.[A-Za-z0-9]{1,8}$).*)',
    '/:market([A-Za-z]{2}\\.[A-Za-z]{2}\\.[A-Za-z]{3})/:path*',
    '/(.*\\.(?:html?|php|aspx?|jsp))',
  ],
}

export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = new URL(request.url)
  const decision = decideRequest(
    {
      method: request.method,
      host: request.headers.get('host'),
      url: pathname + search,
      header: (name) => request.headers.get(name),
    },
    { config: shopConfig().resolve, slugs: published('routeSlugs'), ipCountry: published('ipCountry') },
  )
  return answer(decision, request.url)
}

function answer(decision: Decision, base: string): NextResponse {
  switch (decision.kind) {
    case 'pass':
      return NextResponse.next()
    case 'unknown-host':
      return new NextResponse('Misdirected Request', {
        status: 421,
        headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
      })
    case 'redirect': {
      // Next shortens a Location on its own host to a path, so this is right on every host.
      const response = NextResponse.redirect(new URL(decision.location, base), decision.status)
      if (decision.status === 307) response.headers.set('cache-control', 'private, no-store')
      return response
    }
    case 'rewrite': {
      // The 404 page is an ordinary page: with notFound() it would be rendered only in the browser.
      const status = /^\/[^/]+\/not-found\//.test(decision.internalPath) ? 404 : 200
      return NextResponse.rewrite(new URL(decision.internalPath + decision.search, base), { status })
    }
  }
}
