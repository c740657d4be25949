/** Prices a cart by the shop's call. */
import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { checkoutAnswer } from '@/lib/contract/schemas/checkout'
import { cart, context, guest } from './checkout-shop'

/** Every answer is read by the contract, so that a field that is missing or misshapen fails here. */
export async function validate(fields: Parameters<typeof cart>[0], principal = guest as Parameters<typeof context>[0]) {
  return checkoutAnswer.parse(
    await checkoutHandlers.checkout({ params: undefined, query: undefined, body: cart(fields) }, context(principal)),
  )
}
