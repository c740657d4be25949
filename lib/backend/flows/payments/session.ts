/** Opens the payment of an order at its provider. No transaction is open here; every step can be repeated. */
import { sql } from 'drizzle-orm'

import { logError } from '@/lib/backend/platform/log'
import { db } from '@/lib/backend/platform/database/pool'
import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'
import type { Language } from '@/lib/market/languages'
import { ORDER } from '@/lib/order/order-machine'
import type { OrderStatus } from '@/lib/order/order-states'

import { processPaymentState } from './ingest'
import { payableLines } from './lines'
import { ProviderError, type PaymentSession } from './port'
import { providerNamed } from './providers'
import { returnPath } from '@/lib/backend/domain/payments/paths'

export interface UnpaidOrder {
  readonly number: string
  readonly provider: string
  readonly reference: string
  readonly total: number
  readonly currency: string
  readonly language: Language
  readonly country: string
  readonly email: string
  readonly method: string
  /** The data of an open session. */
  readonly sessionUrl: string | null
}

export type OpenedSession =
  | { readonly kind: 'open'; readonly redirectUrl: string }
  | { readonly kind: 'settled'; readonly status: OrderStatus }

/** The shopper's next page, or the order's state if nothing is left to do. Throws UNAVAILABLE while the provider does not respond. */
export async function openSession(order: UnpaidOrder): Promise<OpenedSession> {
  const { provider, reference, sessionUrl } = order
  if (sessionUrl !== null) return { kind: 'open', redirectUrl: sessionUrl }
  const session = await createSession(order)
  if (session.settled) {
    await processPaymentState(provider, reference, session.settled)
    const {
      rows: [row],
    } = await db().execute<{ status: OrderStatus }>(sql`
      select o.status from orders o join payments p on p.order_id = o.id where p.provider = ${provider} and p.reference = ${reference}`)
    return { kind: 'settled', status: row?.status ?? ORDER.initial }
  }
  if (session.providerId === null) return { kind: 'open', redirectUrl: session.redirectUrl }
  // Of two concurrent requests the first session is kept: a shopper may be paying it already, and a message about another session would
  // find no payment.
  const {
    rows: [kept],
  } = await db().execute<{ session_url: string }>(sql`
    update payments set provider_id = coalesce(provider_id, ${session.providerId}), session_url = coalesce(session_url, ${session.redirectUrl})
    where provider = ${provider} and reference = ${reference} returning session_url`)
  return { kind: 'open', redirectUrl: kept?.session_url ?? session.redirectUrl }
}

async function createSession({
  number,
  reference,
  provider,
  total: amount,
  currency,
  language,
  country,
  email,
  method,
}: UnpaidOrder): Promise<PaymentSession> {
  const back = (config().apiOrigin ?? config().origin) + returnPath(reference)
  try {
    return await (await providerNamed(provider)).createSession({
      number,
      reference,
      amount,
      currency,
      language,
      country,
      email,
      method,
      lines: () => payableLines(number, language),
      returnUrls: { done: back, cancelled: `${back}?cancelled=1` },
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    logError(error, { order: number, note: 'no payment session' })
    // The order stays placed: repeating the request opens its payment; without that it expires.
    throw Object.assign(
      new ApiError('UNAVAILABLE', 'The payment cannot be opened just now. Try again in a moment.', { retryAfter: 5 }),
      { cause: error },
    )
  }
}
