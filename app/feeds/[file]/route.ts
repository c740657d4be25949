import { config } from '@/lib/config/env'
import { imageUrl } from '@/lib/images/url'
import { feedXml, parseFeedName } from '@/lib/seo/feed'
import { createStreamSlots } from '@/lib/seo/stream-slots'
import { streamOf } from '@/lib/seo/xml'
import { getInitConfig } from '@/lib/shop-api/cached'
import { readFeedPart } from '@/lib/shop-api/feed'

export const dynamic = 'force-dynamic'

/**
 * Few at the same time, because each feed reads all products from the database. A merchant's service reads the next part in far less than 5
 * s.
 */
const slots = createStreamSlots({ limit: 2, maxIdleMs: 5_000 })

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

interface Context {
  params: Promise<{ file: string }>
}

/**
 * GET /feeds/fi.fi.eur.xml: the products of a market for merchants' services; 404 for any other name, 503 while two others are being sent.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const market = parseFeedName((await params).file)
  if (!market) return new Response('Not found', { status: 404 })
  const slot = slots.take()
  if (!slot)
    return new Response('Try again in a minute', {
      status: 503,
      headers: { 'retry-after': '60', 'cache-control': 'no-store' },
    })
  try {
    const { routing, shopName } = config()
    const { currencyRate } = await getInitConfig(market)
    const imageAddress = (path: string) => new URL(imageUrl(path, { w: 1280 }), routing.origin).href
    const pieces = feedXml({ routing, market, shopName, currencyRate, imageAddress, now: Date.now() }, (after) =>
      readFeedPart(market, after),
    )
    return new Response(streamOf(slot.tracked(pieces), slot.release, slot.signal), { headers: HEADERS })
  } catch (error) {
    slot.release()
    throw error
  }
}

/** The headers alone need no feed. */
export async function HEAD(_: Request, { params }: Context): Promise<Response> {
  return parseFeedName((await params).file)
    ? new Response(null, { headers: HEADERS })
    : new Response(null, { status: 404 })
}
