/**
 * The records of one page of a list, and how many the list finds. The keys of the page are found first; everything else, which may be read
 * from other tables, is read of these records alone.
 */
import { asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { db } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import { idsByCopy, idsByTitle } from './by-title'
import type { Copy, Entity } from './entities/entity'
import { readRows, type StoredRecord } from './rows'

export interface Order {
  /** Null: the key alone, which decides among equal values, too. */
  readonly value: SQL | PgColumn | null
  readonly isDown: boolean
  /** The same order along the index of another table. */
  readonly along: Copy | 'titles' | null
}

export interface Wanted {
  readonly where: SQL | undefined
  /** The condition costs more than the page, so that it is looked at once, for both page and number. */
  readonly isSearched: boolean
  readonly order: Order
  readonly language: Language
}

export interface Part {
  readonly page: number
  readonly size: number
}

interface Found {
  readonly records: readonly StoredRecord[]
  readonly total: number
}

/** From so many rows on it is worth knowing first how many there are, to begin at the nearer end. */
const DEEP = 2_000

interface Slice {
  readonly order: Order
  readonly limit: number
  readonly offset: number
  /** Its rows are in the opposite order. */
  readonly isTurned: boolean
}

function sliceOf(order: Order, { page, size }: Part): Slice {
  return { order, limit: size, offset: (page - 1) * size, isTurned: false }
}

/** The same rows from the end of the list, where that is nearer. */
function nearerSlice(slice: Slice, total: number): Slice {
  const limit = Math.max(0, Math.min(slice.limit, total - slice.offset))
  const after = Math.max(0, total - slice.offset - limit)
  if (after >= slice.offset) return { ...slice, limit }
  return { order: { ...slice.order, isDown: !slice.order.isDown }, limit, offset: after, isTurned: true }
}

function orderSql({ key }: Entity, { value, isDown }: Order): SQL[] {
  const towards = isDown ? desc : asc
  return [...(value ? [value] : []), ...key].map((by) => towards(by))
}

async function totalOf(entity: Entity, where: SQL | undefined): Promise<number> {
  const [counted] = await db().select({ total: count() }).from(entity.table).where(where)
  return counted?.total ?? 0
}

/** The records with these keys, in their order. */
async function inOrder(entity: Entity, ids: readonly unknown[], language: Language): Promise<StoredRecord[]> {
  if (ids.length === 0) return []
  const where = inArray(entity.key[0], ids as never[])
  const records = await readRows(db(), entity, { where, limit: ids.length, language })
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(String(id)) ?? [])
}

/** Page and number by one look at the condition. */
async function searched(entity: Entity, { where, order, language }: Wanted, part: Part): Promise<Found> {
  const { limit, offset } = sliceOf(order, part)
  const { rows } = await db().execute<{ key: unknown; total: number }>(sql`
    select ${entity.key[0]} as key, (count(*) over ())::int as total from ${entity.table} ${where ? sql`where ${where}` : sql.empty()}
    order by ${sql.join(orderSql(entity, order), sql`, `)} limit ${limit} offset ${offset}`)
  const ids = rows.map(({ key }) => key)
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await totalOf(entity, where))
  return { records: await inOrder(entity, ids, language), total }
}

async function titled(entity: Entity, { where, order, language }: Wanted, slice: Slice): Promise<StoredRecord[]> {
  if (!entity.titleRows) return []
  const ids = await idsByTitle(entity, entity.titleRows, { where, language, isDown: order.isDown, ...slice })
  return inOrder(entity, ids, language)
}

async function sliced(entity: Entity, { where, language }: Wanted, slice: Slice): Promise<StoredRecord[]> {
  const { order, limit, offset } = slice
  if (order.along !== null && order.along !== 'titles') {
    const ids = await idsByCopy(entity.key[0], order.along, { where, isDown: order.isDown, limit, offset })
    return inOrder(entity, ids, language)
  }
  const [keys, by] = [sql.join([...entity.key], sql`, `), orderSql(entity, order)]
  const ofPage = sql`(${keys}) in (select ${keys} from ${entity.table} ${where ? sql`where ${where}` : sql.empty()}
    order by ${sql.join(by, sql`, `)} limit ${limit} offset ${offset})`
  return readRows(db(), entity, { where: ofPage, order: by, limit, language })
}

export async function readPage(entity: Entity, wanted: Wanted, part: Part): Promise<Found> {
  const { where, order, isSearched } = wanted
  const slice = sliceOf(order, part)
  if (order.along === 'titles') {
    const [records, total] = await Promise.all([titled(entity, wanted, slice), totalOf(entity, where)])
    return { records, total }
  }
  if (isSearched && entity.key.length === 1) return searched(entity, wanted, part)
  if (slice.offset < DEEP) {
    const [records, total] = await Promise.all([sliced(entity, wanted, slice), totalOf(entity, where)])
    return { records, total }
  }
  const total = await totalOf(entity, where)
  const nearer = nearerSlice(slice, total)
  if (nearer.limit === 0) return { records: [], total }
  const records = await sliced(entity, wanted, nearer)
  return { records: nearer.isTurned ? records.toReversed() : records, total }
}
