/** Whether the payment of an unpaid order may arrive at any moment: asked before the order's products are released. */
import { sql } from 'drizzle-orm'

import { logError } from '@/lib/backend/platform/log'
import { isDatabaseUnavailable } from '@/lib/backend/platform/database/errors'
import { db } from '@/lib/backend/platform/database/pool'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { step } from '@/lib/backend/platform/database/steps'
import { OPEN_PAYMENTS } from '@/lib/order/payment-machine'

import { processPaymentState } from './ingest'
import { forProvider, type PaymentRow } from './payment-row'
import { ProviderError } from './port'
import { providerNamed } from './providers'

/** `unknown`: the provider did not say, so it may be under way. */
export type Progress = 'idle' | 'under_way' | 'unknown'

/**
 * Asks the provider of the order's open payment; a payment that is settled there is settled here. `silent`: providers that have not responded;
 * they are not asked again. Throws only DatabaseUnavailable: whatever else is wrong with one payment must not keep its order for ever.
 */
export async function paymentProgress(orderId: number, silent = new Set<string>()): Promise<Progress> {
  const {
    rows: [payment],
  } = await db().execute<PaymentRow>(sql`
    select provider, reference, provider_id, capture_id, amount, currency from payments
    where order_id = ${orderId} and ${inStates('status', OPEN_PAYMENTS)} order by id desc limit 1`)
  if (!payment) return 'idle'
  if (silent.has(payment.provider)) return 'unknown'
  try {
    const provider = await providerNamed(payment.provider)
    const state = await step('payment.look', () => provider.look(forProvider(payment)))
    await processPaymentState(payment.provider, payment.reference, state)
    return state.kind === 'open' && state.isBegun === true ? 'under_way' : 'idle'
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    if (error instanceof ProviderError) silent.add(payment.provider)
    logError(error, { order: String(orderId), note: 'asked before its products are released' })
    return 'unknown'
  }
}
