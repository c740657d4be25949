/** The rules that Google publishes for the structured data of products, sellers, stores, trails, articles and lists, one type at a time. */
import { CURRENCIES } from '@/lib/market/currencies'

import type { Node } from './json-ld'
import { isA } from './schema-org'

/** The node that a reference by `@id` leads to. */
type Resolve = (value: unknown) => unknown

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())
const nodesIn = (value: unknown, resolve: Resolve): Node[] => listOf(value).map(resolve).filter(isNode)
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isPositive = (value: unknown): boolean => Number(value) > 0
const isAmount = (value: unknown): boolean => /^\d+(?:\.\d{1,2})?$/.test(String(value))
const isCurrency = (value: unknown): boolean => CURRENCIES.some((code) => code.toUpperCase() === value)
const isCountry = (value: unknown): boolean => /^[A-Z]{2}$/.test(String(value))
const isDate = (value: unknown): boolean =>
  /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.test(String(value)) &&
  !Number.isNaN(Date.parse(String(value)))
const isAddress = (value: unknown): boolean => /^https?:\/\/[^\s]+$/.test(String(value))

/** The texts of the checks that fail. */
const failed = (checks: readonly (readonly [ok: boolean, fault: string])[]): string[] =>
  checks.flatMap(([ok, fault]) => (ok ? [] : [fault]))

const lacks = (node: Node, ...properties: readonly string[]): string[] =>
  properties.flatMap((property) => {
    const values = listOf(node[property])
    return values.length > 0 && values.every((value) => value !== null && value !== '') ? [] : [`has no ${property}`]
  })

/** Google's list of what variants may differ by. */
const VARIES_BY = ['color', 'size', 'material', 'pattern', 'suggestedAge', 'suggestedGender']

function productFaults(node: Node): string[] {
  const offers = listOf(node['offers'])
  return [
    ...lacks(node, 'name', 'image', 'description', 'brand', 'offers'),
    ...failed([
      [offers.length <= 1, 'has several offers'],
      [
        node['sku'] !== undefined || node['gtin'] !== undefined || node['mpn'] !== undefined,
        'has neither sku nor GTIN',
      ],
      [String(node['name']).length <= 150, 'has a name of more than 150 characters'],
      [listOf(node['image']).every(isAddress), 'has a picture without a complete address'],
    ]),
  ]
}

function variantFaults(group: Node, variant: Node, at: number): string[] {
  const place = `hasVariant[${at}]`
  const varied = listOf(group['variesBy']).map((value) => String(value).replace('https://schema.org/', ''))
  return [
    ...lacks(variant, 'name', 'sku', 'offers', ...varied),
    ...failed([[variant['image'] !== undefined || group['image'] !== undefined, 'has no image']]),
  ].map((fault) => `${place} ${fault}`)
}

function groupFaults(node: Node, resolve: Resolve): string[] {
  const variants = nodesIn(node['hasVariant'], resolve)
  const varied = listOf(node['variesBy']).map((value) => String(value).replace('https://schema.org/', ''))
  const unique = (values: unknown[]) => new Set(values).size === values.length
  const addresses = variants.flatMap((variant) => nodesIn(variant['offers'], resolve).map(({ url }) => url))
  return [
    ...lacks(node, 'name', 'image', 'description', 'brand', 'productGroupID', 'hasVariant'),
    ...failed([
      [variants.length > 0, 'has no variants'],
      [varied.every((name) => VARIES_BY.includes(name)), `varies by ${varied.join()}, which Google does not know`],
      [unique(variants.map(({ sku }) => sku)), 'has two variants with one sku'],
      [unique(addresses), 'has two variants with one address'],
    ]),
    ...variants.flatMap((variant, at) => variantFaults(node, variant, at)),
  ]
}

const ON_SALE = ['InStock', 'BackOrder', 'PreOrder', 'LimitedAvailability'].map((name) => `https://schema.org/${name}`)

/** What an offer with one price and one with a range share. */
function saleFaults(node: Node, resolve: Resolve): string[] {
  const rates = nodesIn(node['shippingDetails'], resolve).flatMap((details) =>
    nodesIn(details['shippingRate'], resolve),
  )
  return [
    ...lacks(node, 'url', 'priceCurrency', 'availability', 'itemCondition', 'hasMerchantReturnPolicy'),
    ...failed([
      [isCurrency(node['priceCurrency']), 'has a currency that the shop does not have'],
      [isAddress(node['url']), 'has no complete address'],
      [rates.every(({ currency }) => currency === node['priceCurrency']), 'has delivery in another currency'],
    ]),
  ]
}

function offerFaults(node: Node, resolve: Resolve): string[] {
  const price = Number(node['price'])
  const specifications = nodesIn(node['priceSpecification'], resolve)
  const struck = specifications.filter(({ priceType }) => String(priceType).endsWith('StrikethroughPrice'))
  const forMembers = specifications.filter(({ validForMemberTier: tier }) => tier !== undefined)
  const isSent = ON_SALE.includes(String(node['availability']))
  return [
    ...saleFaults(node, resolve),
    ...failed([
      [isAmount(node['price']) && price > 0, `has the price ${String(node['price'])}`],
      [!isSent || listOf(node['shippingDetails']).length > 0, 'can be bought and has no delivery'],
      [
        struck.length <= 1 && struck.every((one) => Number(one['price']) > price),
        'is struck from a price that is not above',
      ],
      [
        forMembers.every((one) => Number(one['price']) < price),
        'has a price for members that is not below the general one',
      ],
      [
        specifications.every(({ priceCurrency: own }) => own === node['priceCurrency']),
        'has a price specification in another currency',
      ],
    ]),
  ]
}

function rangeFaults(node: Node, resolve: Resolve): string[] {
  const [low, high] = [Number(node['lowPrice']), Number(node['highPrice'])]
  return [
    ...saleFaults(node, resolve),
    ...failed([
      [isAmount(node['lowPrice']) && low > 0, `has the lowest price ${String(node['lowPrice'])}`],
      [isAmount(node['highPrice']) && high >= low, `has the highest price ${String(node['highPrice'])}`],
      [isPositive(node['offerCount']), 'counts no offers'],
    ]),
  ]
}

function unitPriceFaults(node: Node): string[] {
  const { referenceQuantity: quantity } = node
  const base = isNode(quantity) ? quantity['valueReference'] : undefined
  return failed([
    [isAmount(node['price']) && isPositive(node['price']), `has the price ${String(node['price'])}`],
    [isCurrency(node['priceCurrency']), 'has a currency that the shop does not have'],
    [
      quantity === undefined ||
        (isNode(quantity) && isPositive(quantity['value']) && isNode(base) && isPositive(base['value'])),
      'has a quantity without value or base',
    ],
    [
      node['priceType'] !== undefined || quantity !== undefined || node['validForMemberTier'] !== undefined,
      'repeats the price of its offer',
    ],
  ])
}

function deliveryFaults(node: Node, resolve: Resolve): string[] {
  const [rate] = nodesIn(node['shippingRate'], resolve)
  const [destination] = nodesIn(node['shippingDestination'], resolve)
  const [time] = nodesIn(node['deliveryTime'], resolve)
  const ranges = time ? ['handlingTime', 'transitTime'].flatMap((name) => nodesIn(time[name], resolve)) : []
  return failed([
    [rate !== undefined && isAmount(rate['value']) && isCurrency(rate['currency']), 'has no price of delivery'],
    [destination !== undefined && isCountry(destination['addressCountry']), 'has no country of delivery'],
    [time === undefined || ranges.length === 2, 'has a delivery time without handling or transit'],
    [
      ranges.every((days) => Number(days['minValue']) >= 0 && Number(days['minValue']) <= Number(days['maxValue'])),
      'has a range of days that ends before it begins',
    ],
    [ranges.every(({ unitCode }) => unitCode === 'DAY'), 'has a delivery time in another unit than days'],
  ])
}

const MAX_COUNTRIES = 50

function returnFaults(node: Node): string[] {
  const countries = listOf(node['applicableCountry'])
  const [isFinite, isNever] = ['MerchantReturnFiniteReturnWindow', 'MerchantReturnNotPermitted'].map((name) =>
    String(node['returnPolicyCategory']).endsWith(`/${name}`),
  )
  const isCharged = String(node['returnFees']).endsWith('/ReturnShippingFees')
  const amount = node['returnShippingFeesAmount']
  const days = node['merchantReturnDays']
  return [
    ...lacks(node, 'applicableCountry', 'returnPolicyCategory', ...(isNever ? [] : ['returnFees'])),
    ...failed([
      [countries.every(isCountry) && countries.length <= MAX_COUNTRIES, 'has wrong or too many countries'],
      [!isFinite || (Number.isInteger(days) && isPositive(days)), 'has a window without days'],
      [isFinite || days === undefined, 'has days without a window'],
      [listOf(node['returnFees']).length <= 1, 'has several fees'],
      [listOf(node['returnMethod']).length <= 1, 'has one fee for several methods'],
      [isCharged === (isNode(amount) && isPositive(amount['value'])), 'has a fee without its amount, or the reverse'],
    ]),
  ]
}

function ratingFaults(node: Node): string[] {
  const [worst, best] = [Number(node['worstRating'] ?? 1), Number(node['bestRating'] ?? 5)]
  const value = Number(node['ratingValue'])
  const isAverage = node['@type'] === 'AggregateRating'
  return failed([
    [value >= worst && value <= best, `has the value ${String(node['ratingValue'])}`],
    [!isAverage || isPositive(node['reviewCount'] ?? node['ratingCount']), 'is the average of nothing'],
  ])
}

function reviewFaults(node: Node, resolve: Resolve): string[] {
  const [author] = nodesIn(node['author'], resolve)
  return [
    ...lacks(node, 'reviewRating'),
    ...failed([
      [isText(author?.['name']) && String(author?.['name']).length < 100, 'has no author, or one with a long name'],
      [isDate(node['datePublished']), 'has no date'],
    ]),
  ]
}

function trailFaults(node: Node): string[] {
  const items = listOf(node['itemListElement']).filter(isNode)
  const inner = items.slice(0, -1)
  return failed([
    [items.length >= 2, 'has fewer than two steps'],
    [items.every(({ position }, at) => position === at + 1), 'is not numbered from one'],
    [items.every(({ name }) => isText(name)), 'has a step without a name'],
    [inner.every(({ item }) => isAddress(isNode(item) ? item['@id'] : item)), 'has a step without an address'],
  ])
}

function itemListFaults(node: Node): string[] {
  const items = listOf(node['itemListElement']).filter(isNode)
  return failed([
    [items.length > 0, 'is empty'],
    [items.every(({ position }, at) => position === at + 1), 'is not numbered from one'],
    [
      items.every(({ url, item }) => isAddress(url) || isNode(item) || isAddress(item)),
      'has an item without an address',
    ],
  ])
}

const HEADLINE = 110

function articleFaults(node: Node, resolve: Resolve): string[] {
  const { datePublished: published, dateModified: modified, headline } = node
  return [
    ...lacks(node, 'headline', 'author', 'datePublished', 'dateModified'),
    ...failed([
      [String(headline).length <= HEADLINE, `has a headline of more than ${HEADLINE} characters`],
      [[published, modified].every((date) => date === undefined || isDate(date)), 'has a date of another form'],
      [
        modified === undefined || Date.parse(String(modified)) >= Date.parse(String(published)),
        'changed before it was published',
      ],
      [nodesIn(node['author'], resolve).every(({ name }) => isText(name)), 'has an author without a name'],
      [listOf(node['image']).every(isAddress), 'has a picture without a complete address'],
    ]),
  ]
}

const addressFaults = (node: Node, resolve: Resolve, ...parts: readonly string[]): string[] => {
  const [address] = nodesIn(node['address'], resolve)
  return address ? lacks(address, ...parts).map((fault) => `address ${fault}`) : ['has no address in parts']
}

function sellerFaults(node: Node, resolve: Resolve): string[] {
  return [
    ...lacks(node, 'name', 'legalName', 'url', 'logo', 'contactPoint', 'hasMerchantReturnPolicy', 'hasMemberProgram'),
    ...addressFaults(node, resolve, 'streetAddress', 'addressCountry'),
  ]
}

const MINUTES = /^([01]\d|2[0-4]):([0-5]\d)$/

function storeFaults(node: Node, resolve: Resolve): string[] {
  const hours = nodesIn(node['openingHoursSpecification'], resolve)
  const isRange = ({ opens, closes }: Node) =>
    MINUTES.test(String(opens)) && MINUTES.test(String(closes)) && String(opens) < String(closes)
  return [
    ...lacks(node, 'name', 'url', 'telephone', 'openingHoursSpecification'),
    ...addressFaults(node, resolve, 'streetAddress', 'postalCode', 'addressLocality', 'addressCountry'),
    ...failed([
      [hours.every(isRange), 'has hours that end before they begin'],
      [hours.every(({ dayOfWeek }) => listOf(dayOfWeek).length > 0), 'has hours of no day'],
    ]),
  ]
}

function programFaults(node: Node, resolve: Resolve): string[] {
  return [
    ...lacks(node, 'name', 'description', 'hasTiers'),
    ...nodesIn(node['hasTiers'], resolve).flatMap((tier) =>
      lacks(tier, '@id', 'name', 'hasTierBenefit').map((fault) => `its tier ${fault}`),
    ),
  ]
}

function siteFaults(node: Node): string[] {
  return [
    ...lacks(node, 'name', 'url'),
    ...failed([
      [
        JSON.stringify(node['potentialAction'] ?? '').includes('{search_term_string}'),
        'has no search with its place holder',
      ],
    ]),
  ]
}

/** By type, the most special first: a node is judged by the first that it is. */
const RULES: readonly (readonly [type: string, faults: (node: Node, resolve: Resolve) => string[]])[] = [
  ['ProductGroup', groupFaults],
  ['Product', productFaults],
  ['AggregateOffer', rangeFaults],
  ['Offer', offerFaults],
  ['UnitPriceSpecification', unitPriceFaults],
  ['OfferShippingDetails', deliveryFaults],
  ['MerchantReturnPolicy', returnFaults],
  ['Rating', ratingFaults],
  ['Review', reviewFaults],
  ['BreadcrumbList', trailFaults],
  ['ItemList', itemListFaults],
  ['Article', articleFaults],
  ['OnlineStore', sellerFaults],
  ['LocalBusiness', storeFaults],
  ['MemberProgram', programFaults],
  ['WebSite', siteFaults],
]

/** The faults of one node, without those of the nodes in it. A product within a group is judged with the group. */
export function nodeFaults(node: Node, resolve: Resolve, isVariant = false): string[] {
  const name = String(node['@type'])
  const rule = RULES.find(([type]) => isA(name, type))
  if (!rule || (isVariant && rule[0] === 'Product')) return []
  return rule[1](node, resolve)
}
