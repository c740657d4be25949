/** Turns every page URL into its internal route: market, translated path, trailing slash. The rules are in lib/market/resolve-request. */
import { NextResponse, type NextRequest } from 'next/server'
import { config as shopConfig } from '@/lib/config/env'
import { clientAddress, noIpCountry } from '@/lib/market/detect'
import { readCookie } from '@/lib/market/cookies'
import { resolveRequest } from '@/lib/market/resolve-request'
import { published } from '@/lib/process/state.mjs'

/**
 * Off Next's own files, the API, media and file names, which would only pay for being let through. A path that begins like a market
 * segment is looked at even as a file name, so that nobody reaches an internal route past the rewrite.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next(?:/|$)|api(?:/|$)|media(?:/|$)|(?:[^/]+/)*[^/@]+\\.[A-Za-z0-9]{1,8}$).*)',
    '/:market([A-Za-z]{2}\\.[A-Za-z]{2}\\.[A-Za-z]{3})/:path*',
  ],
}

export function middleware(request: NextRequest): NextResponse {
  const shop = shopConfig()
  const { pathname, search } = new URL(request.url)
  const decision = resolveRequest({
    method: request.method,
    host: request.headers.get('host'),
    pathname,
    search,
    cookie: (name) => readCookie(request.headers.get('cookie'), name),
    header: (name) => request.headers.get(name) ?? undefined,
    config: shop.resolve,
    slugs: published('routeSlugs'),
    ip: clientAddress(request.headers.get('x-forwarded-for'), null, shop.trustProxy),
    ipCountry: published('ipCountry') ?? noIpCountry,
  })
  switch (decision.kind) {
    case 'pass':
      return NextResponse.next()
    case 'unknown-host':
      return new NextResponse('Misdirected Request', {
        status: 421,
        headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' },
      })
    case 'redirect': {
      // Next writes a Location on its own host as a path, so this is right on every host.
      const response = NextResponse.redirect(new URL(decision.location, request.url), decision.status)
      if (decision.status === 307) response.headers.set('cache-control', 'private, no-store')
      return response
    }
    case 'rewrite': {
      // The 404 page is an ordinary page: a thrown notFound() would be drawn by the browser only.
      const status = /^\/[^/]+\/not-found\//.test(decision.internalPath) ? 404 : 200
      return NextResponse.rewrite(new URL(decision.internalPath + decision.search, request.url), { status })
    }
  }
}
