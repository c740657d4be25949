/** The carts that the search for a gain may order, priced by the shop's own quote. */
import type { Buyer } from '@/lib/backend/flows/checkout/buyer'
import { quoteOf } from '@/lib/backend/flows/checkout/quote'
import type { Quote } from '@/lib/backend/flows/checkout/quote-types'
import { cartMarketOf, type CartData } from '@/lib/backend/flows/checkout/read-cart'
import type { Bundle, Variant } from '@/lib/backend/flows/checkout/read-catalogue'
import type { Codes, DiscountCode } from '@/lib/backend/flows/checkout/read-codes'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { type Currency, CURRENCY_TABLE } from '@/lib/market/currencies'

/** Cents of EUR: the price for everybody, and for members of the club where it is lower. */
interface Product {
  readonly active: number
  readonly club?: number
}

/** Units of products by name, alone and as bundles of one unit of each; gift cards by their value in EUR. */
export interface Cart {
  readonly name: string
  readonly goods: Readonly<Record<string, number>>
  readonly bundle?: { readonly of: readonly string[]; readonly amount: number }
  readonly cards?: readonly number[]
  readonly code?: keyof typeof CODES
  readonly isClub?: boolean
  /** Sent for 4.90 EUR; otherwise collected for nothing. */
  readonly isSent?: boolean
}

const PRODUCTS = {
  // Its price ends on half a kroner more than its conversion, in no currency on a whole unit.
  jacket: { active: 4_995, club: 4_495 },
  socks: { active: 98 },
  skis: { active: 59_900 },
  bindings: { active: 9_990 },
  skins: { active: 4_950 },
  boots: { active: 9_495 },
  wax: { active: 1_000 },
  lamp: { active: 1_111 },
} satisfies Record<string, Product>
type ProductName = keyof typeof PRODUCTS
const NAMES = Object.keys(PRODUCTS) as ProductName[]
export const nameOf = (variantId: number): string => NAMES[variantId - 1] ?? ''
const idOf = (name: string) => NAMES.indexOf(name as ProductName) + 1
const CARD_MODEL = 900
const BUNDLE_PERCENT = 15.5

const code = (name: string, kind: DiscountCode['kind'], value: number, minTotalEur: number): DiscountCode => ({
  given: name,
  code: name,
  kind,
  value,
  minTotalEur,
  state: 'good',
})
const CODES = {
  over100: code('OVER100', 'percent', 20, 10_000),
  seven: code('SEVEN', 'percent', 7, 0),
  tenner: code('TENNER', 'amount', 1_000, 0),
  half: code('HALF', 'percent', 50, 60_000),
} as const

const SKI_SET = ['skis', 'bindings', 'skins']
const BOOT_SET = ['boots', 'lamp']

/** Every kind of cart, small enough that eight actions with them can be tried. */
export const CARTS: readonly Cart[] = [
  { name: 'jacket', goods: { jacket: 1 } },
  { name: 'jacket sent', goods: { jacket: 1 }, isSent: true },
  { name: 'club jackets', goods: { jacket: 2 }, isClub: true },
  { name: 'socks', goods: { socks: 2 } },
  { name: 'bundle', goods: {}, bundle: { of: SKI_SET, amount: 1 } },
  { name: 'two bundles with a code', goods: {}, bundle: { of: BOOT_SET, amount: 2 }, code: 'over100' },
  { name: 'bundle with half off', goods: { wax: 1 }, bundle: { of: SKI_SET, amount: 1 }, code: 'half' },
  { name: 'filler for a code', goods: { boots: 1, wax: 1 }, code: 'over100' },
  { name: 'fillers for a club code', goods: { jacket: 2, wax: 2 }, code: 'over100', isClub: true },
  { name: 'percent', goods: { lamp: 3, socks: 1 }, code: 'seven' },
  { name: 'amount off', goods: { jacket: 1, lamp: 1 }, code: 'tenner' },
  { name: 'card of 1', goods: {}, cards: [1] },
  { name: 'cards of 1', goods: {}, cards: [1, 1, 1] },
  { name: 'card of 50', goods: {}, cards: [50] },
  { name: 'jacket and card', goods: { jacket: 1 }, cards: [50] },
  { name: 'percent and card', goods: { lamp: 2 }, cards: [7], code: 'seven' },
]

const BLANK = { name: '', manufacturer: '', path: '', image: null, groupPath: '' }
const VARIANTS = new Map(
  NAMES.map((name): [number, Variant] => {
    const product: Product = PRODUCTS[name]
    const id = idOf(name)
    return [
      id,
      {
        ...BLANK,
        modelId: id,
        id,
        kind: 'new',
        groupKey: 'g',
        isPublic: true,
        isOutlet: false,
        isCampaignOnly: false,
        discountsAllowed: true,
        taxClass: 5,
        limit: {},
        isOnOrder: true,
        isStockBlocked: false,
        shippingNumber: 1,
        shippingString: '1-3',
        available: 10_000,
        price: {
          active: product.active,
          regular: product.active,
          club: product.club ?? null,
          discount_value: null,
          discount_free: null,
          lowest_30_days: null,
        },
        colour: null,
        size: null,
        type: null,
      },
    ]
  }),
)

const BUNDLES: readonly Bundle[] = [SKI_SET, BOOT_SET].map((names, index) => ({
  id: index + 1,
  name: 'bundle',
  discountPercent: BUNDLE_PERCENT,
  main: { ...BLANK, modelId: idOf(names[0] ?? '') },
  memberModelIds: names.map(idOf),
  skiSport: null,
}))

const isMember = (isClub: boolean): Buyer => ({
  principal: { kind: 'customer', id: 1, email: 'a@b.fi', isClub, isOrg: false, isStaff: false, isAdmin: false },
  isStaff: false,
  staffId: null,
})
const MEMBER = isMember(true)
const OTHER = isMember(false)

/** A gift card that pays. */
export interface Paying {
  readonly id: number
  readonly balanceEur: number
}

const quotes = new Map<string, Quote>()

/** The shop's quote of a cart in a currency. It depends on nothing else, so one without gift cards that pay is computed once. */
export function quoteCart(cart: Cart, currency: Currency, paying: readonly Paying[] = []): Quote {
  const at = CARTS.indexOf(cart)
  if (at < 0 || paying.length > 0) return computeQuote(cart, currency, paying)
  const key = `${at} ${currency}`
  const quote = quotes.get(key) ?? computeQuote(cart, currency, [])
  quotes.set(key, quote)
  return quote
}

function computeQuote(cart: Cart, currency: Currency, paying: readonly Paying[]): Quote {
  const codes: Codes = {
    discounts: cart.code ? [CODES[cart.code]] : [],
    giftCards: paying.map(({ id, balanceEur }) => ({ given: `CARD-${id}`, id, balanceEur, isExpired: false })),
    unknown: [],
  }
  const request = requestOf(cart, currency, codes)
  return quoteOf(dataOf(request, currency, codes), request, cart.isClub ? MEMBER : OTHER)
}

function requestOf({ goods, bundle, cards, isSent }: Cart, currency: Currency, codes: Codes): CheckoutRequest {
  const [main = 0, ...others] = (bundle?.of ?? []).map(idOf)
  return {
    products: Object.entries(goods).map(([name, amount]) => ({ productId: idOf(name), amount })),
    bundles: bundle
      ? [
          {
            id: BUNDLES.find((known) => known.main?.modelId === main)?.id ?? 0,
            uid: 'bundle-1',
            amount: bundle.amount,
            mainProduct: { productId: main },
            secondaryProducts: others.map((productId) => ({ productId })),
          },
        ]
      : [],
    gift_card_products: (cards ?? []).map((amount, index) => ({
      productId: CARD_MODEL,
      amount,
      uid: `card-${index}`,
      extra_data: { giftcard_name: '' },
    })),
    discount_codes: [...codes.discounts, ...codes.giftCards].map(({ given }) => given),
    customer_id: null,
    country_code: 'fi',
    currency_code: currency,
    language_code: 'fi',
    repack: false,
    pikanouto: false,
    delivery_extra_data: { part_delivery: false, giosg_chatter: null },
    delivery_method: isSent ? 'sent' : 'collected',
    postcode: null,
    klarna_global_checkout_id: null,
    special_request: '',
    pageName: 'cart',
    giftcampaign_data: null,
    enterprise_order: null,
    redo_order: null,
    own_order: null,
    transfer_request_from: null,
    transfer_request_to: null,
    post_delivery: false,
    card_checkout_mode: false,
  }
}

const method = (id: string, price: number) => ({
  id,
  names: { fi: id },
  descriptions: {},
  kind: 'home' as const,
  price_eur: price,
  free_from_eur: null,
  min_days: 1,
  max_days: 3,
  is_green: false,
  postal_codes: null,
})
const METHODS = [method('sent', 490), method('collected', 0)]

const dataOf = (request: CheckoutRequest, currency: Currency, codes: Codes): CartData => ({
  market: cartMarketOf(request),
  variants: VARIANTS,
  bundles: BUNDLES,
  skiParts: new Map(),
  giftCardModels: new Map([[CARD_MODEL, { modelId: CARD_MODEL, name: 'Gift card', templates: [] }]]),
  codes,
  campaign: null,
  transferStock: null,
  enterpriseOrder: null,
  storeStock: new Map(),
  settings: {
    rate: CURRENCY_TABLE[currency].defaultRate,
    taxRate: () => 25.5,
    deliveryMethods: METHODS,
    stores: [],
    pointMethods: [],
    pickupPoints: [],
    addedDays: { start: 0, end: 0 },
    closedCountries: [],
    partDelivery: 'ask',
    cardOnly: new Set(),
    skiBundleDays: { start: 0, end: 0 },
    localTime: '2026-11-20T10:00',
  },
})
