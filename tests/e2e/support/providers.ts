/** An instance of the shop whose payment providers are simulated by this process (tests/support/providers). */
import { prefixFor } from '@/lib/market/market'
import type { Language } from '@/lib/market/languages'
import { openSimulations, type ProviderSimulations } from '../../support/providers/simulations'
import { extraOrigin, startExtraShop } from './extra-shop'
import type { Site } from './site'

export const PROVIDER_ORIGIN = extraOrigin('providers')
export const providerSite = (language: Language): Site => ({
  language,
  origin: PROVIDER_ORIGIN,
  prefix: prefixFor(language),
})

export interface PaymentShop {
  readonly simulations: ProviderSimulations
  readonly stop: () => Promise<void>
}

/** Starts it on the database of the other two. */
export async function startPaymentShop(): Promise<PaymentShop> {
  const simulations = await openSimulations()
  for (const name of ['stripe', 'paypal'] as const)
    simulations[name].webhookUrl = `${PROVIDER_ORIGIN}/api/payment/event/${name}/`
  const stopShop = await startExtraShop('providers', {
    SANDBOX_PAYMENTS: 'false',
    ...simulations.env,
    INVOICE_IBAN: 'FI21 1234 5600 0007 85',
    INVOICE_BIC: 'NDEAFIHH',
    // Without these no shop sells for money.
    SELLER_NAME: 'Polku',
    BUSINESS_ID: '1234567-1',
    VAT_NUMBER: 'FI12345671',
    SELLER_REGISTER: 'Kaupparekisteri (PRH)',
    SELLER_REPRESENTATIVE: 'Polku',
    HOSTING_PROVIDER: 'Polku',
    CONTACT_ADDRESS: 'Mannerheimintie 1, 00100 Helsinki',
    CONTACT_PHONE: '+358 9 123 4567',
  })
  return {
    simulations,
    async stop() {
      await stopShop()
      await simulations.stop()
    },
  }
}
