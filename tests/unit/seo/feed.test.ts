import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { config } from '@/lib/config/env'
import type { FeedItem } from '@/lib/contract/schemas/feed'
import type { Routing } from '@/lib/market/domains'
import { LANGUAGES } from '@/lib/market/languages'
import { type Market, marketOf } from '@/lib/market/market'
import { feedItemXml, feedLink, type FeedOptions, feedXml, parseFeedName } from '@/lib/seo/feed'
import { openSearchPath, openSearchXml, parseOpenSearchName } from '@/lib/seo/opensearch'
import { robotsText } from '@/lib/seo/robots'
import { escapeXml, streamOf } from '@/lib/seo/xml'

import { parseXml, texts, whole } from '../../support/xml'

vi.hoisted(() => {
  process.env['SHOP_ORIGIN'] = 'https://shop.example'
})

let routing: Routing
beforeAll(() => {
  routing = config().routing
})
const market = (language: string, country: string, currency: string) => marketOf(language, country, currency) as Market
const options = (own: Market, currencyRate = 1): FeedOptions => ({
  form: 'google',
  routing,
  market: own,
  shopName: 'Trail & Co',
  currencyRate,
  imageAddress: (path) => `https://shop.example/media/${path}`,
  now: Date.parse('2026-11-22T10:00:00Z'),
})
const price = {
  active: 24_000,
  regular: 30_000,
  club: null,
  discount_value: 24_000,
  discount_free: null,
  lowest_30_days: 29_000,
}
const item: FeedItem = {
  id: 7,
  model_id: 3,
  name: 'Storm <Shell>',
  description: 'Warm & dry.',
  brand: 'Norrsken',
  path: 'norrsken/storm',
  color_slug: 'blue',
  size: '42,5',
  type_slug: null,
  color: 'sininen',
  type: null,
  gtin: '6401234567897',
  weight: 640,
  model_number: 'ST-1',
  condition: 'new',
  material: '100 % PA',
  groups: ['Vaatteet', 'Takit'],
  images: ['a.svg', 'b.svg'],
  price,
  is_outlet: false,
  discounts_allowed: true,
  availability: 'in_stock',
  days: null,
  shipping: { price: 490, min_days: 1, max_days: 3 },
}
const wrapped = (xml: string) => parseXml(`<rss xmlns:g="http://base.google.com/ns/1.0">${xml}</rss>`)
const first = (xml: string, name: string) => texts(wrapped(xml), name)[0]

describe('the product feed', () => {
  it('has what Google asks for, escaped, with the page of the variant', () => {
    const xml = feedItemXml(item, options(market('fi', 'fi', 'eur')))
    const of = (name: string) => texts(wrapped(xml), name)
    expect([of('g:id'), of('g:item_group_id'), of('g:title'), of('g:description')]).toEqual([
      ['7'],
      ['3'],
      ['Norrsken Storm <Shell>, sininen, 42,5'],
      ['Warm & dry.'],
    ])
    expect([of('g:link'), of('g:image_link'), of('g:additional_image_link')]).toEqual([
      ['https://shop.example/norrsken/storm/?color=blue&size=42%2C5'],
      ['https://shop.example/media/a.svg'],
      ['https://shop.example/media/b.svg'],
    ])
    expect(of('g:shipping_weight')).toEqual(['640 g'])
    expect([
      of('g:availability'),
      of('g:brand'),
      of('g:gtin'),
      of('g:mpn'),
      of('g:condition'),
      of('g:color'),
      of('g:size'),
      of('g:material'),
      of('g:product_type'),
      of('g:identifier_exists'),
    ]).toEqual([
      ['in_stock'],
      ['Norrsken'],
      ['6401234567897'],
      ['ST-1'],
      ['new'],
      ['sininen'],
      ['42,5'],
      ['100 % PA'],
      ['Vaatteet > Takit'],
      [],
    ])
    expect(
      [...(wrapped(xml).getElementsByTagName('g:shipping')[0]?.children ?? [])].map((child) => [
        child.tagName,
        child.textContent,
      ]),
    ).toEqual([
      ['g:country', 'FI'],
      ['g:price', '4.90 EUR'],
      ['g:min_transit_time', '1'],
      ['g:max_transit_time', '3'],
    ])
  })

  it('a reduction is told from the lowest price of 30 days where it may be announced, otherwise the active price alone', () => {
    const own = options(market('fi', 'fi', 'eur'))
    const lawful = feedItemXml(item, own)
    expect([first(lawful, 'g:price'), first(lawful, 'g:sale_price')]).toEqual(['290.00 EUR', '240.00 EUR'])
    for (const unlawful of [
      { ...item, price: { ...price, lowest_30_days: null } },
      { ...item, discounts_allowed: false },
      { ...item, price: { ...price, lowest_30_days: 24_000 } },
    ]) {
      const xml = feedItemXml(unlawful, own)
      expect([first(xml, 'g:price'), first(xml, 'g:sale_price')]).toEqual(['240.00 EUR', undefined])
    }
  })

  it('issue 15 tells the content and the unit of its price, all pieces of a multipack together', () => {
    const own = options(market('de', 'de', 'eur'))
    const of = (content: FeedItem['content']) => {
      const xml = feedItemXml({ ...item, ...(content && { content }) }, own)
      return [first(xml, 'g:unit_pricing_measure'), first(xml, 'g:unit_pricing_base_measure')]
    }
    expect(of({ amount: 230, unit: 'g' })).toEqual(['230 g', '1 kg'])
    expect(of({ amount: 45, unit: 'g', pieces: 15 })).toEqual(['675 g', '1 kg'])
    expect(of({ amount: 60, unit: 'm' })).toEqual(['60 m', '1 m'])
    expect(of(undefined)).toEqual([undefined, undefined])
  })
  it('issue 15 tells the official statements of hazardous goods in its language', () => {
    const hazard: FeedItem['hazard'] = {
      signal: 'danger',
      pictograms: ['GHS02'],
      hazards: ['H222', 'H229'],
      precautions: ['P251'],
    }
    const xml = feedItemXml({ ...item, hazard }, options(market('de', 'de', 'eur')))
    expect(texts(wrapped(xml), 'g:section_name')).toEqual(['Gefahr', 'Gefahr', 'Gefahr'])
    expect(texts(wrapped(xml), 'g:attribute_name')).toEqual(['H222', 'H229', 'P251'])
    expect(texts(wrapped(xml), 'g:attribute_value')[1]).toBe('Behälter steht unter Druck: Kann bei Erwärmung bersten.')
  })
  it('prices are in the market’s currency, rounded as on the page', () => {
    const plain = { ...item, price: { ...price, lowest_30_days: null } }
    expect(first(feedItemXml(plain, options(market('sv', 'se', 'sek'), 11.37)), 'g:price')).toBe('2729.00 SEK')
    expect(first(feedItemXml(plain, options(market('en', 'jp', 'jpy'), 163)), 'g:price')).toBe('39100 JPY')
  })

  it('on order has its day; without GTIN and model number it says so; used is used', () => {
    const xml = feedItemXml(
      { ...item, availability: 'backorder', days: 10, gtin: 'x', model_number: null, condition: 'used' },
      options(market('fi', 'fi', 'eur')),
    )
    expect(
      ['g:availability', 'g:availability_date', 'g:identifier_exists', 'g:gtin', 'g:condition'].map((name) =>
        first(xml, name),
      ),
    ).toEqual(['backorder', '2026-12-02T00:00Z', 'no', undefined, 'used'])
  })

  it('a market that is not the language’s own is named in the link', () => {
    const plain = { ...item, color_slug: null, size: null }
    expect(feedLink(plain, { routing, market: market('sv', 'se', 'sek') })).toBe(
      'https://shop.example/sv/norrsken/storm/',
    )
    expect(feedLink(plain, { routing, market: market('sv', 'fi', 'eur') })).toBe(
      'https://shop.example/sv/norrsken/storm/?delivery_country=fi&currency=eur',
    )
  })

  it('any market has its file, nothing else has one', () => {
    expect(parseFeedName('en.us.usd.xml')).toEqual({ form: 'google', market: market('en', 'us', 'usd') })
    expect(parseFeedName('meta.sv.fi.eur.xml')).toEqual({ form: 'meta', market: market('sv', 'fi', 'eur') })
    for (const name of [
      'fi.fi.eur',
      'fi.xx.eur.xml',
      'fi.fi.abc.xml',
      '../fi.fi.eur.xml',
      'fi.fi.eur.xml.xml',
      'meta.xml',
      'meta.meta.fi.fi.eur.xml',
      '',
    ])
      expect(parseFeedName(name)).toBeNull()
  })

  it('is whole and well-formed over several parts, whatever the texts hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), async (name, description) => {
        const parts = [
          { items: [{ ...item, name, description }], next: 3 },
          { items: [], next: 9 },
          { items: [item], next: null },
        ]
        const asked: number[] = []
        const xml = await whole(
          feedXml(options(market('fi', 'fi', 'eur')), async (after) => {
            asked.push(after)
            return parts[asked.length - 1] as (typeof parts)[number]
          }),
        )
        expect([asked, texts(parseXml(xml), 'g:id')]).toEqual([
          [0, 3, 9],
          ['7', '7'],
        ])
      }),
      { numRuns: 60 },
    )
  })
})

describe('streams', () => {
  it('are made as they are read, and stop when nobody reads any more', async () => {
    let made = 0
    let ended = 0
    async function* endless() {
      try {
        for (;;) yield `${(made += 1)}`
      } finally {
        ended += 1
      }
    }
    const reader = streamOf(endless()).getReader()
    await reader.read()
    await reader.cancel()
    expect([made < 4, ended]).toEqual([true, 1])
    async function* broken() {
      yield 'a'
      throw new Error('gone')
    }
    await expect(new Response(streamOf(broken())).text()).rejects.toThrow('gone')
  })

  it('no text leaves its element or breaks the document', () => {
    expect(escapeXml('a\u0000\u0008<b>&"\'\ud800\ufffe')).toBe('a&lt;b&gt;&amp;&quot;&apos;')
  })
})

describe('robots.txt', () => {
  it('closes every filter of lists, the properties’ among them, not what a product’s address chooses', () => {
    const text = robotsText(routing, ['waterproof', 'size'])
    for (const name of ['sort', 'brand', 'price', 'text', 'stock', 'waterproof'])
      expect(text).toContain(`Disallow: /*?${name}=\nDisallow: /*&${name}=\n`)
    expect(text).not.toMatch(/\?(?:size|color|type|page|delivery_country|currency)=/)
    expect(text).not.toContain('/feeds/')
  })
})

describe('OpenSearch', () => {
  it('describes the search of each language', () => {
    for (const language of LANGUAGES) {
      expect(parseOpenSearchName(openSearchPath(language).split('/').at(-1) ?? '')).toBe(language)
      const root = parseXml(
        openSearchXml(routing, language, { shopName: 'Trail & Co with a long name', description: 'Gear' }),
      )
      expect([root.tagName, texts(root, 'ShortName')[0]?.length]).toEqual(['OpenSearchDescription', 16])
      const url = root.getElementsByTagName('Url')[0]
      expect([url?.getAttribute('type'), url?.getAttribute('template')]).toEqual([
        'text/html',
        expect.stringMatching(/^https:\/\/shop\.example\/.*\/\?q=\{searchTerms\}$/),
      ])
    }
    expect(openSearchXml(routing, 'sv', { shopName: 'x', description: 'y' })).toContain(
      'https://shop.example/sv/sok/?q={searchTerms}',
    )
    for (const name of ['xx.xml', 'fi', '../fi.xml']) expect(parseOpenSearchName(name)).toBeNull()
  })
})
