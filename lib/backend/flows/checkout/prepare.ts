/**
 * The first step of an order: all changes that belong together, in one transaction. Reads and checks come first, then the order and its
 * lines. The rows for which other transactions wait (codes, gift cards, stock) come last, always in the same order, so that locks are short
 * and deadlocks are impossible. Statements that do not need the result of a running one are sent together with it, because a round trip can
 * take 100 ms.
 */
import { sql } from 'drizzle-orm'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { answerOf } from './answer'
import { buyerOf, type Buyer } from './buyer'
import { quoteOf } from './quote'
import type { Quote } from './quote-types'
import { readCart } from './read-cart'
import { redeemersOf, type Redeemers } from './redeemers'
import { step } from '@/lib/backend/platform/database/steps'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { CheckoutRequest, PlaceOrder } from '@/lib/contract/schemas/checkout'
import { ORDER } from '@/lib/order/order-machine'

import { checkOrder } from './check'
import { allowHold, insertHold, lockHolder, type Placing } from './holds'
import { addEvent } from '@/lib/backend/domain/orders/events'
import { findByCartKey, requireSameOrder, type ExistingOrder } from './existing'
import { changeOrder } from '@/lib/backend/domain/orders/change-order'
import type { EffectsOf } from '@/lib/backend/domain/orders/change-state'
import { redeem } from '@/lib/backend/domain/orders/redemptions'
import { claimKey, type IdempotencyKey } from '@/lib/backend/domain/idempotency/idempotency'
import { replaceOwnOrder } from './own-order'
import { insertLines, insertOrder, insertPayment, ownerIdOf } from './insert'
import type { OrderRedemptions } from '@/lib/backend/domain/orders/order-types'
import { allowOverrides, recordOverrides } from './override-approval'
import { refuseOwnGift } from './own-gift'
import { reserveStock } from '@/lib/backend/domain/orders/stock'

export interface OrderRequest {
  readonly body: PlaceOrder
  readonly requestHash: string
  readonly key: IdempotencyKey | null
  readonly principal: Principal
  /** IPv4 address or /64 network of the caller; null when it is not known. */
  readonly address: string | null
}

export type Prepared =
  /** Finished before: the stored response. */
  | { readonly kind: 'replay'; readonly response: unknown }
  /** Placed now, or by an earlier request of the same buyer for the same cart. */
  | { readonly kind: 'order'; readonly order: ExistingOrder }

/** The cart of an order: the form decides about delivery. */
function cartOf({ cart, form }: PlaceOrder): CheckoutRequest {
  return { ...cart, delivery_method: form.delivery_method, postcode: form.postal_code || cart.postcode }
}

const placingOf = ({ body, address }: OrderRequest): Placing => ({ email: body.form.email, address })

/** Runs inside `withTx`; throws ConcurrentChange after a conflict with a concurrent order, ApiError when the order is refused. */
export async function prepareOrder(tx: Tx, request: OrderRequest): Promise<Prepared> {
  const { body, key, requestHash } = request
  const cart = cartOf(body)
  // These two run queries only for an admin who orders for somebody else, and for a guest with codes.
  const buyer = await buyerOf(tx, request.principal, body.cart.customer_id)
  const redeemers = await redeemersFor(tx, buyer, body)
  const { own_order: replaced } = body.cart
  // Before the stock is read. A repeated request has replaced it already.
  if (replaced && !(await findByCartKey(tx, body.cart_key))) {
    await lockHolder(tx, buyer, placingOf(request))
    await step('order.replace', () => replaceOwnOrder(tx, replaced, cart))
  }
  const [response, known, data] = await Promise.all([
    key && step('order.claim', () => claimKey(tx, key, requestHash)),
    step('order.find', () => findByCartKey(tx, body.cart_key)),
    step('order.quote', () => readCart(tx, cart, buyer, redeemers)),
  ])
  if (response) return { kind: 'replay', response }
  if (known) return { kind: 'order', order: requireSameOrder(known, request, buyer) }

  const quote = quoteOf(data, cart, buyer)
  try {
    checkOrder(quote, body, answerOf(quote, cart, buyer), buyer)
  } catch (refusal) {
    // The same cart may have been ordered just before, and be the reason why nothing is left.
    const faster = await findByCartKey(tx, body.cart_key)
    if (faster) return { kind: 'order', order: requireSameOrder(faster, request, buyer) }
    throw refusal
  }
  await refuseOwnGift(tx, quote, body.form.email, request.principal)
  const overrides = await allowOverrides(tx, quote, body, request.principal)
  const inserted = await step('order.insert', () => insertOrder(tx, body, quote, buyer))
  if (!inserted) {
    const faster = await findByCartKey(tx, body.cart_key)
    if (!faster) throw new ApiError('IN_PROGRESS', 'This cart is being ordered.', { retryAfter: 1 })
    return { kind: 'order', order: requireSameOrder(faster, request, buyer) }
  }
  const order = await fillOrder(tx, inserted, quote, request, buyer, redeemers)
  await recordOverrides(tx, order.id, body.cart_key, overrides)
  return { kind: 'order', order }
}

async function fillOrder(
  tx: Tx,
  order: { id: number; number: string },
  quote: Quote,
  request: OrderRequest,
  buyer: Buyer,
  redeemers: Redeemers | null,
): Promise<ExistingOrder> {
  const { body, requestHash } = request
  const redemptions = redemptionsOf(request, quote, redeemers)
  const isFree = quote.priced.total === 0
  // An order that is paid at once reserves nothing without payment.
  const hold = isFree ? null : await step('order.hold', () => allowHold(tx, quote, buyer, placingOf(request)))
  // Staff who order for a customer act as the shopper.
  const by = 'shopper'
  const insertRest = async () => {
    await Promise.all([
      step('order.lines', () => insertLines(tx, order.id, quote)),
      ...(hold ? [insertHold(tx, order.id, hold)] : []),
      ...ORDER.transitions.place.events.map((kind) => addEvent(tx, order.id, kind, { ...redemptions, by })),
    ])
  }
  const stocked = quote.lines.flatMap(({ variantId, quantity, isOnOrder }) =>
    variantId !== null && !isOnOrder ? [{ variantId, quantity }] : [],
  )
  const effects = {
    open_payment: async () =>
      isFree ? null : step('order.payment', () => insertPayment(tx, order.id, quote, body.payment_method)),
    redeem: () => redeem(tx, order.id, redemptions),
    reserve_stock: () => reserveStock(tx, order.id, stocked, redemptions.pickup_store_id),
  } satisfies EffectsOf<typeof ORDER, 'place'>
  // None of these needs the result of another.
  const [payment] = await Promise.all([effects.open_payment(), effects.redeem(), insertRest()])
  await effects.reserve_stock()
  // After the stock, like a payment: every order locks these rows in the same order.
  if (isFree) await changeOrder(tx, 'accept', { ...order, status: ORDER.initial }, by)
  return {
    ...order,
    cartKey: body.cart_key,
    status: isFree ? ORDER.transitions.accept.to : ORDER.initial,
    language: quote.language,
    total: quote.priced.total,
    currency: quote.money.currency,
    customerId: ownerIdOf(quote, buyer),
    email: body.form.email,
    method: body.payment_method,
    country: quote.country,
    ...(payment ?? { reference: null, provider: null }),
    sessionUrl: null,
    requestHash,
  }
}

/** The codes, gift cards and campaign code that the order uses; stored with its first event, so that they can be released. */
function redemptionsOf(
  { body, requestHash }: OrderRequest,
  quote: Quote,
  redeemers: Redeemers | null,
): OrderRedemptions {
  return {
    request_hash: requestHash,
    code: quote.discount?.code.code ?? null,
    redeemer: redeemers?.self ?? null,
    known_redeemers: redeemers?.known ?? [],
    gift_cards: quote.giftCards
      .filter(({ amountEur }) => amountEur > 0)
      .map(({ id, amountEur }) => ({ id, eur: amountEur })),
    campaign_code_hash: quote.campaign?.codeHash ?? null,
    pickup_store_id: quote.selected?.method.kind === 'store' ? Number(body.form.delivery_location) : null,
  }
}

async function redeemersFor(tx: Tx, buyer: Buyer, { cart, form }: PlaceOrder): Promise<Redeemers | null> {
  if (cart.discount_codes.length === 0) return null
  const asGuest = redeemersOf(buyer.principal, form.email)
  if (buyer.principal.kind === 'customer') return asGuest
  const {
    rows: [account],
  } = await tx.execute<{ id: number }>(sql`
    select id from customers where email = any(${sql.param([form.email, asGuest?.self ?? form.email])}::citext[]) order by id limit 1`)
  return redeemersOf(buyer.principal, form.email, account?.id ?? null)
}
