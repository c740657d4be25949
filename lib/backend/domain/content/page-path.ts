/** Paths of content pages. */
import { eq } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { pages } from '@/lib/backend/domain/schema/content'
import type { Language } from '@/lib/market/languages'

/** A page's path in its stored form: lower-case, without empty parts. */
export const pagePath = (slug: string) => slug.toLowerCase().split('/').filter(Boolean).join('/')

/** The path of the page with this key in each language. */
export async function slugsOf(key: string): Promise<Partial<Record<Language, string>>> {
  const rows = await db().select({ language: pages.language, slug: pages.slug }).from(pages).where(eq(pages.key, key))
  return Object.fromEntries(rows.map(({ language, slug }) => [language, slug]))
}
