/** The rows of a new order. */
import { currentTrace } from '@/lib/telemetry/trace'
import { arrivalsOf, isSentInParts } from './arrival'
import type { Buyer } from './buyer'
import { expressReady } from '@/lib/backend/domain/delivery/delivery'
import type { Quote } from './quote-types'
import { type OrderOptions, orderLines, orders, payments, type PriceRules } from '@/lib/backend/domain/schema/orders'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { providerNameFor } from '@/lib/backend/domain/payments/providers'
import { ApiError } from '@/lib/contract/errors'
import type { PlaceOrder } from '@/lib/contract/schemas/checkout'
import { ORDER } from '@/lib/order/order-machine'
import { PAYMENT } from '@/lib/order/payment-machine'

import { redoneOrder } from '@/lib/backend/domain/orders/redo'
import { accessHash, newOrderNumber, newReference, orderAccess } from '@/lib/backend/domain/orders/secret'

/**
 * The account to which an order belongs; null: nobody's. Staff who give a price sell to somebody else: the order is not theirs, even when they
 * selected no account for it.
 */
export function ownerIdOf({ rows }: Quote, { principal, staffId }: Buyer): number | null {
  if (principal.kind === 'guest') return null
  const isSale = rows.some(({ override }) => typeof override?.price === 'number')
  return isSale && principal.id === staffId ? null : principal.id
}

/** Inserts the order; null when a concurrent request has placed an order for the cart (it is waited for). */
export async function insertOrder(
  tx: Tx,
  body: PlaceOrder,
  quote: Quote,
  buyer: Buyer,
): Promise<{ id: number; number: string } | null> {
  const { form, cart_key: cartKey } = body
  const { priced, money } = quote
  const number = newOrderNumber()
  const bundleAndCode = priced.lines.reduce((all, line) => all + line.bundleDiscount + line.codeDiscount, 0)
  const [row] = await tx
    .insert(orders)
    .values({
      number,
      cartKey,
      status: ORDER.initial,
      customerId: ownerIdOf(quote, buyer),
      email: form.email,
      language: quote.language,
      country: quote.country,
      currency: money.currency,
      currencyRate: money.rate,
      taxAreaId: quote.taxAreaId,
      address: {
        first_name: form.first_name,
        last_name: form.last_name,
        address: form.address,
        postal_code: form.postal_code,
        city: form.city,
        phone: form.phone,
        email: form.email,
        country: quote.country,
        ...filled({
          company: form.company,
          vat_number: form.vat_number,
          business_id: form.business_id,
          einvoice_address: form.einvoice_address,
          einvoice_operator: form.einvoice_operator,
          reference: form.reference,
        }),
      },
      options: optionsOf(body, quote, buyer),
      deliveryMethod: quote.selected?.method.id ?? form.delivery_method,
      deliveryLocation: locationOf(form.delivery_location, quote),
      deliveryCost: priced.deliveryCost,
      paymentMethod: priced.total === 0 ? 'none' : body.payment_method,
      linesTotal: quote.lines.reduce((all, line) => all + line.quantity * line.unit, 0),
      discountTotal: bundleAndCode,
      giftCardTotal: priced.giftCardTotal,
      total: priced.total,
      priceRules: priceRulesOf(quote),
      specialRequest: body.cart.special_request,
      accessHash: accessHash(orderAccess(number, cartKey)),
    })
    .onConflictDoNothing({ target: orders.cartKey })
    .returning({ id: orders.id })
  return row ? { id: row.id, number } : null
}

/**
 * For a store its id; for a carrier's point its text, because the point may be removed later. A value that was not chosen from a checked
 * list is ignored.
 */
function locationOf(chosen: string, { selected, settings }: Quote): string | null {
  if (selected?.method.kind === 'store') return chosen
  const point = settings.pickupPoints.find(
    ({ id, method_id: method }) => id === chosen && method === selected?.method.id,
  )
  return point ? `${point.name}, ${point.address}, ${point.postal_code} ${point.city}` : null
}

/** Without empty texts. */
function filled<K extends string>(texts: Readonly<Record<K, string>>): Partial<Record<K, string>> {
  return Object.fromEntries(Object.entries<string>(texts).filter(([, text]) => text !== '')) as Partial<
    Record<K, string>
  >
}

/** The promised parcels, and that it is sent in parts: if a shop does so always, only of orders with several parcels. */
function parcelsOf(cart: PlaceOrder['cart'], quote: Quote): Pick<OrderOptions, 'part_delivery' | 'arrivals'> {
  const isSplit = isSentInParts(quote, cart)
  const arrivals = arrivalsOf(quote, { isSplit, isExpressPickup: cart.pikanouto })
  return {
    ...(isSplit && (cart.delivery_extra_data.part_delivery || arrivals.length > 1) && { part_delivery: true }),
    ...(arrivals.length > 0 && { arrivals }),
  }
}

/** Data of an order for staff besides its rows; the fields that only staff may set are stored only for staff. */
function optionsOf({ cart, form }: PlaceOrder, quote: Quote, buyer: Buyer): OrderOptions {
  const { giosg_chatter: chatter } = cart.delivery_extra_data
  const redone = redoneOrder(cart)
  return {
    ...parcelsOf(cart, quote),
    ...(cart.pikanouto &&
      quote.selected?.method.kind === 'store' && {
        express_pickup: true,
        ready_from: expressReady(quote.settings.localTime),
      }),
    ...(chatter !== null && { giosg_chatter: chatter }),
    ...(quote.settings.pickupPoints.some(({ id }) => id === form.delivery_location) &&
      quote.selected?.method.kind === 'locker' && { pickup_point: form.delivery_location }),
    ...(redone !== null && { redo_order: redone }),
    ...(quote.enterpriseOrder && { enterprise_order: quote.enterpriseOrder.id }),
    ...(buyer.isStaff && {
      ...(cart.post_delivery && { post_delivery: true }),
      ...(cart.card_checkout_mode && { card_checkout_mode: true }),
      ...filled({ seller_name: form.seller_name, seller_number: form.seller_number }),
    }),
  }
}

/** The rules that price what is kept after a return: later changes of bundles, codes and prices do not count for this order. */
function priceRulesOf({ lines, priced, bundles, discount }: Quote): PriceRules {
  const products = lines.flatMap(({ kind, eur }, index) =>
    kind === 'product'
      ? [[String(index + 1), { eur, code_discount: priced.lines[index]?.codeDiscount ?? 0 }] as const]
      : [],
  )
  return {
    lines: Object.fromEntries(products),
    bundles: Object.fromEntries(
      bundles.map(({ key, eur }, index) => [key, { unit: priced.bundleUnits[index] ?? 0, eur }]),
    ),
    code:
      discount && discount.code.kind !== 'free_delivery'
        ? { code: discount.code.code, min_total_eur: discount.code.minTotalEur }
        : null,
  }
}

/** Inserts the lines in the order of the cart. */
export async function insertLines(tx: Tx, orderId: number, quote: Quote): Promise<void> {
  await tx.insert(orderLines).values(
    quote.lines.map((line, index) => {
      const priced = quote.priced.lines[index]
      if (!priced) throw new Error('Every line has a price.')
      return {
        orderId,
        lineNumber: index + 1,
        kind: line.kind,
        modelId: line.modelId,
        variantId: line.variantId,
        bundleUid: line.bundle ?? null,
        name: line.name,
        colour: line.colour,
        size: line.size,
        quantity: line.quantity,
        unitPrice: line.unit,
        gross: priced.gross,
        discount: priced.bundleDiscount + priced.codeDiscount,
        net: priced.gross - priced.vat,
        taxRatePercent: line.taxRatePercent,
        extraData: line.isOnOrder ? { ...line.extraData, on_order: 'true' } : line.extraData,
      }
    }),
  )
}

/**
 * Inserts the payment for which the order waits and returns its provider and reference. Throws UNAVAILABLE when no provider has the method.
 */
export async function insertPayment(
  tx: Tx,
  orderId: number,
  quote: Quote,
  method: string,
): Promise<{ provider: string; reference: string }> {
  const provider = providerNameFor(method)
  if (provider === null)
    throw new ApiError('UNAVAILABLE', 'The shop cannot take payments just now.', { retryAfter: 300 })
  const reference = newReference(provider)
  await tx.insert(payments).values({
    trace: currentTrace(),
    orderId,
    provider,
    reference,
    amount: quote.priced.total,
    currency: quote.money.currency,
    status: PAYMENT.initial,
  })
  return { provider, reference }
}
