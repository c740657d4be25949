import { absoluteUrl, alternates, type Routing } from '@/lib/market/domains'
import { isLanguage, LANGUAGES, type Language } from '@/lib/market/languages'
import type { RouteName } from '@/lib/market/paths'

import { type PagePaths, routePaths, withSlashes } from './metadata'

export const SITEMAP_TYPES = ['products', 'groups', 'brands', 'pages'] as const
export type SitemapType = (typeof SITEMAP_TYPES)[number]

export interface SitemapEntry {
  readonly paths: PagePaths
  /** ISO date or time of the last real change. */
  readonly modified: string
  /** Paths in the image service. */
  readonly images: readonly string[]
}

/** One child of the sitemap index: `fi-products-1.xml`. */
export interface SitemapFile {
  readonly language: Language
  readonly type: SitemapType
  readonly page: number
}

/** Static routes that belong into the index of a search engine; they stand in the first file of type pages. */
export const INDEXED_ROUTES: readonly RouteName[] = ['home', 'manufacturers', 'reclamation', 'ski-wizard']

/** The file's name. */
export function sitemapName({ language, type, page }: SitemapFile): string {
  return `${language}-${type}-${page}.xml`
}

/** Reads a file's name; null for any other text. */
export function parseSitemapName(name: string): SitemapFile | null {
  const [, language, type, page] = /^([a-z]{2})-([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? []
  const known = SITEMAP_TYPES.find((candidate) => candidate === type)
  return isLanguage(language) && known ? { language, type: known, page: Number(page) } : null
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)

/** The sitemap index: one child per language, type and page of 5,000 entries. */
export function sitemapIndexXml(routing: Routing, pages: Readonly<Record<SitemapType, number>>): string {
  const files = LANGUAGES.flatMap((language) =>
    SITEMAP_TYPES.flatMap((type) => Array.from({ length: pages[type] }, (_, index) => ({ language, type, page: index + 1 }))))
  const rows = files.map((file) => `<sitemap><loc>${escapeXml(`${routing.origin}/sitemaps/${sitemapName(file)}`)}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>\n`
}

/** One child: the pages that exist in its language, each with its other languages, last change and pictures. */
export function sitemapXml(routing: Routing, language: Language, entries: readonly SitemapEntry[], imageAddress: (path: string) => string): string {
  const rows = entries.flatMap(({ paths, modified, images }) => {
    const own = paths[language]
    if (own === undefined) return []
    const slashed = Object.fromEntries(Object.entries(paths).map(([code, path]) => [code, withSlashes(path)]))
    const links = alternates(routing, slashed).map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    )
    const pictures = images.slice(0, 10).map((path) => `<image:image><image:loc>${escapeXml(new URL(imageAddress(path), routing.origin).href)}</image:loc></image:image>`)
    const lastmod = modified ? `<lastmod>${escapeXml(modified)}</lastmod>` : ''
    return [`<url><loc>${escapeXml(absoluteUrl(routing, language, withSlashes(own)))}</loc>${lastmod}${links.join('')}${pictures.join('')}</url>`]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${rows.join('\n')}\n</urlset>\n`
}

/** The static routes as entries; they change with the shop's version, which has no date worth telling. */
export function staticEntries(): SitemapEntry[] {
  const paths = [...INDEXED_ROUTES.map((route) => routePaths(route)), ...['alpine', 'nordic'].map((sport) => routePaths('ski-wizard/sport', { sport }))]
  return paths.map((path) => ({ paths: path, modified: '', images: [] }))
}
