/** Which texts are older than what they were translated from, by the history of the record. */
import { sql } from 'drizzle-orm'

import type { Tx } from '@/lib/backend/platform/database/with-tx'
import type { OfficeValue } from '@/lib/contract/schemas/office'
import { LANGUAGES } from '@/lib/market/languages'

import type { Entity, StoredRecord } from './entities/entity'
import { sourceOf, textFieldsOf, textOf } from './entities/text-source'

interface Entry extends Record<string, unknown> {
  readonly id: number
  readonly path: string
  readonly before: OfficeValue
  readonly after: OfficeValue
}

/**
 * What was written of texts, the oldest first. What was taken back counts as never written, and taking it back as nothing, so that a text that
 * is as it was makes no other one old.
 */
async function entriesOf(reader: Pick<Tx, 'execute'>, entity: string, record: string, names: readonly string[]) {
  const { rows } = await reader.execute<Entry>(sql`
    select c.id::int as id, part.key as path, part.value -> 0 as before, part.value -> 1 as after
    from record_changes c, jsonb_each(c.changes) part
    where c.entity = ${entity} and c.record_id = ${record} and c.undoes is null
      and split_part(part.key, '.', 1) = any(${sql.param([...names])}::text[])
      and not exists (select from record_changes u where u.entity = c.entity and u.record_id = c.record_id and u.undoes = c.id
        and not exists (select from record_changes w where w.entity = u.entity and w.record_id = u.record_id and w.undoes = u.id))
    order by c.id`)
  return rows
}

/** The newest change of each text: of any kind, and of one that replaced a text by another. */
interface Newest {
  readonly written: ReadonlyMap<string, number>
  readonly rewritten: ReadonlyMap<string, number>
}

/** A change of one language has it in its path, one of the whole field the texts of all. */
function newestOf(entries: readonly Entry[]): Newest {
  const written = new Map<string, number>()
  const rewritten = new Map<string, number>()
  const note = (path: string, id: number, before: string, after: string) => {
    written.set(path, id)
    if (before !== '' && after !== '' && before !== after) rewritten.set(path, id)
  }
  for (const { id, path, before, after } of entries) {
    const plain = (value: OfficeValue) => (typeof value === 'string' ? value : '')
    if (path.includes('.')) note(path, id, plain(before), plain(after))
    else
      for (const code of LANGUAGES) {
        const [old, fresh] = [textOf(before, code), textOf(after, code)]
        if (old !== fresh) note(`${path}.${code}`, id, old, fresh)
      }
  }
  return { written, rewritten }
}

/**
 * Paths such as `name.sv`: the text of the shop's own language (or of the first one that has a text) was replaced by another after they were
 * written or confirmed. Writing that text for the first time makes none of them old: then they were there before it.
 */
export async function outdatedTexts(
  reader: Pick<Tx, 'execute'>,
  entity: Entity,
  { id, values }: StoredRecord,
): Promise<string[]> {
  const names = textFieldsOf(entity)
  if (names.length === 0) return []
  const { written, rewritten } = newestOf(await entriesOf(reader, entity.name, id, names))
  return names.flatMap((name) => {
    const source = sourceOf(values[name])
    const since = rewritten.get(`${name}.${source ?? ''}`)
    if (source === null || since === undefined) return []
    return LANGUAGES.filter((code) => code !== source && textOf(values[name], code) !== '')
      .map((code) => `${name}.${code}`)
      .filter((path) => (written.get(path) ?? 0) < since)
  })
}
