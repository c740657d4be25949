/** Discount codes and gift card codes (spec 1 §4 and §5). */
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'

import { LIMITS } from './types'

const fold = (code: string) => code.trim().toLowerCase()

/** Adds a code unless it is already in the list in upper or lower case. Blank and overlong texts are ignored. */
export function addCode(codes: readonly string[], code: string): readonly string[] {
  const trimmed = code.trim()
  const isCode = trimmed !== '' && trimmed.length <= LIMITS.codeLength && codes.length < LIMITS.codes
  return isCode && !codes.some((other) => fold(other) === fold(trimmed)) ? [...codes, trimmed] : codes
}

/** Removes a code, in upper or lower case. */
export function removeCode(codes: readonly string[], code: string): readonly string[] {
  return codes.filter((other) => fold(other) !== fold(code))
}

/** The codes in the server's response: the cart's discount, or the id of a payment event (a gift card). */
export function echoedCodes(
  codes: readonly string[],
  answer: Pick<CheckoutAnswer, 'cart_discount' | 'payment_events'>,
): readonly string[] {
  const echoed = new Set(answer.payment_events.map((event) => fold(event.payment_id)))
  if (answer.cart_discount) echoed.add(fold(answer.cart_discount.code))
  const kept = codes.filter((code) => echoed.has(fold(code)))
  return kept.length === codes.length ? codes : kept
}
