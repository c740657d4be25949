/** The search of the command bar: over all kinds of record that a person may see. */
import { and, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import type { Actor } from './actor'
import { readableBy } from './registry'
import { idSql } from './rows'

const PER_KIND = 5

interface Found {
  readonly entity: string
  readonly id: string
  readonly title: string
  readonly note: string
}

/** Records whose name or number contains the text, a few of each kind. */
export async function findRecords(text: string, language: Language, actor: Actor): Promise<Found[]> {
  const searched = readableBy(actor).flatMap((entity) => {
    const where = (entity.find ?? entity.search)?.(text)
    return where ? [{ entity, where }] : []
  })
  const found = await Promise.all(
    searched.map(async ({ entity, where }) => {
      const rows = await db()
        .select({ id: idSql(entity), title: entity.title(language), note: entity.note ?? sql`''` })
        .from(entity.table)
        .where(and(entity.scope, where))
        .limit(PER_KIND)
      return rows.map(({ id, title, note }) => ({
        entity: entity.name,
        id,
        title: String(title ?? id),
        note: String(note ?? ''),
      }))
    }),
  )
  return found.flat()
}
