/** Paths of groups in every language, and former paths. */
import { and, eq } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { pathHistory, productGroupTexts } from '@/lib/backend/domain/schema/catalogue'
import { pages } from '@/lib/backend/domain/schema/content'
import type { Language } from '@/lib/market/languages'

/** A group's path in its stored form: lower-case, without empty parts (spec 2 §2). */
function normalPath(path: string): string {
  return path.toLowerCase().split('/').filter(Boolean).join('/')
}

/** The group at a path of a language, or null. */
export async function groupIdByPath(path: string, language: Language): Promise<number | null> {
  const [row] = await db()
    .select({ id: productGroupTexts.groupId })
    .from(productGroupTexts)
    .where(and(eq(productGroupTexts.language, language), eq(productGroupTexts.path, normalPath(path))))
  return row?.id ?? null
}

export interface TranslatedPath {
  path: string
  languageCode: Language
}

async function pathsOfGroup(groupId: number): Promise<TranslatedPath[]> {
  const rows = await db()
    .select({ path: productGroupTexts.path, languageCode: productGroupTexts.language })
    .from(productGroupTexts)
    .where(eq(productGroupTexts.groupId, groupId))
    .orderBy(productGroupTexts.language)
  return rows as TranslatedPath[]
}

async function groupByAnyPath(path: string): Promise<number | null> {
  const [row] = await db()
    .select({ id: productGroupTexts.groupId })
    .from(productGroupTexts)
    .where(eq(productGroupTexts.path, path))
    .orderBy(productGroupTexts.groupId)
  return row?.id ?? null
}

async function pathsOfPage(slug: string): Promise<TranslatedPath[]> {
  const [found] = await db().select({ key: pages.key }).from(pages).where(eq(pages.slug, slug)).orderBy(pages.id)
  if (!found) return []
  const rows = await db()
    .select({ path: pages.slug, languageCode: pages.language })
    .from(pages)
    .where(eq(pages.key, found.key))
    .orderBy(pages.language)
  return rows as TranslatedPath[]
}

/** The path in each language of the group or content page that has, or had, this path in any language (spec 2 §7). */
export async function translatedPaths(given: string): Promise<TranslatedPath[]> {
  const path = normalPath(given)
  const groupId = await groupByAnyPath(path)
  if (groupId !== null) return pathsOfGroup(groupId)
  const moved = await db()
    .select({ target: pathHistory.target, language: pathHistory.language })
    .from(pathHistory)
    .where(eq(pathHistory.path, path))
  for (const { target, language } of moved) {
    const movedTo = await groupByAnyPath(normalPath(target))
    return movedTo === null ? [{ path: normalPath(target), languageCode: language as Language }] : pathsOfGroup(movedTo)
  }
  return pathsOfPage(path)
}
