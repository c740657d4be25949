/** The library of uploaded pictures. They are named by their path where they are used. */
import { and, eq, getTableName, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'

import { invalidateModels } from '@/lib/backend/domain/catalogue/rating'
import {
  brands,
  modelImages,
  modelTexts,
  productGroups,
  productGroupTexts,
  sizeTables,
  stores,
} from '@/lib/backend/domain/schema/catalogue'
import { banners, pages, pageVersions, pictures } from '@/lib/backend/domain/schema/content'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { ApiError } from '@/lib/contract/errors'
import { pictureCuts } from '@/lib/contract/schemas/office-pictures'

import type { Changed, Entity } from './entity'
import { like } from './like'
import { withTable } from './title'

/** Every column that names a picture by its path. */
export const PICTURE_COLUMNS: readonly PgColumn[] = [
  modelImages.path,
  banners.image,
  pages.image,
  pageVersions.image,
  productGroups.image,
  brands.logo,
  stores.image,
]

/** Every column with formatted texts, which can have pictures in them. */
export const TEXT_COLUMNS: readonly PgColumn[] = [
  modelTexts.longDescriptionHtml,
  productGroupTexts.descriptionHtml,
  brands.descriptions,
  sizeTables.infoTexts,
  pages.contentHtml,
  pages.tabs,
  pageVersions.contentHtml,
  pageVersions.tabs,
]

/** Only these rows of a table show pictures: what is published is a part of its page. */
export const showsPictures = (table: PgTable): SQL | undefined =>
  table === pageVersions ? sql`page_versions.state in ('planned', 'overdue')` : undefined

/** A formatted text that shows the picture. Its first condition is the one of the index of descriptions. */
export function hasPicture(column: PgColumn, path: SQL): SQL {
  const text = column.columnType === 'PgText' ? withTable(column) : sql`${withTable(column)}::text`
  return sql`(${text} like '%/media/imported/%' and picture_paths(${text}) @> array[${path}]::text[])`
}

const PATH = sql.raw('pictures.path')
const shownBy = ({ table }: PgColumn, condition: SQL) =>
  sql`exists (select 1 from ${sql.raw(getTableName(table))} where ${and(showsPictures(table), condition)})`

const isUsed = sql`(${sql.join(
  [
    ...PICTURE_COLUMNS.map((column) => shownBy(column, sql`${withTable(column)} = ${PATH}`)),
    ...TEXT_COLUMNS.map((column) => shownBy(column, hasPicture(column, PATH))),
  ],
  sql` or `,
)})`

/** Everything that shows the picture. A picture that is shown somewhere is not removed. */
async function followPicture(tx: Tx, { before, after, paths }: Changed): Promise<void> {
  const path = String((after ?? before)?.['path'])
  if (after === null) await refuseUsed(tx, path)
  if (before === null || after === null || !paths.includes('cuts')) return
  const shown = await tx.select({ id: modelImages.modelId }).from(modelImages).where(eq(modelImages.path, path))
  await invalidateModels(tx, [...new Set(shown.map(({ id }) => id))])
  const keys = tx.select({ key: pages.key }).from(pages).where(eq(pages.image, path))
  const onPages = await tx
    .select({ language: pages.language, slug: pages.slug })
    .from(pages)
    .where(inArray(pages.key, keys))
  invalidateTags(tx, [...changeTags.page(onPages), ...changeTags.banners()])
}

async function refuseUsed(tx: Tx, path: string): Promise<void> {
  const [used] = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(sql`${pictures.path} = ${path} and ${isUsed}`)
  if (used) throw new ApiError('CONFLICT', 'The picture is shown somewhere.', { details: { reason: 'picture_used' } })
}

export const pictureEntity: Entity = {
  name: 'pictures',
  area: 'content',
  table: pictures,
  key: [pictures.id],
  title: () => sql`${pictures.name}`,
  search: (text) => or(ilike(pictures.name, like(text)), eq(pictures.path, text)) ?? sql`false`,
  columns: ['path', 'name', 'isUsed', 'width', 'height', 'createdAt'],
  fields: {
    path: { kind: 'picture', column: pictures.path, isReadOnly: true },
    name: { kind: 'text', column: pictures.name, isRequired: true },
    isUsed: { kind: 'boolean', column: pictures.path, computed: isUsed, isReadOnly: true, isFilter: true },
    width: { kind: 'integer', column: pictures.width, isReadOnly: true },
    height: { kind: 'integer', column: pictures.height, isReadOnly: true },
    bytes: { kind: 'integer', column: pictures.bytes, isReadOnly: true },
    cuts: { kind: 'json', column: pictures.cuts, schema: pictureCuts as z.ZodType },
    createdAt: { kind: 'moment', column: pictures.createdAt, isReadOnly: true },
  },
  read: 'office.goods.read',
  change: 'office.pictures.write',
  canRemove: true,
  follow: followPicture,
}
