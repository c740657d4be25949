/**
 * The page to which a provider redirects the shopper back: reads the payment at the provider, settles it, and redirects to the result page.
 */
import { logError } from '@/lib/backend/platform/log'
import { DEFAULT_LANGUAGE } from '@/lib/market/languages'
import { isOpenPayment } from '@/lib/order/payment-machine'

import { processPaymentState } from '@/lib/backend/flows/payments/ingest'
import { findReturning, resultOf } from '@/lib/backend/flows/payments/returning'
import { guarded, plainPage, redirect } from './page'
import { forProvider } from '@/lib/backend/flows/payments/payment-row'
import { ProviderError } from '@/lib/backend/flows/payments/port'
import { providerNamed } from '@/lib/backend/flows/payments/providers'
import { translatorFor } from '@/lib/messages/all'

/**
 * GET /payment-return/{reference}/: the shopper has returned. Parameters of the request are not trusted: the provider is asked.
 * `isCancelled`: the shopper returned without paying, so an open payment is cancelled and its products are released. The reference (128
 * random bits) is the secret.
 */
export async function returnFromProvider(reference: string, isCancelled: boolean): Promise<Response> {
  return guarded(async () => {
    const payment = await findReturning(reference)
    if (!payment) return plainPage(404, translatorFor(DEFAULT_LANGUAGE)('pay.not_found'))
    if (!isOpenPayment(payment.status)) return redirect(resultOf(payment))
    try {
      const provider = await providerNamed(payment.provider)
      await processPaymentState(
        payment.provider,
        reference,
        await (isCancelled ? provider.cancel(forProvider(payment)) : provider.look(forProvider(payment))),
      )
    } catch (error) {
      // If the provider does not respond, the payment is settled later by its event or by the shop's next check. The page waits for it.
      if (!(error instanceof ProviderError)) throw error
      logError(error, { order: payment.number, note: 'the shopper is back' })
    }
    return redirect(resultOf((await findReturning(reference)) ?? payment))
  })
}
