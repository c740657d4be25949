/** The history of records, and taking changes back. */
import { and, count, desc, eq, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'

import { customers } from '@/lib/backend/domain/schema/customers'
import { recordChanges } from '@/lib/backend/domain/schema/office'
import { db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeChange, OfficePatch, OfficeValue } from '@/lib/contract/schemas/office'

import { type Actor, requireRead } from './actor'
import { takeBackCampaign } from './campaigns'
import type { Values } from './entities/entity'
import { like } from './entities/like'
import { isOfGoods, takeBackGoods } from './goods'
import { momentOf } from './list'
import { stopWorkOf } from './jobs'
import { isPublishedBy } from './published-by'
import { isOfPurchase, takeBackPurchase } from './purchases'
import { entityNamed, readableBy } from './registry'
import { readOne, titlesOf } from './rows'
import { isConfirmation } from './confirm-texts'
import { type Note, removeRecord, restoreRecord, saveRecord } from './save'
import { isSame, valueAt } from './values'
import { takeBackVariant } from './variants'

const PAGE = 50

type Row = typeof recordChanges.$inferSelect

interface HistoryQuery {
  readonly entity?: string | undefined
  readonly record?: string | undefined
  readonly batch?: number | undefined
  /** A part of the name or e-mail of who made the change. */
  readonly who?: string | undefined
  /** The first and the last day, by the shop's calendar. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly page: number
}

const placeOf = ({ entity, recordId }: Pick<Row, 'entity' | 'recordId'>) => `${entity} ${recordId}`

/** What records are called now, in the person's language. One that was removed keeps the name that it had. */
async function namesOf(changes: readonly Row[], { language }: Actor): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const entity of new Set(changes.map((change) => change.entity))) {
    const ids = [...new Set(changes.filter((change) => change.entity === entity).map(({ recordId }) => recordId))]
    const titles = await titlesOf(entityNamed(entity), ids, language)
    for (const [recordId, { title }] of titles) if (title !== '') names.set(placeOf({ entity, recordId }), title)
  }
  return names
}

/**
 * The record itself; of a product also its variants, whose prices and stock are changed on its page. Of a bulk change only the first of them:
 * a save of prices is one entry, however many variants it has.
 */
function isOf(entity: string, record: string): SQL | undefined {
  const own = and(eq(recordChanges.entity, entity), eq(recordChanges.recordId, record))
  if (entity !== 'products' || !/^\d{1,9}$/.test(record)) return own
  const variants = sql`(select id::text from variants where model_id = ${Number(record)})`
  return or(
    own,
    and(
      eq(recordChanges.entity, 'variants'),
      sql`${recordChanges.recordId} in ${variants}`,
      sql`not exists (select 1 from record_changes b where b.entity = 'variants' and b.record_id in ${variants}
        and b.batch_id = ${recordChanges.batchId} and b.id < ${recordChanges.id})`,
    ),
  )
}

/** Who made a change, and when. */
function madeBy({ who, from, to }: HistoryQuery): (SQL | undefined)[] {
  const first = from === undefined ? null : momentOf(from, false)
  const last = to === undefined ? null : momentOf(to, true)
  const person = sql`(${customers.email}::text ilike ${like(who ?? '')} or concat_ws(' ', ${customers.firstName}, ${customers.lastName}) ilike ${like(who ?? '')})`
  return [
    who === undefined ? undefined : sql`${recordChanges.actorId} in (select id from customers where ${person})`,
    first === null ? undefined : gte(recordChanges.createdAt, first),
    last === null ? undefined : lte(recordChanges.createdAt, last),
  ]
}

/** Changes, the newest first: of a record, of a kind of record, of a bulk change, or all that the person may see. */
export async function changesOf(
  query: HistoryQuery,
  actor: Actor,
): Promise<{ changes: OfficeChange[]; total: number; page: number }> {
  const { entity, record, batch, page } = query
  const seen = readableBy(actor).map(({ name }) => name)
  const conditions: (SQL | undefined)[] = [
    sql`${recordChanges.entity} = any(${sql.param(seen)}::text[])`,
    ...madeBy(query),
  ]
  if (entity !== undefined && record !== undefined) conditions.push(isOf(entity, record))
  else if (entity !== undefined) conditions.push(eq(recordChanges.entity, entity))
  else if (record !== undefined) conditions.push(eq(recordChanges.recordId, record))
  if (batch !== undefined) conditions.push(eq(recordChanges.batchId, batch))
  // In lists of many records a bulk change is one entry.
  else if (record === undefined)
    conditions.push(or(isNull(recordChanges.batchId), eq(recordChanges.batchId, recordChanges.id)))
  const where = and(...conditions)
  const [rows, [counted]] = await Promise.all([
    db()
      .select({
        change: recordChanges,
        actor: sql<
          string | null
        >`nullif(concat_ws(' ', nullif(${customers.firstName}, ''), nullif(${customers.lastName}, '')), '')`,
        email: sql<string | null>`${customers.email}::text`,
        isUndone: sql<boolean>`exists (select 1 from record_changes u where u.undoes = ${recordChanges.id})`,
      })
      .from(recordChanges)
      .leftJoin(customers, eq(customers.id, recordChanges.actorId))
      .where(where)
      .orderBy(desc(recordChanges.id))
      .limit(PAGE)
      .offset((page - 1) * PAGE),
    db().select({ total: count() }).from(recordChanges).where(where),
  ])
  const names = await namesOf(
    rows.map(({ change }) => change),
    actor,
  )
  const changes = rows.map(({ change, actor: name, email, isUndone }) => ({
    id: change.id,
    entity: change.entity,
    record: change.recordId,
    title: names.get(placeOf(change)) ?? change.title,
    action: change.action,
    changes: change.changes as Record<string, [OfficeValue, OfficeValue]>,
    actor: name ?? email,
    reason: change.reason,
    batch: change.batchId,
    undoes: change.undoes,
    isUndone,
    canUndo: !isFinal(change),
    at: change.createdAt.toISOString(),
  }))
  return { changes, total: counted?.total ?? 0, page }
}

/** The number of the newest change in a record's history, 0 without one. */
export async function newestChange(entity: string, record: string): Promise<number> {
  const [row] = await db()
    .select({ id: recordChanges.id })
    .from(recordChanges)
    .where(isOf(entity, record))
    .orderBy(desc(recordChanges.id))
    .limit(1)
  return row?.id ?? 0
}

type Made = Pick<Row, 'entity' | 'action' | 'changes'>

/** Keys and secrets have been given to others, a customer was erased. */
const IRREVERSIBLE: ReadonlySet<string> = new Set(['keys', 'webhooks', 'customers'])

/** Of an order that is there already: what made it is taken back with it. */
const isOfRows = ({ entity, action, changes }: Made) =>
  entity === 'purchases' && action === 'update' && isOfPurchase(changes)

/** Such a change stays; so do deliveries: goods have come. */
function isFinal(change: Made): boolean {
  if (IRREVERSIBLE.has(change.entity) || isConfirmation(change.changes)) return true
  return isOfRows(change) && !Object.keys(change.changes).every((path) => path.startsWith('line.'))
}

/** Who may make the change may take it back: the functions below ask, for an update field by field. */
async function takeBack(tx: Tx, change: Row, actor: Actor): Promise<void> {
  const entity = entityNamed(change.entity)
  const note = { undoes: change.id, tx }
  if (IRREVERSIBLE.has(change.entity) || isConfirmation(change.changes))
    throw new ApiError('CONFLICT', 'This cannot be taken back.', { details: { reason: 'irreversible' } })
  if (isOfRows(change)) return takeBackPurchase(Number(change.recordId), change.changes, actor, note)
  if (change.entity === 'variants' && change.action === 'create') return takeBackVariant(change.recordId, actor, note)
  if (change.entity === 'variants' && isOfGoods(change.changes))
    return takeBackGoods(Number(change.recordId), change.changes, actor, note)
  if (change.action === 'create') return removeRecord(entity, change.recordId, actor, note)
  const pairs = (Object.entries(change.changes) as [string, [OfficeValue, OfficeValue]][]).filter(
    ([path]) => !isPublishedBy(change.entity, path),
  )
  if (change.action === 'remove') {
    const values: Values = Object.fromEntries(pairs.map(([name, [before]]) => [name, before]))
    return restoreRecord(entity, change.recordId, values, actor, note)
  }
  const patch: OfficePatch = pairs.map(([path, [before, after]]) => ({ path, from: after, to: before }))
  await saveRecord(entity, change.recordId, patch, actor, note)
}

const notUndone = sql`not exists (select 1 from record_changes u where u.undoes = ${recordChanges.id})`

/**
 * Takes back one change, or every change of a bulk change, the newest first: all of them or none. Throws NOT_FOUND, CONFLICT where it was
 * changed again.
 */
export async function undo(
  { change, batch }: { change?: number | undefined; batch?: number | undefined },
  actor: Actor,
): Promise<{ undone: number }> {
  const which = batch === undefined ? eq(recordChanges.id, change ?? 0) : eq(recordChanges.batchId, batch)
  const [first] = await db().select().from(recordChanges).where(and(which, notUndone)).limit(1)
  // A campaign is never a part of a bulk change; stopping it has transactions of its own.
  if (first?.entity === 'campaigns') {
    requireRead(actor, entityNamed(first.entity))
    await takeBackCampaign(first, actor)
    return { undone: 1 }
  }
  return withTx(
    async (tx) => {
      // Long work that goes on would change what is taken back, and more, as a part of an entry that is marked as taken back.
      const [of = null] = batch === undefined ? [first?.batchId] : [batch]
      if (of !== null) await stopWorkOf(tx, of)
      // Of two who take it back at the same time, the second waits here, and finds nothing to take back.
      await tx.select({ id: recordChanges.id }).from(recordChanges).where(which).orderBy(recordChanges.id).for('update')
      const rows = await tx.select().from(recordChanges).where(and(which, notUndone)).orderBy(desc(recordChanges.id))
      if (rows.length === 0) throw new ApiError('NOT_FOUND', 'There is no such change, or it was taken back already.')
      for (const { entity } of rows) requireRead(actor, entityNamed(entity))
      for (const row of rows) await takeBack(tx, row, actor)
      return { undone: rows.length }
    },
    { name: 'office.undo' },
  )
}

/**
 * Makes a record again what it was right after one of its changes: later changes are taken back together, as one change of its own, which
 * can be undone. Throws NOT_FOUND, BAD_REQUEST for a record that was removed since, CONFLICT when somebody changes it at the same time.
 */
export async function restoreVersion(changeId: number, actor: Actor, note: Note): Promise<{ changed: number }> {
  const [change] = await db().select().from(recordChanges).where(eq(recordChanges.id, changeId))
  if (!change) throw new ApiError('NOT_FOUND', 'There is no such change.')
  const entity = entityNamed(change.entity)
  requireRead(actor, entity)
  const later = await db()
    .select({ action: recordChanges.action, changes: recordChanges.changes })
    .from(recordChanges)
    .where(
      and(
        eq(recordChanges.entity, change.entity),
        eq(recordChanges.recordId, change.recordId),
        gt(recordChanges.id, changeId),
      ),
    )
    .orderBy(desc(recordChanges.id))
  if (
    change.action === 'remove' ||
    later.some(({ action, changes }) => action !== 'update' || isOfGoods(changes) || isOfPurchase(changes))
  )
    throw new ApiError('BAD_REQUEST', 'There is no way back to this version.', { details: { reason: 'no_version' } })
  const wanted = new Map<string, OfficeValue>()
  for (const { changes } of later)
    for (const [path, [before]] of Object.entries(changes))
      if (!isPublishedBy(change.entity, path)) wanted.set(path, before as OfficeValue)
  const { values } = await readOne(db(), entity, change.recordId)
  const patch = [...wanted]
    .map(([path, to]) => ({ path, from: valueAt(values, path) ?? null, to }))
    .filter(({ from, to }) => !isSame(from, to))
  if (patch.length > 0) await saveRecord(entity, change.recordId, patch, actor, { ...note, isExact: true })
  return { changed: patch.length }
}
