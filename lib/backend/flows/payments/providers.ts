/** The payment providers of this shop, by configuration. Each is loaded when it is first needed. */
import { isProviderOn } from '@/lib/backend/domain/payments/providers'
import type { ProviderName } from '@/lib/config/payments'
import { ApiError } from '@/lib/contract/errors'

import type { PaymentProvider } from './port'
import { SANDBOX } from '@/lib/backend/domain/payments/paths'

const PROVIDERS: Readonly<Record<ProviderName, () => Promise<PaymentProvider>>> = {
  stripe: async () => (await import('./stripe')).stripeProvider,
  klarna: async () => (await import('./klarna')).klarnaProvider,
  paypal: async () => (await import('./paypal')).paypalProvider,
  invoice: async () => (await import('./invoice')).invoiceProvider,
  [SANDBOX]: async () => (await import('./sandbox')).sandboxProvider,
}

function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(PROVIDERS, name)
}

/** A provider by name; throws NOT_FOUND for one that is not in use here. */
export async function providerNamed(name: string): Promise<PaymentProvider> {
  if (!isProvider(name) || !isProviderOn(name)) throw new ApiError('NOT_FOUND', 'There is no such payment provider.')
  return PROVIDERS[name]()
}
