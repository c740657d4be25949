/** Whether the payment of an unpaid order may arrive at any moment: asked before the order's products are released. */
import { sql } from 'drizzle-orm'

import { logError } from '@/lib/backend/platform/log'
import { db } from '@/lib/backend/platform/database/pool'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { step } from '@/lib/backend/platform/database/steps'
import { OPEN_PAYMENTS } from '@/lib/order/payment-machine'

import { processPaymentState } from './ingest'
import { forProvider, type PaymentRow } from './payment-row'
import { ProviderError } from './port'
import { providerNamed } from './providers'

/**
 * Asks the provider of the order's open payment; a payment that is settled there is settled here. True while it is under way, and when the
 * provider does not respond, because then it may be. `silent`: providers that have not responded; they are not asked again.
 */
export async function isPaymentUnderWay(orderId: number, silent: Set<string>): Promise<boolean> {
  const {
    rows: [payment],
  } = await db().execute<PaymentRow>(sql`
    select provider, reference, provider_id, capture_id, amount, currency from payments
    where order_id = ${orderId} and ${inStates('status', OPEN_PAYMENTS)} order by id desc limit 1`)
  if (!payment) return false
  if (silent.has(payment.provider)) return true
  try {
    const provider = await providerNamed(payment.provider)
    const state = await step('payment.look', () => provider.look(forProvider(payment)))
    await processPaymentState(payment.provider, payment.reference, state)
    return state.kind === 'open' && state.isBegun === true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    silent.add(payment.provider)
    logError(error, { order: String(orderId), note: 'asked before the order expires' })
    return true
  }
}
