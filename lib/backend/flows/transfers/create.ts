/** POST /api/staff/transfers/: a transfer request with everything that must be true of it, in one transaction. */
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
 * Keeps the request and, when it reserves, takes its goods out of the sources' stock. The same Idempotency-Key again gives the same request.
 * Throws BAD_REQUEST, OUT_OF_STOCK (with what each source still has), IDEMPOTENCY_MISMATCH.
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
        // Last: others wait for these rows.
        await effects.reserve_stock()
        return created
      },
      { name: 'transfer' },
    ),
  )
}

/** What is asked for, each variant and source once, in the order in which stock is taken. Throws BAD_REQUEST. */
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

/** Says of everything at once what the sources do not have; whoever reserves is held to it again when the stock is taken. */
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

/** Takes the goods out of the sources' stock: gate before store, variant by variant, as orders do. Throws OUT_OF_STOCK. */
export async function takeFromSources(tx: Tx, transferId: number, lines: readonly TransferLine[]): Promise<void> {
  for (const { variantId, fromStoreId: storeId, quantity } of lines)
    await adjustStock(tx, { variantId, storeId, delta: -quantity, reason: 'transfer', transferId })
}
