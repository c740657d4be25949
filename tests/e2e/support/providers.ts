/** A third instance of the shop. Its payment providers are simulated by this process (tests/support/providers). */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import { prefixFor } from '@/lib/market/market'
import type { Language } from '@/lib/market/languages'
import { openSimulations, type ProviderSimulations } from '../../support/providers/simulations'
import { DATA_DIR, PORT, type Site } from './site'

export const PROVIDER_ORIGIN = `http://localhost:${PORT + 2}`
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
  const shop = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DATA_DIR,
      PORT: String(PORT + 2),
      SHOP_ORIGIN: PROVIDER_ORIGIN,
      ROUTING_MODE: 'prefix',
      SANDBOX_PAYMENTS: 'false',
      ...simulations.env,
      INVOICE_IBAN: 'FI21 1234 5600 0007 85',
      INVOICE_BIC: 'NDEAFIHH',
    },
  })
  await ready(shop)
  return {
    simulations,
    async stop() {
      shop.kill('SIGTERM')
      if (shop.exitCode === null) await new Promise((resolve) => shop.once('exit', resolve))
      await simulations.stop()
    },
  }
}

async function ready(shop: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && shop.exitCode === null; tries += 1) {
    const isReady = await fetch(`${PROVIDER_ORIGIN}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(100)
  }
  throw new Error('The shop with providers did not start.')
}
