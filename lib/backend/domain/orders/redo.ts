/**
 * Which order a cart repeats (spec 1 §3 "Special modes"). Whoever orders again has shown that they may see the order, and gets a proof of
 * that: it opens nothing, and without it a number counts for nothing, whether there is such an order or not.
 */
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'

import { sameText, signText } from '@/lib/backend/platform/security/secret'

/** What lets a cart name the order as the one that it repeats. */
export function redoProof(number: string): string {
  return signText('redo-order', number)
}

/** Number of the order that a cart repeats; null for none, and for one whose proof is wrong. */
export function redoneOrder({ redo_order: redo }: Pick<CheckoutRequest, 'redo_order'>): string | null {
  return redo && sameText(redo.proof, redoProof(redo.number)) ? redo.number : null
}
