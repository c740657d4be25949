import { join } from 'node:path'

import { config } from '@/lib/config/env'
import { imageUrl } from '@/lib/images/url'
import type { Market } from '@/lib/market/market'
import { type FeedForm, feedXml, isOwnFeed, parseFeedName } from '@/lib/seo/feed'
import { getInitConfig } from '@/lib/shop-api/cached'
import { FEED_TAGS, readFeedPart } from '@/lib/shop-api/feed'
import { storedFile, TooManyFiles } from '@/lib/shop-api/stored-files'

export const dynamic = 'force-dynamic'

const HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  vary: 'accept-encoding',
}

interface Context {
  params: Promise<{ file: string }>
}

async function* feedOf({ form, market }: { form: FeedForm; market: Market }): AsyncGenerator<string> {
  const { routing, shopName } = config()
  const { currencyRate } = await getInitConfig(market)
  const imageAddress = (path: string) => new URL(imageUrl(path, { w: 1280 }), routing.origin).href
  yield* feedXml({ form, routing, market, shopName, currencyRate, imageAddress, now: Date.now() }, (after) =>
    readFeedPart(market, after),
  )
}

/** The front door sets Content-Encoding from `x-encoded`: Next would remove it. Without the front door the file is sent unpacked. */
function isGzipAccepted(request: Request): boolean {
  return process.env.SHOP_FRONT_DOOR === '1' && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
}

/**
 * GET /feeds/fi.fi.eur.xml, /feeds/meta.fi.fi.eur.xml: the products of a market for Google or Meta, from a file that is made when products have changed; 404 for
 * any other name, 304 for a client that has the file, 503 while several others are being made for the first time.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const name = (await params).file
  const feed = parseFeedName(name)
  if (!feed) return new Response('Not found', { status: 404 })
  const { dataDir, routing } = config()
  try {
    const file = await storedFile(name, {
      folder: join(dataDir, 'feeds'),
      tags: FEED_TAGS,
      stays: (other) => isOwnFeed(other, routing),
      pieces: () => feedOf(feed),
    })
    const headers = {
      ...HEADERS,
      etag: `"${file.madeAt.toString(36)}"`,
      'last-modified': new Date(file.madeAt).toUTCString(),
    }
    if (request.headers.get('if-none-match')?.includes(headers.etag))
      return new Response(null, { status: 304, headers })
    return isGzipAccepted(request)
      ? new Response(file.open('gzip'), { headers: { ...headers, 'x-encoded': 'gzip' } })
      : new Response(file.open('text'), { headers })
  } catch (error) {
    if (!(error instanceof TooManyFiles)) throw error
    return new Response('Try again in a minute', {
      status: 503,
      headers: { 'retry-after': '60', 'cache-control': 'no-store' },
    })
  }
}
