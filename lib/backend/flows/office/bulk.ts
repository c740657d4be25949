/** Sets fields of many records at once. In the history it is one entry, and is taken back as one. */
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import { BULK_MAX } from '@/lib/contract/limits/office'
import type { OfficePatch, OfficeValues } from '@/lib/contract/schemas/office'

import type { Actor } from './actor'
import type { Entity } from './entities/entity'
import { idsOf } from './list'
import { beginBatch, changing, saveIn, saveManyIn } from './save'
import { valueAt } from './values'

export interface BulkChange {
  readonly ids?: readonly string[] | undefined
  readonly all?: { readonly q: string; readonly filter: string } | undefined
  readonly set: OfficeValues
  readonly reason?: string | undefined
}

/** Throws BAD_REQUEST for more than BULK_MAX records. */
export async function selectedIds(entity: Entity, { ids, all }: BulkChange): Promise<readonly string[]> {
  const wanted = ids ?? (all ? await idsOf(entity, all, BULK_MAX + 1) : [])
  if (wanted.length > BULK_MAX)
    throw new ApiError('BAD_REQUEST', `At most ${BULK_MAX} records at once.`, {
      details: { reason: 'too_many', most: BULK_MAX },
    })
  return wanted
}

/** The change of a record that gives it these values, whatever it has. */
export const patchFor =
  (set: OfficeValues) =>
  (values: OfficeValues): OfficePatch =>
    Object.entries(set).map(([path, to]) => ({ path, from: valueAt(values, path) ?? null, to }))

/** Changes all or none. Throws BAD_REQUEST for more than BULK_MAX records; errors as of one record. */
export async function changeMany(
  entity: Entity,
  change: BulkChange,
  actor: Actor,
): Promise<{ changed: number; batch: number | null }> {
  const { set, reason } = change
  const wanted = await selectedIds(entity, change)
  const patch = patchFor(set)
  const { together } = entity
  if (together && Object.keys(set).every((path) => Object.hasOwn(entity.fields, path)))
    return changing(entity, (tx) =>
      changeTogether(tx, { entity, together, ids: wanted, set, reason, actor, batch: null }),
    )
  return changing(entity, async (tx) => {
    let batch: number | null = null
    const changed: string[] = []
    await together?.check(tx, wanted)
    // In the order of the ids, so that two bulk changes do not wait for each other.
    for (const id of [...wanted].toSorted()) {
      const note = { reason, batch: batch ?? undefined, isTogether: together !== undefined }
      const change: number = await saveIn(tx, { entity, id, patch, actor }, note)
      if (change === 0) continue
      if (batch === null) await beginBatch(tx, change)
      batch ??= change
      changed.push(id)
    }
    await together?.follow(tx, changed)
    return { changed: changed.length, batch }
  })
}

/** Records of one statement. */
const PART = 500

interface Together {
  readonly entity: Entity
  readonly together: NonNullable<Entity['together']>
  readonly ids: readonly string[]
  readonly set: OfficeValues
  readonly reason: string | undefined
  readonly actor: Actor
  /** The entry of the history to which earlier changes belong. */
  readonly batch: number | null
}

/** The same for fields that are columns of the records, in statements for many of them. */
export async function changeTogether(
  tx: Tx,
  { entity, together, ids, set, reason, actor, batch: before }: Together,
): Promise<{ changed: number; batch: number | null }> {
  await together.check(tx, ids)
  // In the order of the ids, so that two bulk changes do not wait for each other.
  const sorted = [...new Set(ids)].toSorted((a, b) => Number(a) - Number(b))
  let batch = before
  const changed: string[] = []
  for (let start = 0; start < sorted.length; start += PART) {
    const part = sorted.slice(start, start + PART)
    const saved = await saveManyIn(tx, { entity, ids: part, set, actor }, { reason, batch: batch ?? undefined })
    if (saved.changed.length > 0) batch ??= saved.first
    changed.push(...saved.changed)
  }
  await together.follow(tx, changed)
  return { changed: changed.length, batch }
}
