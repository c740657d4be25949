/** The payment providers of this shop, by configuration. Each is loaded when it is first needed. */
import { isProviderOn } from '@/lib/backend/domain/payments/providers'
import type { ProviderName } from '@/lib/config/payments'
import { ApiError } from '@/lib/contract/errors'
import { count, observe } from '@/lib/telemetry/metrics'
import { traced } from '@/lib/telemetry/trace'

import type { PaymentProvider } from './port'
import { SANDBOX } from '@/lib/backend/domain/payments/paths'

const PROVIDERS: Readonly<Record<ProviderName, () => Promise<PaymentProvider>>> = {
  stripe: async () => (await import('./stripe')).stripeProvider,
  klarna: async () => (await import('./klarna')).klarnaProvider,
  paypal: async () => (await import('./paypal')).paypalProvider,
  invoice: async () => (await import('./invoice')).invoiceProvider,
  [SANDBOX]: async () => (await import('./sandbox')).sandboxProvider,
}

/** Counts, measures and traces one request to a provider. */
async function asked<T>(provider: string, call: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    const answer = await traced(`${provider} ${call}`, work, 'client', { 'peer.service': provider })
    count('shop_provider_calls_total', provider, call, 'done')
    return answer
  } catch (error) {
    count('shop_provider_calls_total', provider, call, 'failed')
    throw error
  } finally {
    observe('shop_provider_call_duration_seconds', (performance.now() - began) / 1_000, provider)
  }
}

function watched(provider: PaymentProvider): PaymentProvider {
  const { name } = provider
  return {
    name,
    readMessage: (message) => provider.readMessage(message),
    createSession: (order) => asked(name, 'create_session', () => provider.createSession(order)),
    look: (payment) => asked(name, 'look', () => provider.look(payment)),
    cancel: (payment) => asked(name, 'cancel', () => provider.cancel(payment)),
    refund: (payment, refund) => asked(name, 'refund', () => provider.refund(payment, refund)),
  }
}

function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(PROVIDERS, name)
}

/** A provider by name; throws NOT_FOUND for one that is not in use here. */
export async function providerNamed(name: string): Promise<PaymentProvider> {
  if (!isProvider(name) || !isProviderOn(name)) throw new ApiError('NOT_FOUND', 'There is no such payment provider.')
  return watched(await PROVIDERS[name]())
}
