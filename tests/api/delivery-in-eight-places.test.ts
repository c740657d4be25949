/**
 * Issue 15, "Must show" 3: product page, cart, checkout, order, mail, delivery page, structured data and feed say the same cost and days of
 * a delivery, for 200 drawn combinations of variant, country, postal code and method. Each place is read as a shopper or a program reads it.
 */
import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { OwnDelivery } from '@/components/content/delivery-tables'
import { DeliverySection } from '@/components/product/delivery-section'
import { courierDay } from '@/lib/backend/domain/delivery/delivery'
import { db } from '@/lib/backend/platform/database/pool'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { arrivalTexts } from '@/lib/cart/arrival'
import { type DeliveryAnswer, deliveryTerms, type DeliveryWay } from '@/lib/catalog/delivery-terms'
import { offersOf } from '@/lib/catalog/panel/data'
import { addedDays, NO_ADDED_DAYS } from '@/lib/catalog/shipping'
import { config } from '@/lib/config/env'
import type { CheckoutAnswer, Order } from '@/lib/contract/schemas/checkout'
import type { DeliveryLimit, ProductModel, Variant } from '@/lib/contract/schemas/catalogue'
import type { DeliveryPage } from '@/lib/contract/schemas/content'
import type { FeedItem } from '@/lib/contract/schemas/feed'
import { MarketProvider } from '@/lib/intl/market-context'
import { marketValue } from '@/lib/intl/market-value'
import { priceFormatter } from '@/lib/intl/price'
import { getIntl } from '@/lib/intl/server'
import { type Market, marketOf } from '@/lib/market/market'
import { addWorkingDays } from '@/lib/market/working-days'
import { productJsonLd } from '@/lib/seo/product'
import { readFeedPart } from '@/lib/shop-api/feed'

import { get } from '../support/api'
import { HELSINKI, openShop, sell, type Sold } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import { look, paid } from '../support/orders'
import { randomOf } from '../support/random'
import { validate } from '../support/validate-cart'

const COMBINATIONS = 200
const SETTING = '{"countries":[{"country":"se","start":1,"end":2},{"country":"us","start":5,"end":10}]}'
const POSTCODES: Readonly<Record<string, readonly string[]>> = {
  fi: ['00100', '33100', '96100'],
  se: ['11122'],
  de: ['10115', '80331'],
  gb: ['SW1A 1AA', 'BT1 1AA'],
  no: ['0150'],
  us: ['10001'],
  ru: ['190000'],
}
const COUNTRIES = Object.keys(POSTCODES)
/** As `sell` takes them: what differs in price, time and rule. */
const GOODS: Parameters<typeof sell>[0][] = [
  { active: 3_000 },
  { active: 10_000 },
  { active: 45_000 },
  { active: 5_000, variant: { shippingNumber: 10, shippingString: '7-12' } },
  { active: 5_000, variant: { shippingNumber: 60, shippingString: 'In autumn' } },
  { active: 900, model: { deliveryLimit: { goods: { en: 'Gas' }, allowedCountries: ['fi'] } } },
  {
    active: 60_000,
    model: {
      deliveryLimit: { allowedDeliveryMethods: ['home', 'store', 'international'], perInternationalPackage: 0.5 },
    },
  },
  { active: 4_000, model: { deliveryLimit: { blockedCountries: ['us', 'gb'] } } },
]

interface Drawn {
  readonly sold: Sold
  readonly country: string
  readonly postcode: string
  readonly method: string
}
/** What a place says: cents of EUR and days; null: no such delivery. */
type Said = { cost: number; days: string } | null

let database: TestDatabase
let ways: DeliveryWay[]
let goods: Sold[]
let drawn: Drawn[]
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  await db().execute(sql`
    insert into delivery_methods (id, names, kind, price_eur, min_days, max_days, postal_codes) values
      ('express_fi', '{"en": "Express"}', 'express', 1490, 0, 1, '{00,33}')`)
  await db().execute(sql`update delivery_methods set free_from_eur = 40000 where id = 'international'`)
  await db().execute(sql`insert into settings (key, value) values ('target_country_delivery_added_days', ${SETTING})`)
  goods = []
  for (const each of GOODS) goods.push(await sell({ ...each, stock: { [HELSINKI]: 500 } }))
  const { rows } = await db().execute<{ way: DeliveryWay }>(sql`
    select json_build_object('id', id, 'kind', kind, 'price', price_eur, 'freeFrom', free_from_eur, 'minDays', min_days, 'maxDays', max_days,
      'countries', countries, 'postalCodes', postal_codes) as way from delivery_methods order by sort_order, id`)
  ways = rows.map(({ way }) => way)
  const random = randomOf(15)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  drawn = Array.from({ length: COMBINATIONS }, () => {
    const country = pick(COUNTRIES)
    return { sold: pick(goods), country, postcode: pick(POSTCODES[country] ?? []), method: pick(ways).id }
  })
})
afterAll(() => database.drop())

const marketFor = (country: string) => marketOf('en', country, 'eur') as Market
const range = (days: { start: number; end: number }) =>
  days.start === days.end ? String(days.start) : `${days.start}-${days.end}`
const goodsOf = ({ sold }: Drawn) => GOODS[goods.indexOf(sold)] ?? {}

/** The answer of the one function. Without a postal code: for the places that the method reaches. */
function termsOf(one: Drawn, isPlaceKnown = true, worth = goodsOf(one)?.active ?? 0): DeliveryAnswer {
  const { model, variant } = goodsOf(one) ?? {}
  const way = ways.find(({ id }) => id === one.method)
  if (!way) throw new Error(`There is no method ${one.method}.`)
  const to = {
    country: one.country,
    addedDays: addedDays(SETTING, one.country).country,
    closedCountries: config().closedCountries,
    ...(isPlaceKnown && { postcode: one.postcode }),
  }
  const time = { number: variant?.shippingNumber ?? 2, text: variant?.shippingString ?? '1-3' }
  return deliveryTerms(way, to, { parcels: [{ quantity: 1, limit: model?.deliveryLimit ?? {} }], worth, time })
}

function expected(one: Drawn, isPlaceKnown = true): Said {
  const terms = termsOf(one, isPlaceKnown)
  return terms.refusal === null ? { cost: terms.cost, days: terms.days ? range(terms.days) : terms.text } : null
}

const plain = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/[\s\u202f]+/g, ' ')
const daysIn = (text: string) =>
  /(\d+)(?:–(\d+))? business days?/.exec(text)?.slice(1).filter(Boolean).join('-') ??
  /With you in (.*?) (?:·|$)/.exec(`${text} `)?.[1]?.trim() ??
  ''
const centsIn = (text: string) =>
  text.includes('Free') && !/€[\d,]+\.\d\d/.test(text)
    ? 0
    : Math.round(Number(/€([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')) * 100)

async function modelOf({
  sold,
  country,
}: Drawn): Promise<{ model: ProductModel; limit: DeliveryLimit; variant: Variant }> {
  const { taxAreaId } = marketFor(country)
  const [model, extra] = await Promise.all([
    get(`/api/products/productmodel/${sold.slug}/?language=en&taxAreaId=${taxAreaId}&manufacturer=tarn`),
    get(`/api/product/extra/?type=1&slug=tarn/${sold.slug}&language=en&delivery-country-code=${country}`),
  ])
  const found = model.body as unknown as ProductModel
  const [variant] = found.products
  if (!variant) throw new Error(`${sold.slug} has no variant.`)
  return { model: found, limit: extra.body['delivery_method_limit'] as unknown as DeliveryLimit, variant }
}

/** The section "Delivery" of the page, as it is drawn. */
async function onProductPage(one: Drawn): Promise<Said> {
  const { limit, variant } = await modelOf(one)
  const market = marketFor(one.country)
  const offers = offersOf(
    {
      methods: limit.allowedDeliveryMethods,
      limit,
      addedDays: addedDays(SETTING, one.country).country,
      country: one.country,
    },
    variant,
    goodsOf(one)?.active ?? 0,
  )
  const section = createElement(DeliverySection, {
    market,
    intl: getIntl('en'),
    offers,
    format: priceFormatter(market, 1),
    isBlocked: limit.isDeliveryCountryBlocked,
    blockInfo: limit.blockInfoText,
    isReturnable: true,
    hrefs: { delivery: '/d/', returns: '/r/' },
  })
  const markup = renderToStaticMarkup(
    createElement(MarketProvider, { value: marketValue(market, 1), children: section }),
  )
  const item = new RegExp(`<li[^>]*data-method="${one.method}".*?</li>`).exec(markup)?.[0]
  return item === undefined ? null : { cost: centsIn(plain(item)), days: daysIn(plain(item)) }
}

const cartOf = ({ sold, country, postcode }: Drawn) => ({
  products: [{ productId: sold.variantId, amount: 1 }],
  country_code: country,
  currency_code: 'eur' as const,
  language_code: 'en' as const,
  postcode,
})

/** A row that is blocked for its country has no delivery, whatever else is offered. */
const saidBy = ({ delivery_methods: methods, products }: CheckoutAnswer, { method: asked }: Drawn): Said => {
  const found = methods.find(({ id }) => id === asked)
  return found && products[0]?.notice === null ? { cost: found.price, days: found.arrives_in ?? '' } : null
}

const inCart = async (one: Drawn): Promise<Said> => saidBy(await validate({ ...cartOf(one), pageName: 'cart' }), one)

async function inCheckout(one: Drawn): Promise<Said> {
  const answer = await validate({ ...cartOf(one), pageName: 'checkout', delivery_method: one.method })
  const said = saidBy(answer, one)
  if (said === null) return null
  const store = answer.delivery_methods.find(({ selected }) => selected)?.locations[0]
  // The list of stores says what the summary says.
  if (store) expect(store.ready).toBe(arrivalTexts(answer.arrivals ?? [], 'en-US')[0])
  return { cost: answer.delivery_cost, days: said.days }
}

/** The days of the order as a range of working days from its day, counted as the calendar of the country has them. */
function daysOfOrder({ arrivals: [first] = [], delivery_kind: kind, created }: Order, one: Drawn): string {
  if (!first) return ''
  if (first.from === null || first.to === null) return first.text
  const terms = termsOf(one)
  if (terms.refusal !== null || terms.handling === null) return 'unexpected'
  const begin = kind === 'express' ? courierDay(shopTime(created)) : shopTime(created).slice(0, 10)
  const { handling, transit } = terms
  const day = (packing: number, road: number) => addWorkingDays(addWorkingDays(begin, packing), road, one.country)
  const isSame = first.from === day(handling.start, transit.start) && first.to === day(handling.end, transit.end)
  return isSame && terms.days ? range(terms.days) : `${first.from}–${first.to}`
}

const shopTime = (instant: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki', dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(instant))
    .replace(' ', 'T')

/** The order's own page, and its confirmation by mail, which must repeat the page's words. */
async function inOrderAndMail(one: Drawn): Promise<[Said, Said]> {
  const { products, country_code, currency_code, language_code } = cartOf(one)
  const order = await paid({
    cart: { products, country_code, currency_code, language_code },
    form: {
      delivery_method: one.method,
      delivery_location: String(HELSINKI),
      postal_code: one.postcode,
    },
    method: 'card',
  })
  const page = await look(order)
  const said = { cost: page.delivery_cost, days: daysOfOrder(page, one) }
  const mail =
    (await composeMail({ kind: 'order_confirmation', dedupeKey: 'test', payload: { order_id: order.id } }))?.text ?? ''
  const words = plain(mail)
  const [when = ''] = arrivalTexts(page.arrivals ?? [], 'en-US').map(plain)
  const cost = priceFormatter(marketFor(one.country), 1)(said.cost, 'delivery')
  return [said, words.includes(when) && words.includes(plain(cost)) ? said : { cost: -1, days: words }]
}

/** The row of the table for the country, as it is drawn: price below the limit, limit, days of goods in stock. */
function onDeliveryPage(one: Drawn, page: DeliveryPage): Said {
  const market = marketFor(one.country)
  const markup = renderToStaticMarkup(createElement(OwnDelivery, { market, page, format: priceFormatter(market, 1) }))
  const words = new RegExp(`<li data-method="${one.method}".*?</li>`).exec(markup)?.[0]
  if (words === undefined) return null
  const [method = '', rest = ''] = plain(words).split('Delivery time: ')
  const [sums = '', free = ''] = rest.split('Free from')
  const price = /(?:Free|€[\d.,]+)$/.exec(sums.trim())?.[0] ?? ''
  const limit = Number(/€([\d,]+)/.exec(free)?.[1]?.replace(',', '') ?? Number.NaN) * 100
  const isNamed = page.groups.some(({ methods }) =>
    methods.some(({ id, name }) => id === one.method && method.includes(name)),
  )
  return {
    cost: !isNamed ? -1 : (goodsOf(one)?.active ?? 0) >= limit ? 0 : centsIn(price),
    days: daysIn(sums),
  }
}

async function inJsonLd(one: Drawn): Promise<Said> {
  const { model, limit } = await modelOf(one)
  const data = productJsonLd({
    market: marketFor(one.country),
    model,
    currencyRate: 1,
    path: `tarn/${one.sold.slug}`,
    limit,
    methods: limit.allowedDeliveryMethods,
    addedDays: addedDays(SETTING, one.country).country,
    isReturnable: true,
    reviews: [],
    average: 0,
  }) as unknown as { offers: { shippingDetails?: ShippingDetails[] } }
  const found = data.offers.shippingDetails?.find((each) => new RegExp(`#${one.method}-`).test(each['@id']))
  if (!found) return null
  const { shippingRate: rate, deliveryTime: time } = found
  const sum = (end: 'minValue' | 'maxValue') => (time ? time.handlingTime[end] + time.transitTime[end] : 0)
  return {
    cost: Math.round(Number(rate.value) * 100),
    days: time
      ? range({ start: sum('minValue'), end: sum('maxValue') })
      : (goodsOf(one)?.variant?.shippingString ?? ''),
  }
}

interface ShippingDetails {
  '@id': string
  shippingRate: { value: string }
  deliveryTime?: Record<'handlingTime' | 'transitTime', { minValue: number; maxValue: number }>
}

async function feedItems(country: string): Promise<Map<number, FeedItem>> {
  const { items } = await readFeedPart(marketFor(country), 0)
  return new Map(items.map((item) => [item.id, item]))
}

/** The feed tells the cheapest delivery to everybody in the country. */
function inFeed(item: FeedItem | undefined, one: Drawn): Said {
  if (!item) return null
  const { price, min_days: from, max_days: to, handling } = item.shipping
  const days = handling && range({ start: handling.min_days + from, end: handling.max_days + to })
  return { cost: price, days: days ?? goodsOf(one)?.variant?.shippingString ?? '' }
}

function cheapest(one: Drawn): Drawn | null {
  const sent = ways.filter(({ kind, postalCodes }) => (kind === 'home' || kind === 'locker') && postalCodes === null)
  const offers = sent.flatMap(({ id: method }) => {
    const said = expected({ ...one, method }, false)
    return said ? [{ method, cost: said.cost }] : []
  })
  const best = offers.reduce<(typeof offers)[number] | null>(
    (low, each) => (low && low.cost <= each.cost ? low : each),
    null,
  )
  return best && { ...one, method: best.method }
}

/** What a place says of one combination, and what it should. */
type Compared = readonly [place: string, one: Drawn, said: Said, expected: Said]

async function placesOf(one: Drawn, page: DeliveryPage, item: FeedItem | undefined): Promise<Compared[]> {
  const [here, anywhere] = [expected(one), expected(one, false)]
  const isCollected = ways.find(({ id }) => id === one.method)?.kind === 'store'
  const best = cheapest(one)
  const isInStock = goodsOf(one)?.variant === undefined && goodsOf(one)?.model === undefined
  const [order, mail] = here ? await inOrderAndMail(one) : [null, null]
  return [
    ['product page', one, await onProductPage(one), anywhere],
    ['cart', one, await inCart(one), here],
    ['checkout', one, await inCheckout(one), here],
    ['order', one, order, here],
    ['mail', one, mail, here],
    // The table is of goods in stock without a rule of their own; the rules stand below it.
    ...(isInStock ? ([['delivery page', one, onDeliveryPage(one, page), anywhere]] as const) : []),
    // Collection is no shipping.
    ['structured data', one, await inJsonLd(one), isCollected ? null : anywhere],
    ['feed', one, inFeed(item, one), best && expected(best, false)],
  ]
}

describe('issue 15: a delivery has one cost and one range of days', () => {
  it('product page, cart, checkout, order, mail, delivery page, structured data and feed differ in none of 200 combinations', async () => {
    const page = (await get('/api/delivery/?language=en')).body as unknown as DeliveryPage
    const feeds = new Map<string, Map<number, FeedItem>>()
    for (const country of COUNTRIES) feeds.set(country, await feedItems(country))
    const compared: Compared[] = []
    for (const one of drawn)
      compared.push(...(await placesOf(one, page, feeds.get(one.country)?.get(one.sold.variantId))))
    const differences = compared.filter(([, , said, wanted]) => JSON.stringify(said) !== JSON.stringify(wanted))
    expect(differences.slice(0, 20).map(([place, one, said, wanted]) => ({ place, ...one, said, wanted }))).toEqual([])
    const possible = (name: string) => compared.filter(([place, , said]) => place === name && said !== null).length
    // Each place was asked of deliveries that there are, and of some that there are not.
    for (const place of [
      'product page',
      'cart',
      'checkout',
      'order',
      'mail',
      'delivery page',
      'structured data',
      'feed',
    ]) {
      expect([place, possible(place)]).toEqual([place, expect.any(Number)])
      expect(possible(place)).toBeGreaterThan(10)
    }
    expect(compared.some(([, , said]) => said === null)).toBe(true)
    expect(drawn).toHaveLength(COMBINATIONS)
  }, 300_000)

  it('the days of the function are those of no packing where it counts from the order', () => {
    const way: DeliveryWay = {
      id: 'store',
      kind: 'store',
      price: 0,
      freeFrom: null,
      minDays: 0,
      maxDays: 3,
      postalCodes: null,
    }
    const to = { country: 'fi', addedDays: NO_ADDED_DAYS, closedCountries: [] }
    const goods = { parcels: [], worth: 0, time: { number: 2, text: '1-3' } }
    expect(deliveryTerms(way, to, goods)).toMatchObject({ days: { start: 1, end: 3 } })
  })
})
