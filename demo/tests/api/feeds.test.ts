import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { config } from '@/lib/config/env'
import type { FeedItem } from '@/lib/contract/schemas/feed'
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

/** The feed of each market is checked for another part of the models. */
const SHARES = 9

const RATES: Readonly<Record<string, number>> = { sek: 11.37, usd: 1.08, jpy: 163, chf: 0.95 }

/** The items of a market, each part read once for both forms. `share`: only the models of this ninth, because a whole feed takes long to check. */
async function itemsOf(market: Market, share: number | null): Promise<FeedItem[]> {
  const all: FeedItem[] = []
  for (let after: number | null = 0; after !== null; ) {
    const { items, next }: Awaited<ReturnType<typeof readFeedPart>> = await readFeedPart(market, after)
    all.push(...items.filter(({ model_id: id }) => share === null || id % SHARES === share))
    after = next
  }
  return all
}

function feedOf(market: Market, form: FeedForm, items: readonly FeedItem[]): Promise<string> {
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
  return whole(feedXml(options, () => Promise.resolve({ items, next: null })))
}

const own = LANGUAGES.map((language) => ({ language, ...defaultCountryAndCurrency(language) }))
const MARKETS = [
  ...own,
  { language: 'de', country: 'ch', currency: 'chf' },
  { language: 'en', country: 'jp', currency: 'jpy' },
].map(({ language, country, currency }, index) => [language, country, currency, index % SHARES] as const)

/** The machine may be busy. */
const PATIENT = { timeout: 180_000 }

describe('issue 15 the feeds of the demo catalogue follow the published rules', PATIENT, () => {
  it.each(MARKETS)('%s %s %s, in both forms', async (language, country, currency, share) => {
    const market = marketOf(language, country, currency)
    if (!market) throw new Error('no market')
    const { rows } = await db().execute<{ slug: string }>(sql`select slug from properties`)
    const robots = robotsText(
      config().routing,
      rows.map(({ slug }) => slug),
    )
    const items = await itemsOf(market, share)
    expect(items.length).toBeGreaterThan(200)
    for (const form of ['google', 'meta'] as const) {
      const xml = await feedOf(market, form, items)
      expect(feedFaults(xml, form, market, robots)).toEqual([])
    }
  })

  it('say whom goods are for, their category, the price of members and the content; gas stays in Finland', async () => {
    const [finland, germany] = await Promise.all(
      (['fi', 'de'] as const).map(async (country) => {
        const market = marketOf('en', country, 'eur') as Market
        return feedOf(market, 'google', await itemsOf(market, null))
      }),
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
