/** Klarna's snippet in the checkout's response. */
import { logError } from '@/lib/backend/platform/log'
import { config } from '@/lib/config/env'
import { isUnpaid } from '@/lib/order/order-states'
import { isOpenPayment } from '@/lib/order/payment-machine'

import { KLARNA, klarnaSnippet } from './klarna'
import { ProviderError } from './port'
import { findReturning } from './returning'

/**
 * The snippet of an open payment for the checkout's response (`kco_iframe`), by the payment's reference, which is a secret; null for any
 * other id, and while Klarna does not respond.
 */
export async function klarnaIframe(reference: string): Promise<string | null> {
  const payment = config().payments.klarna ? await findReturning(reference) : null
  if (
    payment?.provider !== KLARNA ||
    !isOpenPayment(payment.status) ||
    !isUnpaid(payment.order_status) ||
    payment.provider_id === null
  )
    return null
  try {
    return await klarnaSnippet(payment.provider_id)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    logError(error, { order: payment.number, note: 'no snippet' })
    return null
  }
}
