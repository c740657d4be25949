/**
 * The most expensive input that each public call and kind of page accepts. Each is a function of the turn, so that no turn is answered from
 * what an earlier one has left in memory, as far as the input allows.
 */
import lzString from 'lz-string'

import { type ShopCallName as CallName, callNames, calls } from '@/lib/contract/calls'
import type { Call } from '@/lib/contract/calls/call'
import { ENQUIRY_KINDS, ENQUIRY_LENGTH, NEWSLETTERS } from '@/lib/contract/limits/enquiries'

import type { ShopFacts } from './facts'

/** One request: a path with its query, and the JSON body of a POST. */
interface CostRequest {
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
export type CostInput = (turn: number) => CostRequest

const LANGUAGES = ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const
const PAIRS = ['se', 'no', 'dk', 'de', 'fr', 'pl', 'us', 'ch', 'gb', 'jp', 'ee', 'lv', 'lt', 'at', 'be', 'cz'].flatMap(
  (country) => ['usd', 'sek', 'nok', 'gbp', 'pln', 'chf'].map((currency) => [country, currency] as const),
)

const at = <T>(all: readonly T[], turn: number): T => {
  const value = all[turn % all.length]
  if (value === undefined) throw new Error('The shop has no products to measure with.')
  return value
}
const query = (path: string, values: Readonly<Record<string, string | number>>) =>
  `${path}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`

const words = (turn: number) =>
  `kevyt lämmin vedenpitävä takki ${turn} reppu teltta makuupussi kengät suksi pipo hanska `.repeat(2).slice(0, 190)
const secret = (turn: number) => `${turn}`.padStart(40, 'x')
const mail = (turn: number) => `costs-${turn}@example.com`
const formKey = (turn: number) => `00000000-0000-4000-8000-${String(turn).padStart(12, '0')}`

function cartOf({ variants }: ShopFacts, turn: number) {
  return {
    products: Array.from({ length: 200 }, (_, row) => ({ productId: at(variants, row + turn), amount: 1 })),
    discount_codes: [],
    country_code: at(PAIRS, turn)[0],
    language_code: at(LANGUAGES, turn),
    pageName: 'checkout',
  }
}

const listOf = ({ models }: ShopFacts, turn: number, count: number) => ({
  source: 'Models',
  language: at(LANGUAGES, turn),
  taxAreaId: 1,
  sortIds: Array.from({ length: count }, (_, row) => at(models, row + turn * 7)),
})

/** The public calls that read. */
// eslint-disable-next-line max-lines-per-function -- a table
function reads(shop: ShopFacts): Partial<Record<CallName, CostInput>> {
  const language = (turn: number) => at(LANGUAGES, turn)
  const product = (turn: number) => at(shop.products, turn).split('/')[1] ?? ''
  return {
    localeByIp: () => ({ path: '/api/locale_by_ip/' }),
    initConfig: (turn) => ({
      path: query('/api/init-config/', {
        'delivery-country-code': at(PAIRS, turn)[0],
        'currency-code': at(PAIRS, turn)[1],
      }),
    }),
    routeSlugs: () => ({ path: '/api/route-slugs/' }),
    resources: (turn) => ({ path: query('/api/resources/', { language: language(turn) }) }),
    settings: () => ({ path: '/api/settings/' }),
    deliveryPage: (turn) => ({ path: query('/api/delivery/', { language: language(turn) }) }),
    translatedPaths: (turn) => ({ path: query('/api/translated_paths/', { path: `/${at(shop.products, turn)}/` }) }),
    sitemap: () => ({ path: query('/api/sitemap/', { type: 'products', page: 1 }) }),
    openApi: () => ({ path: '/api/openapi/' }),
    brands: (turn) => ({ path: query('/api/brands/', { language: language(turn) }) }),
    brand: (turn) => ({ path: query('/api/brand/', { slug: at(shop.brands, turn), language: language(turn) }) }),
    banners: (turn) => ({ path: query('/api/banners/', { language: language(turn) }) }),
    keywordPopup: () => ({ path: query('/api/keyword-popup/', { id: 1 }) }),
    keywordPopups: (turn) => ({ path: query('/api/keyword-popups/', { language: language(turn) }) }),
    staticPage: (turn) => ({ path: query('/api/static-page/', { slug: `no-page-${turn}`, language: 'fi' }) }),
    staticPageWithTabs: (turn) => ({
      path: query('/api/static-page-with-tabs/', { slug: `no-${turn}`, language: 'fi' }),
    }),
    campaign: (turn) => ({ path: query('/api/campaign/', { slug: `no-campaign-${turn}`, language: 'fi' }) }),
    articles: (turn) => ({ path: query('/api/articles/', { language: language(turn) }) }),
    article: (turn) => ({ path: query('/api/article/', { slug: `no-article-${turn}`, language: 'fi' }) }),
    authors: (turn) => ({ path: query('/api/authors/', { language: language(turn) }) }),
    productGroups: (turn) => ({ path: query('/api/product-groups/', { language: language(turn) }) }),
    productGroup: (turn) => ({
      path: query('/api/products/productgroup/', { path: at(shop.groups, turn), language: 'fi' }),
    }),
    productModelList: (turn) => ({
      path: query('/api/products/productmodellist/', {
        request: lzString.compressToEncodedURIComponent(JSON.stringify(listOf(shop, turn, 200))).slice(0, 2000),
      }),
    }),
    productModelListPost: (turn) => ({ path: '/api/products/productmodellist/', body: listOf(shop, turn, 500) }),
    productListIndex: (turn) => ({
      path: query('/api/products/listindex/', {
        source: 'Search',
        slug: `takki ${turn}`,
        language: language(turn),
        taxAreaId: 1,
      }),
    }),
    productListText: (turn) => ({
      path: query('/api/products/listtext/', {
        source: 'ProductGroup',
        slug: at(shop.groups, 0),
        language: 'fi',
        taxAreaId: 1,
        text: words(turn),
      }),
    }),
    productHighlights: (turn) => ({
      path: query('/api/products/highlights/', { language: language(turn), taxAreaId: 1 + (turn % 20), newest: 60 }),
    }),
    productModel: (turn) => ({
      path: query(`/api/products/productmodel/${product(turn)}/`, {
        taxAreaId: 1 + (turn % 20),
        language: language(turn),
      }),
    }),
    productExtraDelivery: (turn) => ({
      path: query('/api/product/extra/', {
        type: 1,
        slug: product(turn),
        'delivery-country-code': at(PAIRS, turn)[0],
        language: language(turn),
      }),
    }),
    productExtraDetails: (turn) => ({
      path: query('/api/product/extra/', {
        type: 2,
        slug: product(turn),
        'delivery-country-code': at(PAIRS, turn)[0],
        language: language(turn),
        taxAreaId: 1,
      }),
    }),
    rentals: (turn) => ({ path: query('/api/rentals/', { language: language(turn), taxAreaId: 1 }) }),
    productFeed: (turn) => ({
      path: query('/api/product-feed/', {
        language: language(turn),
        country: at(PAIRS, turn)[0],
        taxAreaId: 1,
        after: turn,
      }),
    }),
    fastShipping: (turn) => ({
      path: query('/api/get_fast_shipping/', {
        postal_code: '00100',
        price: 1000 + turn,
        variant_id: at(shop.variants, turn),
      }),
    }),
    search: (turn) => ({ path: query('/api/search/', { q: words(turn), language: 'fi', taxAreaId: 1 }) }),
    searchSuggestions: (turn) => ({
      path: query('/api/search/suggestions/', { q: words(turn), language: 'fi', taxAreaId: 1 }),
    }),
    recommendations: (turn) => ({
      path: query('/api/recommendations/', { method: 'strategy', origin: 'x', strategy: 'x', context: `a > ${turn}` }),
    }),
    productReviews: (turn) => ({
      path: query('/api/product_reviews/', {
        model_id: at(shop.models, turn),
        size: 100,
        page: 1,
        sort: 'date',
        language: language(turn),
      }),
    }),
    compatibleProducts: () => ({ path: query('/api/compatible_products/', { ski_type: 'laskettelu', tax_area: 1 }) }),
    skiWizard: (turn) => ({
      path: query('/api/ski_wizard/', { ski_type: 'laskettelu', language: language(turn), tax_area: 1 }),
    }),
    orderCalendar: (turn) => ({
      path: query('/api/order/calendar/', { number: `1000${turn}`, key: secret(turn), language: 'fi' }),
    }),
    giftCampaign: (turn) => ({
      path: query('/api/giftcampaigns/', { slug: `none-${turn}`, language: 'fi', taxAreaId: 1 }),
    }),
    errorBeacon: (turn) => ({ path: query('/api/', { err: `boom ${turn} `.repeat(100) }) }),
  }
}

/** The public calls that write or check a secret. */
// eslint-disable-next-line max-lines-per-function -- a table
function writes(shop: ShopFacts): Partial<Record<CallName, CostInput>> {
  const rental = (turn: number) => ({ number: `R-${turn}`, access: secret(turn), language: 'fi' })
  const order = (turn: number) => ({ number: `1000${turn}`, access: secret(turn) })
  return {
    stockNotice: (turn) => ({
      path: '/api/product_availability_email_notify/',
      body: { email: mail(turn), product_id: at(shop.variants, turn), lang_code: 'fi' },
    }),
    productViewed: (turn) => ({ path: '/api/recommendations/viewed/', body: { modelId: at(shop.models, turn) } }),
    login: (turn) => ({ path: '/api/auth/token/', body: { username: mail(turn), password: 'a wrong password' } }),
    register: (turn) => ({
      path: '/api/customer/register/',
      body: {
        email: mail(turn),
        first_name: 'A',
        last_name: 'B',
        is_club: true,
        company: '',
        vat_number: '',
        country_code: 'fi',
        language_code: 'fi',
      },
    }),
    requestPasswordReset: (turn) => ({
      path: '/api/customer/password/reset/',
      body: { email: mail(turn), language_code: 'fi' },
    }),
    accountLink: (turn) => ({ path: '/api/customer/link/', body: { purpose: 'password', token: secret(turn) } }),
    setPassword: (turn) => ({
      path: '/api/customer/password/',
      body: { purpose: 'password', token: secret(turn), password: 'a new pass phrase' },
    }),
    deleteAccount: (turn) => ({ path: '/api/customer/delete-account/confirm/', body: { token: secret(turn) } }),
    confirmEmailChange: (turn) => ({ path: '/api/customer/email/confirm/', body: { token: secret(turn) } }),
    stopEmailChange: (turn) => ({ path: '/api/customer/email/stop/', body: { token: secret(turn) } }),
    stopReminders: (turn) => ({
      path: '/api/customer/stop_reminders/',
      body: { email: mail(turn), key: secret(turn), stopped: true },
    }),
    checkout: (turn) => ({ path: '/api/checkout/', body: cartOf(shop, turn) }),
    placeOrder: (turn) => ({
      path: '/api/checkout/order/',
      body: { cart_key: secret(turn), cart: cartOf(shop, turn) },
    }),
    viewOrder: (turn) => ({ path: '/api/view-order/', body: { number: `1000${turn}`, email: mail(turn) } }),
    viewOrderCode: (turn) => ({
      path: '/api/view-order/code/',
      body: { number: `1000${turn}`, email: mail(turn), code: '12345678' },
    }),
    orderStatus: (turn) => ({ path: '/api/order/', body: order(turn) }),
    returnOptions: (turn) => ({ path: '/api/order/return-options/', body: order(turn) }),
    cancelOrder: (turn) => ({ path: '/api/order/cancel/', body: order(turn) }),
    createReturn: (turn) => ({
      path: '/api/order/return/',
      body: { ...order(turn), form_key: secret(turn), kind: 'return', method: 'post', lines: [], comment: '' },
    }),
    quoteReturn: (turn) => ({ path: '/api/order/return-quote/', body: { ...order(turn), kind: 'return', lines: [] } }),
    cancelReturn: (turn) => ({ path: '/api/order/return/cancel/', body: { ...order(turn), return_number: 'R1' } }),
    reorder: (turn) => ({ path: '/api/order/reorder/', body: order(turn) }),
    withdraw: (turn) => ({
      path: '/api/withdrawal/',
      body: {
        ...{
          form_key: formKey(turn),
          name: words(turn),
          order_number: `W-${turn}`,
          email: mail(turn),
          goods: words(turn),
        },
        ...{ language_code: at(LANGUAGES, turn), country_code: 'fi' },
      },
    }),
    rentalOffer: (turn) => ({
      path: query('/api/rental/offer/', { modelId: at(shop.models, turn), language: at(LANGUAGES, turn) }),
    }),
    bookRental: (turn) => ({
      path: '/api/rental/book/',
      body: {
        ...{ form_key: formKey(turn), store_id: 1, from: '2099-01-01', to: '2099-01-28', total: 1 },
        lines: Array.from({ length: 10 }, () => ({ variant_id: 1, person: {} })),
        ...{ name: words(turn), email: mail(turn), phone: '0401234567', language_code: 'fi' },
      },
    }),
    rentalBooking: (turn) => ({ path: '/api/rental/booking/', body: rental(turn) }),
    changeRental: (turn) => ({
      path: '/api/rental/change/',
      body: { ...rental(turn), from: '2099-01-01', to: '2099-01-28', total: 1 },
    }),
    cancelRental: (turn) => ({ path: '/api/rental/cancel/', body: rental(turn) }),
    complaintOrder: (turn) => ({ path: '/api/complaint/order/', body: { number: `1000${turn}`, email: mail(turn) } }),
    complaint: (turn) => ({ path: '/api/complaint/', body: { form_key: secret(turn), fields: {}, pictures: [] } }),
    enquiry: (turn) => ({
      path: '/api/enquiry/',
      body: {
        ...{ form_key: formKey(turn), kind: ENQUIRY_KINDS[0], name: 'A', email: mail(turn), company: 'B' },
        ...{ message: words(turn).repeat(50).slice(0, ENQUIRY_LENGTH), country_code: 'fi', language_code: 'fi' },
      },
    }),
    bugReport: (turn) => ({
      path: '/api/bug-report/',
      body: {
        ...{ form_key: formKey(turn), message: words(turn).repeat(50).slice(0, ENQUIRY_LENGTH), page: '/' },
        ...{ country_code: 'fi', language_code: 'fi' },
      },
    }),
    newsletter: (turn) => ({
      path: '/api/newsletter/',
      body: { list: NEWSLETTERS[0], email: mail(turn), language_code: 'fi' },
    }),
    confirmNewsletter: (turn) => ({ path: '/api/newsletter/confirm/', body: { id: 1 + turn, key: secret(turn) } }),
    unsubscribeNewsletter: (turn) => ({
      path: '/api/newsletter/unsubscribe/',
      body: { id: 1 + turn, key: secret(turn) },
    }),
    unsubscribeNewsletterByMail: (turn) => ({
      path: `/api/newsletter/unsubscribe/${1 + turn}/${secret(turn)}/`,
      body: {},
    }),
    handOver: (turn) => ({ path: '/api/hand-over/', body: { cart: 'x'.repeat(24_000 - (turn % 2)) } }),
    takeHandOver: (turn) => ({
      path: '/api/hand-over/take/',
      body: { token: secret(turn).repeat(1_000).slice(0, 60_000) },
    }),
    giftCardBalance: (turn) => ({ path: '/api/gift-cards/balance/', body: { code: secret(turn) } }),
    validateGiftCode: (turn) => ({
      path: '/api/giftcampaigns/validate_code/',
      body: { code: `none-${turn}`, product_id: 1, category_slug: 'x' },
    }),
  }
}

/** Calls that are not measured: they need a provider's signature or key, or a file. */
const UNMEASURED: ReadonlySet<CallName> = new Set([
  'convertToken',
  'paymentEvent',
  'stopRemindersByMail',
  'complaintPicture',
])

/** The public calls. */
export function callInputs(shop: ShopFacts): Map<string, CostInput> {
  return new Map(Object.entries({ ...reads(shop), ...writes(shop) }))
}

/** Public calls of the contract that have no input here. */
export function unmeasuredCalls(known: ReadonlyMap<string, CostInput>): CallName[] {
  const isPublic = (name: CallName) => ['public', 'optional', 'provider'].includes((calls[name] as Call).access)
  return callNames.filter((name) => isPublic(name) && !known.has(name) && !UNMEASURED.has(name))
}

/** The kinds of pages, and what is not a call: bodies that are only large, feeds, pictures. */
export function pageInputs(shop: ShopFacts): Map<string, CostInput> {
  const large = `[${'[],'.repeat(83_000)}[]]`
  return new Map<string, CostInput>([
    [
      'page: product in any country and currency',
      (turn) => ({
        path: query(`/${at(shop.products, 0)}/`, { country: at(PAIRS, turn)[0], currency: at(PAIRS, turn)[1] }),
      }),
    ],
    [
      'page: product, unknown choice',
      (turn) => ({ path: query(`/${at(shop.products, 1)}/`, { color: `none-${turn}`, size: `none-${turn}` }) }),
    ],
    ['page: product', (turn) => ({ path: `/${at(shop.products, 20 + turn)}/` })],
    [
      'page: group, filtered',
      (turn) => ({ path: query(`/${at(shop.groups, 0)}/`, { price_min: 1 + turn, sort: 'lowest' }) }),
    ],
    ['page: group', (turn) => ({ path: `/${at(shop.groups, turn)}/` })],
    ['page: search', (turn) => ({ path: query('/haku/', { q: words(turn) }) })],
    ['page: brand', (turn) => ({ path: `/${at(shop.brands, turn)}/` })],
    ['page: not found', (turn) => ({ path: `/no-page-${turn}/` })],
    ['page: not found in a brand', (turn) => ({ path: `/${at(shop.brands, 0)}/no-product-${turn}/` })],
    [
      'page: start, other market',
      (turn) => ({ path: query('/', { country: at(PAIRS, turn)[0], currency: at(PAIRS, turn)[1] }) }),
    ],
    ['page: checkout', () => ({ path: '/ostoskori/' })],
    ['feed', (turn) => ({ path: `/feeds/fi.${at(PAIRS, turn)[0]}.${at(PAIRS, turn)[1]}.xml` })],
    ['feed, the same again', () => ({ path: '/feeds/fi.fi.eur.xml' })],
    ['sitemap', () => ({ path: '/sitemaps/fi-products-1.xml' })],
    ['API documentation', () => ({ path: '/api/docs/' })],
    ['body: 250 KB of empty lists', () => ({ path: '/api/checkout/', body: JSON.parse(large) as unknown })],
    ['body: 250 KB of one text', () => ({ path: '/api/checkout/', body: { special_request: '\\'.repeat(120_000) } })],
    [
      'body: 5,000 keys',
      () => ({
        path: '/api/checkout/',
        body: Object.fromEntries(Array.from({ length: 5_000 }, (_, key) => [`k${key}`, 1])),
      }),
    ],
    [
      'picture, a form that no page shows',
      (turn) => ({ path: `/media/demo/scene/ridge-winter/card/7.svg?w=1920&h=1920&fit=fill&trim=auto&x=${turn}` }),
    ],
    [
      'picture, a number that no page shows',
      (turn) => ({ path: `/media/demo/boot/front/moss/${90_000 + turn}.svg?w=1920&auto=compress,format` }),
    ],
    [
      'picture, to be rendered',
      (turn) => ({
        path: `/media/demo/boot/${at(['front', 'back', 'detail'], turn)}/moss/${1 + (turn % 7)}.svg?w=1920&auto=compress,format`,
        headers: { accept: 'image/avif' },
      }),
    ],
  ])
}
