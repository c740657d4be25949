import { config } from '@/lib/config/env'
import { imageUrl } from '@/lib/images/url'
import { feedXml, parseFeedName } from '@/lib/seo/feed'
import { streamOf } from '@/lib/seo/xml'
import { getInitConfig } from '@/lib/shop-api/cached'
import { readFeedPart } from '@/lib/shop-api/feed'

export const dynamic = 'force-dynamic'

/** Feeds that are being made, each with the time it began: each asks the database for all the goods there are. */
const underWay = new Map<symbol, number>()
const MAX_AT_ONCE = 2
/** ms after which a feed that nobody reads any more gives its place away. */
const GIVEN_UP = 15 * 60_000

/** Takes a place; gives what gives it back, or null while none is free. */
function takePlace(): (() => void) | null {
  const now = Date.now()
  for (const [key, began] of underWay) if (now - began > GIVEN_UP) underWay.delete(key)
  if (underWay.size >= MAX_AT_ONCE) return null
  const key = Symbol('feed')
  underWay.set(key, now)
  return () => void underWay.delete(key)
}

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

interface Context {
  params: Promise<{ file: string }>
}

/** GET /feeds/fi.fi.eur.xml: the goods of a market for merchants' services; 404 for any other name, 503 while two are being made. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const market = parseFeedName((await params).file)
  if (!market) return new Response('Not found', { status: 404 })
  const giveBack = takePlace()
  if (!giveBack) return new Response('Try again in a minute', { status: 503, headers: { 'retry-after': '60', 'cache-control': 'no-store' } })
  try {
    const { routing, shopName } = config()
    const { currencyRate } = await getInitConfig(market)
    const imageAddress = (path: string) => new URL(imageUrl(path, { w: 1280 }), routing.origin).href
    const pieces = feedXml({ routing, market, shopName, currencyRate, imageAddress, now: Date.now() }, (after) => readFeedPart(market, after))
    return new Response(streamOf(pieces, giveBack), { headers: HEADERS })
  } catch (error) {
    giveBack()
    throw error
  }
}

/** Without a body nothing has to be made. */
export async function HEAD(_: Request, { params }: Context): Promise<Response> {
  return parseFeedName((await params).file) ? new Response(null, { headers: HEADERS }) : new Response(null, { status: 404 })
}
