/** Content pages and tabbed pages by their slug (spec 2 §2). */
import { and, eq } from 'drizzle-orm'

import { db } from '@/lib/backend/db/pool'
import { pages } from '@/lib/backend/db/schema'
import type { StaticPage, Tab, TabPage } from '@/lib/contract/schemas/content'
import { ApiError } from '@/lib/contract/errors'
import type { Language } from '@/lib/market/languages'

import { cutAtWord, plainText } from './plain-text'
import { sanitizeHtml } from './sanitize'

const META_DESCRIPTION = 150

async function findPage(slug: string, language: Language, kind: 'static' | 'tabs') {
  const path = slug.toLowerCase().split('/').filter(Boolean).join('/')
  const [row] = await db().select().from(pages).where(and(eq(pages.language, language), eq(pages.slug, path), eq(pages.kind, kind)))
  if (!row) throw new ApiError('NOT_FOUND', `Page not found: ${path}`)
  const siblings = await db().select({ language: pages.language, slug: pages.slug }).from(pages).where(eq(pages.key, row.key))
  return { row, slugs: Object.fromEntries(siblings.map((sibling) => [sibling.language, sibling.slug])) }
}

/** A content page; throws NOT_FOUND 'Page not found: {path}'. */
export async function staticPage(slug: string, language: Language): Promise<StaticPage> {
  const { row, slugs } = await findPage(slug, language, 'static')
  const content = sanitizeHtml(row.contentHtml)
  return { id: row.id, title: row.title, content, metaDescription: row.metaDescription || cutAtWord(plainText(content), META_DESCRIPTION), slugs }
}

function cleanTabs(tabs: readonly { title: string; slug: string; content: string; tabs?: readonly unknown[] }[]): Tab[] {
  return tabs.map(({ title, slug, content, tabs: nested }) => ({
    title, slug, content: sanitizeHtml(content), tabs: cleanTabs((nested ?? []) as Parameters<typeof cleanTabs>[0]),
  }))
}

/** A page with tabs; throws NOT_FOUND. */
export async function staticPageWithTabs(slug: string, language: Language): Promise<TabPage> {
  const { row, slugs } = await findPage(slug, language, 'tabs')
  return { id: row.id, title: row.title, metaDescription: row.metaDescription, tabs: cleanTabs(row.tabs ?? []), slugs }
}
