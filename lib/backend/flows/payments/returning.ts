/** The payment and the order of a shopper who returns from a provider. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { DEFAULT_LANGUAGE, isLanguage } from '@/lib/market/languages'
import type { OrderStatus } from '@/lib/order/order-states'

import type { PaymentRow } from './payment-row'
import { outcomeOf, resultHref } from './result-paths'

export interface ReturningOrder extends PaymentRow {
  number: string
  cart_key: string
  language: string
  order_status: OrderStatus
}

/** A payment with its order by its reference, or null. */
export async function findReturning(reference: string): Promise<ReturningOrder | null> {
  if (!/^[\w-]{1,100}$/.test(reference)) return null
  const {
    rows: [row],
  } = await db().execute<ReturningOrder>(sql`
    select p.id::int as id, p.order_id::int as order_id, p.provider, p.reference, p.provider_id, p.capture_id, p.session_url, p.amount, p.currency, p.status,
      o.number, o.cart_key, o.language, o.status as order_status
    from payments p join orders o on o.id = p.order_id where p.reference = ${reference}`)
  return row ?? null
}

/** The address of the result page for an order's current state; for an unpaid order, the page of a waiting payment. */
export function resultOf({ number, cart_key: cartKey, language, order_status: status }: ReturningOrder): string {
  return resultHref(
    { number, cartKey, language: isLanguage(language) ? language : DEFAULT_LANGUAGE },
    outcomeOf(status),
  )
}
