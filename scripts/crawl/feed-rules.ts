/**
 * What is wrong with a product feed, by the published rules of Google's product data specification and of Meta's catalogue fields: required
 * fields, values, lengths, formats, and what the items say together. Pure.
 */
import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom'

import { isPublicGtin } from '@/lib/catalog/gtin'
import { minorPerUnit } from '@/lib/market/currencies'
import type { Market } from '@/lib/market/market'

import { FIELDS, type Form, isApparel, needsSize, valuesOf } from './feed-fields'
import { readRobots } from './robots'

/** One item: the texts of its fields, and its fields with fields of their own. */
interface Item {
  readonly id: string
  readonly texts: ReadonlyMap<string, readonly string[]>
  readonly parts: readonly Element[]
}
interface Context {
  readonly form: Form
  readonly market: Market
  readonly host: string
  /** Whether robots.txt lets an address be read. */
  readonly isOpen: (address: string) => boolean
}
type Rule = (item: Item, context: Context) => readonly string[]

const localName = (element: Element): string => element.tagName.replace(/^g:/, '')
const childrenOf = (parent: Element): Element[] =>
  [...parent.childNodes].filter((child): child is Element => child.nodeType === 1)

function itemOf(element: Element): Item {
  const texts = new Map<string, string[]>()
  const parts: Element[] = []
  for (const child of childrenOf(element)) {
    const name = localName(child)
    if (childrenOf(child).length > 0) parts.push(child)
    texts.set(name, [...(texts.get(name) ?? []), child.textContent ?? ''])
  }
  return { id: texts.get('id')?.[0] ?? '?', texts, parts }
}

const textOf = ({ texts }: Item, name: string): string | undefined => texts.get(name)?.[0]
const partsOf = ({ parts }: Item, name: string): ReadonlyMap<string, string>[] =>
  parts
    .filter((part) => localName(part) === name)
    .map((part) => new Map(childrenOf(part).map((child) => [localName(child), child.textContent ?? ''])))

/** The texts of the checks that fail. */
const failed = (checks: readonly (readonly [ok: boolean, fault: string])[]): string[] =>
  checks.flatMap(([ok, fault]) => (ok ? [] : [fault]))

/** Known fields only, those that are required, not too often, not too long, and of the values that there are. */
const fields: Rule = ({ texts }, { form }) => {
  const known = FIELDS[form]
  const missing = Object.entries(known).flatMap(([name, { isRequired }]) =>
    isRequired && !texts.has(name) ? [`has no ${name}`] : [],
  )
  const wrong = [...texts].flatMap(([name, values]) => {
    const rule = known[name]
    if (!rule) return [`has ${name}, which is no field`]
    return failed([
      [values.length <= (rule.times ?? 1), `has ${name} ${values.length} times`],
      [values.every((value) => value.trim() !== ''), `has an empty ${name}`],
      [values.every((value) => [...value].length <= rule.length), `has ${name} longer than ${rule.length} characters`],
    ])
  })
  const values = Object.entries(valuesOf(form)).flatMap(([name, allowed]) => {
    const value = texts.get(name)?.[0]
    return value === undefined || allowed.includes(value) ? [] : [`has the ${name} ${value}`]
  })
  return [...missing, ...wrong, ...values]
}

const AMOUNT = /^(\d+(?:\.\d{1,2})?) ([A-Z]{3})$/

/** The number of an amount in the market's currency; NaN for another one. */
function amountIn(text: string | undefined, { market: { currency } }: Context): number {
  const [, value = '', code] = AMOUNT.exec(text ?? '') ?? []
  const hasDecimals = value.includes('.') && minorPerUnit(currency) === 1
  return code === currency.toUpperCase() && !hasDecimals ? Number(value) : Number.NaN
}

const prices: Rule = (item, context) => {
  const sale = textOf(item, 'sale_price')
  const [price, reduced] = [amountIn(textOf(item, 'price'), context), amountIn(sale, context)]
  const active = sale === undefined ? price : reduced
  return [
    ...failed([
      [price > 0, `has the price ${String(textOf(item, 'price'))}`],
      [sale === undefined || (reduced > 0 && reduced < price), `has the sale_price ${String(sale)}`],
    ]),
    ...partsOf(item, 'loyalty_program').flatMap((program) =>
      failed([
        [
          Boolean(program.get('program_label') && program.get('tier_label')),
          'has a loyalty_program without its labels',
        ],
        [amountIn(program.get('price'), context) < active, 'has a price of members that is not below the general one'],
      ]),
    ),
  ]
}

const DAY = 86_400_000
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d)$/

const availability: Rule = (item, { form }) => {
  const date = textOf(item, 'availability_date')
  const needsDate = form === 'google' && ['backorder', 'preorder'].includes(textOf(item, 'availability') ?? '')
  const isWithinYear = date === undefined || Date.parse(date) < Date.now() + 366 * DAY
  return failed([
    [!needsDate || date !== undefined, 'is on order and has no availability_date'],
    [date === undefined || (ISO_TIME.test(date) && isWithinYear), `has the availability_date ${String(date)}`],
  ])
}

const identifiers: Rule = (item, { form }) => {
  const [gtin, mpn, exists] = ['gtin', 'mpn', 'identifier_exists'].map((name) => textOf(item, name))
  return failed([
    [gtin === undefined || isPublicGtin(gtin), `has the gtin ${String(gtin)}`],
    [
      form === 'meta' || gtin !== undefined || mpn !== undefined || exists === 'no',
      'has neither gtin nor mpn and does not say so',
    ],
    [exists !== 'no' || (gtin === undefined && mpn === undefined), 'says that it has no identifier, and has one'],
  ])
}

const addresses: Rule = (item, { host, isOpen }) => {
  const link = textOf(item, 'link') ?? ''
  const pictures = [...(item.texts.get('image_link') ?? []), ...(item.texts.get('additional_image_link') ?? [])]
  const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  return failed([
    [isWeb(link) && new URL(link).host === host, `has the link ${link}, which is not at ${host}`],
    [pictures.every(isWeb), 'has a picture without a complete address'],
    [!isWeb(link) || isOpen(link), `leads to ${link}, which robots may not fetch`],
  ])
}

const texts: Rule = (item) => {
  const title = textOf(item, 'title') ?? ''
  const description = textOf(item, 'description') ?? ''
  const isShouted = /\p{Lu}{2}/u.test(title) && title === title.toUpperCase() && title !== title.toLowerCase()
  return failed([
    [!/<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i.test(title + description), 'has markup in its texts'],
    [!isShouted, 'has a title in capitals'],
  ])
}

/** The measure of a content, and the one to which its price refers, are of one kind. */
const MEASURES = [['mg', 'g', 'kg'], ['ml', 'cl', 'l'], ['cm', 'm'], ['sqm'], ['ct']]
const MEASURE = /^(\d+(?:\.\d+)?) ?([a-z]+)$/
const BASE = /^(?:1|2|4|8|10|100|75|750|50|1000) ?([a-z]+)$/

const measures: Rule = (item, context) => {
  const [measure, base] = ['unit_pricing_measure', 'unit_pricing_base_measure'].map((name) => textOf(item, name))
  const [, size, unit] = MEASURE.exec(measure ?? '') ?? []
  const baseUnit = BASE.exec(base ?? '')?.[1]
  const isOneKind = MEASURES.some((kind) => kind.includes(unit ?? '') && kind.includes(baseUnit ?? ''))
  return [
    ...failed([
      [(measure === undefined) === (base === undefined), 'has a measure without its base, or the reverse'],
      [measure === undefined || Number(size) > 0, `has the unit_pricing_measure ${String(measure)}`],
      [measure === undefined || base === undefined || isOneKind, `prices ${measure} by ${base}`],
    ]),
    ...partsOf(item, 'unit_price').flatMap((price) =>
      failed([
        [
          amountIn(`${price.get('value')} ${price.get('currency')}`, context) > 0 && Boolean(price.get('unit')),
          'has a unit_price without value, currency or unit',
        ],
      ]),
    ),
  ]
}

const CATEGORY = /^(?:[1-9]\d{0,6}|\p{L}[^<>]*(?: > [^<>]+)*)$/u

const wearer: Rule = (item) => {
  const category = textOf(item, 'google_product_category') ?? ''
  const worn = isApparel(category) ? ['gender', 'age_group', 'color', ...(needsSize(category) ? ['size'] : [])] : []
  return [
    ...failed([[category === '' || CATEGORY.test(category), `has the google_product_category ${category}`]]),
    ...worn.flatMap((name) => (item.texts.has(name) ? [] : [`is worn and has no ${name}`])),
  ]
}

const isRange = (part: ReadonlyMap<string, string>, name: string): boolean => {
  const [from, to] = [part.get(`min_${name}_time`), part.get(`max_${name}_time`)]
  if (from === undefined && to === undefined) return true
  return [from, to].every((days) => /^\d+$/.test(days ?? '')) && Number(from) <= Number(to)
}

const shipping: Rule = (item, context) => {
  const ways = partsOf(item, 'shipping')
  return [
    ...(ways.length > 0 ? [] : ['has no shipping']),
    ...ways.flatMap((way) =>
      failed([
        [way.get('country') === context.market.country.toUpperCase(), `is sent to ${String(way.get('country'))}`],
        [amountIn(way.get('price'), context) >= 0, `is sent for ${String(way.get('price'))}`],
        [isRange(way, 'handling') && isRange(way, 'transit'), 'has a range of days that ends before it begins'],
        [context.form === 'meta' || way.has('max_transit_time'), 'has no time of transport'],
      ]),
    ),
  ]
}

const RULES: readonly Rule[] = [fields, prices, availability, identifiers, addresses, texts, measures, wearer, shipping]

/** Ids are unique, and the variants of a group differ in what they may differ by. */
function togetherFaults(items: readonly Item[]): string[] {
  const twice = (values: readonly string[]) => {
    const seen = new Set<string>()
    return new Set(values.filter((value) => seen.size === seen.add(value).size))
  }
  const choices = items.map((item) =>
    ['item_group_id', 'color', 'size', 'material', 'title'].map((name) => textOf(item, name) ?? '').join(' | '),
  )
  return [
    ...[...twice(items.map(({ id }) => id))].map((id) => `two items have the id ${id}`),
    ...[...twice(choices)].map((choice) => `two items of a group are the same: ${choice}`),
  ]
}

function channelOf(xml: string): Element | string {
  try {
    const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'application/xml').documentElement
    const [channel] = root?.tagName === 'rss' ? childrenOf(root) : []
    return channel ?? 'the file is no RSS'
  } catch (error) {
    return `the file is not well-formed: ${String(error)}`
  }
}

/** One sentence for each fault; none when the feed follows the rules. With the text of `robots.txt` its links are checked against it. */
export function feedFaults(xml: string, form: Form, market: Market, robots: string | null = null): string[] {
  const channel = channelOf(xml)
  if (typeof channel === 'string') return [channel]
  const home = childrenOf(channel).find((child) => localName(child) === 'link')?.textContent ?? ''
  if (!URL.canParse(home)) return ['the channel has no link']
  const items = childrenOf(channel)
    .filter((child) => localName(child) === 'item')
    .map(itemOf)
  const isOpen = robots === null ? () => true : readRobots(robots).isOpen
  const context = { form, market, host: new URL(home).host, isOpen }
  return [
    ...(items.length > 0 ? [] : ['the feed is empty']),
    ...items.flatMap((item) => RULES.flatMap((rule) => rule(item, context)).map((fault) => `${item.id} ${fault}`)),
    ...togetherFaults(items),
  ]
}
