/** POST /api/staff/transfer/: the next state of a transfer request: sent, received, or cancelled before it is sent. */
import { sql } from 'drizzle-orm'

import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { changeState, type EffectsOf } from '@/lib/backend/domain/orders/change-state'
import { step } from '@/lib/backend/platform/database/steps'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { MoveTransferRequest } from '@/lib/contract/schemas/transfer'
import { stepTo } from '@/lib/order/machine'
import { TRANSFER, type TransferStatus } from '@/lib/order/transfer-machine'

import { takeFromSources, type TransferLine } from './create'

interface Locked extends Record<string, unknown> {
  id: number
  number: string
  status: TransferStatus
  to_store_id: number
  is_reserved: boolean
}

/**
 * Products that were not reserved are removed from the sources' stock when they are sent; received products are added to the stock of the
 * receiving store. The same change again does nothing. Throws NOT_FOUND, CONFLICT when the change cannot start from its state, OUT_OF_STOCK
 * when a source has too few to send.
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
        const change = stepTo(TRANSFER, transfer, status, 'staff')
        if (change === null) {
          throw new ApiError('CONFLICT', `A transfer that is ${transfer.status} cannot become ${status}.`, {
            field: 'status',
            details: { status: transfer.status },
          })
        }
        await changeState(tx, TRANSFER, change.name, {
          row: change.row,
          by: 'staff',
          set: change.name === 'send' ? sql`sent_at = now()` : sql`ended_at = now()`,
          effects: effectsOf(tx, transfer, await readLines(tx, transfer.id)),
        })
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

async function readLines(tx: Tx, transferId: number): Promise<TransferLine[]> {
  const { rows } = await tx.execute<{ variant_id: number; from_store_id: number; quantity: number }>(sql`
    select variant_id, from_store_id, quantity from transfer_request_lines where transfer_id = ${transferId} order by variant_id, from_store_id`)
  return rows.map(({ variant_id, from_store_id, quantity }) => ({
    variantId: variant_id,
    fromStoreId: from_store_id,
    quantity,
  }))
}

function effectsOf(
  tx: Tx,
  { id: transferId, to_store_id: toStoreId, is_reserved: isReserved }: Locked,
  lines: readonly TransferLine[],
): EffectsOf<typeof TRANSFER, 'send' | 'receive' | 'cancel'> {
  return {
    take_stock: async () => (isReserved ? undefined : takeFromSources(tx, transferId, lines)),
    add_stock: async () => {
      for (const { variantId, quantity } of lines)
        await adjustStock(tx, { variantId, storeId: toStoreId, delta: quantity, reason: 'transfer', transferId })
    },
    release_stock: async () => {
      for (const { variantId, fromStoreId: storeId, quantity } of isReserved ? lines : [])
        await adjustStock(tx, { variantId, storeId, delta: quantity, reason: 'release', transferId })
    },
  }
}
