/** A text that was marked as outdated and is right still: a person says so, and the history keeps it. */
import type { FieldChanges } from '@/lib/backend/domain/schema/office'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeValue } from '@/lib/contract/schemas/office'

import { type Actor, requireField } from './actor'
import type { Entity } from './entities/entity'
import { readOne } from './rows'
import { changing, noteChange } from './save'
import { fault, fieldAt, isSame, valueAt } from './values'

interface Seen {
  readonly path: string
  /** What was on the screen. */
  readonly text: string
}

/**
 * A change from a text to itself: it makes the text as new as what it was translated from, and takes no table of its own. Throws CONFLICT with
 * what is there now when somebody has changed it.
 */
export async function confirmTexts(entity: Entity, id: string, seen: readonly Seen[], actor: Actor): Promise<void> {
  await changing(entity, async (tx) => {
    const record = await readOne(tx, entity, id, { isLocked: true })
    const conflicts: { path: string; now: OfficeValue }[] = []
    const changes: Record<string, FieldChanges[string]> = {}
    for (const { path, text } of seen) {
      const { field, language } = fieldAt(entity, path)
      if (language === null) throw fault(path, 'unknown')
      requireField(actor, entity, field)
      const now = valueAt(record.values, path) ?? null
      if (isSame(now, null)) throw fault(path, 'required')
      if (!isSame(now, text)) conflicts.push({ path, now })
      changes[path] = [now, now]
    }
    if (conflicts.length > 0)
      throw new ApiError('CONFLICT', 'Somebody else has changed this in the meantime.', {
        details: { reason: 'changed', conflicts },
      })
    await noteChange(tx, actor, { entity, record, action: 'update', changes }, {})
  })
}

/** Nothing of it can be taken back. */
export const isConfirmation = (changes: FieldChanges): boolean => {
  const pairs = Object.values(changes)
  return pairs.length > 0 && pairs.every(([before, after]) => isSame(before, after))
}
