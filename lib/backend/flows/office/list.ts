/** Lists of the back office: searched, filtered, sorted and divided into pages by the database. */
import { and, asc, eq, gte, ilike, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeRow, OfficeValue } from '@/lib/contract/schemas/office'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { isDay, shopMoment } from '@/lib/market/shop-time'

import {
  allFields,
  type Copy,
  type Entity,
  type Field,
  isLocalized,
  type StoredRecord,
  valueOf,
} from './entities/entity'
import { like } from './entities/like'
import { databaseFault } from './faults'
import { entityNamed, FIRST_SORT } from './registry'
import { type Order, type Part, readPage, type Wanted } from './read-page'
import { idSql, isNumeric, titlesOf } from './rows'

export interface ListQuery {
  readonly q: string
  readonly filter: string
  readonly sort: string
  /** Of the titles. */
  readonly language: Language
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const number = (text: string) => (/^-?\d{1,15}(?:\.\d+)?$/.test(text) ? Number(text) : null)

/** The condition of one filter. `none` finds records without a value; `a..b` a range whose ends can be missing. */
function conditionOf(field: Field, value: string): SQL | undefined {
  const { column, kind } = field
  if (field.where) return field.where(value)
  if (value === 'none') return isLocalized(field) ? sql`${column}::text in ('{}', '')` : isNull(column)
  switch (kind) {
    case 'boolean':
      return sql`${valueOf(field)} = ${value === 'true'}`
    case 'choices':
    case 'words':
      return sql`${value} = any(${column})`
    case 'reference':
      return refersTo(field, value)
    case 'integer':
    case 'number':
    case 'cents':
      return rangeOf(column, value, number)
    case 'day':
      return rangeOf(column, value, dayOf)
    case 'moment':
      return rangeOf(column, isDay(value) ? `${value}..${value}` : value, momentOf)
    case 'choice':
      return eq(column, value)
    default:
      return sql`${column}::text ilike ${like(value)}`
  }
}

/** A reference to a record with this id, or with a name in which the text is. */
function refersTo({ column, to = '' }: Field, value: string): SQL | undefined {
  const target = entityNamed(to)
  const [key] = target.key
  const id = number(value)
  if (isNumeric(key) && id !== null) return eq(column, id)
  const named = target.search?.(value) ?? or(...LANGUAGES.map((language) => ilike(target.title(language), like(value))))
  const found = inArray(column, db().select({ key }).from(target.table).where(and(target.scope, named)))
  return isNumeric(key) ? found : or(eq(column, value), found)
}

const dayOf = (text: string) => (isDay(text) ? text : null)

const DAY_MS = 86_400_000

/** A moment, or the beginning of a day of the shop; with `isEnd` the end of the day. */
export function momentOf(text: string, isEnd: boolean): Date | null {
  if (isDay(text)) {
    const day = isEnd ? new Date(Date.parse(text) + DAY_MS).toISOString().slice(0, 10) : text
    return new Date(shopMoment(`${day}T00:00`).getTime() - (isEnd ? 1 : 0))
  }
  return Number.isNaN(Date.parse(text)) ? null : new Date(text)
}

type Read<T> = (text: string, isEnd: boolean) => T | null

function rangeOf<T>(column: Field['column'], value: string, read: Read<T>): SQL | undefined {
  const [from = '', to] = value.split('..')
  const low = read(from, false)
  if (to === undefined) return low === null ? sql`false` : eq(column, low)
  const high = read(to, true)
  return and(low === null ? undefined : gte(column, low), high === null ? undefined : lte(column, high))
}

/** A filter by the index of another table. */
function byCopy({ key }: Entity, { owner, value: column }: Copy, field: Field, value: string): SQL {
  return sql`${key[0]} in (select ${owner} from ${owner.table} where ${conditionOf({ ...field, column }, value) ?? sql`true`})`
}

interface Filter {
  readonly field: Field
  readonly value: string
}

/** Throws BAD_REQUEST for a field that cannot be filtered. */
function filtersOf(entity: Entity, filter: string): Filter[] {
  const parts = filter === '' ? [] : filter.split(';')
  return parts.map((part) => {
    const colon = part.indexOf(':')
    const name = part.slice(0, Math.max(colon, 0))
    const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
    if (!field) throw new ApiError('BAD_REQUEST', 'There is no such filter.', { field: 'filter' })
    return { field, value: decoded(part.slice(colon + 1)) }
  })
}

/** The condition of a list's search and filters. Throws BAD_REQUEST for a field that cannot be filtered. */
function whereOf(entity: Entity, { q, filter }: Pick<ListQuery, 'q' | 'filter'>): SQL | undefined {
  const conditions = filtersOf(entity, filter).map(({ field, value }) =>
    field.copy ? byCopy(entity, field.copy, field, value) : conditionOf(field, value),
  )
  if (q !== '' && entity.search) conditions.push(entity.search(q))
  return and(entity.scope, ...conditions)
}

/** Where a list is only filtered by the index of another table, its records are counted there. */
function countsOf(entity: Entity, { q, filter }: ListQuery): Wanted['counts'] {
  const [first, ...others] = filtersOf(entity, filter)
  if (!first?.field.copy || others.length > 0 || q !== '' || entity.scope) return null
  const { value: column, owner } = first.field.copy
  return { from: owner.table, where: conditionOf({ ...first.field, column }, first.value) ?? sql`true` }
}

/** The order of a list that asks for none. */
const firstOrder = (entity: Entity, query: ListQuery): Order =>
  entity.order
    ? { value: entity.order(query.language), isDown: false, along: 'sort' }
    : orderOf(entity, { ...query, sort: entity.sort ?? FIRST_SORT })

/** The order of a list; the id makes it the same each time. Throws BAD_REQUEST for a field that cannot be sorted by. */
function orderOf(entity: Entity, { sort, language }: ListQuery): Order {
  const isDown = sort.startsWith('-')
  const name = sort.replace(/^-/, '')
  if (name === 'id') return { value: null, isDown, along: 'index' }
  if (name === 'title')
    return { value: entity.code ?? entity.title(language), isDown, along: entity.titleRows ? 'titles' : 'sort' }
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
  if (!field || isLocalized(field) || field.canSort === false)
    throw new ApiError('BAD_REQUEST', 'This list has no such order.', { field: 'sort' })
  const hasIndex = field.hasIndex || field.column === entity.key[0]
  return { value: valueOf(field), isDown, along: field.copy ?? (hasIndex ? 'index' : 'sort') }
}

export interface FoundRows {
  readonly rows: OfficeRow[]
  readonly total: number
  /** There are more than the total. */
  readonly isMore: boolean
  /** In the order of the keys, because there are too many for the order that was asked for. */
  readonly isUnsorted: boolean
}

/** One page of a list. Throws BAD_REQUEST for a filter that its column cannot hold. */
export async function listRecords(entity: Entity, query: ListQuery, part: Part): Promise<FoundRows> {
  const { language } = query
  const isSearched = query.q !== '' && entity.search !== undefined
  const [where, order] = [
    whereOf(entity, query),
    query.sort === '' ? firstOrder(entity, query) : orderOf(entity, query),
  ]
  const wanted = { where, counts: countsOf(entity, query), order, isSearched, language }
  try {
    const { records, ...counted } = await readPage(entity, wanted, part)
    return { rows: await withLabels(entity, records, language), ...counted }
  } catch (error) {
    throw databaseFault(entity, error) ?? error
  }
}

/** Ids of all records that a list finds, for a bulk change. */
export async function idsOf(entity: Entity, query: Pick<ListQuery, 'q' | 'filter'>, limit: number): Promise<string[]> {
  const rows = await db()
    .select({ id: idSql(entity) })
    .from(entity.table)
    .where(whereOf(entity, query))
    .orderBy(...entity.key.map((column) => asc(column)))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The ids of the records that a field leads to. */
function referredBy(value: OfficeValue | undefined): string[] {
  if (value === null || value === undefined || value === '') return []
  if (!Array.isArray(value)) return [String(value)]
  return value.map((one) => String((one as { property?: number }).property ?? one))
}

/** Records with their first pictures and the names of what their references lead to: by field, of a field with several by `field.id`. */
export async function withLabels(
  entity: Entity,
  stored: readonly StoredRecord[],
  language: Language,
): Promise<OfficeRow[]> {
  const records = (await entity.complete?.(stored)) ?? stored
  const references = Object.entries(allFields(entity)).filter(([, field]) => field.to !== undefined)
  const [labels, paths, words] = await Promise.all([
    Promise.all(
      references.map(async ([name, { to = '' }]) => {
        const ids = new Set(records.flatMap(({ values }) => referredBy(values[name])))
        const titles = await titlesOf(entityNamed(to), [...ids], language)
        return [name, titles] as const
      }),
    ),
    entity.pictures?.(records.map(({ id }) => id)),
    entity.words?.(records, language),
  ])
  return records.map(({ id, title, code, values }) => {
    const named = labels.flatMap(([name, titles]) => {
      const isMany = Array.isArray(values[name])
      return referredBy(values[name]).flatMap((one) => {
        const found = titles.get(one)
        return found ? [[isMany ? `${name}.${one}` : name, found] as const] : []
      })
    })
    return {
      id,
      title,
      ...(code !== undefined && { code }),
      values,
      ...(entity.pictures && { picture: paths?.get(id) ?? null }),
      labels: { ...Object.fromEntries(named.map(([name, found]) => [name, found.title])), ...words?.get(id) },
      codes: Object.fromEntries(named.flatMap(([name, found]) => (found.code === null ? [] : [[name, found.code]]))),
    }
  })
}
