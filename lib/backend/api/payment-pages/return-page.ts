/** Where a provider sends the shopper back to: looks at the payment, settles it, leads on to the page of its result. */
import { logError } from '@/lib/backend/platform/log'
import { DEFAULT_LANGUAGE } from '@/lib/market/languages'
import { isOpenPayment } from '@/lib/order/payment-machine'

import { settleState } from '@/lib/backend/flows/payments/ingest'
import { findReturning, resultOf } from '@/lib/backend/flows/payments/returning'
import { guarded, plainPage, redirect } from './page'
import { forProvider } from '@/lib/backend/flows/payments/payment-row'
import { ProviderError } from '@/lib/backend/flows/payments/port'
import { providerNamed } from '@/lib/backend/flows/payments/providers'
import { sayIn } from '@/lib/messages/all'

/**
 * GET /payment-return/{reference}/: the shopper is back. Their word decides nothing: the provider is asked. `isCancelled`: they turned back
 * without paying, so what can no longer be wanted is ended and its goods are free again. The reference (128 random bits) is the secret.
 */
export async function returnFromProvider(reference: string, isCancelled: boolean): Promise<Response> {
  return guarded(async () => {
    const payment = await findReturning(reference)
    if (!payment) return plainPage(404, sayIn(DEFAULT_LANGUAGE)('pay.not_found'))
    if (!isOpenPayment(payment.status)) return redirect(resultOf(payment))
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
