/**
 * The records of one page of a list, and how many the list finds. The keys of the page are found first; everything else, which may be read
 * from other tables, is read of these records alone.
 */
import { asc, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { db } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import { idsByCopy, idsByTitle } from './by-title'
import type { Copy, Entity, StoredRecord } from './entities/entity'
import { readRows } from './rows'

export interface Order {
  /** Null: the key alone, which decides among equal values, too. */
  readonly value: SQL | PgColumn | null
  readonly isDown: boolean
  /** How the database comes by it: along an index, that of another table, or by sorting all records. */
  readonly along: Copy | 'titles' | 'index' | 'sort'
}

export interface Wanted {
  readonly where: SQL | undefined
  /** A table with one row for each record that the condition finds. */
  readonly counts: { readonly from: PgTable; readonly where: SQL } | null
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
  /** There are more than the total. */
  readonly isMore: boolean
  /** In the order of the keys, because there are too many for the order that was asked for. */
  readonly isUnsorted: boolean
}

/** Records beyond this number are neither counted, nor passed by, nor sorted: nobody turns so many pages. */
const MOST = 200_000

const counted = (count: number) => ({ total: Math.min(count, MOST), isMore: count > MOST })

interface Slice {
  readonly limit: number
  readonly offset: number
}

const whereSql = (where: SQL | undefined) => (where ? sql`where ${where}` : sql.empty())

function orderSql({ key }: Entity, { value, isDown }: Order): SQL[] {
  const towards = isDown ? desc : asc
  return [...(value ? [value] : []), ...key].map((by) => towards(by))
}

/** How many records there are, up to one more than the most. */
async function countOf(entity: Entity, { where, counts }: Pick<Wanted, 'where' | 'counts'>): Promise<number> {
  const of = counts ? sql`${counts.from} where ${counts.where}` : sql`${entity.table} ${whereSql(where)}`
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${of} limit ${MOST + 1}) counted`,
  )
  return rows[0]?.count ?? 0
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
async function searched(entity: Entity, wanted: Wanted, { limit, offset }: Slice): Promise<Found> {
  const { rows } = await db().execute<{ key: unknown; count: number }>(sql`
    select ${entity.key[0]} as key, (count(*) over ())::int as count from ${entity.table} ${whereSql(wanted.where)}
    order by ${sql.join(orderSql(entity, wanted.order), sql`, `)} limit ${limit} offset ${offset}`)
  const ids = rows.map(({ key }) => key)
  const count = rows[0]?.count ?? (offset === 0 ? 0 : await countOf(entity, wanted))
  return { records: await inOrder(entity, ids, wanted.language), ...counted(count), isUnsorted: false }
}

async function sliced(entity: Entity, wanted: Wanted, slice: Slice): Promise<StoredRecord[]> {
  const { where, order, language } = wanted
  const { limit, offset } = slice
  const { along, isDown } = order
  if (along === 'titles' && entity.titleRows) {
    const ids = await idsByTitle(entity, entity.titleRows, { where, language, isDown, ...slice })
    return inOrder(entity, ids, language)
  }
  if (typeof along === 'object') {
    const ids = await idsByCopy(entity.key[0], along, { where, isDown, ...slice })
    return inOrder(entity, ids, language)
  }
  const [keys, by] = [sql.join([...entity.key], sql`, `), orderSql(entity, order)]
  const ofPage = sql`(${keys}) in (select ${keys} from ${entity.table} ${whereSql(where)}
    order by ${sql.join(by, sql`, `)} limit ${limit} offset ${offset})`
  return readRows(db(), entity, { where: ofPage, order: by, limit, language })
}

export async function readPage(entity: Entity, wanted: Wanted, { page, size }: Part): Promise<Found> {
  const offset = (page - 1) * size
  const slice = { offset, limit: Math.min(size, MOST - offset) }
  if (slice.limit <= 0) return { records: [], ...counted(await countOf(entity, wanted)), isUnsorted: false }
  const { along } = wanted.order
  if (wanted.isSearched && entity.key.length === 1 && (along === 'index' || along === 'sort'))
    return searched(entity, wanted, slice)
  if (along === 'sort') return sorted(entity, wanted, slice)
  const [records, count] = await Promise.all([sliced(entity, wanted, slice), countOf(entity, wanted)])
  return { records, ...counted(count), isUnsorted: false }
}

/** A page in an order without an index, where there are few enough records to be sorted. */
async function sorted(entity: Entity, wanted: Wanted, slice: Slice): Promise<Found> {
  const number = counted(await countOf(entity, wanted))
  const order: Order = number.isMore ? { value: null, isDown: true, along: 'index' } : wanted.order
  return { records: await sliced(entity, { ...wanted, order }, slice), ...number, isUnsorted: number.isMore }
}
