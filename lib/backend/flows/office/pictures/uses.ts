/** Where a picture is used: every field of every kind of record that names it, and texts that show it. */
import { eq, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import type { Actor } from '../actor'
import type { Entity, Field } from '../entities/entity'
import { like } from '../entities/like'
import { PICTURE_COLUMNS } from '../entities/pictures'
import { readableBy } from '../registry'
import { idSql } from '../rows'

const MOST = 50

interface PictureUseRow {
  readonly entity: string
  readonly id: string
  readonly title: string
  readonly field: string
}

interface Sought {
  readonly path: string
  /** Of the titles. */
  readonly language: Language
}

const isPicture = ({ column }: Field) => PICTURE_COLUMNS.includes(column)
const namesIt = (field: Field, path: string) =>
  isPicture(field) ? eq(field.column, path) : sql`${field.column}::text ilike ${like(path)}`
const canName = (field: Field) => isPicture(field) || field.kind === 'html'

async function usesIn(
  entity: Entity,
  [name, field]: readonly [string, Field],
  sought: Sought,
): Promise<PictureUseRow[]> {
  const { path, language } = sought
  const rows = await db()
    .select({ id: idSql(entity), title: entity.title(language) })
    .from(entity.table)
    .where(namesIt(field, path))
    .limit(MOST)
  return rows.map(({ id, title }) => ({ entity: entity.name, id, title: String(title), field: name }))
}

/** Uses of a picture in records that the person may see. */
export async function usesOf(path: string, language: Language, actor: Actor): Promise<PictureUseRow[]> {
  const fields = readableBy(actor)
    .filter(({ name }) => name !== 'pictures')
    .flatMap((entity) =>
      Object.entries(entity.fields)
        .filter(([, field]) => canName(field))
        .map((named) => usesIn(entity, named, { path, language })),
    )
  return (await Promise.all(fields)).flat()
}
