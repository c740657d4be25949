/**
 * The order that a cart repeats (spec 1 §3 "Special modes"). A reorder call with access to the order returns a proof of that. The proof
 * does not open the order; without it a number is ignored, whether the order exists or not.
 */
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'

import { isSigned, signText } from '@/lib/backend/platform/security/secret'

const REDO = 'redo-order'

/** The proof with which a cart may refer to the order that it repeats. */
export function redoProof(number: string): string {
  return signText(REDO, number)
}

/** Number of the order that a cart repeats; null without one, or with a wrong proof. */
export function redoneOrder({ redo_order: redo }: Pick<CheckoutRequest, 'redo_order'>): string | null {
  return redo && isSigned(REDO, redo.number, redo.proof) ? redo.number : null
}
