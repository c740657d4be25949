/** The product feed of a market as RSS 2.0 with the namespace g, in the form of Google Merchant Center or of Meta's catalogues. */
import { isPublicGtin } from '@/lib/catalog/gtin'
import { type CardPrice, priceOf, showsClubHint } from '@/lib/catalog/price'
import { baseUnitOf, totalOf, unitPrice } from '@/lib/catalog/unit-price'
import { writeSelection } from '@/lib/catalog/variant'
import type { FeedItem } from '@/lib/contract/schemas/feed'
import { absoluteUrl, type Routing } from '@/lib/market/domains'
import { defaultCountryAndCurrency } from '@/lib/market/languages'
import { MARKET_QUERY } from '@/lib/market/list-query'
import { SIGNAL_WORDS, statementText } from '@/lib/market/clp'
import { decodeMarket, encodeMarket, type Market, marketOf } from '@/lib/market/market'
import { shopPrice } from '@/lib/market/shop-price'

import { amountOf, decimalOf, goodsPriceOf } from './returns'
import { element, escapeXml } from './xml'

/** Whose rules a feed follows. */
export type FeedForm = 'google' | 'meta'

export interface FeedOptions {
  readonly form: FeedForm
  readonly routing: Routing
  readonly market: Market
  readonly shopName: string
  /** Units of the market's currency for one EUR. */
  readonly currencyRate: number
  /** Absolute URL of a picture by its path. */
  readonly imageAddress: (path: string) => string
  /** Now, in milliseconds. */
  readonly now: number
}

const DAY_MS = 86_400_000
/** Longer ones are cut off. */
const MAX_TITLE: Readonly<Record<FeedForm, number>> = { google: 150, meta: 200 }
const MAX_OTHER_PICTURES = 10
/** The club in the settings of Merchant Center has these labels. */
const CLUB = { program: 'club', tier: 'member' } as const
const META = 'meta.'

/** Form and market of a feed's file, such as `fi.fi.eur.xml` or `meta.fi.fi.eur.xml`, or null. Every market has both. */
export function parseFeedName(name: string): { form: FeedForm; market: Market } | null {
  if (!name.endsWith('.xml')) return null
  const form = name.startsWith(META) ? 'meta' : 'google'
  const market = decodeMarket(name.slice(form === 'meta' ? META.length : 0, -4))
  return market && { form, market }
}

/** The default market of a language. */
function ownMarket({ mode }: Routing, language: Market['language']): Market | null {
  const { country, currency } = defaultCountryAndCurrency(language, mode)
  return marketOf(language, country, currency)
}

/** True for the feed of a language's own market, which merchants' services read most: it is always stored. */
export function isOwnFeed(name: string, routing: Routing): boolean {
  const market = parseFeedName(name)?.market
  if (!market) return false
  const own = ownMarket(routing, market.language)
  return own !== null && encodeMarket(own) === encodeMarket(market)
}

const withCode = (amount: string, { market: { currency } }: FeedOptions) => `${amount} ${currency.toUpperCase()}`

/** The price of goods with its currency, as the page shows it: "129.00 EUR". */
const goodsPrice = (minorEur: number, options: FeedOptions) => withCode(goodsPriceOf(minorEur, options), options)

/** The page that shows the variant in this market. If the market is not the language's own, country and currency are in the query. */
export function feedLink(
  item: Pick<FeedItem, 'path' | 'color_slug' | 'size' | 'type_slug'>,
  { routing, market }: Pick<FeedOptions, 'routing' | 'market'>,
): string {
  const own = ownMarket(routing, market.language)
  const parts = [
    writeSelection({ color: item.color_slug, size: item.size, type: item.type_slug }),
    own === market ? '' : `${MARKET_QUERY.country}=${market.country}&${MARKET_QUERY.currency}=${market.currency}`,
  ].filter((part) => part !== '')
  return absoluteUrl(routing, market.language, `/${item.path}/`) + (parts.length > 0 ? `?${parts.join('&')}` : '')
}

/**
 * `price` and `sale_price`. A reduction is published only where the shop may announce it, and then, as the law requires, relative to the
 * lowest price of the 30 days before; otherwise only the active price.
 */
function prices({ active, lowest30 }: CardPrice, options: FeedOptions): string {
  const price = element('g:price', goodsPrice(active, options))
  return lowest30 === null || !isBelow(active, lowest30, options)
    ? price
    : element('g:price', goodsPrice(lowest30, options)) + element('g:sale_price', goodsPrice(active, options))
}

/** In a currency with whole prices two prices can be the same that differ in EUR. */
function isBelow(low: number, high: number, { market: { currency }, currencyRate }: FeedOptions): boolean {
  return shopPrice(low, currencyRate, currency) < shopPrice(high, currencyRate, currency)
}

/** The price of members, where the page shows it to everybody: joining is free. */
function clubPrice(price: CardPrice, options: FeedOptions): string {
  if (price.club === null || !showsClubHint(price, 'guest') || !isBelow(price.club, price.active, options)) return ''
  const fields = [
    element('g:program_label', CLUB.program),
    element('g:tier_label', CLUB.tier),
    element('g:price', goodsPrice(price.club, options)),
  ]
  return `<g:loyalty_program>${fields.join('')}</g:loyalty_program>`
}

/** What the pack contains, and the unit of the price that Google computes from it; Meta is told the price of the unit. */
function measures({ content }: FeedItem, { active }: CardPrice, options: FeedOptions): string {
  if (!content) return ''
  if (options.form === 'meta') {
    const { currency } = options.market
    const { amount: minor, unit } = unitPrice(shopPrice(active, options.currencyRate, currency), content)
    const fields = [
      element('g:value', decimalOf(minor, currency)),
      element('g:currency', currency.toUpperCase()),
      element('g:unit', unit),
    ]
    return `<g:unit_price>${fields.join('')}</g:unit_price>`
  }
  return (
    element('g:unit_pricing_measure', `${totalOf(content)} ${content.unit}`) +
    element('g:unit_pricing_base_measure', `1 ${baseUnitOf(content)}`)
  )
}

/** The labelling of a hazardous mixture: the official texts by code, under the signal word. */
function hazardXml({ hazard }: FeedItem, { market: { language } }: FeedOptions): string {
  if (!hazard) return ''
  const signal = hazard.signal === null ? 'CLP' : SIGNAL_WORDS[hazard.signal][language]
  return [...hazard.hazards, ...hazard.precautions]
    .map((code) => {
      const fields = [
        element('g:section_name', signal),
        element('g:attribute_name', code),
        element('g:attribute_value', statementText(code, language)),
      ]
      return `<g:product_detail>${fields.join('')}</g:product_detail>`
    })
    .join('')
}

function shippingXml({ shipping }: FeedItem, options: FeedOptions): string {
  const days = [
    element('g:min_handling_time', shipping.handling && String(shipping.handling.min_days)),
    element('g:max_handling_time', shipping.handling && String(shipping.handling.max_days)),
    element('g:min_transit_time', String(shipping.min_days)),
    element('g:max_transit_time', String(shipping.max_days)),
  ]
  const fields = [
    element('g:country', options.market.country.toUpperCase()),
    element('g:price', withCode(amountOf(shipping.price, options), options)),
    ...(options.form === 'google' ? days : []),
  ]
  return `<g:shipping>${fields.join('')}</g:shipping>`
}

const META_AVAILABILITY = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  backorder: 'available for order',
} as const

/** Shoes of the taxonomy, by number and by path. */
const SHOES = /^(?:187$|Apparel & Accessories > Shoes)/
const EU_SHOE_SIZE = /^(?:1[6-9]|[2-4]\d|50)(?:[,.]5)?$/

/** Who wears it, and in which size. What is worn and has no sizes fits everybody. */
function wearer(item: FeedItem, { form }: FeedOptions): string {
  const isWorn = Boolean(item.gender)
  const isEuSize = SHOES.test(item.google_category ?? '') && EU_SHOE_SIZE.test(item.size ?? '')
  return [
    element('g:gender', item.gender),
    element('g:age_group', item.age_group),
    element('g:size', item.size ?? (isWorn ? 'one size' : null)),
    form === 'google' && isEuSize ? element('g:size_system', 'EU') : '',
  ].join('')
}

/** What only Google asks for. */
function forGoogle(item: FeedItem, price: CardPrice, hasIdentifier: boolean, options: FeedOptions): string {
  const readyOn = item.days === null ? null : new Date(options.now + item.days * DAY_MS).toISOString().slice(0, 10)
  return [
    element('g:availability_date', readyOn && `${readyOn}T00:00Z`),
    hasIdentifier ? '' : element('g:identifier_exists', 'no'),
    clubPrice(price, options),
    hazardXml(item, options),
  ].join('')
}

/** One variant. */
export function feedItemXml(item: FeedItem, options: FeedOptions): string {
  const { form } = options
  const gtin = isPublicGtin(item.gtin) ? item.gtin : null
  const title = [`${item.brand} ${item.name}`, item.color, item.size, item.type].filter(Boolean).join(', ')
  const [image, ...others] = item.images.map(options.imageAddress)
  const price = priceOf(item.price, { isOutlet: item.is_outlet, discountsAllowed: item.discounts_allowed })
  const fields = [
    element('g:id', String(item.id)),
    element('g:item_group_id', String(item.model_id)),
    element('g:title', title.slice(0, MAX_TITLE[form])),
    element('g:description', item.description),
    element('g:link', feedLink(item, options)),
    element('g:image_link', image),
    ...others.slice(0, MAX_OTHER_PICTURES).map((address) => element('g:additional_image_link', address)),
    element('g:availability', form === 'meta' ? META_AVAILABILITY[item.availability] : item.availability),
    prices(price, options),
    measures(item, price, options),
    element('g:brand', item.brand),
    element('g:gtin', gtin),
    element('g:mpn', item.model_number),
    element('g:shipping_weight', item.weight === undefined ? null : `${item.weight} g`),
    element('g:condition', item.condition),
    element('g:color', item.color),
    wearer(item, options),
    element('g:material', item.material?.slice(0, 200)),
    element('g:google_product_category', item.google_category),
    element('g:product_type', item.groups.join(' > ')),
    form === 'google' ? forGoogle(item, price, gtin !== null || Boolean(item.model_number), options) : '',
    shippingXml(item, options),
  ]
  return `<item>${fields.join('')}</item>\n`
}

/** The whole feed, in parts; `part` reads the items after a model. */
export async function* feedXml(
  options: FeedOptions,
  part: (after: number) => Promise<{ items: readonly FeedItem[]; next: number | null }>,
): AsyncGenerator<string> {
  const { routing, market, shopName } = options
  const home = absoluteUrl(routing, market.language, '/')
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>${element('title', shopName)}${element('link', home)}<description>${escapeXml(`${shopName} ${encodeMarket(market)}`)}</description>\n`
  for (let after: number | null = 0; after !== null; ) {
    const { items, next } = await part(after)
    if (items.length > 0) yield items.map((item) => feedItemXml(item, options)).join('')
    after = next
  }
  yield '</channel>\n</rss>\n'
}
