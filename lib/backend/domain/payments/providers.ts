/** Which payment providers this shop uses, by configuration. What each does is in flows/payments. */
import { config } from '@/lib/config/env'
import { type ProviderName, providerFor } from '@/lib/config/payments'

import { SANDBOX, sandboxPath } from './paths'

const NAMES: ReadonlySet<string> = new Set<ProviderName>(['stripe', 'klarna', 'paypal', 'invoice', SANDBOX])

function isProviderName(name: string): name is ProviderName {
  return NAMES.has(name)
}

/** Is this provider in use? */
export function isProviderOn(name: ProviderName): boolean {
  const { payments, sandboxPayments } = config()
  return name === SANDBOX ? sandboxPayments : payments[name] !== null
}

/** Name of the provider that takes a payment method, or null when this shop has none. */
export function providerNameFor(method: string): ProviderName | null {
  return providerFor(config(), method)
}

/** Where an open payment can be taken up again; null when there is no way back to it. */
export function resumeUrl(provider: string, reference: string, sessionUrl: string | null): string | null {
  if (!isProviderName(provider) || !isProviderOn(provider)) return null
  return provider === SANDBOX ? sandboxPath(reference) : sessionUrl
}
