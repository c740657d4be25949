/**
 * Purchase orders: their rows, their states and deliveries. Every change locks the order first, promises the days of what is coming on the
 * products' pages (purchase-days.ts), and is one entry of the history.
 */
import { and, eq, lt, sql } from 'drizzle-orm'

import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { promiseDays } from '@/lib/backend/domain/catalogue/purchase-days'
import { changeState } from '@/lib/backend/domain/orders/change-state'
import { type FieldChanges, recordChanges } from '@/lib/backend/domain/schema/office'
import { purchaseOrderLines, purchaseOrders, purchaseReceipts } from '@/lib/backend/domain/schema/purchases'
import { db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type {
  OfficePurchase,
  PurchaseChange,
  PurchaseLine,
  PurchaseReceipt,
} from '@/lib/contract/schemas/office-purchases'
import { shopDay } from '@/lib/market/shop-time'
import { isOneOf, startsFrom } from '@/lib/order/machine'
import {
  COMING_PURCHASES,
  mayCancelPurchase,
  mayClosePurchase,
  mayOrderPurchase,
  mayReceivePurchase,
  OPEN_PURCHASES,
  PURCHASE,
} from '@/lib/order/purchase-machine'

import type { Actor } from './actor'
import { csvOf } from './csv'
import { entityNamed } from './registry'
import { changing, createIn, inTx, type Note } from './save'
import type { Values } from './entities/entity'
import { variantTitle, variantTitles } from './entities/variant-title'

type Purchase = typeof purchaseOrders.$inferSelect
type Line = OfficePurchase['lines'][number]

const WRITE = 'office.stock.write'
const refused = () => new ApiError('FORBIDDEN', 'You may not do this.')
const missing = () => new ApiError('NOT_FOUND', 'There is no such purchase order.')
const conflict = (reason: string, message: string) => new ApiError('CONFLICT', message, { details: { reason } })

async function linesOf(reader: Pick<Tx, 'execute'>, id: number, { language }: Actor): Promise<Line[]> {
  const { rows } = await reader.execute<Omit<Line, 'isLate'> & Record<string, unknown>>(sql`
    select v.id as variant, ${variantTitle(language)} as title, v.sku, v.gtin, l.quantity, l.received, l.expected_on::text as "expectedOn"
    from purchase_order_lines l join variants v on v.id = l.variant_id
    left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id
    where l.purchase_id = ${id} order by v.model_id, v.sort_order, v.id`)
  const today = shopDay()
  return rows.map((row) => ({
    ...row,
    isLate: row.received < row.quantity && row.expectedOn !== null && row.expectedOn < today,
  }))
}

/** The order as a person sees it. */
export async function purchaseOf(
  id: number,
  actor: Actor,
  reader: Tx | ReturnType<typeof db> = db(),
): Promise<OfficePurchase> {
  if (!actor.may('office.stock.read')) throw refused()
  const [purchase] = await reader.select().from(purchaseOrders).where(eq(purchaseOrders.id, id))
  if (!purchase) throw missing()
  const { status } = purchase
  const lines = await linesOf(reader, id, actor)
  const isComing = isOneOf(COMING_PURCHASES, status)
  const may = actor.may(WRITE)
  return {
    id,
    status,
    lines: lines.map((line) => ({ ...line, isLate: isComing && line.isLate })),
    may: {
      change: may && isOneOf(OPEN_PURCHASES, status),
      order: may && lines.length > 0 && mayOrderPurchase(status),
      cancel: may && mayCancelPurchase(status),
      close: may && mayClosePurchase(status),
      receive: may && mayReceivePurchase(status),
    },
  }
}

/** Runs work on the locked order, and answers what it is afterwards. */
function working(
  id: number,
  actor: Actor,
  work: (tx: Tx, purchase: Purchase) => Promise<void>,
  note: Note = {},
): Promise<OfficePurchase> {
  if (!actor.may('office.stock.read') || !actor.may(WRITE)) throw refused()
  return inTx(
    note.tx,
    async (tx) => {
      const [purchase] = await tx.select().from(purchaseOrders).where(eq(purchaseOrders.id, id)).for('update')
      if (!purchase) throw missing()
      await work(tx, purchase)
      return purchaseOf(id, actor, tx)
    },
    'office.purchase',
  )
}

async function remember(
  tx: Tx,
  { id, supplier }: Pick<Purchase, 'id' | 'supplier'>,
  changes: FieldChanges,
  actor: Actor,
  { reason, undoes }: Note,
): Promise<void> {
  await tx.insert(recordChanges).values({
    entity: 'purchases',
    recordId: String(id),
    title: `${supplier} ${id}`,
    action: 'update',
    changes,
    actorId: actor.id,
    reason: reason === undefined || reason === '' ? null : reason,
    undoes: undoes ?? null,
  })
}

type Wanted = PurchaseChange['to']

/** A row as the history shows it, and reads it again. */
const written = (wanted: Wanted, title: string): string | null =>
  wanted && `${wanted.quantity} × ${title} (${wanted.expectedOn ?? '–'})`

function readAgain(text: unknown): Wanted {
  const [, quantity, day] = /^(\d+) × .* \((\d{4}-\d{2}-\d{2}|–)\)$/s.exec(String(text)) ?? []
  if (quantity === undefined) return null
  return { quantity: Number(quantity), expectedOn: day === undefined || day === '–' ? null : day }
}

const isSame = (a: Wanted, b: Wanted) =>
  a === b || (a !== null && b !== null && a.quantity === b.quantity && a.expectedOn === b.expectedOn)

/** The names of variants, each of which is there. Throws NOT_FOUND. */
async function knownTitles(tx: Tx, variants: readonly number[], { language }: Actor): Promise<Map<number, string>> {
  const titles = await variantTitles(tx, variants, language)
  if (titles.size < new Set(variants).size) throw new ApiError('NOT_FOUND', 'There is no such variant.')
  return titles
}

interface NewPurchase {
  /** Of its head. */
  readonly values: Values
  readonly lines: readonly PurchaseLine[]
}

/** Makes an order with its rows. Throws FORBIDDEN, BAD_REQUEST with the field or for a variant in two rows, NOT_FOUND for an unknown one. */
export function createPurchase({ values, lines }: NewPurchase, actor: Actor, note: Note): Promise<{ id: string }> {
  const entity = entityNamed('purchases')
  const variants = lines.map(({ variant }) => variant)
  if (new Set(variants).size < variants.length)
    throw new ApiError('BAD_REQUEST', 'Two rows have the same variant.', { details: { reason: 'row_twice' } })
  return changing(entity, async (tx) => {
    const titles = await knownTitles(tx, variants, actor)
    const more = Object.fromEntries(
      lines.map((line) => [`line.${line.variant}`, [null, written(line, titles.get(line.variant) ?? '')] as const]),
    )
    const { id } = await createIn(tx, { entity, given: values, actor }, { ...note, more })
    const rows = lines.map(({ variant, ...wanted }) => ({ purchaseId: Number(id), variantId: variant, ...wanted }))
    if (rows.length > 0) await tx.insert(purchaseOrderLines).values(rows)
    return { id }
  })
}

async function changeLine(tx: Tx, purchaseId: number, change: PurchaseChange, known: Line | undefined): Promise<void> {
  const { variant, from, to } = change
  if (!isSame(known ?? null, from)) throw conflict('changed', 'Somebody else has changed this row.')
  if (known && known.received > (to?.quantity ?? 0))
    throw conflict('purchase_received', 'More than that has come already.')
  const which = and(eq(purchaseOrderLines.purchaseId, purchaseId), eq(purchaseOrderLines.variantId, variant))
  if (to === null) await tx.delete(purchaseOrderLines).where(which)
  else if (known) await tx.update(purchaseOrderLines).set(to).where(which)
  else await tx.insert(purchaseOrderLines).values({ purchaseId, variantId: variant, ...to })
}

/** Adds, changes and takes out rows. Throws NOT_FOUND for an unknown variant, CONFLICT for a row that somebody else has changed. */
export function changeLines(
  id: number,
  changes: readonly PurchaseChange[],
  actor: Actor,
  note: Note,
): Promise<OfficePurchase> {
  const change = async (tx: Tx, purchase: Purchase) => {
    if (!isOneOf(OPEN_PURCHASES, purchase.status)) throw conflict('purchase_over', 'The purchase order has ended.')
    const variants = changes.map(({ variant }) => variant)
    const titles = await knownTitles(tx, variants, actor)
    const known = new Map((await linesOf(tx, id, actor)).map((line) => [line.variant, line]))
    const history: Record<string, [unknown, unknown]> = {}
    for (const one of changes) {
      await changeLine(tx, id, one, known.get(one.variant))
      const title = titles.get(one.variant) ?? ''
      history[`line.${one.variant}`] = [written(one.from, title), written(one.to, title)]
    }
    if (isOneOf(COMING_PURCHASES, purchase.status)) await promiseDays(tx, variants)
    await remember(tx, purchase, history, actor, note)
  }
  return working(id, actor, change, note)
}

async function variantsIn(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .select({ variant: purchaseOrderLines.variantId })
    .from(purchaseOrderLines)
    .where(eq(purchaseOrderLines.purchaseId, id))
  return rows.map(({ variant }) => variant)
}

type Step = 'order' | 'cancel' | 'close'

async function makeStep(tx: Tx, { id, status }: Purchase, step: Step): Promise<void> {
  const row = { id, status }
  const effects = { promise_days: async () => promiseDays(tx, await variantsIn(tx, id)) }
  const ended = { by: 'staff', set: sql`ended_at = now()`, effects } as const
  if (step === 'order' && startsFrom(PURCHASE, step, row))
    return changeState(tx, PURCHASE, step, { row, by: 'staff', set: sql`ordered_at = now()`, effects })
  if (step === 'cancel' && startsFrom(PURCHASE, step, row)) return changeState(tx, PURCHASE, step, { row, ...ended })
  if (step === 'close' && startsFrom(PURCHASE, step, row)) return changeState(tx, PURCHASE, step, { row, ...ended })
  throw conflict('purchase_state', `A purchase order that is ${status} cannot do this.`)
}

/** Orders it, cancels it, or closes it: what has not come is not expected any more. Throws CONFLICT. */
export function movePurchase(id: number, step: Step, actor: Actor, note: Note): Promise<OfficePurchase> {
  return working(id, actor, async (tx, purchase) => {
    if (step === 'order' && (await variantsIn(tx, id)).length === 0)
      throw conflict('purchase_empty', 'The purchase order has no rows.')
    await makeStep(tx, purchase, step)
    const { to } = PURCHASE.transitions[step]
    await remember(tx, purchase, { status: [purchase.status, to] }, actor, note)
  })
}

/** Books a delivery into the store: units of rows of the order, once for each id. Throws BAD_REQUEST for goods that it does not have. */
export function receivePurchase(id: number, receipt: PurchaseReceipt, actor: Actor): Promise<OfficePurchase> {
  return working(id, actor, async (tx, purchase) => {
    const made = await tx
      .insert(purchaseReceipts)
      .values({ id: receipt.id, purchaseId: id, lines: receipt.lines, actorId: actor.id })
      .onConflictDoNothing()
      .returning({ id: purchaseReceipts.id })
    if (made.length === 0) return
    if (!mayReceivePurchase(purchase.status)) throw conflict('purchase_state', 'Nothing of it can be received.')
    const known = new Map((await linesOf(tx, id, actor)).map((line) => [line.variant, line]))
    const units = new Map<number, number>()
    for (const { variant, quantity } of receipt.lines) {
      if (!known.has(variant))
        throw new ApiError('BAD_REQUEST', 'The order does not have this.', { details: { reason: 'purchase_foreign' } })
      units.set(variant, (units.get(variant) ?? 0) + quantity)
    }
    const history: Record<string, [unknown, unknown]> = {}
    // In the order of ids, as orders do.
    for (const [variantId, delta] of [...units].toSorted(([a], [b]) => a - b)) {
      await adjustStock(tx, { variantId, storeId: purchase.storeId, delta, reason: 'delivery' })
      const line = known.get(variantId)
      const before = line?.received ?? 0
      await tx
        .update(purchaseOrderLines)
        .set({ received: before + delta })
        .where(and(eq(purchaseOrderLines.purchaseId, id), eq(purchaseOrderLines.variantId, variantId)))
      history[`received.${variantId}`] = [
        `${before} × ${line?.title ?? ''}`,
        `${before + delta} × ${line?.title ?? ''}`,
      ]
    }
    await settle(tx, purchase, [...units.keys()])
    await remember(tx, purchase, history, actor, {})
  })
}

/** After a delivery: whether everything has come. */
async function settle(tx: Tx, { id, status }: Purchase, variants: readonly number[]): Promise<void> {
  const row = { id, status }
  const open = await tx
    .select({ variant: purchaseOrderLines.variantId })
    .from(purchaseOrderLines)
    .where(and(eq(purchaseOrderLines.purchaseId, id), lt(purchaseOrderLines.received, purchaseOrderLines.quantity)))
    .limit(1)
  const isComplete = open.length === 0
  const effects = { promise_days: () => promiseDays(tx, variants) }
  if (isComplete && startsFrom(PURCHASE, 'receive', row))
    await changeState(tx, PURCHASE, 'receive', { row, by: 'staff', set: sql`ended_at = now()`, effects })
  else if (startsFrom(PURCHASE, 'receive_part', row))
    await changeState(tx, PURCHASE, 'receive_part', { row, by: 'staff', effects })
  else await promiseDays(tx, variants)
}

/** True when a change is of rows, states or deliveries, which are no fields of the record. */
export const isOfPurchase = (changes: FieldChanges): boolean =>
  Object.keys(changes).some((path) => /^(?:line\.|received\.|status$)/.test(path))

/** Takes back a change of rows. Deliveries and states stay: what has come lies in its store. */
export async function takeBackPurchase(id: number, changes: FieldChanges, actor: Actor, note: Note): Promise<void> {
  const rows = Object.entries(changes)
  if (!rows.every(([path]) => path.startsWith('line.')))
    throw conflict('purchase_final', 'Deliveries and states are not taken back.')
  const back = rows.map(([path, [before, after]]) => ({
    variant: Number(path.slice('line.'.length)),
    from: readAgain(after),
    to: readAgain(before),
  }))
  await changeLines(id, back, actor, note)
}

const COLUMNS = ['sku', 'gtin', 'title', 'quantity', 'received', 'expectedOn'] as const

/** The rows for a spreadsheet. */
export async function purchaseFile(id: number, actor: Actor) {
  const { lines } = await purchaseOf(id, actor)
  const rows = lines.map((line) => ({
    id: String(line.variant),
    title: line.title,
    values: Object.fromEntries(COLUMNS.map((name) => [name, line[name]])),
    labels: {},
  }))
  return { type: 'text/csv; charset=utf-8', bytes: csvOf(COLUMNS, rows), name: `purchase-${id}.csv` }
}
