/**
 * The part of schema.org's vocabulary that the shop uses: types with their parents, their properties, and the members of enumerations.
 * Copied from schema.org; do not add a property that a type does not have there.
 */
interface Type {
  readonly parent: string | null
  readonly properties: readonly string[]
}

const TYPES: Readonly<Record<string, Type>> = {
  Thing: {
    parent: null,
    properties: [
      'name',
      'description',
      'url',
      'image',
      'sameAs',
      'identifier',
      'potentialAction',
      'alternateName',
      'mainEntityOfPage',
    ],
  },
  Product: {
    parent: 'Thing',
    properties: [
      'aggregateRating',
      'review',
      'brand',
      'model',
      'sku',
      'gtin',
      'mpn',
      'color',
      'size',
      'material',
      'offers',
      'itemCondition',
      'isVariantOf',
      'inProductGroupWithID',
      'additionalProperty',
      'manufacturer',
      'category',
      'weight',
      'hasMerchantReturnPolicy',
      'productID',
      'countryOfOrigin',
    ],
  },
  ProductGroup: { parent: 'Product', properties: ['hasVariant', 'variesBy', 'productGroupID'] },
  Intangible: { parent: 'Thing', properties: [] },
  Brand: { parent: 'Intangible', properties: ['aggregateRating', 'logo', 'review', 'slogan'] },
  Offer: {
    parent: 'Intangible',
    properties: [
      'price',
      'priceCurrency',
      'availability',
      'itemCondition',
      'priceSpecification',
      'priceValidUntil',
      'seller',
      'shippingDetails',
      'hasMerchantReturnPolicy',
      'sku',
      'gtin',
      'validForMemberTier',
      'eligibleRegion',
      'itemOffered',
    ],
  },
  OfferShippingDetails: {
    parent: 'Intangible',
    properties: [
      'shippingRate',
      'shippingDestination',
      'deliveryTime',
      'doesNotShip',
      'shippingOrigin',
      'shippingSettingsLink',
      'hasShippingService',
    ],
  },
  DefinedRegion: {
    parent: 'Intangible',
    properties: ['addressCountry', 'addressRegion', 'postalCode', 'postalCodePrefix', 'postalCodeRange'],
  },
  MerchantReturnPolicy: {
    parent: 'Intangible',
    properties: [
      'applicableCountry',
      'returnPolicyCategory',
      'merchantReturnDays',
      'returnMethod',
      'returnFees',
      'returnShippingFeesAmount',
      'merchantReturnLink',
      'refundType',
      'itemCondition',
      'returnPolicyCountry',
      'customerRemorseReturnFees',
      'inStoreReturnsOffered',
    ],
  },
  StructuredValue: { parent: 'Intangible', properties: [] },
  MonetaryAmount: {
    parent: 'StructuredValue',
    properties: ['currency', 'value', 'minValue', 'maxValue', 'validFrom', 'validThrough'],
  },
  QuantitativeValue: {
    parent: 'StructuredValue',
    properties: ['minValue', 'maxValue', 'value', 'unitCode', 'unitText', 'valueReference'],
  },
  ShippingDeliveryTime: {
    parent: 'StructuredValue',
    properties: ['handlingTime', 'transitTime', 'cutoffTime', 'businessDays'],
  },
  PriceSpecification: {
    parent: 'StructuredValue',
    properties: [
      'price',
      'priceCurrency',
      'minPrice',
      'maxPrice',
      'validFrom',
      'validThrough',
      'valueAddedTaxIncluded',
      'validForMemberTier',
    ],
  },
  UnitPriceSpecification: {
    parent: 'PriceSpecification',
    properties: ['priceType', 'unitCode', 'referenceQuantity', 'billingIncrement'],
  },
  Rating: { parent: 'Intangible', properties: ['ratingValue', 'bestRating', 'worstRating', 'author', 'reviewAspect'] },
  AggregateRating: { parent: 'Rating', properties: ['reviewCount', 'ratingCount', 'itemReviewed'] },
  CreativeWork: {
    parent: 'Thing',
    properties: ['author', 'datePublished', 'dateModified', 'inLanguage', 'publisher', 'headline', 'text'],
  },
  Article: { parent: 'CreativeWork', properties: ['articleBody', 'articleSection', 'wordCount'] },
  Review: { parent: 'CreativeWork', properties: ['reviewBody', 'reviewRating', 'itemReviewed', 'reviewAspect'] },
  Organization: { parent: 'Thing', properties: ['logo', 'email', 'telephone', 'address', 'legalName', 'contactPoint'] },
  Person: { parent: 'Thing', properties: ['givenName', 'familyName', 'email'] },
  ItemList: { parent: 'Intangible', properties: ['itemListElement', 'itemListOrder', 'numberOfItems'] },
  BreadcrumbList: { parent: 'ItemList', properties: [] },
  ListItem: { parent: 'Intangible', properties: ['item', 'position', 'nextItem', 'previousItem'] },
}

/** Members of schema.org's enumerations, and the property addresses that `variesBy` takes. */
const VALUES: ReadonlySet<string> = new Set([
  'InStock',
  'OutOfStock',
  'BackOrder',
  'PreOrder',
  'InStoreOnly',
  'OnlineOnly',
  'LimitedAvailability',
  'SoldOut',
  'Discontinued',
  'NewCondition',
  'UsedCondition',
  'RefurbishedCondition',
  'DamagedCondition',
  'ListPrice',
  'StrikethroughPrice',
  'RegularPrice',
  'SalePrice',
  'MinimumAdvertisedPrice',
  'MerchantReturnFiniteReturnWindow',
  'MerchantReturnNotPermitted',
  'MerchantReturnUnlimitedWindow',
  'MerchantReturnUnspecified',
  'ReturnByMail',
  'ReturnInStore',
  'ReturnAtKiosk',
  'FreeReturn',
  'ReturnFeesCustomerResponsibility',
  'ReturnShippingFees',
  'OriginalShippingFees',
  'RestockingFees',
  'color',
  'size',
  'additionalProperty',
  'material',
  'pattern',
  'suggestedAge',
  'suggestedGender',
])

const KEYWORDS = ['@type', '@id', '@context']

function has(type: string, property: string): boolean {
  for (let at: string | null = type; at !== null; at = TYPES[at]?.parent ?? null)
    if (TYPES[at]?.properties.includes(property)) return true
  return false
}

/** The parts of structured data that are not in the vocabulary, each with its path; empty when all are. */
export function vocabularyProblems(data: unknown, place = '$'): string[] {
  if (Array.isArray(data)) return data.flatMap((item, at) => vocabularyProblems(item, `${place}[${at}]`))
  if (typeof data === 'string') {
    const value = /^https:\/\/schema\.org\/(.*)$/.exec(data)?.[1]
    return value === undefined || VALUES.has(value) ? [] : [`${place}: ${data} is no member of an enumeration`]
  }
  if (typeof data !== 'object' || data === null) return []
  const node = data as Record<string, unknown>
  const type = node['@type']
  if (type === undefined) return Object.keys(node).join() === '@id' ? [] : [`${place} has no type`]
  if (typeof type !== 'string' || !Object.hasOwn(TYPES, type)) return [`${place}: ${String(type)} is no type`]
  return Object.entries(node).flatMap(([property, value]) => {
    if (KEYWORDS.includes(property) || value === undefined) return []
    return [
      ...(has(type, property) ? [] : [`${place}: ${type} has no ${property}`]),
      ...vocabularyProblems(value, `${place}.${property}`),
    ]
  })
}
