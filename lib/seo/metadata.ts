import type { Metadata } from 'next'

import { config } from '@/lib/config/env'
import { metaDescription } from '@/lib/catalog/meta'
import { imageUrl } from '@/lib/images/url'
import { absoluteUrl, alternates } from '@/lib/market/domains'
import { type Language, LANGUAGES, localeOf } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import { localizedPath, type RouteName, type RouteParams } from '@/lib/market/paths'

/** Paths of one page by language, without prefix; only languages in which the page exists. */
export type PagePaths = Readonly<Partial<Record<Language, string>>>

/** A page's query in Next's format. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>

interface PageMetadataInput {
  /** Without the shop's name, which is added. */
  readonly title: string
  /** Shortened to 150 characters, at the end of a word (spec 2 §5). */
  readonly description?: string | null
  /** The page's path in each language, for canonical and hreflang. Without it the page is not indexed. */
  readonly paths?: PagePaths
  /** Appended to the canonical URL, such as `?page=2`; then the page has no hreflang links. */
  readonly search?: string
  readonly robots?: Metadata['robots']
  /** Path in the image service, for previews of shared links; without it the shop's mark is shown. */
  readonly image?: string | null
}

const SHOP_PICTURE = '/icon-512.png'

/** One slash at both ends. */
export function withSlashes(path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, '')
  return inner ? `/${inner}/` : '/'
}

/** The path of a static route in each language. */
export function routePaths(route: RouteName, params: RouteParams = {}): PagePaths {
  return Object.fromEntries(LANGUAGES.map((language) => [language, localizedPath(route, params, language)]))
}

/** For pages that must not be a search result: search engines only follow their links. */
export const NOINDEX = { index: false, follow: true } as const

/** A list with filters, a sort order or a view is not indexed; `?page=N` alone is. */
export function listRobots(query: PageQuery): Metadata['robots'] {
  return Object.keys(query).some((name) => name !== 'page' && query[name] !== undefined) ? NOINDEX : undefined
}

/**
 * The page number in the query, as text; null for the first page, which is the list itself. `page=1` together with filters only renders the
 * whole first page.
 */
export function laterPage({ page }: PageQuery): string | null {
  return typeof page === 'string' && page !== '1' ? page : null
}

/** The query of a canonical address: `?page=N` for a later page of a whole list; a list with filters is canonical to the list itself. */
export function canonicalSearch(query: PageQuery): string {
  const page = listRobots(query) ? null : laterPage(query)
  return page ? `?page=${page}` : ''
}

/** Title with the shop's name, description, canonical, hreflang with x-default, robots and preview of a page. */
export function pageMetadata(
  { language }: Pick<Market, 'language'>,
  { title, description, paths, search = '', robots, image }: PageMetadataInput,
): Metadata {
  const { routing, shopName } = config()
  const own = paths?.[language]
  const canonical = own === undefined ? undefined : absoluteUrl(routing, language, withSlashes(own)) + search
  const text = description ? metaDescription(description) : undefined
  const slashed = Object.fromEntries(Object.entries(paths ?? {}).map(([code, path]) => [code, withSlashes(path)]))
  const indexed = robots === undefined && canonical !== undefined
  const links = canonical !== undefined && !search ? alternates(routing, slashed) : []
  const picture = new URL(image ? imageUrl(image, { w: 1280 }) : SHOP_PICTURE, routing.origin).href
  return {
    title: { absolute: title === shopName ? title : `${title} | ${shopName}` },
    description: text,
    alternates: { canonical, languages: Object.fromEntries(links.map(({ hrefLang, href }) => [hrefLang, href])) },
    robots: indexed ? undefined : (robots ?? NOINDEX),
    openGraph: {
      type: 'website',
      title,
      description: text,
      url: canonical,
      siteName: shopName,
      locale: localeOf(language).replace('-', '_'),
      images: [{ url: picture }],
    },
  }
}
