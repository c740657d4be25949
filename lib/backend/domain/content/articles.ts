/** Life outdoors (spec 1 §2): published articles, and authors. */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { db } from '@/lib/backend/platform/database/pool'
import { pages } from '@/lib/backend/domain/schema/content'
import { ApiError } from '@/lib/contract/errors'
import type { Article, ArticleLink, Author } from '@/lib/contract/schemas/content'
import type { Language } from '@/lib/market/languages'
import type { ArticleSection } from '@/lib/market/tables/static-paths'

import { pagePath, slugsOf } from './page-path'
import { cutPath } from './picture-cut'
import type { ShownTexts } from './page-versions'
import { isRunning } from './running'
import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'

const writers = alias(pages, 'writers')
const LINK = {
  slug: pages.slug,
  title: pages.title,
  metaDescription: pages.metaDescription,
  image: sql<string | null>`${cutPath('pages.image', 'banner')}`,
  section: pages.section,
  startsAt: pages.startsAt,
  updatedAt: pages.updatedAt,
  authorKey: writers.key,
  authorSlug: writers.slug,
  authorName: writers.title,
}
type LinkRow = { [K in keyof Omit<typeof LINK, 'image'>]: (typeof LINK)[K]['_']['data'] | null } & {
  image: string | null
  slug: string
  title: string
  metaDescription: string
  updatedAt: Date
}

function linkOf(row: LinkRow): ArticleLink {
  const { slug, title, metaDescription, image, section, startsAt, updatedAt, authorKey, authorSlug, authorName } = row
  return {
    slug,
    title,
    metaDescription,
    image,
    section: section ?? 'blog',
    published: (startsAt ?? updatedAt).toISOString(),
    author:
      authorKey !== null && authorSlug !== null && authorName !== null
        ? { key: authorKey, slug: authorSlug, name: authorName }
        : null,
  }
}

const isArticleIn = (language: Language) => and(eq(pages.language, language), eq(pages.kind, 'article'))
const isArticle = (language: Language) => and(isArticleIn(language), isRunning)
const isWriter = and(eq(writers.key, pages.author), eq(writers.language, pages.language), eq(writers.kind, 'author'))

interface Wanted {
  readonly language: Language
  readonly section?: ArticleSection | undefined
  readonly author?: string | undefined
  readonly count: number
}

/** Published articles, newest first; of one section, or by the author with this key. */
export async function articles({ language, section, author, count }: Wanted): Promise<ArticleLink[]> {
  const rows = await db()
    .select(LINK)
    .from(pages)
    .leftJoin(writers, isWriter)
    .where(
      and(
        isArticle(language),
        section && eq(pages.section, section),
        author === undefined ? undefined : eq(pages.author, author),
      ),
    )
    .orderBy(sql`coalesce(${pages.startsAt}, ${pages.updatedAt}) desc`, desc(pages.id))
    .limit(count)
  return rows.map(linkOf)
}

/** An article by its whole path. Throws NOT_FOUND 'Page not found: {path}'. */
export async function article(slug: string, language: Language): Promise<Article> {
  const path = pagePath(slug)
  return articleWhere(and(isArticle(language), eq(pages.slug, path)), path)
}

/** An article as shoppers will see it, whether it is published or not; `texts`: with those of a version. Throws NOT_FOUND. */
export const plannedArticle = (key: string, language: Language, texts?: ShownTexts): Promise<Article> =>
  articleWhere(and(isArticleIn(language), eq(pages.key, key)), key, texts)

async function articleWhere(isWanted: SQL | undefined, name: string, texts?: ShownTexts): Promise<Article> {
  const [found] = await db()
    .select({ ...LINK, key: pages.key, contentHtml: pages.contentHtml })
    .from(pages)
    .leftJoin(writers, isWriter)
    .where(isWanted)
  if (!found) throw new ApiError('NOT_FOUND', `Page not found: ${name}`)
  const row = { ...found, ...texts }
  const link = linkOf(row)
  // A text that was written before its publication counts as changed at the publication.
  const modified = row.updatedAt.toISOString()
  return {
    ...link,
    content: sanitizeHtml(row.contentHtml),
    modified: modified < link.published ? link.published : modified,
    slugs: await slugsOf(row.key),
  }
}

/** All authors, in the order in which their pages were created, with the number of their published articles. */
export async function authors(language: Language): Promise<Author[]> {
  const rows = await db()
    .select()
    .from(pages)
    .where(and(eq(pages.language, language), eq(pages.kind, 'author')))
    .orderBy(asc(pages.id))
  const counted = await db()
    .select({ author: pages.author, count: sql<number>`count(*)::int` })
    .from(pages)
    .where(isArticle(language))
    .groupBy(pages.author)
  const counts = new Map(counted.map(({ author, count }) => [author, count]))
  return Promise.all(
    rows.map(async ({ key, slug, title, metaDescription, image, contentHtml }) => ({
      key,
      slug,
      title,
      metaDescription,
      image,
      content: sanitizeHtml(contentHtml),
      slugs: await slugsOf(key),
      articles: counts.get(key) ?? 0,
    })),
  )
}
