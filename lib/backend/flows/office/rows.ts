/** Reads and writes the rows of a record: its own table and, where it has one, the table of its texts. */
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeValue } from '@/lib/contract/schemas/office'
import { type Language, LANGUAGES } from '@/lib/market/languages'

import { type Entity, type StoredRecord, type Texts, valueOf, type Values } from './entities/entity'

type Reader = Pick<Tx, 'select' | 'execute'>

const SEPARATOR = '~'
/** Of a PostgreSQL integer. */
const MAX_ID = 2_147_483_647
/** True for a column of numbers. */
export const isNumeric = (column: PgColumn) => column.dataType === 'number' || column.dataType.startsWith('number')

const isMoment = (column: PgColumn) => column.columnType === 'PgTimestamp'

/** The condition that finds a record by its id. Throws NOT_FOUND for an id that cannot be one. */
export function whereId(entity: Entity, id: string): SQL {
  const parts = id.split(SEPARATOR)
  if (parts.length !== entity.key.length) throw noRecord()
  const conditions = entity.key.map((column, at) => {
    const part = parts[at] ?? ''
    if (isNumeric(column) && !(/^\d{1,10}$/.test(part) && Number(part) <= MAX_ID)) throw noRecord()
    return eq(column, keyValue(column, part))
  })
  return and(entity.scope, ...conditions) ?? sql`false`
}

/** The condition that finds records by their ids, of a table with a key of one column. */
export function whereIds({ scope, key: [key] }: Entity, ids: readonly string[]): SQL {
  return and(scope, inArray(key, ids.map((id) => keyValue(key, id)) as never[])) ?? sql`false`
}

/** A part of an id as the value of its column. Throws NOT_FOUND for a moment that is none. */
function keyValue(column: PgColumn, part: string): number | string | Date {
  if (isNumeric(column)) return Number(part)
  if (!isMoment(column)) return part
  const moment = new Date(part)
  if (Number.isNaN(moment.getTime())) throw noRecord()
  return moment
}

const noRecord = () => new ApiError('NOT_FOUND', 'There is no such record.')

/** The id of a record as text, in SQL. */
export function idSql({ key }: Entity): SQL<string> {
  return sql<string>`concat_ws(${SEPARATOR}, ${sql.join([...key], sql`, `)})`
}

function storedRow(value: unknown): OfficeValue {
  if (value instanceof Date) return value.toISOString()
  return (value ?? null) as OfficeValue
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

function selection(entity: Entity, language: Language) {
  const columns: Record<string, PgColumn | SQL> = { '@id': idSql(entity), '@title': entity.title(language) }
  if (entity.code) columns['@code'] = entity.code
  for (const [name, field] of Object.entries(entity.fields)) columns[name] = valueOf(field)
  return columns
}

interface ReadOptions {
  readonly where?: SQL | undefined
  readonly order?: readonly SQL[]
  readonly limit?: number
  readonly offset?: number
  readonly isLocked?: boolean
  readonly hasLinks?: boolean
  /** Without the texts of another table. */
  readonly isOwnOnly?: boolean
  /** Of the titles. */
  readonly language?: Language
}

/** The language of titles in the history, which people of all languages read. */
const RECORDED: Language = 'en'

/** Records by a condition, in an order, with all their fields. */
export async function readRows(reader: Reader, entity: Entity, options: ReadOptions): Promise<StoredRecord[]> {
  const query = reader
    .select(selection(entity, options.language ?? RECORDED))
    .from(entity.table)
    .where(options.where)
    .orderBy(...(options.order ?? []))
    .limit(options.limit ?? 1_000)
    .offset(options.offset ?? 0)
  const rows = (await (options.isLocked ? query.for('no key update') : query)) as Record<string, unknown>[]
  const records = rows.map(({ '@id': id, '@title': title, '@code': code, ...values }) => ({
    id: String(id),
    title: String(title ?? ''),
    ...(textOrNull(code) !== null && { code: String(code) }),
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, storedRow(value)])),
  }))
  const whole = entity.texts && !options.isOwnOnly ? await withTexts(reader, entity.texts, records) : records
  return options.hasLinks && entity.links
    ? Promise.all(whole.map((one) => withLinks(reader, entity.links, one)))
    : whole
}

/** For one record: a list does not show what it is linked with. */
async function withLinks(reader: Reader, links: Entity['links'], found: StoredRecord): Promise<StoredRecord> {
  const values: Record<string, OfficeValue> = { ...found.values }
  for (const [name, link] of Object.entries(links ?? {})) values[name] = await link.read(reader, Number(found.id))
  return { ...found, values }
}

async function writeLinks(
  tx: Tx,
  { links }: Entity,
  id: string,
  values: Values,
  names: readonly string[],
): Promise<void> {
  for (const [name, link] of Object.entries(links ?? {}))
    if (names.includes(name) && values[name] !== undefined) await link.write(tx, Number(id), values[name] ?? null, name)
}

async function withTexts(reader: Reader, texts: Texts, records: StoredRecord[]): Promise<StoredRecord[]> {
  if (records.length === 0) return records
  const columns = Object.fromEntries(Object.entries(texts.fields).map(([name, { column }]) => [name, column]))
  const rows = (await reader
    .select({ '@owner': texts.owner, '@language': texts.language, ...columns })
    .from(texts.table)
    .where(
      inArray(
        texts.owner,
        records.map(({ id }) => Number(id)),
      ),
    )) as Record<string, unknown>[]
  return records.map((record) => {
    const own = rows.filter((row) => String(row['@owner']) === record.id)
    const fields = Object.keys(texts.fields).map((name) => [
      name,
      Object.fromEntries(
        own.filter((row) => (row[name] ?? '') !== '').map((row) => [String(row['@language']), storedRow(row[name])]),
      ),
    ])
    return { ...record, values: { ...record.values, ...Object.fromEntries(fields) } }
  })
}

/** One record with its links, locked against changes by others when `isLocked`. Throws NOT_FOUND. */
export async function readOne(
  reader: Reader,
  entity: Entity,
  id: string,
  options: Pick<ReadOptions, 'isLocked' | 'language'> = {},
): Promise<StoredRecord> {
  const [record] = await readRows(reader, entity, { ...options, where: whereId(entity, id), limit: 1, hasLinks: true })
  if (!record) throw noRecord()
  return record
}

/** The values of columns for drizzle: of the fields of the record's own table only. */
function ownColumns(entity: Entity, values: Values): Record<string, unknown> {
  const keys = keysOf(entity.table)
  const own: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields[name]
    if (!field || field.computed) continue
    const key = keys.get(field.column)
    if (key === undefined) throw new Error(`${entity.name}.${name} is no column of its table.`)
    own[key] = field.kind === 'moment' && typeof value === 'string' ? new Date(value) : value
  }
  return own
}

function keysOf(table: PgTable): Map<PgColumn, string> {
  return new Map(Object.entries(getTableColumns(table)).map(([key, column]) => [column as PgColumn, key]))
}

/** Adds a record; `id` gives a removed one its old id. Returns its id. */
export async function insertRow(tx: Tx, entity: Entity, values: Values, id?: string): Promise<string> {
  const keys = keysOf(entity.table)
  const given = id === undefined ? {} : idColumns(entity, keys, id)
  const [row] = (await tx
    .insert(entity.table)
    .values({ ...given, ...ownColumns(entity, values) })
    .returning({ id: idSql(entity) })) as { id: string }[]
  if (!row) throw noRecord()
  if (entity.texts) await writeTexts(tx, entity.texts, row.id, values, Object.keys(entity.texts.fields))
  await writeLinks(tx, entity, row.id, values, Object.keys(values))
  return row.id
}

function idColumns(entity: Entity, keys: Map<PgColumn, string>, id: string): Record<string, unknown> {
  const parts = id.split(SEPARATOR)
  return Object.fromEntries(entity.key.map((column, at) => [keys.get(column) ?? '', keyValue(column, parts[at] ?? '')]))
}

/** Writes the named fields of a record. */
export async function updateRow(
  tx: Tx,
  entity: Entity,
  id: string,
  values: Values,
  names: readonly string[],
): Promise<void> {
  const own = Object.fromEntries(
    names.filter((name) => entity.fields[name]).map((name) => [name, values[name] ?? null]),
  )
  if (Object.keys(own).length > 0) await tx.update(entity.table).set(ownColumns(entity, own)).where(whereId(entity, id))
  const inTexts = names.filter((name) => entity.texts?.fields[name])
  if (entity.texts && inTexts.length > 0) await writeTexts(tx, entity.texts, id, values, inTexts)
  await writeLinks(tx, entity, id, values, names)
}

/** Writes the same values of fields of the records' own table into many of them. */
export async function updateRows(tx: Tx, entity: Entity, ids: readonly string[], values: Values): Promise<void> {
  await tx.update(entity.table).set(ownColumns(entity, values)).where(whereIds(entity, ids))
}

async function writeTexts(tx: Tx, texts: Texts, id: string, values: Values, names: readonly string[]): Promise<void> {
  const keys = keysOf(texts.table)
  const keyOf = (column: PgColumn) => keys.get(column) ?? ''
  for (const language of LANGUAGES) {
    const row: Record<string, string> = {}
    for (const name of names) {
      const field = texts.fields[name]
      const value = values[name]
      if (!field || value === null || typeof value !== 'object' || Array.isArray(value)) continue
      row[keyOf(field.column)] = (value[language] as string | undefined) ?? ''
    }
    const isNothing = Object.values(row).every((text) => text === '')
    const where = and(eq(texts.owner, Number(id)), eq(texts.language, language))
    const updated = await tx.update(texts.table).set(row).where(where).returning({ owner: texts.owner })
    if (updated.length > 0 || isNothing) continue
    const whole = Object.fromEntries(Object.values(texts.fields).map(({ column }) => [keyOf(column), '']))
    const first = Object.entries(texts.atFirst?.(id, language, values) ?? {}).filter(([key]) => !row[key])
    await tx.insert(texts.table).values({
      ...whole,
      ...row,
      ...Object.fromEntries(first),
      [keyOf(texts.owner)]: Number(id),
      [keyOf(texts.language)]: language,
    })
  }
}

export async function deleteRow(tx: Tx, entity: Entity, id: string): Promise<void> {
  const removed = await tx
    .delete(entity.table)
    .where(whereId(entity, id))
    .returning({ id: idSql(entity) })
  if (removed.length === 0) throw noRecord()
}

interface Named {
  readonly title: string
  readonly code: string | null
}

/** The names of records by id, for references and the history. */
export async function titlesOf(
  entity: Entity,
  ids: readonly string[],
  language: Language,
  reader: Pick<Tx, 'select'> = db(),
): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map()
  const [key] = entity.key
  const wanted = isNumeric(key) ? ids.map(Number).filter(Number.isSafeInteger) : [...ids]
  const rows = await reader
    .select({ id: idSql(entity), title: entity.title(language), code: entity.code ?? sql<null>`null` })
    .from(entity.table)
    .where(inArray(key, wanted as never[]))
    .orderBy(asc(key))
  return new Map(rows.map(({ id, title, code }) => [id, { title: String(title ?? ''), code: textOrNull(code) }]))
}
