/** Where a provider sends the shopper back to: looks at the payment, settles it, leads on to the page of its result. */
import { sql } from 'drizzle-orm'

import { logError } from '@/lib/backend/api/log'
import { db } from '@/lib/backend/db/pool'
import type { OrderStatus } from '@/lib/backend/db/schema'
import { DEFAULT_LANGUAGE, isLanguage } from '@/lib/market/languages'

import { settleState } from './ingest'
import { guarded, plainPage, redirect } from './page'
import { PAGE_TEXTS } from './page-texts'
import { forProvider, type PaymentRow } from './payment-row'
import { ProviderError } from './port'
import { providerNamed } from './providers'
import { outcomeOf, resultPath } from './result-paths'

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

/** The result page of an order as it stands; one that is not paid yet says that it waits. */
export function resultOf({ number, cart_key: cartKey, language, order_status: status }: ReturningOrder): string {
  return resultPath(
    { number, cartKey, language: isLanguage(language) ? language : DEFAULT_LANGUAGE },
    outcomeOf(status),
  )
}

/**
 * GET /payment-return/{reference}/: the shopper is back. Their word decides nothing: the provider is asked. `isCancelled`: they turned back
 * without paying, so what can no longer be wanted is ended and its goods are free again. The reference (128 random bits) is the secret.
 */
export async function returnFromProvider(reference: string, isCancelled: boolean): Promise<Response> {
  return guarded(async () => {
    const payment = await findReturning(reference)
    if (!payment) return plainPage(404, PAGE_TEXTS[DEFAULT_LANGUAGE].notFound)
    if (payment.status !== 'open') return redirect(resultOf(payment))
    try {
      const provider = await providerNamed(payment.provider)
      await settleState(
        payment.provider,
        reference,
        await (isCancelled ? provider.cancel(forProvider(payment)) : provider.look(forProvider(payment))),
      )
    } catch (error) {
      // A provider that does not answer: its message, or the shop's next look, settles the payment. The page waits for it.
      if (!(error instanceof ProviderError)) throw error
      logError(error, { order: payment.number, note: 'the shopper is back' })
    }
    return redirect(resultOf((await findReturning(reference)) ?? payment))
  })
}
