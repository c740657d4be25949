/** What an address leads to, by name, and the addresses of a record in every language: links are chosen in the back office, not typed. */
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'

import { brands, models, pathHistory, productGroupTexts } from '@/lib/backend/domain/schema/catalogue'
import { pages, redirects } from '@/lib/backend/domain/schema/content'
import { relativeUrl } from '@/lib/backend/domain/texts/sanitize'
import { db } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'
import type { LinkKind, LinkTarget } from '@/lib/contract/schemas/office-content'
import { isLanguage, type Language, LANGUAGES } from '@/lib/market/languages'
import { BUILT_ROUTES, isContentName, matchStaticSegments } from '@/lib/market/paths'

import { type Actor, requireRead } from './actor'
import { entityNamed } from './registry'
import { titlesOf } from './rows'

interface Meant {
  readonly kind: Exclude<LinkKind, 'nowhere'>
  /** The kind of record and its id, where it leads to one. */
  readonly record?: { readonly entity: string; readonly id: number }
  /** Shoppers do not see it now: it is not public, not yet or not any more. */
  readonly isHidden?: boolean
}

/** The parts of a path of the shop, without the language before them; null for a path that no browser could ask for. */
function segmentsOf(target: string): string[] | null {
  try {
    const path = decodeURIComponent(target.split(/[?#]/, 1)[0] ?? '').toLowerCase()
    const segments = path.split('/').filter(Boolean)
    return isLanguage(segments[0]) ? segments.slice(1) : segments
  } catch {
    return null
  }
}

/** Of records with the same path the one in this language. */
const inLanguageFirst = (column: typeof pages.language | typeof productGroupTexts.language, language: Language) =>
  sql`${column} = ${language} desc`

async function groupAt(path: string, language: Language): Promise<Meant | null> {
  const [row] = await db()
    .select({ id: productGroupTexts.groupId })
    .from(productGroupTexts)
    .where(eq(productGroupTexts.path, path))
    .orderBy(inLanguageFirst(productGroupTexts.language, language), asc(productGroupTexts.groupId))
    .limit(1)
  return row ? { kind: 'group', record: { entity: 'groups', id: row.id } } : null
}

const KIND_OF_PAGE = { static: 'page', tabs: 'page', author: 'page', article: 'article', campaign: 'campaign' } as const

async function pageAt(slug: string, language: Language): Promise<Meant | null> {
  const now = sql<boolean>`coalesce(${pages.startsAt} <= now(), true) and coalesce(${pages.endsAt} > now(), true)`
  const [row] = await db()
    .select({ id: pages.id, kind: pages.kind, isNow: now })
    .from(pages)
    .where(eq(pages.slug, slug))
    .orderBy(inLanguageFirst(pages.language, language), asc(pages.id))
    .limit(1)
  return row ? { kind: KIND_OF_PAGE[row.kind], record: { entity: 'pages', id: row.id }, isHidden: !row.isNow } : null
}

async function productOrBrandAt(segments: readonly string[]): Promise<Meant | null> {
  const [brand = '', model] = segments
  if (segments.length > 2) return null
  const [found] = await db()
    .select({ brand: brands.id, model: models.id, isPublic: models.isPublic })
    .from(brands)
    .leftJoin(models, eq(models.brandId, brands.id))
    .where(and(eq(brands.slug, brand), model === undefined ? undefined : eq(models.slug, model)))
    .limit(1)
  if (!found) return null
  if (model === undefined) return { kind: 'brand', record: { entity: 'brands', id: found.brand } }
  return { kind: 'product', record: { entity: 'products', id: found.model ?? 0 }, isHidden: found.isPublic !== true }
}

/** An address that leads on to another one. */
async function isLedOn(segments: readonly string[]): Promise<boolean> {
  const path = `/${segments.join('/')}`
  const bare = path.slice(1)
  const [[redirect], [moved]] = await Promise.all([
    db()
      .select({ path: redirects.path })
      .from(redirects)
      .where(or(inArray(redirects.path, [path, `${path}/`]), eq(redirects.path, bare)))
      .limit(1),
    db().select({ path: pathHistory.path }).from(pathHistory).where(eq(pathHistory.path, bare)).limit(1),
  ])
  return redirect !== undefined || moved !== undefined
}

/** What a path of the shop leads to; null for nothing. */
export async function meantBy(target: string, language: Language): Promise<Meant | null> {
  const segments = segmentsOf(target)
  if (segments === null) return null
  if (segments.length === 0) return { kind: 'home' }
  if (segments[0] === 'media') return { kind: 'built' }
  const route = matchStaticSegments(segments, language)?.route
  const path = segments.join('/')
  const page = await pageAt(path, language)
  if (page) return page
  if (route && BUILT_ROUTES.has(route) && !isContentName(route)) return { kind: 'built' }
  return (
    (await groupAt(path, language)) ??
    (await productOrBrandAt(segments)) ??
    ((await isLedOn(segments)) ? { kind: 'moved' } : null)
  )
}

const NOWHERE: LinkTarget = { kind: 'nowhere', entity: null, id: null, name: null, isHidden: false }
/** Addresses of other sites, of mail and of telephones: they are not followed. */
const ELSEWHERE = /^(?:https?:\/\/[^/\s]+|mailto:\S+|tel:\S+)/i

/** What an address of a language leads to, named for the person who asks. */
export async function linkTargetOf(address: string, language: Language, actor: Actor): Promise<LinkTarget> {
  const target = relativeUrl(address.trim())
  if (ELSEWHERE.test(target)) return { ...NOWHERE, kind: 'web' }
  if (!/^\/(?![/\\])/.test(target)) return NOWHERE
  const meant = await meantBy(target, language)
  if (meant === null) return NOWHERE
  const { kind, record, isHidden = false } = meant
  if (!record) return { ...NOWHERE, kind }
  const entity = entityNamed(record.entity)
  if (!actor.may(entity.read)) return { ...NOWHERE, kind, isHidden }
  const id = String(record.id)
  const titles = await titlesOf(entity, [id], actor.language)
  return { kind, entity: record.entity, id, name: titles.get(id)?.title ?? null, isHidden }
}

type Paths = Partial<Record<Language, string>>

const everywhere = (path: string): Paths => Object.fromEntries(LANGUAGES.map((language) => [language, path]))
const byLanguage = (rows: readonly { language: string; path: string }[]): Paths =>
  Object.fromEntries(
    rows.filter(({ language }) => isLanguage(language)).map(({ language, path }) => [language, `/${path}/`]),
  )

async function pathsOfPage(id: number): Promise<Paths> {
  const key = db().select({ key: pages.key }).from(pages).where(eq(pages.id, id))
  return byLanguage(
    await db().select({ language: pages.language, path: pages.slug }).from(pages).where(inArray(pages.key, key)),
  )
}

const pathsOfGroup = async (id: number): Promise<Paths> =>
  byLanguage(
    await db()
      .select({ language: productGroupTexts.language, path: productGroupTexts.path })
      .from(productGroupTexts)
      .where(eq(productGroupTexts.groupId, id)),
  )

async function pathsOfBrand(id: number): Promise<Paths> {
  const [row] = await db().select({ slug: brands.slug }).from(brands).where(eq(brands.id, id))
  return row ? everywhere(`/${row.slug}/`) : {}
}

async function pathsOfProduct(id: number): Promise<Paths> {
  const [row] = await db()
    .select({ brand: brands.slug, model: models.slug })
    .from(models)
    .innerJoin(brands, eq(brands.id, models.brandId))
    .where(eq(models.id, id))
  return row ? everywhere(`/${row.brand}/${row.model}/`) : {}
}

const PATHS_OF: Readonly<Record<string, (id: number) => Promise<Paths>>> = {
  groups: pathsOfGroup,
  products: pathsOfProduct,
  brands: pathsOfBrand,
  pages: pathsOfPage,
}

/** The addresses of a record in the languages that have one. Throws FORBIDDEN, NOT_FOUND. */
export async function linkPathsOf(entity: string, id: number, actor: Actor): Promise<Paths> {
  requireRead(actor, entityNamed(entity))
  const paths = (await PATHS_OF[entity]?.(id)) ?? {}
  if (Object.keys(paths).length === 0) throw new ApiError('NOT_FOUND', 'There is no such page.')
  return paths
}
