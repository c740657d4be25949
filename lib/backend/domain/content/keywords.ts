/** Keywords that are highlighted in descriptions, and the texts of their popups (spec 3 §2). */
import { asc, eq } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { keywords } from '@/lib/backend/domain/schema/content'
import { ApiError } from '@/lib/contract/errors'
import type { Language } from '@/lib/market/languages'

import { safeUrl, sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'

/** Keywords of a language, longest first, because the longest match has priority. */
export async function keywordList(language: Language): Promise<{ id: number; keyword: string }[]> {
  const rows = await db()
    .select({ id: keywords.id, keyword: keywords.keyword })
    .from(keywords)
    .where(eq(keywords.language, language))
    .orderBy(asc(keywords.id))
  return rows.sort((a, b) => b.keyword.length - a.keyword.length)
}

/** The popup of a keyword; throws NOT_FOUND. */
export async function keywordPopup(id: number): Promise<{ text: string; url: string | null }> {
  const [row] = await db().select().from(keywords).where(eq(keywords.id, id))
  if (!row) throw new ApiError('NOT_FOUND', 'Keyword not found.')
  return { text: sanitizeHtml(row.popupText), url: safeUrl(row.url) }
}
