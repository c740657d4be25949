/** POST /api/staff/transfer/: how a transfer request goes on: sent, received, or cancelled while it has not left. */
import { sql } from 'drizzle-orm'

import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { step } from '@/lib/backend/platform/database/steps'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { MoveTransferRequest } from '@/lib/contract/schemas/transfer'
import type { TransferStatus } from '@/lib/order/transfer-machine'

import { takeFromSources, type TransferLine } from './create'

interface Locked extends Record<string, unknown> {
  id: number
  number: string
  status: TransferStatus
  to_store_id: number
  is_reserved: boolean
}

/** From which state each one is reached. */
const BEFORE = { sent: 'requested', received: 'sent', cancelled: 'requested' } as const satisfies Partial<
  Record<TransferStatus, TransferStatus>
>

/**
 * What was not reserved leaves the sources' stock when it is sent; what is received is on sale in the store that it went to. The same move
 * again changes nothing. Throws NOT_FOUND, CONFLICT when it is not where it would have to be, OUT_OF_STOCK when a source has too few to send.
 */
export async function moveTransferRequest({
  number,
  status,
}: MoveTransferRequest): Promise<{ number: string; status: TransferStatus }> {
  return step('transfer.move', () =>
    withTx(
      async (tx) => {
        const transfer = await lock(tx, number)
        const answer = { number: transfer.number, status }
        if (transfer.status === status) return answer
        if (transfer.status !== BEFORE[status]) {
          throw new ApiError('CONFLICT', `A transfer that is ${transfer.status} cannot become ${status}.`, {
            field: 'status',
            details: { status: transfer.status },
          })
        }
        await tx.execute(
          status === 'sent'
            ? sql`update transfer_requests set status = 'sent', sent_at = now() where id = ${transfer.id}`
            : sql`update transfer_requests set status = ${status}, ended_at = now() where id = ${transfer.id}`,
        )
        // Last: others wait for these rows.
        await moveGoods(tx, transfer, status)
        return answer
      },
      { name: 'transfer.move' },
    ),
  )
}

async function lock(tx: Tx, number: string): Promise<Locked> {
  const {
    rows: [row],
  } = await tx.execute<Locked>(sql`
    select id::int as id, number, status, to_store_id, is_reserved from transfer_requests where number = ${number.toUpperCase()} for update`)
  if (!row) throw new ApiError('NOT_FOUND', 'Transfer request not found.')
  return row
}

async function moveGoods(
  tx: Tx,
  { id: transferId, to_store_id: toStoreId, is_reserved: isReserved }: Locked,
  status: MoveTransferRequest['status'],
): Promise<void> {
  const { rows } = await tx.execute<{ variant_id: number; from_store_id: number; quantity: number }>(sql`
    select variant_id, from_store_id, quantity from transfer_request_lines where transfer_id = ${transferId} order by variant_id, from_store_id`)
  const lines = rows.map(
    ({ variant_id, from_store_id, quantity }): TransferLine => ({
      variantId: variant_id,
      fromStoreId: from_store_id,
      quantity,
    }),
  )
  if (status === 'sent' && !isReserved) await takeFromSources(tx, transferId, lines)
  if (status === 'received')
    for (const { variantId, quantity } of lines)
      await adjustStock(tx, { variantId, storeId: toStoreId, delta: quantity, reason: 'transfer', transferId })
  if (status === 'cancelled' && isReserved) {
    for (const { variantId, fromStoreId: storeId, quantity } of lines)
      await adjustStock(tx, { variantId, storeId, delta: quantity, reason: 'release', transferId })
  }
}
