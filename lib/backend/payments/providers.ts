/** The payment providers of this shop, by configuration. Each is loaded when it is first needed. */
import { config } from '@/lib/config/env'
import { type ProviderName, takerOf } from '@/lib/config/payments'
import { ApiError } from '@/lib/contract/errors'

import type { PaymentProvider } from './port'
import { SANDBOX, sandboxPath } from './sandbox-path'

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

function isOn(name: ProviderName): boolean {
  const { payments, sandboxPayments } = config()
  return name === SANDBOX ? sandboxPayments : payments[name] !== null
}

/** Name of the provider that takes a payment method, or null when this shop has none. */
export function providerNameFor(method: string): ProviderName | null {
  return takerOf(config(), method)
}

/** A provider by name; throws NOT_FOUND for one that is not in use here. */
export async function providerNamed(name: string): Promise<PaymentProvider> {
  if (!isProvider(name) || !isOn(name)) throw new ApiError('NOT_FOUND', 'There is no such payment provider.')
  return PROVIDERS[name]()
}

/** Where an open payment can be taken up again; null when there is no way back to it. */
export function resumeUrl(provider: string, reference: string, sessionUrl: string | null): string | null {
  if (!isProvider(provider) || !isOn(provider)) return null
  return provider === SANDBOX ? sandboxPath(reference) : sessionUrl
}
