/** The part of an uploaded picture that a place of the shop shows. */
import { type SQL, sql } from 'drizzle-orm'

import type { PictureUse } from '@/lib/contract/pictures/uses'

/** With its table, because the query below has a column of the same name. */
type PathColumn = 'model_images.path' | 'ranked.path' | 'banners.image' | 'pages.image' | 'page_versions.image'

/** For a column with the path of a picture: the path of its part for a use; the picture itself when it has none or was not uploaded. */
export function cutPath(column: PathColumn, use: PictureUse): SQL<string> {
  const path = sql.raw(column)
  return sql<string>`coalesce((select cut.cuts->${use}::text->>'path' from pictures cut where cut.path = ${path}), ${path})`
}
