/** Links that lead nowhere: in content pages, banners and groups. */
import { eq, sql } from 'drizzle-orm'

import { banners, pages } from '@/lib/backend/domain/schema/content'
import { db } from '@/lib/backend/platform/database/pool'
import { config } from '@/lib/config/env'
import { isLanguage, type Language, LANGUAGES } from '@/lib/market/languages'
import { BUILT_ROUTES, isContentName, matchStaticSegments } from '@/lib/market/paths'
import { prefixFor } from '@/lib/market/market'

import { type Finding, listed, ok, warning } from './finding'

interface Link {
  /** Where it is written. */
  readonly on: string
  readonly language: Language
  readonly href: string
}

const HREF = /<a\b[^>]*\bhref="([^"]+)"/g

async function linksOfPages(): Promise<Link[]> {
  const rows = await db().select({ slug: pages.slug, language: pages.language, html: pages.contentHtml }).from(pages)
  return rows.flatMap(({ slug, language, html }) =>
    isLanguage(language)
      ? [...html.matchAll(HREF)].map(([, href = '']) => ({ on: `/${slug}/ (${language})`, language, href }))
      : [],
  )
}

async function linksOfBanners(): Promise<Link[]> {
  const rows = await db().select({ id: banners.id, urls: banners.urls }).from(banners).where(eq(banners.isActive, true))
  return rows.flatMap(({ id, urls }) =>
    Object.entries(urls).flatMap(([language, text]) =>
      isLanguage(language)
        ? text
            .split('\n')
            .map((href) => ({ on: `banner ${id} (${language})`, language, href: href.trim() }))
            .filter(({ href }) => href !== '')
        : [],
    ),
  )
}

/** A part of a path as it is meant; one that nobody can decode stays, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The path of an own address without its language's prefix, in parts; null for another site, a mail address or an anchor. */
function partsOf({ href, language }: Link): string[] | null {
  const own = new URL(config().origin)
  if (href.startsWith('#') || !URL.canParse(href, own)) return null
  const url = new URL(href, own)
  if (url.origin !== own.origin) return null
  const prefix = prefixFor(language)
  const path =
    prefix !== '' && `${url.pathname}/`.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : url.pathname
  return path.split('/').filter(Boolean).map(decoded)
}

/** Paths that something in the database has, by language. */
async function knownPaths(): Promise<ReadonlySet<string>> {
  const { rows } = await db().execute<{ path: string }>(sql`
    select language || '/' || slug as path from pages
    union select language || '/' || path from product_group_texts
    union select l || '/' || b.slug from brands b, unnest(${sql.param([...LANGUAGES])}::text[]) l
    union select l || '/' || b.slug || '/' || m.slug from models m join brands b on b.id = m.brand_id, unnest(${sql.param([...LANGUAGES])}::text[]) l
      where m.is_public`)
  return new Set(rows.map(({ path }) => path.toLowerCase()))
}

function leadsNowhere(link: Link, known: ReadonlySet<string>): boolean {
  const parts = partsOf(link)
  if (parts === null || parts.length === 0) return false
  const match = matchStaticSegments(parts, link.language)
  if (match && BUILT_ROUTES.has(match.route) && !isContentName(match.route)) return false
  return !known.has(`${link.language}/${parts.join('/')}`.toLowerCase())
}

export async function linkFinding(): Promise<Finding> {
  const [links, known] = [[...(await linksOfPages()), ...(await linksOfBanners())], await knownPaths()]
  const dead = links.filter((link) => leadsNowhere(link, known))
  return dead.length === 0
    ? ok('links', `${links.length} in pages and banners`)
    : warning('links', `These lead nowhere: ${listed(dead.map(({ on, href }) => `${href} on ${on}`))}; mend them.`)
}
