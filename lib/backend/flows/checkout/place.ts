/**
 * POST /api/checkout/order/: prepare (transaction) → payment session (no transaction open) → response. Every step can be repeated (decision
 * 4).
 */
import { z } from 'zod'

import type { CallContext } from '@/lib/backend/domain/access/principal'
import { isTimeout, isUniqueViolation } from '@/lib/backend/platform/database/errors'
import { step } from '@/lib/backend/platform/database/steps'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { openSession } from '@/lib/backend/flows/payments/session'
import { outcomeOf, resultPath } from '@/lib/backend/flows/payments/result-paths'
import { ApiError } from '@/lib/contract/errors'
import type { PlacedOrder, PlaceOrder } from '@/lib/contract/schemas/checkout'
import { isLanguage, type Language } from '@/lib/market/languages'
import { isUnpaid, type OrderStatus } from '@/lib/order/order-states'

import { orderAdmission } from './admission'
import type { ExistingOrder } from './existing'
import { fingerprint } from '@/lib/backend/domain/idempotency/fingerprint'
import { finishKey, idempotencyKey } from '@/lib/backend/domain/idempotency/idempotency'
import { ConcurrentChange } from '@/lib/backend/domain/orders/order-types'
import { refuseWhileItIsPaid } from './own-order'
import { ApprovalNeeded, askForApproval } from './override-approval'
import { prepareOrder, type OrderRequest, type Prepared } from './prepare'
import { orderAccess } from '@/lib/backend/domain/orders/secret'

/** After each conflict with a concurrent order, that one has succeeded, so this number of attempts with the remaining stock is sufficient. */
const ATTEMPTS = 6

/**
 * The value stored with an idempotency key: the response without its secret, which is computed again; `redirect_url` null: the result page.
 */
const storedResponse = z.object({
  order_number: z.string(),
  status: z.custom<OrderStatus>((value) => typeof value === 'string'),
  redirect_url: z.string().nullable(),
  cart_key: z.string(),
  language: z.custom<Language>(isLanguage),
})

/**
 * Places an order, or returns the existing order of this cart. Throws OUT_OF_STOCK, CODE_REFUSED, TOTAL_CHANGED (with the new cart),
 * HOLD_LIMIT, ALREADY_ORDERED, IDEMPOTENCY_MISMATCH, IN_PROGRESS, BAD_REQUEST, UNAVAILABLE (of `payment_method`, with the waiting order, when its
 * provider does not respond).
 */
export async function placeOrder(body: PlaceOrder, context: CallContext): Promise<PlacedOrder> {
  // The same cart is the same order, whether or not the browser has learnt of the order by now.
  const requestHash = fingerprint({ ...body, cart: { ...body.cart, own_order: null } })
  if (body.cart.own_order) await refuseWhileItIsPaid(body.cart.own_order, body.cart_key)
  const key = idempotencyKey(context.headers('idempotency-key'), context.principal, 'placeOrder')
  const prepared = await orderAdmission.run(() =>
    prepareWithRetries({ body, requestHash, key, principal: context.principal, address: context.ip }),
  )
  if (prepared.kind === 'replay') return replay(prepared.response)
  const answer = await openPayment(prepared.order)
  if (key) await step('order.answer', () => finishKey(key, 200, toStore(prepared.order, answer)))
  return answer
}

async function prepareWithRetries(request: OrderRequest): Promise<Prepared> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTx((tx) => prepareOrder(tx, request), { name: 'order' })
    } catch (error) {
      if (error instanceof ApprovalNeeded) throw await askForApproval(error)
      const isLost = error instanceof ConcurrentChange || isUniqueViolation(error, 'orders_number_unique')
      if (isLost && attempt < ATTEMPTS) continue
      if (isLost)
        throw new ApiError('CONFLICT', 'Too many others want the same just now. Try again.', { retryAfter: 1 })
      // Another request holds the lock of the same key or cart for longer than the lock timeout.
      if (isTimeout(error) && request.key)
        throw new ApiError('IN_PROGRESS', 'This order is being made. Ask again.', { retryAfter: 2 })
      throw error
    }
  }
}

type Opened = PlacedOrder & { readonly status: OrderStatus }

/** The shopper's next page: the provider's if a payment is needed, else the result page. No transaction is open here. */
async function openPayment(order: ExistingOrder): Promise<Opened> {
  const access = orderAccess(order.number, order.cartKey)
  const base = { order_number: order.number, status: order.status }
  const { reference, provider } = order
  if (isUnpaid(order.status) && reference !== null && provider !== null) {
    const session = await step('order.session', () => openSession({ ...order, reference, provider })).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'UNAVAILABLE') throw error
        // The order stays placed. Its buyer can repeat the request, or cancel the order and choose another payment method.
        throw Object.assign(
          new ApiError(error.code, error.message, {
            ...error.extra,
            field: 'payment_method',
            details: { order_number: order.number, access },
          }),
          { cause: error },
        )
      },
    )
    if (session.kind === 'open') return { ...base, redirect_url: session.redirectUrl, access }
    return { ...base, status: session.status, redirect_url: resultPath(order, outcomeOf(session.status)), access }
  }
  return { ...base, redirect_url: resultPath(order, outcomeOf(order.status)), access }
}

function toStore(
  { cartKey, language, reference }: ExistingOrder,
  { order_number, status, redirect_url }: Opened,
): z.infer<typeof storedResponse> {
  const isOpen = isUnpaid(status) && reference !== null
  return { order_number, status, redirect_url: isOpen ? redirect_url : null, cart_key: cartKey, language }
}

/** The first response again, byte for byte. */
function replay(response: unknown): PlacedOrder {
  const { order_number: number, status, redirect_url, cart_key: cartKey, language } = storedResponse.parse(response)
  const access = orderAccess(number, cartKey)
  return {
    order_number: number,
    status,
    redirect_url: redirect_url ?? resultPath({ number, cartKey, language }, outcomeOf(status)),
    access,
  }
}
