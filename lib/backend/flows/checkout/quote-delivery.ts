/** Delivery of a cart: offered methods, the chosen one, express pickup. */
import {
  BY_EMAIL,
  methodsByPostcode,
  offerDelivery,
  type DeliveryOffer,
  type Parcel,
} from '@/lib/backend/domain/delivery/delivery'
import { type DeliveryMethod, plainPostcode } from '@/lib/backend/domain/delivery/read-settings'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { postalCodeProblem } from '@/lib/market/address-formats'
import { countryName } from '@/lib/market/countries'

import type { Buyer } from './buyer'
import { message, type Message } from './messages'
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
  readonly cards: number
  readonly printedCards: number
  readonly hasGoods: boolean
}

/** The delivery methods for the cart, and the errors of the chosen one. */
export function deliveryOf(
  request: CheckoutRequest,
  buyer: Buyer,
  { market: { country }, settings }: CartData,
  { rows, goodsEur, isGiftCampaign, cards, printedCards, hasGoods }: Carried,
): { offers: DeliveryOffer[]; selected: DeliveryOffer | null; postcodeMethods: DeliveryMethod[]; errors: Message[] } {
  const problem = postalCodeProblem(country, request.postcode ?? '')
  if (problem?.kind === 'blocked') {
    return { offers: [], selected: null, postcodeMethods: [], errors: [message('checkout.error_northern_ireland', {})] }
  }
  const errors: Message[] = []
  const parcels = parcelsOf(rows, printedCards)
  const rules = {
    country,
    parcels,
    goodsEur,
    isGiftCampaign,
    postcode: request.postcode,
    isPostDelivery: buyer.isStaff && request.post_delivery,
  }
  if (parcels.length === 0 && cards > 0) return { offers: [BY_EMAIL], selected: BY_EMAIL, postcodeMethods: [], errors }
  const offers = offerDelivery(settings.deliveryMethods, rules)
  if (offers.length === 0 && (hasGoods || printedCards > 0))
    errors.push(message('checkout.error_no_delivery', { country: countryName(country, request.language_code) }))
  const selected = offers.find(({ method }) => method.id === request.delivery_method) ?? null
  errors.push(...postalCodeErrors(problem, request.postcode ?? '', selected))
  if (request.delivery_method !== null && !selected && offers.length > 0)
    errors.push(message('checkout.error_delivery_method', {}))
  return { offers, selected, postcodeMethods: methodsByPostcode(settings.deliveryMethods, rules), errors }
}
