/**
 * Makes, changes and removes records of the back office: each in one transaction with its history and its cache tags. A change names what
 * was on the screen; what somebody else has changed since is never overwritten silently.
 */
import { asc, eq, inArray } from 'drizzle-orm'

import { type FieldChanges, recordChanges } from '@/lib/backend/domain/schema/office'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { OfficePatch, OfficeValue } from '@/lib/contract/schemas/office'

import { type Actor, requireChange, requireField } from './actor'
import { allFields, type Entity, isLocalized, type StoredRecord, type Values } from './entities/entity'
import { databaseFault } from './faults'
import { deleteRow, insertRow, readOne, readRows, updateRow, updateRows, whereId, whereIds } from './rows'
import { fault, fieldAt, isSame, parseText, parseValue, valueAt } from './values'

/** Of a change, for the history. */
export interface Note {
  readonly reason?: string | undefined
  readonly batch?: number | undefined
  readonly undoes?: number | undefined
  /** The caller does for many records at once what goes before and follows their changes (`Entity.together`). */
  readonly isTogether?: boolean
  /** The transaction of a caller that makes several changes as one; without it the change has its own. */
  readonly tx?: Tx
  /** The record becomes what it was: nothing is added to the change. */
  readonly isExact?: boolean
  /** What else the change is of a record, besides its fields. */
  readonly more?: FieldChanges
}

interface Change {
  readonly entity: Entity
  readonly record: StoredRecord
  readonly action: 'create' | 'update' | 'remove'
  readonly changes: FieldChanges
}

const changeRow = (actor: Actor, change: Change, { reason, batch, undoes, more }: Note) => ({
  entity: change.entity.name,
  recordId: change.record.id,
  title: change.record.title,
  action: change.action,
  changes: { ...change.changes, ...more },
  actorId: actor.id,
  reason: reason === '' ? null : (reason ?? null),
  batchId: batch ?? null,
  undoes: undoes ?? null,
})

/** Writes a change into the history. Returns its number. */
export async function noteChange(tx: Tx, actor: Actor, change: Change, note: Note): Promise<number> {
  const [row] = await tx
    .insert(recordChanges)
    .values(changeRow(actor, change, note))
    .returning({ id: recordChanges.id })
  return row?.id ?? 0
}

/** Ties the first change of a bulk change to the others. */
export async function beginBatch(tx: Tx, change: number): Promise<void> {
  await tx.update(recordChanges).set({ batchId: change }).where(eq(recordChanges.id, change))
}

/** Runs work in the caller's transaction, or in one of its own. */
export const inTx = <T>(tx: Tx | undefined, work: (tx: Tx) => Promise<T>, name: string): Promise<T> =>
  tx ? work(tx) : withTx(work, { name })

/** Runs work on a record in a transaction; what the database refuses (a name that is taken, a record in use) becomes an ApiError. */
export async function changing<T>(entity: Entity, work: (tx: Tx) => Promise<T>, { tx }: Note = {}): Promise<T> {
  try {
    return await inTx(tx, work, `office.${entity.name}`)
  } catch (error) {
    throw databaseFault(entity, error) ?? error
  }
}

/** The values of a new record: every field that was given, checked; required ones must be there. */
function newValues(entity: Entity, given: Values): Values {
  const values: Record<string, OfficeValue> = {}
  for (const name of Object.keys(given)) fieldAt(entity, name)
  for (const [name, field] of Object.entries(allFields(entity))) {
    if (field.isReadOnly) continue
    const value = given[name]
    if (value === undefined || value === null) {
      if (field.isRequired && !field.column.hasDefault) throw fault(name, 'required')
      continue
    }
    values[name] = parseValue(name, field, value)
  }
  return values
}

const created = (values: Values): FieldChanges =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, [null, value]]),
  )

interface NewRecord {
  readonly entity: Entity
  readonly given: Values
  readonly actor: Actor
}

/** Makes a record inside a transaction. Returns its id, and the number of the change. */
export async function createIn(
  tx: Tx,
  { entity, given, actor }: NewRecord,
  note: Note = {},
): Promise<{ id: string; change: number }> {
  requireChange(actor, entity)
  if (!entity.canCreate) throw new ApiError('FORBIDDEN', 'Such records are not made by hand.')
  const id = await insertRow(tx, entity, newValues(entity, given))
  return { id, change: await made(tx, entity, id, actor, note) }
}

/** Makes a record. Throws FORBIDDEN, BAD_REQUEST with the field, CONFLICT for a name that is taken. */
export async function createRecord(
  entity: Entity,
  given: Values,
  actor: Actor,
  note: Note = {},
): Promise<{ id: string }> {
  const { id } = await changing(entity, (tx) => createIn(tx, { entity, given, actor }, note))
  return { id }
}

/** Makes a record of values that are known to be right, inside a transaction of somebody who may do so. Returns its id. */
export async function insertIn(
  tx: Tx,
  { entity, values, actor }: { entity: Entity; values: Values; actor: Actor },
  note: Note = {},
): Promise<string> {
  const id = await insertRow(tx, entity, values)
  await made(tx, entity, id, actor, note)
  return id
}

async function made(tx: Tx, entity: Entity, id: string, actor: Actor, note: Note): Promise<number> {
  const after = await readOne(tx, entity, id)
  const changed = { id, before: null, after: after.values, paths: Object.keys(after.values) }
  await entity.check?.(tx, changed)
  await entity.follow(tx, changed)
  return noteChange(tx, actor, { entity, record: after, action: 'create', changes: created(after.values) }, note)
}

/** Puts a removed record back under its old id. */
export async function restoreRecord(
  entity: Entity,
  id: string,
  values: Values,
  actor: Actor,
  note: Note,
): Promise<void> {
  requireChange(actor, entity)
  await changing(
    entity,
    async (tx) => {
      await insertRow(tx, entity, values, id)
      await made(tx, entity, id, actor, note)
    },
    note,
  )
}

/** Removes a record inside a transaction. Returns the number of the change. */
export async function removeIn(
  tx: Tx,
  { entity, id, actor }: { entity: Entity; id: string; actor: Actor },
  note: Note = {},
): Promise<number> {
  requireChange(actor, entity)
  if (!entity.canRemove) throw new ApiError('FORBIDDEN', 'Such records are not removed.')
  const before = await readOne(tx, entity, id, { isLocked: true })
  // Before the row is gone: what follows may need to read what it belonged to.
  await entity.follow(tx, { id, before: before.values, after: null, paths: Object.keys(before.values) })
  await deleteRow(tx, entity, id)
  const changes = Object.fromEntries(
    Object.entries(before.values).map(([name, value]) => [name, [value, null] as const]),
  )
  return noteChange(tx, actor, { entity, record: before, action: 'remove', changes }, note)
}

/** Removes a record. Throws FORBIDDEN, NOT_FOUND, CONFLICT when others need it. */
export async function removeRecord(entity: Entity, id: string, actor: Actor, note: Note = {}): Promise<void> {
  await changing(entity, (tx) => removeIn(tx, { entity, id, actor }, note), note)
}

interface Merged {
  readonly after: Values
  /** Fields of which at least one part changed. */
  readonly names: readonly string[]
  readonly changes: FieldChanges
}

/** The record with the patch. Throws CONFLICT with all fields that are no longer what the patch believes them to be. */
export function mergePatch(entity: Entity, before: Values, patch: OfficePatch, actor: Actor): Merged {
  const after: Record<string, OfficeValue> = structuredClone(before)
  const names = new Set<string>()
  const changes: Record<string, [OfficeValue, OfficeValue]> = {}
  const conflicts: { path: string; now: OfficeValue }[] = []
  for (const { path, from, to } of patch) {
    const { name, field, language } = fieldAt(entity, path)
    requireField(actor, entity, field)
    if (field.isReadOnly || field.isGivenOnce) throw fault(path, 'read_only')
    const now = valueAt(before, path) ?? null
    const value = language ? parseText(path, field, to, language) : parseValue(path, field, to)
    if (isSame(now, value)) continue
    if (!isSame(now, from)) {
      conflicts.push({ path, now })
      continue
    }
    if (language) after[name] = withText(after[name] ?? {}, language, String(value))
    else after[name] = value
    if (language && field.isRequired && isLocalized(field)) parseValue(path, field, after[name] ?? null)
    names.add(name)
    changes[path] = [now, value]
  }
  if (conflicts.length > 0)
    throw new ApiError('CONFLICT', 'Somebody else has changed this in the meantime.', {
      details: { reason: 'changed', conflicts },
    })
  return { after, names: [...names], changes }
}

const isOf = (path: string, name: string) => path === name || path.startsWith(`${name}.`)

/** The differences of a field, of localized ones language by language. */
function differences(name: string, isByLanguage: boolean, before: OfficeValue, after: OfficeValue): FieldChanges {
  if (!isByLanguage) return isSame(before, after) ? {} : { [name]: [before, after] }
  const [old, fresh] = [before ?? {}, after ?? {}] as [Values, Values]
  const codes = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  return Object.fromEntries(
    codes
      .filter((code) => !isSame(old[code], fresh[code]))
      .map((code) => [`${name}.${code}`, [old[code] ?? null, fresh[code] ?? null] as const]),
  )
}

/** With what a change of texts means for the marks of those that a machine translated. */
function withMarks(entity: Entity, before: Values, merged: Merged, asked: readonly string[]): Merged {
  const { machine } = entity
  const paths = Object.keys(merged.changes)
  if (!machine || !paths.some((path) => [machine.marks, ...machine.texts].some((name) => isOf(path, name))))
    return merged
  const settled = machine.settle({ before, after: merged.after, asked })
  const fields = allFields(entity)
  const others = Object.entries(merged.changes).filter(
    ([path]) => !Object.keys(settled).some((name) => isOf(path, name)),
  )
  const own = Object.entries(settled).map(([name, value]) => {
    const field = fields[name]
    return [name, differences(name, field !== undefined && isLocalized(field), before[name] ?? null, value)] as const
  })
  return {
    after: { ...merged.after, ...settled },
    names: [
      ...merged.names.filter((name) => !Object.hasOwn(settled, name)),
      ...own.filter(([, changed]) => Object.keys(changed).length > 0).map(([name]) => name),
    ],
    changes: Object.assign(Object.fromEntries(others), ...own.map(([, changed]) => changed)) as FieldChanges,
  }
}

function withText(texts: OfficeValue, language: string, text: string): OfficeValue {
  const others = Object.entries(texts as Record<string, OfficeValue>).filter(([code]) => code !== language)
  return Object.fromEntries(text === '' ? others : [...others, [language, text]])
}

interface Save {
  readonly entity: Entity
  readonly id: string
  /** A function is given what the record has. */
  readonly patch: OfficePatch | ((values: Values) => OfficePatch)
  readonly actor: Actor
}

/** Changes a record inside a transaction. Returns the number of the change, 0 when nothing differed. */
export async function saveIn(tx: Tx, { entity, id, patch, actor }: Save, note: Note = {}): Promise<number> {
  const before = await readOne(tx, entity, id, { isLocked: true })
  const wanted = typeof patch === 'function' ? patch(before.values) : patch
  const merged = mergePatch(entity, before.values, wanted, actor)
  const asked = wanted.map(({ path }) => path)
  const isExact = note.isExact === true || note.undoes !== undefined
  const { after, names, changes } = isExact ? merged : withMarks(entity, before.values, merged, asked)
  if (names.length === 0) return 0
  const changed = { id, before: before.values, after, paths: Object.keys(changes) }
  if (!note.isTogether) await entity.check?.(tx, changed)
  await updateRow(tx, entity, id, after, names)
  if (!note.isTogether) await entity.follow(tx, changed)
  return noteChange(tx, actor, { entity, record: before, action: 'update', changes }, note)
}

interface SaveMany {
  readonly entity: Entity
  readonly ids: readonly string[]
  /** Of fields of the records' own table. */
  readonly set: Values
  readonly actor: Actor
}

/**
 * Gives many records the same values inside a transaction, in as many statements as one. The caller does what goes before and follows. Returns
 * the ids of those that differed, and the number of the first change, 0 when there was none.
 */
export async function saveManyIn(
  tx: Tx,
  { entity, ids, set, actor }: SaveMany,
  note: Note,
): Promise<{ changed: string[]; first: number }> {
  const order = entity.key.map((column) => asc(column))
  const options = { where: whereIds(entity, ids), order, limit: ids.length, isLocked: true, isOwnOnly: true }
  const records = await readRows(tx, entity, options)
  if (records.length < new Set(ids).size) throw new ApiError('NOT_FOUND', 'There is no such record.')
  let values: Values = {}
  const changes = records.flatMap((before): Change[] => {
    const patch = Object.entries(set).map(([path, to]) => ({ path, from: before.values[path] ?? null, to }))
    const merged = mergePatch(entity, before.values, patch, actor)
    if (merged.names.length === 0) return []
    values = Object.fromEntries(Object.keys(set).map((name) => [name, merged.after[name] ?? null]))
    return [{ entity, record: before, action: 'update', changes: merged.changes }]
  })
  if (changes.length === 0) return { changed: [], first: 0 }
  const changed = changes.map(({ record: { id } }) => id)
  await updateRows(tx, entity, changed, values)
  const rows = changes.map((change) => changeRow(actor, change, note))
  const made = await tx.insert(recordChanges).values(rows).returning({ id: recordChanges.id })
  const first = Math.min(...made.map(({ id }) => id))
  if (note.batch === undefined)
    await tx
      .update(recordChanges)
      .set({ batchId: first })
      .where(
        inArray(
          recordChanges.id,
          made.map(({ id }) => id),
        ),
      )
  return { changed, first }
}

/** Changes a record. Throws FORBIDDEN, NOT_FOUND, BAD_REQUEST with the field, CONFLICT with what is there now. */
export async function saveRecord(
  entity: Entity,
  id: string,
  patch: OfficePatch,
  actor: Actor,
  note: Note = {},
): Promise<StoredRecord> {
  const save = async (tx: Tx) => {
    await saveIn(tx, { entity, id, patch, actor }, note)
    const [saved] = await readRows(tx, entity, { where: whereId(entity, id), limit: 1, hasLinks: true })
    if (!saved) throw new ApiError('NOT_FOUND', 'There is no such record.')
    return saved
  }
  return changing(entity, save, note)
}
