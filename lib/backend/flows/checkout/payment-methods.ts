/** Payment methods in the checkout's response, with their names and descriptions. */
import { providerNameFor } from '@/lib/backend/domain/payments/providers'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import type { Language } from '@/lib/market/languages'
import { type Payer, paymentMethodsFor } from '@/lib/market/payment-methods'

import { translatorFor } from '@/lib/messages/all'

export interface PaymentRules extends Payer {
  readonly language: Language
}

/** The methods that a provider of this shop has; none is preselected. */
export function paymentMethods({ language, ...payer }: PaymentRules): CheckoutAnswer['payment_methods'] {
  const translate = translatorFor(language)
  return paymentMethodsFor(payer)
    .filter(({ id }) => providerNameFor(id) !== null)
    .map(({ id, credit }) => ({
      id,
      credit,
      name: translate(`pay.method_${id}_name`),
      description: translate(`pay.method_${id}_description`),
    }))
}
