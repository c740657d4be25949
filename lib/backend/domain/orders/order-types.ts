/** An order as the back end passes it around between placing, paying and showing it. */
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

/** What the order holds besides its lines: written once with its event `created`, read again when a late payment revives it. */
export interface OrderHoldings extends Record<string, unknown> {
  /** Of the request that made it: a repeated request must be the same one. */
  readonly request_hash: string
  readonly code: string | null
  readonly redeemer: string | null
  readonly known_redeemers: readonly string[]
  readonly gift_cards: readonly { readonly id: number; readonly eur: number }[]
  readonly campaign_code_hash: string | null
  /** The store where it is fetched: its stock is taken first. */
  readonly pickup_store_id: number | null
}

/** Somebody else was faster with the last unit, use or cent. The work starts again on what is left. */
export class RaceLost extends Error {
  override readonly name = 'RaceLost'
  constructor(readonly what: 'stock' | 'code' | 'gift_card' | 'campaign_code') {
    super(`Somebody else was faster: ${what}.`)
  }
}
