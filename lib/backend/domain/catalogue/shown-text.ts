/** Texts of products in lists and feeds: with the setting auto_translations_disabled the original ones, as on the product's page. */
import { type SQL, sql } from 'drizzle-orm'

/** SQL: the text of a row of `model_texts` with this alias; null without a row. */
export function shownText(alias: 't' | 'e', field: 'short_description' | 'long_description_html'): SQL {
  const row = sql.identifier(alias)
  const stored = sql`${row}.${sql.identifier(field)}`
  return sql`(case when ${row}.is_auto_translated and exists (select 1 from settings where key = 'auto_translations_disabled' and value = 'true')
    then coalesce(${row}.original ->> ${field}::text, ${stored}) else ${stored} end)`
}
