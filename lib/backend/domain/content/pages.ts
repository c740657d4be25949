/** Content pages and tabbed pages by their slug (spec 2 §2). */
import { and, eq, getTableColumns, like, notLike, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { pages } from '@/lib/backend/domain/schema/content'
import { metaDescription } from '@/lib/catalog/meta'
import type { StaticPage, Tab, TabPage } from '@/lib/contract/schemas/content'
import { ApiError } from '@/lib/contract/errors'
import type { Language } from '@/lib/market/languages'

import { pagePath, slugsOf } from './page-path'
import { cutPath } from './picture-cut'
import type { ShownTexts } from './page-versions'
import { isRunning } from './running'
import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'

type PageKind = 'static' | 'tabs'

async function findPage(slug: string, language: Language, kind: PageKind) {
  const path = pagePath(slug)
  const [row] = await db()
    .select({ ...getTableColumns(pages), image })
    .from(pages)
    .where(and(eq(pages.language, language), eq(pages.slug, path), eq(pages.kind, kind), isRunning))
  if (!row) throw new ApiError('NOT_FOUND', `Page not found: ${path}`)
  return { row, slugs: await slugsOf(row.key) }
}

const image = sql<string | null>`${cutPath('pages.image', 'banner')}`
const LINK = { slug: pages.slug, title: pages.title, metaDescription: pages.metaDescription, image }
/** Maximum number of pages below one page that are listed. */
const MAX_CHILDREN = 100

/** The pages one level above and one level below a path. */
async function around(path: string, language: Language) {
  const isContent = and(eq(pages.language, language), eq(pages.kind, 'static'), isRunning)
  const above = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  const [[parent = null], children] = await Promise.all([
    above === ''
      ? []
      : db()
          .select(LINK)
          .from(pages)
          .where(and(isContent, eq(pages.slug, above))),
    db()
      .select(LINK)
      .from(pages)
      .where(and(isContent, like(pages.slug, `${path}/%`), notLike(pages.slug, `${path}/%/%`)))
      .orderBy(pages.id)
      .limit(MAX_CHILDREN),
  ])
  return { parent, children }
}

/** A content page; throws NOT_FOUND 'Page not found: {path}'. */
export async function staticPage(slug: string, language: Language): Promise<StaticPage> {
  const { row, slugs } = await findPage(slug, language, 'static')
  return shownPage(row, slugs, language)
}

/** A content page as shoppers will see it, whether it is their time or not; `texts`: with those of a version. Throws NOT_FOUND. */
export async function plannedPage(key: string, language: Language, texts?: ShownTexts): Promise<StaticPage> {
  return shownPage({ ...(await pageOf(key, language, 'static')), ...texts }, await slugsOf(key), language)
}

/** The same of a page with tabs. */
export async function plannedTabs(key: string, language: Language, texts?: ShownTexts): Promise<TabPage> {
  return shownTabs({ ...(await pageOf(key, language, 'tabs')), ...texts }, await slugsOf(key))
}

async function pageOf(key: string, language: Language, kind: PageKind) {
  const [row] = await db()
    .select({ ...getTableColumns(pages), image })
    .from(pages)
    .where(and(eq(pages.key, key), eq(pages.language, language), eq(pages.kind, kind)))
  if (!row) throw new ApiError('NOT_FOUND', `Page not found: ${key}`)
  return row
}

async function shownPage(
  row: typeof pages.$inferSelect,
  slugs: StaticPage['slugs'],
  language: Language,
): Promise<StaticPage> {
  const content = sanitizeHtml(row.contentHtml)
  return {
    id: row.id,
    title: row.title,
    content,
    metaDescription: row.metaDescription || metaDescription(content),
    slugs,
    image: row.image,
    ...(await around(row.slug, language)),
  }
}

function cleanTabs(
  tabs: readonly { title: string; slug: string; content: string; tabs?: readonly unknown[] }[],
): Tab[] {
  return tabs.map(({ title, slug, content, tabs: nested }) => ({
    title,
    slug,
    content: sanitizeHtml(content),
    tabs: cleanTabs((nested ?? []) as Parameters<typeof cleanTabs>[0]),
  }))
}

/** A page with tabs; throws NOT_FOUND. */
export async function staticPageWithTabs(slug: string, language: Language): Promise<TabPage> {
  const { row, slugs } = await findPage(slug, language, 'tabs')
  return shownTabs(row, slugs)
}

const shownTabs = (row: typeof pages.$inferSelect, slugs: TabPage['slugs']): TabPage => ({
  id: row.id,
  title: row.title,
  metaDescription: row.metaDescription,
  tabs: cleanTabs(row.tabs ?? []),
  slugs,
})
