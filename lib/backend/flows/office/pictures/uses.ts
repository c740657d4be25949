/** Where a picture is used: every field of every kind of record that names it, and texts that show it. */
import { and, eq, inArray, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import type { Actor } from '../actor'
import type { Entity, Field } from '../entities/entity'
import { hasPicture, PICTURE_COLUMNS, showsPictures, TEXT_COLUMNS } from '../entities/pictures'
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
const isText = ({ column }: Field) => TEXT_COLUMNS.includes(column)
const namesIt = (field: Field, path: string) =>
  isPicture(field) ? eq(field.column, path) : hasPicture(field.column, sql`${path}`)

async function usesIn(
  entity: Entity,
  [name, field]: readonly [string, Field],
  { path, language }: Sought,
): Promise<PictureUseRow[]> {
  const { texts, table, key } = entity
  const isElsewhere = texts?.fields[name] === field
  // A text in several languages is one use of its record.
  const found = isElsewhere
    ? inArray(key[0], db().select({ owner: texts.owner }).from(texts.table).where(namesIt(field, path)))
    : namesIt(field, path)
  const rows = await db()
    .select({ id: idSql(entity), title: entity.title(language) })
    .from(table)
    .where(and(entity.scope, showsPictures(table), found))
    .limit(MOST)
  return rows.map(({ id, title }) => ({ entity: entity.name, id, title: String(title), field: name }))
}

/** Uses of a picture in records that the person may see. */
export async function usesOf(path: string, language: Language, actor: Actor): Promise<PictureUseRow[]> {
  const fields = readableBy(actor)
    .filter(({ name }) => name !== 'pictures')
    .flatMap((entity) =>
      Object.entries({ ...entity.texts?.fields, ...entity.fields })
        .filter(([, field]) => isPicture(field) || isText(field))
        .map((named) => usesIn(entity, named, { path, language })),
    )
  return (await Promise.all(fields)).flat()
}
