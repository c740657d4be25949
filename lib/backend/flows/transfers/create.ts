/** POST /api/staff/transfers/: creates a transfer request with all its checks, in one transaction. */
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { requireCustomer } from '@/lib/backend/domain/access/access'
import type { CallContext } from '@/lib/backend/domain/access/principal'
import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { crockford } from '@/lib/backend/platform/security/base32'
import { transferRequestLines, transferRequests } from '@/lib/backend/domain/schema/transfers'
import { step } from '@/lib/backend/platform/database/steps'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { fingerprint } from '@/lib/backend/domain/idempotency/fingerprint'
import { claimKey, finishKey, idempotencyKey } from '@/lib/backend/domain/idempotency/idempotency'
import type { EffectsOf } from '@/lib/backend/domain/orders/change-state'
import { ApiError } from '@/lib/contract/errors'
import type { CreateTransferRequest } from '@/lib/contract/schemas/transfer'
import { TRANSFER } from '@/lib/order/transfer-machine'

export interface TransferLine {
  readonly variantId: number
  readonly fromStoreId: number
  readonly quantity: number
}
interface Created extends Record<string, unknown> {
  number: string
  status: typeof TRANSFER.initial
}

const refuse = (field: string, message: string): never => {
  throw new ApiError('BAD_REQUEST', message, { field })
}

/**
 * Stores the request and, when it reserves, removes its products from the sources' stock. The same Idempotency-Key again returns the same
 * request. Throws BAD_REQUEST, OUT_OF_STOCK (with the remaining stock of each source), IDEMPOTENCY_MISMATCH.
 */
export async function createTransferRequest(body: CreateTransferRequest, context: CallContext): Promise<Created> {
  const person = requireCustomer(context.principal)
  const lines = linesOf(body)
  const key = idempotencyKey(context.headers('idempotency-key'), person, 'createTransferRequest')
  return step('transfer.create', () =>
    withTx(
      async (tx) => {
        const known = key && (await claimKey(tx, key, fingerprint(body)))
        if (known) return known as Created
        await checkStores(tx, body)
        await checkStock(tx, lines)
        const created: Created = { number: `T-${crockford(randomBytes(5))}`, status: TRANSFER.initial }
        const isReserved = body.transferrequest_reserve_quantity
        const [row] = await tx
          .insert(transferRequests)
          .values({
            number: created.number,
            toStoreId: body.transferRequestTo,
            isReserved,
            isHighPriority: body.transferrequest_high_priority,
            createdBy: person.id,
          })
          .returning({ id: transferRequests.id })
        if (!row) throw new Error('A transfer request has an id.')
        await tx.insert(transferRequestLines).values(lines.map((line) => ({ transferId: row.id, ...line })))
        if (key) await finishKey(key, 200, created, tx)
        const effects = {
          reserve_stock: async () => (isReserved ? takeFromSources(tx, row.id, lines) : undefined),
        } satisfies EffectsOf<typeof TRANSFER, 'request'>
        // Last, because other transactions wait for these rows.
        await effects.reserve_stock()
        return created
      },
      { name: 'transfer' },
    ),
  )
}

/** The requested units, each variant and source once, in the order in which stock is changed. Throws BAD_REQUEST. */
function linesOf({
  products,
  transferRequestFrom: from,
  transferRequestTo: to,
}: CreateTransferRequest): TransferLine[] {
  if (from.includes(to)) refuse('transferRequestTo', 'Goods cannot go to the store that they come from.')
  const units = new Map<string, TransferLine>()
  for (const { productId: variantId, transferAmounts } of products) {
    if (!Object.values(transferAmounts).some((quantity) => quantity > 0))
      refuse('products', 'Every row takes something from somewhere.')
    for (const [store, quantity] of Object.entries(transferAmounts)) {
      const fromStoreId = Number(store)
      if (quantity === 0) continue
      if (!from.includes(fromStoreId)) refuse('products', 'Goods come from the chosen stores only.')
      const name = `${variantId}@${fromStoreId}`
      units.set(name, { variantId, fromStoreId, quantity: quantity + (units.get(name)?.quantity ?? 0) })
    }
  }
  return [...units.values()].sort((a, b) => a.variantId - b.variantId || a.fromStoreId - b.fromStoreId)
}

async function checkStores(tx: Tx, { transferRequestFrom, transferRequestTo }: CreateTransferRequest): Promise<void> {
  const wanted = new Set([...transferRequestFrom, transferRequestTo])
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from stores where id = any(${sql.param([...wanted])}::int[])`,
  )
  const known = new Set(rows.map(({ id }) => id))
  if (!known.has(transferRequestTo)) refuse('transferRequestTo', 'There is no such store.')
  if (known.size < wanted.size) refuse('transferRequestFrom', 'There is no such store.')
}

/**
 * Reports all products together that the sources do not have in stock; when the request reserves, this is checked again while the stock is
 * changed.
 */
async function checkStock(tx: Tx, lines: readonly TransferLine[]): Promise<void> {
  const { rows } = await tx.execute<{ variant_id: number; store_id: number; quantity: number }>(sql`
    select variant_id, store_id, quantity from stock where variant_id = any(${sql.param(lines.map(({ variantId }) => variantId))}::int[])`)
  const held = new Map(
    rows.map(({ variant_id: variant, store_id: store, quantity }) => [`${variant}@${store}`, quantity]),
  )
  const short = lines.flatMap(({ variantId, fromStoreId, quantity }) => {
    const available = held.get(`${variantId}@${fromStoreId}`) ?? 0
    return available < quantity ? [{ productId: variantId, store: fromStoreId, asked: quantity, available }] : []
  })
  if (short.length > 0)
    throw new ApiError('OUT_OF_STOCK', 'A source does not have that many.', {
      field: 'products',
      details: { rows: short },
    })
}

/**
 * Removes the products from the sources' stock: available units before store stock, variant by variant, in the same order as orders. Throws
 * OUT_OF_STOCK.
 */
export async function takeFromSources(tx: Tx, transferId: number, lines: readonly TransferLine[]): Promise<void> {
  for (const { variantId, fromStoreId: storeId, quantity } of lines)
    await adjustStock(tx, { variantId, storeId, delta: -quantity, reason: 'transfer', transferId })
}
