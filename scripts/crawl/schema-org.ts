/**
 * The part of schema.org's vocabulary that the shop uses: types with their parents and properties, what a property may hold, and the members
 * of enumerations. Copied from schema.org; do not add a property that a type does not have there.
 */
interface Type {
  readonly parents: readonly string[]
  readonly properties: readonly string[]
}

const type = (parents: string, properties: string): Type => ({
  parents: parents.split(/\s+/).filter(Boolean),
  properties: properties.split(/\s+/).filter(Boolean),
})

const TYPES: Readonly<Record<string, Type>> = {
  Thing: type(
    '',
    'name description url image sameAs identifier potentialAction alternateName mainEntityOfPage disambiguatingDescription',
  ),
  Product: type(
    'Thing',
    `aggregateRating review brand model sku gtin mpn color size material pattern offers itemCondition isVariantOf inProductGroupWithID
    additionalProperty manufacturer category weight hasMerchantReturnPolicy productID countryOfOrigin audience isRelatedTo isSimilarTo`,
  ),
  ProductGroup: type('Product', 'hasVariant variesBy productGroupID'),
  Intangible: type('Thing', ''),
  Brand: type('Intangible', 'aggregateRating logo review slogan'),
  Offer: type(
    'Intangible',
    `price priceCurrency availability itemCondition priceSpecification priceValidUntil seller shippingDetails hasMerchantReturnPolicy sku gtin
    validForMemberTier eligibleRegion itemOffered`,
  ),
  AggregateOffer: type('Offer', 'lowPrice highPrice offerCount offers'),
  OfferShippingDetails: type(
    'StructuredValue',
    'shippingRate shippingDestination deliveryTime doesNotShip shippingOrigin hasShippingService validForMemberTier',
  ),
  DefinedRegion: type('Intangible', 'addressCountry addressRegion postalCode postalCodePrefix postalCodeRange'),
  MerchantReturnPolicy: type(
    'Intangible',
    `applicableCountry returnPolicyCategory merchantReturnDays returnMethod returnFees returnShippingFeesAmount merchantReturnLink refundType
    itemCondition returnPolicyCountry customerRemorseReturnFees returnLabelSource validForMemberTier`,
  ),
  MemberProgram: type('Intangible', 'hasTiers hostingOrganization'),
  MemberProgramTier: type('Intangible', 'hasTierBenefit hasTierRequirement isTierOf membershipPointsEarned'),
  StructuredValue: type('Intangible', ''),
  MonetaryAmount: type('StructuredValue', 'currency value minValue maxValue validFrom validThrough'),
  QuantitativeValue: type('StructuredValue', 'minValue maxValue value unitCode unitText valueReference'),
  ShippingDeliveryTime: type('StructuredValue', 'handlingTime transitTime cutoffTime businessDays'),
  PriceSpecification: type(
    'StructuredValue',
    'price priceCurrency minPrice maxPrice validFrom validThrough valueAddedTaxIncluded validForMemberTier',
  ),
  UnitPriceSpecification: type('PriceSpecification', 'priceType unitCode referenceQuantity billingIncrement'),
  ContactPoint: type('StructuredValue', 'areaServed availableLanguage contactType email telephone hoursAvailable'),
  PostalAddress: type(
    'ContactPoint',
    'addressCountry addressLocality addressRegion postOfficeBoxNumber postalCode streetAddress',
  ),
  OpeningHoursSpecification: type('StructuredValue', 'closes dayOfWeek opens validFrom validThrough'),
  GeoCoordinates: type('StructuredValue', 'latitude longitude'),
  Rating: type('Intangible', 'ratingValue bestRating worstRating author reviewAspect'),
  AggregateRating: type('Rating', 'reviewCount ratingCount itemReviewed'),
  CreativeWork: type('Thing', 'author datePublished dateModified inLanguage publisher headline text'),
  Article: type('CreativeWork', 'articleBody articleSection wordCount'),
  WebSite: type('CreativeWork', 'issn'),
  Review: type('CreativeWork', 'reviewBody reviewRating itemReviewed reviewAspect'),
  Organization: type(
    'Thing',
    `logo email telephone address legalName contactPoint taxID vatID brand parentOrganization department hasMerchantReturnPolicy
    hasMemberProgram hasShippingService aggregateRating review foundingDate numberOfEmployees`,
  ),
  OnlineBusiness: type('Organization', ''),
  OnlineStore: type('OnlineBusiness', ''),
  Place: type('Thing', 'address geo hasMap logo openingHoursSpecification telephone photo'),
  LocalBusiness: type('Organization Place', 'currenciesAccepted openingHours paymentAccepted priceRange'),
  Store: type('LocalBusiness', ''),
  SportingGoodsStore: type('Store', ''),
  Person: type('Thing', 'givenName familyName email'),
  Action: type('Thing', 'target object result'),
  SearchAction: type('Action', 'query query-input'),
  EntryPoint: type('Intangible', 'urlTemplate actionPlatform encodingType httpMethod'),
  ItemList: type('Intangible', 'itemListElement itemListOrder numberOfItems'),
  BreadcrumbList: type('ItemList', ''),
  ListItem: type('Intangible', 'item position nextItem previousItem'),
}

/** Members of schema.org's enumerations by the properties that take them. */
const ENUMERATIONS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    availability:
      'InStock OutOfStock BackOrder PreOrder PreSale MadeToOrder InStoreOnly OnlineOnly LimitedAvailability SoldOut Discontinued Reserved',
    itemCondition: 'NewCondition UsedCondition RefurbishedCondition DamagedCondition',
    priceType: 'ListPrice StrikethroughPrice RegularPrice SalePrice MinimumAdvertisedPrice InvoicePrice MSRP SRP',
    returnPolicyCategory:
      'MerchantReturnFiniteReturnWindow MerchantReturnNotPermitted MerchantReturnUnlimitedWindow MerchantReturnUnspecified',
    returnMethod: 'ReturnByMail ReturnInStore ReturnAtKiosk KeepProduct',
    returnFees: 'FreeReturn ReturnFeesCustomerResponsibility ReturnShippingFees OriginalShippingFees RestockingFees',
    refundType: 'FullRefund ExchangeRefund StoreCreditRefund',
    hasTierBenefit:
      'TierBenefitLoyaltyPrice TierBenefitLoyaltyPoints TierBenefitLoyaltyShipping TierBenefitLoyaltyReturns',
    variesBy: 'color size material pattern suggestedAge suggestedGender additionalProperty',
    dayOfWeek: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday PublicHolidays',
  }).map(([property, members]) => [property, members.split(' ')]),
)

/** Properties that take a node, and the types that it may have; `Text` where a text is allowed as well. */
const NODES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    brand: 'Brand Organization',
    offers: 'Offer',
    hasVariant: 'Product',
    aggregateRating: 'AggregateRating',
    review: 'Review',
    reviewRating: 'Rating',
    author: 'Person Organization',
    publisher: 'Person Organization',
    shippingDetails: 'OfferShippingDetails',
    shippingRate: 'MonetaryAmount',
    returnShippingFeesAmount: 'MonetaryAmount',
    shippingDestination: 'DefinedRegion',
    deliveryTime: 'ShippingDeliveryTime',
    handlingTime: 'QuantitativeValue',
    transitTime: 'QuantitativeValue',
    hasMerchantReturnPolicy: 'MerchantReturnPolicy',
    priceSpecification: 'PriceSpecification',
    referenceQuantity: 'QuantitativeValue',
    validForMemberTier: 'MemberProgramTier',
    hasTiers: 'MemberProgramTier',
    hasMemberProgram: 'MemberProgram',
    address: 'PostalAddress Text',
    contactPoint: 'ContactPoint',
    openingHoursSpecification: 'OpeningHoursSpecification',
    parentOrganization: 'Organization',
    potentialAction: 'Action',
    target: 'EntryPoint Text',
    itemListElement: 'ListItem Text Thing',
  }).map(([property, types]) => [property, types.split(' ')]),
)

const KEYWORDS = ['@type', '@id', '@context']
const SCHEMA = 'https://schema.org/'

/** True when a type is another one or below it. */
export function isA(name: string, ancestor: string): boolean {
  return name === ancestor || (TYPES[name]?.parents.some((parent) => isA(parent, ancestor)) ?? false)
}

function has(name: string, property: string): boolean {
  const known = TYPES[name]
  return (
    known !== undefined &&
    (known.properties.includes(property) || known.parents.some((parent) => has(parent, property)))
  )
}

function memberProblem(property: string, value: unknown, members: readonly string[]): string | null {
  const text = String(value)
  const isMember = text.startsWith(SCHEMA) && members.includes(text.slice(SCHEMA.length))
  const isPlainDay = property === 'dayOfWeek' && members.includes(text)
  return isMember || isPlainDay ? null : `${text} is no member of an enumeration`
}

/** A node known by its address alone, or one of an unknown type, is not judged here. */
function typeProblem(value: unknown, types: readonly string[]): string | null {
  const wanted = types.join(' or ')
  if (typeof value !== 'object' || value === null)
    return types.includes('Text') && typeof value === 'string' ? null : `${String(value)} is no ${wanted}`
  const own = (value as Record<string, unknown>)['@type']
  if (typeof own !== 'string' || !Object.hasOwn(TYPES, own)) return null
  return types.some((allowed) => isA(own, allowed)) ? null : `${own} is no ${wanted}`
}

/** What is wrong with one value of a property, apart from what is inside it. */
function valueProblem(property: string, value: unknown): string | null {
  const members = ENUMERATIONS[property]
  if (members) return memberProblem(property, value, members)
  if (typeof value === 'string' && value.startsWith(SCHEMA)) return `${value} is no member of an enumeration`
  const types = NODES[property]
  return types ? typeProblem(value, types) : null
}

/** The parts of structured data that are not in the vocabulary, each with its path; empty when all are. */
export function vocabularyProblems(data: unknown, place = '$'): string[] {
  if (Array.isArray(data)) return data.flatMap((item, at) => vocabularyProblems(item, `${place}[${at}]`))
  if (typeof data !== 'object' || data === null) return []
  const node = data as Record<string, unknown>
  const name = node['@type']
  if (name === undefined) return Object.keys(node).join() === '@id' ? [] : [`${place} has no type`]
  if (typeof name !== 'string' || !Object.hasOwn(TYPES, name)) return [`${place}: ${String(name)} is no type`]
  return Object.entries(node).flatMap(([property, value]) => {
    if (KEYWORDS.includes(property) || value === undefined) return []
    const at = `${place}.${property}`
    return [
      ...(has(name, property) ? [] : [`${place}: ${name} has no ${property}`]),
      ...[value].flat().flatMap((one) => {
        const problem = valueProblem(property, one)
        return problem === null ? [] : [`${at}: ${problem}`]
      }),
      ...vocabularyProblems(value, at),
    ]
  })
}
