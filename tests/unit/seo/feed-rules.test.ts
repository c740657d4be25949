import { describe, expect, it, vi } from 'vitest'

import { config } from '@/lib/config/env'
import type { FeedItem } from '@/lib/contract/schemas/feed'
import { type Market, marketOf } from '@/lib/market/market'
import { type FeedForm, feedXml } from '@/lib/seo/feed'
import { robotsText } from '@/lib/seo/robots'
import { feedFaults } from '@/scripts/crawl/feed-rules'
import { readRobots } from '@/scripts/crawl/robots'

import { parseXml, texts, whole } from '../../support/xml'

vi.hoisted(() => {
  process.env['SHOP_ORIGIN'] = 'https://shop.example'
})

const price = {
  active: 24_000,
  regular: 30_000,
  club: null,
  discount_value: 24_000,
  discount_free: null,
  lowest_30_days: 29_000,
}
const jacket: FeedItem = {
  id: 7,
  model_id: 3,
  name: 'Storm',
  description: 'Warm & dry.',
  brand: 'Norrsken',
  path: 'norrsken/storm',
  color_slug: 'blue',
  size: 'M',
  type_slug: null,
  color: 'blue',
  type: null,
  gtin: '6401234567897',
  model_number: 'ST-1',
  condition: 'new',
  material: 'wool',
  gender: 'female',
  age_group: 'adult',
  google_category: '5598',
  groups: ['Clothing', 'Jackets'],
  images: ['a.svg', 'b.svg'],
  price,
  is_outlet: false,
  discounts_allowed: true,
  availability: 'in_stock',
  days: null,
  shipping: { price: 490, min_days: 1, max_days: 3, handling: { min_days: 1, max_days: 2 } },
}
const snack: FeedItem = {
  ...jacket,
  id: 8,
  model_id: 4,
  name: 'Bar',
  gender: null,
  age_group: null,
  google_category: '422',
  size: null,
  color: null,
  color_slug: null,
  availability: 'backorder',
  days: 10,
  content: { amount: 45, unit: 'g', pieces: 6 },
  price: { ...price, active: 1_000, regular: 1_000, club: 900, lowest_30_days: null },
}

const market = (language = 'en', country = 'fi', currency = 'eur') => marketOf(language, country, currency) as Market
const feed = (form: FeedForm, items: readonly FeedItem[] = [jacket, snack], own = market(), currencyRate = 1) =>
  whole(
    feedXml(
      {
        form,
        routing: config().routing,
        market: own,
        shopName: 'Trail',
        currencyRate,
        now: Date.now(),
        imageAddress: (path) => `https://shop.example/media/${path}?w=1280`,
      },
      async () => ({ items, next: null }),
    ),
  )
const one = (xml: string, name: string) => texts(parseXml(xml), name)

describe('issue 15 what each form tells', () => {
  it('both follow their rules, in currencies with whole prices as well', async () => {
    const robots = robotsText(config().routing, ['size', 'waterproof'])
    for (const form of ['google', 'meta'] as const) {
      expect(feedFaults(await feed(form), form, market(), robots)).toEqual([])
      const japan = market('en', 'jp', 'jpy')
      expect(feedFaults(await feed(form, [jacket, snack], japan, 163), form, japan, robots)).toEqual([])
      // Nothing is reduced or cheaper for members by less than the smallest price.
      const swiss = market('de', 'ch', 'chf')
      const close = { ...snack, price: { ...price, active: 1_010, regular: 1_030, club: 1_005, lowest_30_days: 1_020 } }
      expect(feedFaults(await feed(form, [jacket, close], swiss), form, swiss, robots)).toEqual([])
    }
  })

  it('Google: the wearer, the category, what members pay, the content; shoes have EU sizes', async () => {
    const shoe = { ...jacket, id: 9, model_id: 5, google_category: '187', size: '42,5' }
    const xml = await feed('google', [jacket, snack, shoe])
    const of = (name: string) => one(xml, name)
    expect([of('g:gender'), of('g:age_group'), of('g:google_product_category')]).toEqual([
      ['female', 'female'],
      ['adult', 'adult'],
      ['5598', '422', '187'],
    ])
    expect([of('g:loyalty_program'), of('g:unit_pricing_measure'), of('g:size_system')]).toEqual([
      ['clubmember9.00 EUR'],
      ['270 g'],
      ['EU'],
    ])
  })

  it('what is worn and has no sizes fits everybody', async () => {
    expect(one(await feed('google', [{ ...jacket, size: null }]), 'g:size')).toEqual(['one size'])
    expect(one(await feed('google', [snack]), 'g:size')).toEqual([])
  })

  it('Meta: its own words for availability, the price of the unit, and nothing that only Google knows', async () => {
    const xml = await feed('meta')
    const of = (name: string) => one(xml, name)
    expect([of('g:availability'), of('g:unit_price'), of('g:shipping')]).toEqual([
      ['in stock', 'available for order'],
      ['37.04EURkg'],
      ['FI4.90 EUR', 'FI4.90 EUR'],
    ])
    for (const name of ['g:loyalty_program', 'g:availability_date', 'g:unit_pricing_measure', 'g:size_system'])
      expect(of(name), name).toEqual([])
  })
})

const set = (name: string, value: string) => (xml: string) =>
  xml.replace(new RegExp(`<g:${name}>.*?</g:${name}>`), `<g:${name}>${value}</g:${name}>`)
const without = (name: string) => (xml: string) => xml.replace(new RegExp(`<g:${name}>.*?</g:${name}>`), '')
const added = (text: string) => (xml: string) => xml.replace('</item>', `${text}</item>`)

const GOOGLE: readonly (readonly [fault: string, change: (xml: string) => string])[] = [
  ['7 has no title', without('title')],
  ['7 has title longer than 150 characters', set('title', 'x'.repeat(151))],
  ['7 has a title in capitals', set('title', 'NEW JACKET')],
  ['7 has title 2 times', added('<g:title>Again</g:title>')],
  ['7 has an empty color', set('color', ' ')],
  ['7 has colour, which is no field', added('<g:colour>blue</g:colour>')],
  ['7 has markup in its texts', set('description', '&lt;b&gt;Warm&lt;/b&gt;')],
  ['7 has the availability in stock', set('availability', 'in stock')],
  ['8 is on order and has no availability_date', without('availability_date')],
  ['8 has the availability_date 2026-12-02', set('availability_date', '2026-12-02')],
  ['7 has the price 290,00 EUR', set('price', '290,00 EUR')],
  ['7 has the price 290.00 SEK', set('price', '290.00 SEK')],
  ['7 has the sale_price 300.00 EUR', set('sale_price', '300.00 EUR')],
  ['8 has a price of members that is not below', (xml) => xml.replace('>9.00 EUR<', '>10.00 EUR<')],
  ['8 has a loyalty_program without its labels', without('program_label')],
  ['7 has the gtin 6401234567890', set('gtin', '6401234567890')],
  ['7 has neither gtin nor mpn', (xml) => without('mpn')(without('gtin')(xml))],
  ['7 says that it has no identifier', added('<g:identifier_exists>no</g:identifier_exists>')],
  ['7 has the condition good', set('condition', 'good')],
  ['7 has the gender women', set('gender', 'women')],
  ['7 has the age_group child', set('age_group', 'child')],
  ['7 is worn and has no gender', without('gender')],
  ['7 is worn and has no color', without('color')],
  ['7 is worn and has no size', without('size')],
  ['7 has the google_product_category 0', set('google_product_category', '0')],
  ['8 prices 270 g by 1 l', set('unit_pricing_base_measure', '1 l')],
  ['8 has a measure without its base', without('unit_pricing_base_measure')],
  ['7 has the link https://other.example/, which is not at shop.example', set('link', 'https://other.example/')],
  [
    '7 leads to https://shop.example/haku/?q=x, which robots may not fetch',
    set('link', 'https://shop.example/haku/?q=x'),
  ],
  ['7 has a picture without a complete address', set('image_link', '/media/a.jpg')],
  ['7 has no shipping', without('shipping')],
  ['7 is sent to DE', set('country', 'DE')],
  ['7 has a range of days that ends before it begins', set('max_transit_time', '0')],
  ['two items have the id 8', set('id', '8')],
  [
    'two items of a group are the same',
    (xml) => xml.replace(/<item>.*<\/item>\n/, (item) => item + item.replace('>7<', '>9<')),
  ],
  ['the file is not well-formed', (xml) => xml.slice(0, -30)],
  ['the file is no RSS', () => '<feed></feed>'],
  ['the feed is empty', (xml) => xml.replace(/<item>.*<\/item>\n/g, '')],
]
const META: readonly (readonly [fault: string, change: (xml: string) => string])[] = [
  ['7 has the availability in_stock', set('availability', 'in_stock')],
  ['7 has loyalty_program, which is no field', added('<g:loyalty_program>x</g:loyalty_program>')],
  ['8 has a unit_price without value, currency or unit', without('unit')],
  ['7 has no brand', without('brand')],
  ['7 has title longer than 200 characters', set('title', 'x'.repeat(201))],
]

describe('issue 15 each broken rule is found', () => {
  const robots = robotsText(config().routing)
  it.each(GOOGLE)('Google: %s', async (fault, change) => {
    const changed = change(await feed('google'))
    expect(feedFaults(changed, 'google', market(), robots).join('\n')).toContain(fault)
  })
  it.each(META)('Meta: %s', async (fault, change) => {
    expect(feedFaults(change(await feed('meta')), 'meta', market()).join('\n')).toContain(fault)
  })

  it('the longest pattern of robots.txt decides', () => {
    const rules = 'User-agent: *\nDisallow: /a/\nAllow: /a/b\nDisallow: /*?sort=\nDisallow: /*.pdf$\n'
    const at = (path: string) => readRobots(rules).isOpen(`https://shop.example${path}`)
    expect([at('/'), at('/a/'), at('/a/b/'), at('/c/?sort=x'), at('/c/?size=M'), at('/x.pdf'), at('/x.pdf?y')]).toEqual(
      [true, false, true, false, true, false, true],
    )
  })
})
