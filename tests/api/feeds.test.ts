import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sitemap } from '@/lib/backend/domain/site/sitemap'
import { db } from '@/lib/backend/platform/database/pool'
import { priceOf, recordOf } from '@/lib/catalog/price'
import { config } from '@/lib/config/env'
import type { FeedItem } from '@/lib/contract/schemas/feed'
import { LANGUAGES } from '@/lib/market/languages'
import { type Market, marketOf } from '@/lib/market/market'
import { feedXml } from '@/lib/seo/feed'
import { sitemapXml } from '@/lib/seo/sitemap'
import { readFeedPart } from '@/lib/shop-api/feed'

import { get } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase, type Seeded } from '../support/seed'
import { ownTexts, parseXml, texts, whole } from '../support/xml'

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
})
afterAll(() => database.drop())

const REQUIRED = [
  'g:id',
  'g:title',
  'g:description',
  'g:link',
  'g:image_link',
  'g:availability',
  'g:price',
  'g:brand',
  'g:condition',
  'g:item_group_id',
  'g:shipping',
]

async function items(market: Market): Promise<FeedItem[]> {
  const all: FeedItem[] = []
  for (let after: number | null = 0; after !== null; ) {
    const part = await readFeedPart(market, after)
    all.push(...part.items)
    after = part.next
  }
  return all
}

describe('product feeds', () => {
  it.each(LANGUAGES)('%s: well-formed, every required field, prices and pictures as on the page', async (language) => {
    const market = marketOf(language, 'fi', 'eur') as Market
    await db().execute(
      sql`insert into model_images (model_id, path) select id, 'models/' || slug || '.svg' from models m where not exists (select 1 from model_images where model_id = m.id)`,
    )
    const xml = await whole(
      feedXml(
        {
          form: 'google',
          routing: config().routing,
          market,
          shopName: 'Trail',
          currencyRate: 1,
          now: Date.now(),
          imageAddress: (path) => `${config().origin}/media/${path}`,
        },
        (after) => readFeedPart(market, after),
      ),
    )
    const entries = [...parseXml(xml).getElementsByTagName('item')]
    expect(entries.length).toBeGreaterThan(10)
    for (const entry of entries)
      for (const name of REQUIRED) expect([name, ownTexts(entry, name)]).toEqual([name, [expect.stringMatching(/\S/)]])

    for (const [model, slug] of [
      ['storm-shell', 'norrsken'],
      ['rain-shell', 'norrsken'],
      ['outlet-parka', 'kallio'],
      ['fleece', 'kallio'],
    ] as const) {
      const { body } = await get(
        `/api/products/productmodel/${model}/?language=${language}&taxAreaId=1&manufacturer=${slug}`,
      )
      const page = body as unknown as {
        belongs_to_outlet: boolean
        show_discount_percentage: boolean
        name: string
        products: { id: number; prices: Parameters<typeof recordOf>[0]; stock_data: { in_stock: boolean } }[]
      }
      for (const variant of page.products) {
        const entry = entries.find((candidate) => ownTexts(candidate, 'g:id')[0] === String(variant.id))
        const record = recordOf(variant.prices, 1)
        if (!entry || !record) throw new Error(`The feed has no variant ${variant.id} of ${model}.`)
        const shown = priceOf(record, {
          isOutlet: page.belongs_to_outlet,
          discountsAllowed: page.show_discount_percentage,
        })
        const asked = ownTexts(entry, 'g:sale_price')[0] ?? ownTexts(entry, 'g:price')[0]
        expect([model, asked, ownTexts(entry, 'g:availability')[0]]).toEqual([
          model,
          `${(shown.active / 100).toFixed(2)} EUR`,
          variant.stock_data.in_stock ? 'in_stock' : 'out_of_stock',
        ])
        expect(ownTexts(entry, 'g:title')[0]).toContain(page.name)
      }
    }
  })

  it('D5.02 only what everyone can buy: nothing hidden, of a campaign, rented, bundled, blocked for the country or without a way to it', async () => {
    const market = marketOf('en', 'fi', 'eur') as Market
    const listed = async (country = 'fi') =>
      new Set((await items(marketOf('en', country, 'eur') as Market)).map(({ model_id }) => model_id))
    const id = (slug: string) => seeded.models[slug] ?? 0
    const all = await listed()
    expect([
      all.has(id('secret-prototype')),
      all.has(id('campaign-mug')),
      all.has(id('fleece')),
      all.has(id('used-storm-shell')),
    ]).toEqual([false, false, true, true])
    expect((await items(market)).find(({ model_id }) => model_id === id('used-storm-shell'))?.condition).toBe('used')
    expect((await items(market)).find(({ model_id }) => model_id === id('touring-ski'))?.availability).toBe('backorder')
    await db().execute(sql`update models set delivery_limit = '{"blockedCountries":["fi"]}' where id = ${id('fleece')}`)
    expect((await listed()).has(id('fleece'))).toBe(false)
    await db().execute(
      sql`update models set delivery_limit = '{"allowedDeliveryMethods":["store"]}' where id = ${id('fleece')}`,
    )
    expect((await listed()).has(id('fleece'))).toBe(false)
    await db().execute(sql`update models set delivery_limit = null, is_bundle = true where id = ${id('fleece')}`)
    expect((await listed()).has(id('fleece'))).toBe(false)
    await db().execute(sql`update models set is_bundle = false where id = ${id('fleece')}`)
  })

  it('comes in parts that miss nothing and repeat nothing', async () => {
    await db().execute(
      sql`insert into models (id, brand_id, slug, main_group_id, source, external_key) select 5000 + n, 1, 'part-' || n, 1, 'parts', 'p' || n from generate_series(1, 520) n`,
    )
    await db().execute(
      sql`insert into model_texts (model_id, language, name) select id, 'en', slug from models where source = 'parts'`,
    )
    await db().execute(
      sql`insert into variants (id, model_id, available) select id + 100000, id, 1 from models where source = 'parts'`,
    )
    await db().execute(
      sql`insert into prices (variant_id, price_area, active, regular) select v.id, 1, 1000, 1000 from variants v join models m on m.id = v.model_id where m.source = 'parts'`,
    )
    const ids = (await items(marketOf('en', 'fi', 'eur') as Market)).map(({ id }) => id)
    expect([new Set(ids).size, ids.filter((id) => id > 100_000).length]).toEqual([ids.length, 520])
    expect((await get('/api/product-feed/?language=en&country=fi&taxAreaId=1&after=2147483647')).body).toEqual({
      items: [],
      next: null,
    })
    expect((await get('/api/product-feed/?language=en&country=fi&taxAreaId=999')).status).toBe(400)
    await db().execute(sql`delete from models where source = 'parts'`)
  })
})

describe('sitemaps', () => {
  it('pages of products begin where the last one ended, however many models are left out between', async () => {
    await db().execute(
      sql`insert into models (id, brand_id, slug, main_group_id, source, external_key, is_public) select 20000 + n, 1, 'map-' || n, 1, 'map', 'm' || n, n % 3 > 0 from generate_series(1, 9000) n`,
    )
    await db().execute(
      sql`insert into model_texts (model_id, language, name) select id, 'en', slug from models where source = 'map'`,
    )
    const [first, second, third] = [
      await sitemap('products', 1),
      await sitemap('products', 2),
      await sitemap('products', 3),
    ]
    expect([first.pages, first.entries.length, second.pages, third.entries.length]).toEqual([2, 5000, 2, 0])
    const paths = [...first.entries, ...second.entries].map((entry) => entry.paths.en)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => path?.includes('/map-'))).toHaveLength(6000)
    await db().execute(sql`delete from models where source = 'map'`)
  })

  it('are well-formed in every language, with alternates that name each other, and pictures', async () => {
    const { entries } = await sitemap('products', 1)
    for (const language of LANGUAGES) {
      const root = parseXml(await whole(sitemapXml(config().routing, language, entries, (path) => `/media/${path}`)))
      const urls = [...root.getElementsByTagName('url')]
      expect(urls.length).toBe(entries.filter(({ paths }) => paths[language] !== undefined).length)
      for (const url of urls) {
        const hrefs = [...url.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('href'))
        expect(hrefs).toContain(texts(url, 'loc')[0])
      }
      expect(texts(root, 'image:loc').length).toBeGreaterThan(0)
    }
  })

  it('issue 15: a product changed when its texts, a price of it or what is sold out of it did', async () => {
    const modified = async () =>
      (await sitemap('products', 1)).entries.find(({ paths }) => paths.en === 'norrsken/storm-shell')?.modified
    const variant = sql`(select v.id from variants v join models m on m.id = v.model_id where m.slug = 'storm-shell' order by v.id limit 1)`
    const texts = await modified()
    await db().execute(sql`insert into price_history (variant_id, price_area, kind, amount, valid_from) values
      (${variant}, 1, 'regular', 20000, '2026-11-20T10:00:00Z'), (${variant}, 1, 'regular', 21000, '2099-01-01T00:00:00Z')`)
    await db().execute(sql`update models set updated_at = '2026-01-01T00:00:00Z' where slug = 'storm-shell'`)
    await db().execute(sql`update price_history h set valid_from = '2026-01-01T00:00:00Z' from variants v
      where v.id = h.variant_id and v.model_id = (select id from models where slug = 'storm-shell') and valid_from between '2026-11-20T10:00:01Z' and '2098-01-01'`)
    expect(texts).not.toBe('2026-11-20T10:00:00Z')
    expect(await modified()).toBe('2026-11-20T10:00:00Z')
    await db().execute(sql`insert into stock_ledger (variant_id, store_id, delta, reason, created_at)
      select ${variant}, min(id), -1, 'correction', '2026-11-21T10:00:00Z' from stores`)
    await db().execute(sql`update variants set available = 3 where id = ${variant}`)
    expect(await modified()).not.toBe('2026-11-21T10:00:00Z')
    await db().execute(sql`update variants set available = 0 where id = ${variant}`)
    expect(((await modified()) ?? '') >= '2026-11-21T10:00:00Z').toBe(true)
  })

  it('issue 15: a content page with tabs is listed with each of them', async () => {
    await db().execute(sql`insert into pages (key, language, kind, slug, title, tabs) values
      ('tabbed', 'en', 'tabs', 'tabbed', 'Tabbed', '[{"title":"One","slug":"one","content":""},{"title":"Two","slug":"two","content":""}]'),
      ('tabbed', 'fi', 'tabs', 'lehdet', 'Lehdet', '[{"title":"Yksi","slug":"yksi","content":""},{"title":"Kaksi","slug":"kaksi","content":""}]')`)
    const { entries } = await sitemap('pages', 1)
    expect(entries.filter(({ paths }) => paths.en?.startsWith('tabbed')).map(({ paths }) => paths)).toEqual([
      { en: 'tabbed/one', fi: 'lehdet/yksi' },
      { en: 'tabbed/two', fi: 'lehdet/kaksi' },
    ])
    await db().execute(sql`delete from pages where key = 'tabbed'`)
  })

  it('a group without goods says nothing of its last change', async () => {
    await db().execute(sql`insert into product_groups (id, key) values (900, 'empty')`)
    await db().execute(
      sql`insert into product_group_texts (group_id, language, slug, path, name) values (900, 'en', 'empty', 'empty', 'Empty')`,
    )
    const { entries } = await sitemap('groups', 1)
    expect(entries.find(({ paths }) => paths.en === 'empty')?.modified).toBe('')
    expect(entries.find(({ paths }) => paths.en === 'clothing')?.modified).toMatch(/^\d{4}-\d\d-\d\dT/)
  })
})
