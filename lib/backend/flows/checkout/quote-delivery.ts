/** Delivery of a cart: offered methods, the chosen one, express pickup. */
import {
  BY_EMAIL,
  type DeliveryRules,
  methodsByPostcode,
  offerDelivery,
  type DeliveryOffer,
} from '@/lib/backend/domain/delivery/delivery'
import type { DeliveryMethod } from '@/lib/backend/domain/delivery/read-settings'
import { longest } from '@/lib/backend/domain/delivery/shipping-time'
import { type Parcel, plainPostcode } from '@/lib/catalog/delivery-terms'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { postalCodeProblem } from '@/lib/market/address-formats'
import { countryName } from '@/lib/market/countries'

import { timesOf } from './arrival'
import type { Buyer } from './buyer'
import { message, type Message } from './messages'
import type { GiftCardRow } from './quote-types'
import type { CartData } from './read-cart'
import { fullStores } from './read-stock'
import type { CartRow } from './rows'

/** The stores that have all of the cart in stock, if express pickup was chosen; an error when no store offers it. */
export function expressPickup(
  request: CheckoutRequest,
  { settings, storeStock }: CartData,
  rows: readonly CartRow[],
): { fullStoreIds: ReadonlySet<number>; errors: Message[] } {
  if (!request.pikanouto) return { fullStoreIds: new Set(), errors: [] }
  const fullStoreIds = fullStores(storeStock, demandOf(rows))
  const isPossible = settings.stores.some(({ id, pikanouto }) => pikanouto && fullStoreIds.has(id))
  // If another delivery method is chosen, errors about express pickup are not shown.
  const isFetched =
    request.delivery_method === null ||
    settings.deliveryMethods.some(({ id, kind }) => id === request.delivery_method && kind === 'store')
  const isRefused = isFetched && rows.length > 0 && !isPossible
  return { fullStoreIds, errors: isRefused ? [message('checkout.error_no_express_pickup', {})] : [] }
}

function demandOf(rows: readonly CartRow[]): Map<number, number> {
  const demand = new Map<number, number>()
  for (const { variants, amount } of rows) for (const { id } of variants) demand.set(id, (demand.get(id) ?? 0) + amount)
  return demand
}

function parcelsOf(rows: readonly CartRow[], printedCards: number): Parcel[] {
  const parcels = rows.flatMap(({ variants: members, amount }): Parcel[] =>
    amount === 0 ? [] : members.map(({ limit }) => ({ quantity: amount, limit })),
  )
  return printedCards > 0 ? [...parcels, { quantity: printedCards, limit: {} }] : parcels
}

/** A code that is still being typed is shorter than the example, and no error yet. */
function postalCodeErrors(
  problem: ReturnType<typeof postalCodeProblem>,
  code: string,
  selected: DeliveryOffer | null,
): Message[] {
  if (selected === null || selected.method.kind === 'store') return []
  if (problem?.kind === 'unused') return [message('checkout.unused_postal_code', {})]
  if (problem?.kind !== 'format' || plainPostcode(code).length < plainPostcode(problem.example).length) return []
  return [message('checkout.invalid_postal_code', { example: problem.example })]
}

export interface Carried {
  readonly rows: readonly CartRow[]
  readonly goodsEur: number
  readonly isGiftCampaign: boolean
  readonly cards: readonly GiftCardRow[]
  readonly hasGoods: boolean
}

interface CartDelivery {
  readonly offers: DeliveryOffer[]
  readonly selected: DeliveryOffer | null
  readonly postcodeMethods: DeliveryMethod[]
  readonly errors: Message[]
}

const impossible = (error: Message): CartDelivery => ({
  offers: [],
  selected: null,
  postcodeMethods: [],
  errors: [error],
})

/** The goods of a cart and where they go, as `deliveryTerms` reads them. */
function rulesOf(
  request: CheckoutRequest,
  buyer: Buyer,
  { market: { country }, settings }: CartData,
  { rows, goodsEur, isGiftCampaign, cards }: Carried,
): DeliveryRules {
  return {
    country,
    parcels: parcelsOf(rows, cards.filter(({ isPrinted }) => isPrinted).length),
    worth: goodsEur,
    time: longest(timesOf({ rows, giftCardRows: cards, settings })),
    isGiftCampaign,
    postcode: request.postcode,
    isPostDelivery: buyer.isStaff && request.post_delivery,
    addedDays: settings.addedDays,
    closedCountries: settings.closedCountries,
  }
}

/** The delivery of a cart for which no method is to be asked; null for one that may be sent. */
function decidedDelivery(
  { settings: { closedCountries }, market: { country } }: CartData,
  { parcels }: DeliveryRules,
  { rows, cards }: Carried,
): CartDelivery | null {
  const isSent = parcels.length > 0
  if (!isSent && cards.length > 0) return { offers: [BY_EMAIL], selected: BY_EMAIL, postcodeMethods: [], errors: [] }
  if ((isSent || rows.length > 0) && closedCountries.includes(country))
    return impossible(message('checkout.error_country_closed', {}))
  // A cart in which every row is blocked sends nothing, but must not offer ways to send it. Its rows have the errors.
  return !isSent && rows.length > 0 && rows.every(({ notice }) => notice === 'blocked_country')
    ? { offers: [], selected: null, postcodeMethods: [], errors: [] }
    : null
}

/** The delivery methods for the cart, and the errors of the chosen one. */
export function deliveryOf(request: CheckoutRequest, buyer: Buyer, data: CartData, carried: Carried): CartDelivery {
  const {
    market: { country },
    settings: { deliveryMethods },
  } = data
  const code = request.postcode ?? ''
  const problem = postalCodeProblem(country, code)
  if (problem?.kind === 'blocked') return impossible(message('checkout.error_northern_ireland', {}))
  const rules = rulesOf(request, buyer, data, carried)
  const decided = decidedDelivery(data, rules, carried)
  if (decided) return decided
  const offers = offerDelivery(deliveryMethods, rules)
  const selected = offers.find(({ method }) => method.id === request.delivery_method) ?? null
  const isRefused = request.delivery_method !== null && !selected && offers.length > 0
  const hasNone = offers.length === 0 && (rules.parcels.length > 0 || carried.hasGoods)
  return {
    offers,
    selected,
    postcodeMethods: methodsByPostcode(deliveryMethods, rules),
    errors: [
      ...(hasNone
        ? [message('checkout.error_no_delivery', { country: countryName(country, request.language_code) })]
        : []),
      ...postalCodeErrors(problem, code, selected),
      ...(isRefused ? [message('checkout.error_delivery_method', {})] : []),
    ],
  }
}
