/** Words and pictures of the shop: pages, banners, keywords, redirects, the search's own lines. */
import { and, eq, ilike, or, sql } from 'drizzle-orm'
import { z } from 'zod'

import { plannedVersions, settleVersions } from '@/lib/backend/domain/content/page-versions'
import { banners, keywords, pages, redirects } from '@/lib/backend/domain/schema/content'
import { searchTerms } from '@/lib/backend/domain/schema/search'
import { TOPICS } from '@/lib/backend/domain/search/lexicon/lexicon'
import { vocabularyOf } from '@/lib/backend/domain/search/shop-vocabulary'
import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { ApiError } from '@/lib/contract/errors'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { redirectKey } from '@/lib/market/resolve-path'
import { SEASONS } from '@/lib/market/season'

import type { Changed, Entity, Values } from './entity'
import { like } from './like'
import { nameIn } from './title'

/** A path of the shop's hosts, without a query. */
const PATH = /^\/?[^\s?#/][^\s?#]*$/
/** Never another host's: a redirect of the shop must not lead to whatever somebody has typed. */
const TARGET = /^\/(?![/\\])\S*$/

/** Throws BAD_REQUEST when redirects would lead to each other without an end. */
async function requireEnd(tx: Tx, path: string, target: string): Promise<void> {
  const rows = await tx.select().from(redirects)
  const next = new Map(rows.map((row) => [redirectKey(row.path), row.target]))
  next.set(redirectKey(path), target)
  const seen = new Set([redirectKey(path)])
  for (let at: string | undefined = target; at !== undefined; at = next.get(redirectKey(pathIn(at)))) {
    const key = redirectKey(pathIn(at))
    if (seen.has(key))
      throw new ApiError('BAD_REQUEST', 'The redirects would lead in a circle.', {
        field: 'target',
        details: { reason: 'circle' },
      })
    seen.add(key)
  }
}
const pathIn = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/** The address of a page: names as of groups, with slashes between them. A page with another one is found by nobody. */
const PAGE_PATH = /^[\p{Ll}\p{Nd}]+(?:[-/][\p{Ll}\p{Nd}]+)*$/u

const CONTENT = {
  area: 'content',
  read: 'office.content.read',
  change: 'office.content.write',
  canCreate: true,
  canRemove: true,
} as const

const word = z.string().trim().min(1).max(200)
const inner = {
  title: word,
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  content: z
    .string()
    .max(100_000)
    .transform((html) => sanitizeHtml(html)),
}
/** A tab can have tabs of its own, and those none. */
export const pageTabs = z
  .array(
    z.strictObject({
      ...inner,
      tabs: z
        .array(z.strictObject({ ...inner, tabs: z.array(z.never()).optional() }))
        .max(40)
        .optional(),
    }),
  )
  .max(40)

/** A page with planned versions is not removed: they would be lost without a word. */
async function refusePlanned(tx: Tx, id: number): Promise<void> {
  if ((await plannedVersions(tx, id).limit(1)).length > 0)
    throw new ApiError('CONFLICT', 'The page has planned versions.', { details: { reason: 'has_versions' } })
}

/** The page in all of its languages, because each links to the others; a new address, or none any more, shows on every page. */
async function followPage(tx: Tx, { id, before, after, paths }: Changed): Promise<void> {
  if (after === null) await refusePlanned(tx, Number(id))
  else await settleVersions(tx, Number(id))
  const key = String((after ?? before)?.['key'] ?? '')
  const rows = await tx
    .select({ language: pages.language, slug: pages.slug })
    .from(pages)
    .where(and(eq(pages.key, key)))
  const own = [before, after].flatMap((values) =>
    values ? [{ language: String(values['language']), slug: String(values['slug']) }] : [],
  )
  const hasNewAddress = before === null || after === null || paths.includes('slug')
  invalidateTags(tx, [...changeTags.page([...rows, ...own]), ...(hasNewAddress ? changeTags.pageAddress() : [])])
  if (after !== null)
    await tx
      .update(pages)
      .set({ updatedAt: sql`now()` })
      .where(and(eq(pages.key, key), eq(pages.language, String(after['language']))))
}

export const pageEntity: Entity = {
  ...CONTENT,
  name: 'pages',
  table: pages,
  key: [pages.id],
  title: () => sql`${pages.title}`,
  sort: 'title',
  search: (text) =>
    or(ilike(pages.title, like(text)), ilike(pages.slug, like(text)), ilike(pages.key, like(text))) ?? sql`false`,
  columns: ['title', 'language', 'slug', 'kind', 'startsAt', 'endsAt', 'updatedAt'],
  fields: {
    title: { kind: 'text', column: pages.title, isRequired: true },
    slug: { kind: 'text', column: pages.slug, isRequired: true, schema: z.string().regex(PAGE_PATH) },
    language: {
      kind: 'choice',
      column: pages.language,
      isRequired: true,
      isGivenOnce: true,
      options: LANGUAGES,
      isFilter: true,
    },
    kind: {
      kind: 'choice',
      column: pages.kind,
      isRequired: true,
      isGivenOnce: true,
      options: ['static', 'tabs', 'campaign', 'article', 'author'],
      isFilter: true,
    },
    key: { kind: 'text', column: pages.key, isRequired: true, isGivenOnce: true, isFilter: true },
    metaDescription: { kind: 'lines', column: pages.metaDescription },
    image: { kind: 'picture', column: pages.image },
    contentHtml: { kind: 'html', column: pages.contentHtml, section: 'texts' },
    tabs: { kind: 'json', column: pages.tabs, section: 'texts', schema: pageTabs },
    startsAt: { kind: 'moment', column: pages.startsAt, isFilter: true, section: 'time' },
    endsAt: { kind: 'moment', column: pages.endsAt, isFilter: true, section: 'time' },
    updatedAt: { kind: 'moment', column: pages.updatedAt, isReadOnly: true, section: 'time' },
  },
  follow: followPage,
}

const bannerEntity: Entity = {
  ...CONTENT,
  name: 'banners',
  table: banners,
  key: [banners.id],
  title: nameIn(banners.titles, banners.id),
  sort: 'sortOrder',
  search: (text) => sql`${banners.titles}::text ilike ${like(text)}`,
  columns: ['titles', 'kind', 'image', 'isActive', 'sortOrder'],
  fields: {
    titles: { kind: 'localized', column: banners.titles, isRequired: true },
    headings: { kind: 'localized', column: banners.headings },
    kind: {
      kind: 'choice',
      column: banners.kind,
      isRequired: true,
      options: ['image', 'dynamic', 'text'],
      isFilter: true,
    },
    isActive: { kind: 'boolean', column: banners.isActive, isRequired: true, isFilter: true },
    image: { kind: 'picture', column: banners.image },
    urls: { kind: 'localized', column: banners.urls, isRequired: true },
    buttonTexts: { kind: 'localized', column: banners.buttonTexts },
    subText: { kind: 'text', column: banners.subText },
    cropPoint: { kind: 'choice', column: banners.cropPoint, options: ['center', 'top', 'bottom', 'left', 'right'] },
    languages: { kind: 'choices', column: banners.languages, options: LANGUAGES },
    seasons: { kind: 'choices', column: banners.seasons, options: SEASONS },
    sortOrder: { kind: 'integer', column: banners.sortOrder, isRequired: true },
  },
  follow: (tx) => invalidateTags(tx, changeTags.banners()),
}

const keywordEntity: Entity = {
  ...CONTENT,
  name: 'keywords',
  table: keywords,
  key: [keywords.id],
  title: () => sql`${keywords.keyword}`,
  sort: 'keyword',
  search: (text) => ilike(keywords.keyword, like(text)),
  columns: ['keyword', 'language', 'popupText', 'url'],
  fields: {
    keyword: { kind: 'text', column: keywords.keyword, isRequired: true },
    language: { kind: 'choice', column: keywords.language, isRequired: true, options: LANGUAGES, isFilter: true },
    popupText: { kind: 'lines', column: keywords.popupText, isRequired: true },
    url: { kind: 'text', column: keywords.url },
  },
  follow: (tx) => invalidateTags(tx, changeTags.keywords()),
}

const redirectEntity: Entity = {
  ...CONTENT,
  name: 'redirects',
  table: redirects,
  key: [redirects.path],
  title: () => sql`${redirects.path}`,
  sort: 'path',
  search: (text) => or(ilike(redirects.path, like(text)), ilike(redirects.target, like(text))) ?? sql`false`,
  columns: ['path', 'target'],
  fields: {
    path: { kind: 'text', column: redirects.path, isRequired: true, isGivenOnce: true, schema: z.string().regex(PATH) },
    target: { kind: 'text', column: redirects.target, isRequired: true, schema: z.string().regex(TARGET) },
  },
  check: async (tx, { after }) => {
    if (after !== null) await requireEnd(tx, String(after['path']), String(after['target']))
  },
  follow: (tx) => invalidateTags(tx, '*'),
}

/** Topics whose target is keys of groups. */
const GROUP_TOPICS: ReadonlySet<unknown> = new Set(['goods', 'purpose', 'absent'])
/** Phrases that name a line. */
const NAMED_BY = 3

/** Of lines that lead to groups the names of these. */
async function namesOfTargets(
  records: readonly { readonly id: string; readonly values: Values }[],
  language: Language,
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const { groups } = await vocabularyOf(language)
  return new Map(
    records.flatMap(({ id, values: { topic, target } }) => {
      if (!GROUP_TOPICS.has(topic)) return []
      const [keys = ''] = String(target).split(':')
      const names = keys.split(' ').flatMap((key) => groups.get(key)?.name ?? [])
      return names.length === 0 ? [] : [[id, { target: names.join(', ') }] as const]
    }),
  )
}

const searchTermEntity: Entity = {
  ...CONTENT,
  name: 'search-terms',
  table: searchTerms,
  key: [searchTerms.language, searchTerms.topic, searchTerms.target],
  title: () =>
    sql`coalesce(nullif(array_to_string(${searchTerms.phrases}[1:${sql.raw(String(NAMED_BY))}], ', '), ''), ${searchTerms.target})`,
  words: namesOfTargets,
  sort: 'title',
  search: (text) =>
    or(ilike(searchTerms.target, like(text)), sql`${searchTerms.phrases}::text ilike ${like(text)}`) ?? sql`false`,
  columns: ['phrases', 'target', 'topic', 'language'],
  fields: {
    language: {
      kind: 'choice',
      column: searchTerms.language,
      isRequired: true,
      isGivenOnce: true,
      options: LANGUAGES,
      isFilter: true,
    },
    topic: {
      kind: 'choice',
      column: searchTerms.topic,
      isRequired: true,
      isGivenOnce: true,
      options: TOPICS,
      isFilter: true,
    },
    target: { kind: 'text', column: searchTerms.target, isRequired: true, isGivenOnce: true },
    phrases: { kind: 'words', column: searchTerms.phrases },
  },
  follow: (tx) => invalidateTags(tx, changeTags.resources()),
}

export const contentEntities: readonly Entity[] = [
  pageEntity,
  bannerEntity,
  keywordEntity,
  redirectEntity,
  searchTermEntity,
]
