import { absoluteUrl, alternates, type Routing } from '@/lib/market/domains'
import { isLanguage, LANGUAGES, type Language } from '@/lib/market/languages'
import type { RouteName } from '@/lib/market/paths'

import { type PagePaths, routePaths, withSlashes } from './metadata'
import { element, escapeXml } from './xml'

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

/** Static routes that search engines index; they are in the first file of type pages. */
const INDEXED_ROUTES: readonly RouteName[] = [
  'home',
  'catalog',
  'manufacturers',
  'newest',
  'reclamation',
  'withdrawal',
  'rental/rentle',
  'ski-wizard',
  'stores',
  'life-outdoors/bloggers',
]

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

/** The sitemap index: one child per language, type and page of 5,000 entries. */
export function sitemapIndexXml(routing: Routing, pages: Readonly<Record<SitemapType, number>>): string {
  const files = LANGUAGES.flatMap((language) =>
    SITEMAP_TYPES.flatMap((type) =>
      Array.from({ length: pages[type] }, (_, index) => ({ language, type, page: index + 1 })),
    ),
  )
  const rows = files.map(
    (file) => `<sitemap>${element('loc', `${routing.origin}/sitemaps/${sitemapName(file)}`)}</sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>\n`
}

/** One entry in a language, with its other languages, last change and pictures; empty if it does not exist in the language. */
function entryXml(
  routing: Routing,
  language: Language,
  { paths, modified, images }: SitemapEntry,
  imageAddress: (path: string) => string,
): string {
  const own = paths[language]
  if (own === undefined) return ''
  const slashed = Object.fromEntries(Object.entries(paths).map(([code, path]) => [code, withSlashes(path)]))
  const links = alternates(routing, slashed).map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  )
  const pictures = images
    .slice(0, 10)
    .map(
      (path) => `<image:image>${element('image:loc', new URL(imageAddress(path), routing.origin).href)}</image:image>`,
    )
  return `<url>${element('loc', absoluteUrl(routing, language, withSlashes(own)))}${element('lastmod', modified)}${links.join('')}${pictures.join('')}</url>\n`
}

/** Number of entries that are written without a pause; in the pauses other requests are handled. */
const RUN = 250

/** One child, in parts of several entries. */
export async function* sitemapXml(
  routing: Routing,
  language: Language,
  entries: readonly SitemapEntry[],
  imageAddress: (path: string) => string,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n'
  for (let from = 0; from < entries.length; from += RUN) {
    const xml = entries
      .slice(from, from + RUN)
      .map((entry) => entryXml(routing, language, entry, imageAddress))
      .join('')
    if (xml !== '') yield xml
    await new Promise((resolve) => setTimeout(resolve))
  }
  yield '</urlset>\n'
}

/** The pages of the shops that have opening hours. What they show is a setting without a date of change. */
export const storeEntries = (stores: readonly { readonly type: string; readonly slug: string }[]): SitemapEntry[] =>
  stores
    .filter(({ type }) => type === 'retail')
    .map(({ slug }) => ({ paths: routePaths('stores/store', { store: slug }), modified: '', images: [] }))

/** The static routes as entries. They change with the shop's version, so they have no date of change. */
export function staticEntries(): SitemapEntry[] {
  const paths = [
    ...INDEXED_ROUTES.map((route) => routePaths(route)),
    ...['alpine', 'nordic'].map((sport) => routePaths('ski-wizard/sport', { sport })),
  ]
  return paths.map((path) => ({ paths: path, modified: '', images: [] }))
}
