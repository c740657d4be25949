/** The payment providers of this shop, by configuration. Each is loaded when it is first needed. */
import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'

import type { PaymentProvider } from './port'
import { SANDBOX, sandboxPath } from './sandbox-path'

interface Entry {
  readonly name: string
  /** The payment methods that it takes in this shop; none while it is not configured. */
  readonly takes: (method: string) => boolean
  readonly isOn: () => boolean
  readonly load: () => Promise<PaymentProvider>
}

/** The first that takes a method gets it. The sandbox plays every method that no other takes. */
const PROVIDERS: readonly Entry[] = [
  {
    name: 'stripe', isOn: () => config().payments.stripe !== null, takes: (method) => config().payments.stripe?.methods.some((known) => known === method) ?? false,
    load: async () => (await import('./stripe')).stripeProvider,
  },
  { name: 'klarna', isOn: () => config().payments.klarna !== null, takes: (method) => method === 'klarna', load: async () => (await import('./klarna')).klarnaProvider },
  { name: 'paypal', isOn: () => config().payments.paypal !== null, takes: (method) => method === 'paypal', load: async () => (await import('./paypal')).paypalProvider },
  { name: 'invoice', isOn: () => config().payments.invoice !== null, takes: (method) => method === 'invoice', load: async () => (await import('./invoice')).invoiceProvider },
  { name: SANDBOX, takes: () => true, isOn: () => config().sandboxPayments, load: async () => (await import('./sandbox')).sandboxProvider },
]

const isOn = (entry: Entry) => entry.isOn()

/** Name of the provider that takes a payment method, or null when this shop has none. */
export function providerNameFor(method: string): string | null {
  return PROVIDERS.filter(isOn).find(({ takes }) => takes(method))?.name ?? null
}

/** A provider by name; throws NOT_FOUND for one that is not in use here. */
export async function providerNamed(name: string): Promise<PaymentProvider> {
  const entry = PROVIDERS.filter(isOn).find((known) => known.name === name)
  if (!entry) throw new ApiError('NOT_FOUND', 'There is no such payment provider.')
  return entry.load()
}

/** Where an open payment can be taken up again; null when there is no way back to it. */
export function resumeUrl(provider: string, reference: string, sessionUrl: string | null): string | null {
  if (!PROVIDERS.some((entry) => entry.name === provider && entry.isOn())) return null
  return provider === SANDBOX ? sandboxPath(reference) : sessionUrl
}
