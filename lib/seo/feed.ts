/** The product feed of a market in the format of Google Merchant Center (RSS 2.0 with the namespace g). */
import { isPublicGtin } from '@/lib/catalog/gtin'
import { priceOf } from '@/lib/catalog/price'
import { baseUnitOf, totalOf } from '@/lib/catalog/unit-price'
import { writeSelection } from '@/lib/catalog/variant'
import type { FeedItem } from '@/lib/contract/schemas/feed'
import { minorPerUnit } from '@/lib/market/currencies'
import { absoluteUrl, type Routing } from '@/lib/market/domains'
import { convert } from '@/lib/market/format'
import { defaultCountryAndCurrency } from '@/lib/market/languages'
import { MARKET_QUERY } from '@/lib/market/list-query'
import { SIGNAL_WORDS, statementText } from '@/lib/market/clp'
import { decodeMarket, encodeMarket, type Market, marketOf } from '@/lib/market/market'

import { element, escapeXml } from './xml'

export interface FeedOptions {
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
/** Google truncates longer ones. */
const MAX_TITLE = 150

/** The market of a feed's file, such as `fi.fi.eur.xml`, or null. Every market has one. */
export function parseFeedName(name: string): Market | null {
  return name.endsWith('.xml') ? decodeMarket(name.slice(0, -4)) : null
}

/** The default market of a language. */
function ownMarket({ mode }: Routing, language: Market['language']): Market | null {
  const { country, currency } = defaultCountryAndCurrency(language, mode)
  return marketOf(language, country, currency)
}

/** True for the feed of a language's own market, which merchants' services read most: it is always stored. */
export function isOwnFeed(name: string, routing: Routing): boolean {
  const market = parseFeedName(name)
  if (!market) return false
  const own = ownMarket(routing, market.language)
  return own !== null && encodeMarket(own) === encodeMarket(market)
}

/** An amount with its currency: "129.00 EUR". A whole number where the shop shows a whole number, so that it equals the price on the page. */
function amount(minorEur: number, { market: { currency }, currencyRate }: FeedOptions): string {
  const perUnit = minorPerUnit(currency)
  return `${(convert(minorEur, currencyRate, currency) / perUnit).toFixed(perUnit === 1 ? 0 : 2)} ${currency.toUpperCase()}`
}

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
function prices(item: FeedItem, options: FeedOptions): string {
  const { active, lowest30 } = priceOf(item.price, {
    isOutlet: item.is_outlet,
    discountsAllowed: item.discounts_allowed,
  })
  return lowest30 === null
    ? element('g:price', amount(active, options))
    : element('g:price', amount(lowest30, options)) + element('g:sale_price', amount(active, options))
}

/** What the pack contains, and the unit of the price that Google computes from it. */
function measures({ content }: FeedItem): string {
  if (!content) return ''
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
  const fields = [
    element('g:country', options.market.country.toUpperCase()),
    element('g:price', amount(shipping.price, options)),
    element('g:min_handling_time', shipping.handling && String(shipping.handling.min_days)),
    element('g:max_handling_time', shipping.handling && String(shipping.handling.max_days)),
    element('g:min_transit_time', String(shipping.min_days)),
    element('g:max_transit_time', String(shipping.max_days)),
  ]
  return `<g:shipping>${fields.join('')}</g:shipping>`
}

/** One variant. */
export function feedItemXml(item: FeedItem, options: FeedOptions): string {
  const { now } = options
  const gtin = isPublicGtin(item.gtin) ? item.gtin : null
  const title = [`${item.brand} ${item.name}`, item.color, item.size, item.type].filter(Boolean).join(', ')
  const [image, ...others] = item.images.map(options.imageAddress)
  const readyOn = item.days === null ? null : new Date(now + item.days * DAY_MS).toISOString().slice(0, 10)
  const fields = [
    element('g:id', String(item.id)),
    element('g:item_group_id', String(item.model_id)),
    element('g:title', title.slice(0, MAX_TITLE)),
    element('g:description', item.description),
    element('g:link', feedLink(item, options)),
    element('g:image_link', image),
    ...others.slice(0, 10).map((address) => element('g:additional_image_link', address)),
    element('g:availability', item.availability),
    element('g:availability_date', readyOn),
    prices(item, options),
    measures(item),
    element('g:brand', item.brand),
    element('g:gtin', gtin),
    element('g:mpn', item.model_number),
    gtin === null && !item.model_number ? element('g:identifier_exists', 'no') : '',
    element('g:condition', item.condition),
    element('g:color', item.color),
    element('g:size', item.size),
    element('g:material', item.material?.slice(0, 200)),
    element('g:product_type', item.groups.join(' > ')),
    hazardXml(item, options),
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
