/** Addresses of content pages. */
import { eq } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { pages } from '@/lib/backend/domain/schema/content'
import type { Language } from '@/lib/market/languages'

/** A page's path as it is kept: lower-case, without empty parts. */
export const pagePath = (slug: string) => slug.toLowerCase().split('/').filter(Boolean).join('/')

/** Where the page of a key lives in each language. */
export async function slugsOf(key: string): Promise<Partial<Record<Language, string>>> {
  const rows = await db().select({ language: pages.language, slug: pages.slug }).from(pages).where(eq(pages.key, key))
  return Object.fromEntries(rows.map(({ language, slug }) => [language, slug]))
}
