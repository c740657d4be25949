/** The payment providers of this shop. */
import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'

import type { PaymentProvider } from './port'
import { SANDBOX, sandboxProvider } from './sandbox'

/** A provider by name; throws NOT_FOUND for one that is not in use here. */
export function providerNamed(name: string): PaymentProvider {
  if (name === SANDBOX && config().sandboxPayments) return sandboxProvider
  throw new ApiError('NOT_FOUND', 'There is no such payment provider.')
}

/** The provider that takes a payment method; throws UNAVAILABLE when the shop has none. Every method is played by the sandbox. */
export function providerFor(_method: string): PaymentProvider {
  if (config().sandboxPayments) return sandboxProvider
  throw new ApiError('UNAVAILABLE', 'The shop cannot take payments just now.', { retryAfter: 300 })
}
