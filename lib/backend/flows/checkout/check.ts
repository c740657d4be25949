/**
 * Checks that the cart is still the one that the shopper accepted: amounts, products and prices are never changed without the shopper's
 * consent.
 */
import type { Buyer } from './buyer'
import type { Quote } from './quote-types'
import { ApiError } from '@/lib/contract/errors'
import type { CheckoutAnswer, PlaceOrder } from '@/lib/contract/schemas/checkout'

import { checkForm } from './form'

/** A row that is not available as requested. */
interface ShortRow {
  readonly productId: number | string
  readonly uid: string | null
  readonly name: string | null
  readonly asked: number
  readonly available: number
  readonly notice: string
}

/** Throws the refusal for the client; `details` has the new cart. */
export function checkOrder(quote: Quote, body: PlaceOrder, answer: CheckoutAnswer, buyer: Buyer): void {
  const { cart, form } = body
  if (buyer.isStaff && cart.transfer_request_from?.length) {
    throw new ApiError('BAD_REQUEST', 'A transfer between stores is not an order.', {
      field: 'cart.transfer_request_from',
    })
  }
  if (cart.products.length + cart.bundles.length + cart.gift_card_products.length === 0) {
    throw new ApiError('BAD_REQUEST', 'The cart is empty.', { field: 'cart.products' })
  }
  checkRows(quote, body, answer)
  checkCodes(quote, body, answer)
  // Before delivery: if no method is available for the postal code, the postal code is reported as the error.
  checkForm(form, { country: quote.country, needsAddress: quote.selected?.method.kind !== 'store' && quote.isSent })
  checkDelivery(quote, body, answer)
  const isFree = answer.total_price === 0
  if (!isFree && !answer.payment_methods.some(({ id }) => id === body.payment_method)) {
    throw new ApiError('BAD_REQUEST', 'This payment method is not offered.', { field: 'payment_method' })
  }
  if (answer.total_price !== body.expected_total || answer.currency !== body.expected_currency) {
    throw new ApiError('TOTAL_CHANGED', 'The total has changed.', { field: 'expected_total', details: answer })
  }
}

function checkRows(quote: Quote, { cart }: PlaceOrder, checkout: CheckoutAnswer): void {
  const short: ShortRow[] = [
    ...quote.rows.flatMap(({ productId, uid, bundle, variants, asked, amount, notice }) =>
      notice === null && amount === asked
        ? []
        : [
            {
              productId,
              uid,
              name: bundle?.name ?? variants[0]?.name ?? null,
              asked,
              available: amount,
              notice: notice ?? 'reduced',
            },
          ],
    ),
    ...quote.missing.map((row) => ({ ...row, name: null, available: 0, notice: 'gone' })),
    ...cart.gift_card_products
      .filter(({ uid }) => !quote.giftCardRows.some((row) => row.uid === uid))
      .map(({ productId, uid }) => ({ productId, uid, name: null, asked: 1, available: 0, notice: 'gone' })),
  ]
  if (short.length > 0)
    throw new ApiError('OUT_OF_STOCK', 'Some of it cannot be had as asked.', {
      field: 'cart.products',
      details: { rows: short, checkout },
    })
}

/** Every code in the request must be valid: otherwise the shopper may not have noticed that it is not used. */
function checkCodes(quote: Quote, { cart }: PlaceOrder, checkout: CheckoutAnswer): void {
  const accepted = new Set(
    [quote.discount?.code.given, ...quote.giftCards.map(({ given }) => given)].map((code) => code?.toLowerCase()),
  )
  const refused = cart.discount_codes.filter((code) => !accepted.has(code.toLowerCase()))
  if (refused.length > 0) {
    throw new ApiError('CODE_REFUSED', 'A code cannot be used.', {
      field: 'cart.discount_codes',
      details: { codes: refused, checkout },
    })
  }
  if (cart.giftcampaign_data && !quote.campaign) {
    throw new ApiError('CODE_REFUSED', 'The code of the gift campaign cannot be used.', {
      field: 'cart.giftcampaign_data',
      details: { codes: [], checkout },
    })
  }
}

function checkDelivery(quote: Quote, { form }: PlaceOrder, answer: CheckoutAnswer): void {
  const method = answer.delivery_methods.find(({ selected }) => selected)
  if (!method)
    throw new ApiError('BAD_REQUEST', 'This delivery method is not offered.', { field: 'form.delivery_method' })
  if (method.needs_location && !method.locations.some(({ id }) => id === form.delivery_location)) {
    throw new ApiError('BAD_REQUEST', 'Delivery location was not found!', { field: 'form.delivery_location' })
  }
}
