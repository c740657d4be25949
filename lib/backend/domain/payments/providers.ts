/** The payment providers of this shop, by configuration. Their code is in flows/payments. */
import { config } from '@/lib/config/env'
import { type ProviderName, providerFor } from '@/lib/config/payments'

import { paymentPage, SANDBOX, sandboxPath } from './paths'

const NAMES: ReadonlySet<string> = new Set<ProviderName>(['stripe', 'klarna', 'paypal', 'invoice', SANDBOX])

function isProviderName(name: string): name is ProviderName {
  return NAMES.has(name)
}

/** True when this provider is in use. */
export function isProviderOn(name: ProviderName): boolean {
  const { payments, sandboxPayments } = config()
  return name === SANDBOX ? sandboxPayments : payments[name] !== null
}

/** Name of the provider for a payment method, or null when this shop has none. */
export function providerNameFor(method: string): ProviderName | null {
  return providerFor(config(), method)
}

/** Where the shopper can continue an open payment; null when this is not possible. */
export function resumeUrl(provider: string, reference: string, sessionUrl: string | null): string | null {
  if (!isProviderName(provider) || !isProviderOn(provider)) return null
  return provider === SANDBOX ? paymentPage(sandboxPath(reference)) : sessionUrl
}
