/** Links in the texts of a page, and whether each leads to something of the shop. */
import { and, eq, inArray, or, sql } from 'drizzle-orm'

import { brands, models } from '@/lib/backend/domain/schema/catalogue'
import { redirects } from '@/lib/backend/domain/schema/content'
import { translatedPaths } from '@/lib/backend/domain/taxonomy/group-paths'
import { relativeUrl } from '@/lib/backend/domain/texts/sanitize'
import { db } from '@/lib/backend/platform/database/pool'
import { isLanguage, type Language } from '@/lib/market/languages'
import { BUILT_ROUTES, isContentName, matchStaticSegments } from '@/lib/market/paths'

export interface PageLink {
  readonly text: string
  readonly target: string
  readonly isBroken: boolean
}

/** More links than any page has. */
const MOST = 300
const LINK = /<a\s[^>]*?href="([^"]*)"[^>]*>([^]*?)<\/a>/gi

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .trim()

/** The segments of a path of the shop, without the language before them; null for a path that no browser could ask for. */
function segmentsOf(target: string): string[] | null {
  try {
    const path = decodeURIComponent(target.split(/[?#]/, 1)[0] ?? '').toLowerCase()
    const segments = path.split('/').filter(Boolean)
    return isLanguage(segments[0]) ? segments.slice(1) : segments
  } catch {
    return null
  }
}

async function isProductOrBrand(segments: readonly string[]): Promise<boolean> {
  const [brand = '', model] = segments
  if (segments.length > 2) return false
  const [found] = await db()
    .select({ id: brands.id })
    .from(brands)
    .leftJoin(models, eq(models.brandId, brands.id))
    .where(and(eq(brands.slug, brand), model === undefined ? undefined : eq(models.slug, model)))
    .limit(1)
  return found !== undefined
}

async function isRedirect(segments: readonly string[]): Promise<boolean> {
  const path = `/${segments.join('/')}`
  const [found] = await db()
    .select({ path: redirects.path })
    .from(redirects)
    .where(or(inArray(redirects.path, [path, `${path}/`]), sql`${redirects.path} = ${path.slice(1)}`))
    .limit(1)
  return found !== undefined
}

async function leadsSomewhere(target: string, language: Language): Promise<boolean> {
  const segments = segmentsOf(target)
  if (segments === null) return false
  if (segments.length === 0 || segments[0] === 'media') return true
  const route = matchStaticSegments(segments, language)?.route
  if (route && BUILT_ROUTES.has(route) && !isContentName(route)) return true
  if ((await translatedPaths(segments.join('/'))).length > 0) return true
  return (await isProductOrBrand(segments)) || isRedirect(segments)
}

/** Links of an HTML text into the shop, in their order; links to other sites are not followed. */
export async function linksIn(html: string, language: Language): Promise<PageLink[]> {
  const found = [...html.matchAll(LINK)].slice(0, MOST).map(([, href = '', text = '']) => ({
    text: plain(text),
    target: relativeUrl(plain(href)),
  }))
  const inside = found.filter(({ target }) => target.startsWith('/'))
  return Promise.all(
    inside.map(async (link) => ({ ...link, isBroken: !(await leadsSomewhere(link.target, language)) })),
  )
}
