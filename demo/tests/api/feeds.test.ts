import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { config } from '@/lib/config/env'
import { defaultCountryAndCurrency, LANGUAGES } from '@/lib/market/languages'
import { type Market, marketOf } from '@/lib/market/market'
import { type FeedForm, feedXml } from '@/lib/seo/feed'
import { robotsText } from '@/lib/seo/robots'
import { readFeedPart } from '@/lib/shop-api/feed'
import { feedFaults } from '@/scripts/crawl/feed-rules'
import type { TestDatabase } from '@/tests/support/fresh-database'
import { whole } from '@/tests/support/xml'

import { demoDatabase } from '../demo-database'

let database: TestDatabase
beforeAll(async () => {
  database = await demoDatabase()
}, 120_000)
afterAll(() => database.drop())

const RATES: Readonly<Record<string, number>> = { sek: 11.37, usd: 1.08, jpy: 163, chf: 0.95 }

/** Each part is read once for both forms. */
const parts = new Map<string, ReturnType<typeof readFeedPart>>()
function partOf(market: Market, after: number): ReturnType<typeof readFeedPart> {
  const key = `${market.language} ${market.country} ${after}`
  const part = parts.get(key) ?? readFeedPart(market, after)
  parts.set(key, part)
  return part
}

function feedOf(market: Market, form: FeedForm): Promise<string> {
  const { routing, origin } = config()
  const options = {
    form,
    routing,
    market,
    shopName: 'Trail',
    currencyRate: RATES[market.currency] ?? 1,
    now: Date.now(),
    imageAddress: (path: string) => `${origin}/media/${path}?w=1280`,
  }
  return whole(feedXml(options, (after) => partOf(market, after)))
}

const own = LANGUAGES.map((language) => {
  const { country, currency } = defaultCountryAndCurrency(language)
  return [language, country, currency] as const
})
const MARKETS = [...own, ['de', 'ch', 'chf'], ['en', 'jp', 'jpy']] as const

describe('issue 15 the feeds of the demo catalogue follow the published rules', () => {
  it.each(MARKETS)('%s %s %s, in both forms', async (language, country, currency) => {
    const market = marketOf(language, country, currency)
    if (!market) throw new Error('no market')
    const { rows } = await db().execute<{ slug: string }>(sql`select slug from properties`)
    const robots = robotsText(
      config().routing,
      rows.map(({ slug }) => slug),
    )
    for (const form of ['google', 'meta'] as const) {
      const xml = await feedOf(market, form)
      expect(xml.split('<item>').length).toBeGreaterThan(500)
      expect(feedFaults(xml, form, market, robots)).toEqual([])
    }
  })

  it('say whom goods are for, their category, the price of members and the content; gas stays in Finland', async () => {
    const [finland, germany] = await Promise.all(
      (['fi', 'de'] as const).map((country) => feedOf(marketOf('en', country, 'eur') as Market, 'google')),
    )
    const count = (text: string, xml = finland) => (xml ?? '').split(text).length - 1
    const items = count('<item>')
    expect(count('<g:google_product_category>')).toBe(items)
    for (const text of ['<g:gender>female<', '<g:gender>male<', '<g:age_group>kids<', '<g:size_system>EU<'])
      expect(count(text), text).toBeGreaterThan(50)
    for (const text of ['<g:loyalty_program>', '<g:unit_pricing_measure>', '<g:condition>used<', '<g:size>one size<'])
      expect(count(text), text).toBeGreaterThan(5)
    // The category of a used product is that of the same product when it is new.
    expect(/<item>(?:(?!<\/item>).)*Kuru Pro 3L, used.*?<\/item>/.exec(finland ?? '')?.[0]).toContain(
      '<g:google_product_category>5598<',
    )
    expect([count('<g:attribute_name>H220<'), count('<g:attribute_name>H220<', germany)]).toEqual([
      expect.toSatisfy((found: number) => found > 0),
      0,
    ])
  })
})
