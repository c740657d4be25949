/** The types of an order in the back end between placing, paying and showing it. */
import { z } from 'zod'

import type { Language } from '@/lib/market/languages'
import type { OrderStatus } from '@/lib/order/order-states'

export interface OrderRef {
  readonly id: number
  readonly number: string
  readonly cartKey: string
  readonly status: OrderStatus
  readonly language: Language
  readonly total: number
  readonly currency: string
}

/** What an order reserves besides its lines: written once with its event `created`, read again when a late payment restores it. */
export const orderRedemptions = z.object({
  /** Fingerprint of the request that placed it: a repeated request must have the same one. */
  request_hash: z.string(),
  code: z.string().nullable(),
  /** Who uses the code; null without one, and once the order was anonymised. */
  redeemer: z.string().nullable(),
  known_redeemers: z.array(z.string()).readonly(),
  gift_cards: z.array(z.object({ id: z.int(), eur: z.int() }).readonly()).readonly(),
  campaign_code_hash: z.string().nullable(),
  /** The store where it is collected: its stock is used first. */
  pickup_store_id: z.int().nullable(),
})
export type OrderRedemptions = Readonly<z.infer<typeof orderRedemptions>>

/** A concurrent request reserved the last unit, use or cent before this one. The work is repeated with the remaining ones. */
export class ConcurrentChange extends Error {
  override readonly name = 'ConcurrentChange'
  constructor(readonly what: 'stock' | 'code' | 'gift_card' | 'campaign_code') {
    super(`A concurrent request was first: ${what}.`)
  }
}
