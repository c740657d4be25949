/** A payment as a row of the database, and in the format for providers. */
import { sql } from 'drizzle-orm'

import type { Db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import type { PaymentStatus } from '@/lib/order/payment-machine'

import type { ProviderPayment } from './port'

export interface PaymentRow extends Record<string, unknown> {
  id: number
  order_id: number
  provider: string
  reference: string
  provider_id: string | null
  capture_id: string | null
  session_url: string | null
  amount: number
  currency: string
  status: PaymentStatus
  /** W3C trace context of its order. */
  trace: string | null
}

const COLUMNS = sql`id::int as id, order_id::int as order_id, provider, reference, provider_id, capture_id, session_url, amount, currency, status, trace`

/** A payment by its reference, or null; locked for a transaction that will change it. */
export async function findPayment(
  reader: Db | Tx,
  provider: string,
  reference: string,
  lock = false,
): Promise<PaymentRow | null> {
  const {
    rows: [row],
  } = await reader.execute<PaymentRow>(sql`
    select ${COLUMNS} from payments where provider = ${provider} and reference = ${reference} ${lock ? sql`for update` : sql``}`)
  return row ?? null
}

/** The data that a provider needs of it. */
export function forProvider(
  row: Pick<PaymentRow, 'reference' | 'provider_id' | 'capture_id' | 'amount' | 'currency'>,
): ProviderPayment {
  return {
    reference: row.reference,
    providerId: row.provider_id,
    captureId: row.capture_id,
    amount: row.amount,
    currency: row.currency,
  }
}
