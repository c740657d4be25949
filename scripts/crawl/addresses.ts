/** Which addresses belong to the shop, of which language and kind a page is, and which links are followed. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/lib/market/languages'
import { matchStaticSegments } from '@/lib/market/paths'
import { LIFE_TABS } from '@/lib/market/tables/static-paths'
import { OLD_PREFIX } from '@/lib/market/resolve-path'
import type { SitemapType } from '@/lib/seo/sitemap'

/** Addresses with one set of query names that are requested for each language and kind of page; `page` alone is always followed. */
export const QUERIES_OF_A_KIND = 20
/** Paths that are no pages. */
const NOT_A_PAGE = /^\/(?:api|media|feeds|sitemaps|_next|payment-[a-z]+|opensearch)(?:\/|$)|\.[A-Za-z0-9]{1,8}$/

const KIND_OF_FILE: Readonly<Record<SitemapType, string>> = {
  products: 'product',
  groups: 'group',
  brands: 'brand',
  pages: 'page',
}

export interface Place {
  readonly language: Language
  /** `product`, `group`, `brand`, `page`, `article`, `store`, `home`, `service` or `other`; with `?` for a page with a query, or with the way to a product in its path. */
  readonly kind: string
}

/** Without its anchor. */
export function withoutAnchor(address: string): string {
  const at = address.indexOf('#')
  return at < 0 ? address : address.slice(0, at)
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '')

/** A product may have the groups or the ski wizard that led to it between its brand and its name; this is its address without them. */
function baseOf(bare: string, segments: readonly string[]): string {
  const isOld = segments[0] === OLD_PREFIX
  const between = segments.slice(isOld ? 2 : 1, -1)
  return between.length === 0 ? bare : bare.replace(`/${between.join('/')}/`, '/')
}

/** The kinds of pages that sitemaps name, and of those that only the table of paths knows. */
export class Places {
  readonly #origins: Map<string, Language | null>
  readonly #listed = new Map<string, Place>()

  /** `origins`: those of the shop, with the language of a domain that has one. */
  constructor(origins: ReadonlyMap<string, Language | null>) {
    this.#origins = new Map(origins)
  }

  list(address: string, language: Language, type: SitemapType): void {
    const { origin } = new URL(address)
    if (!this.#origins.has(origin)) this.#origins.set(origin, language)
    this.#listed.set(address, { language, kind: this.#refined(address, KIND_OF_FILE[type]) })
  }

  isOwn = (address: string): boolean => this.#origins.has(new URL(address).origin)

  /** True for the address of a page, not of a picture, a feed or a call. */
  isPage = (address: string): boolean => this.isOwn(address) && !NOT_A_PAGE.test(new URL(address).pathname)

  #languageAndPath(address: string): { language: Language; segments: string[] } {
    const { origin, pathname } = new URL(address)
    const [first, ...rest] = pathname.split('/').filter((part) => part !== '')
    if (isLanguage(first)) return { language: first, segments: rest }
    return {
      language: this.#origins.get(origin) ?? DEFAULT_LANGUAGE,
      segments: first === undefined ? [] : [first, ...rest],
    }
  }

  #refined(address: string, kind: string): string {
    const { language, segments } = this.#languageAndPath(address)
    const { route, params = {} } = matchStaticSegments(segments, language) ?? {}
    if (route === 'home') return 'home'
    if (route === 'stores/store') return 'store'
    const isSection = LIFE_TABS.some((tab) => tab[language] === params['post'])
    if (route === 'life-outdoors/blog/post' || (route === 'life-outdoors/post' && !isSection)) return 'article'
    if (route?.startsWith('campaigns')) return 'campaign'
    return kind
  }

  of(address: string): Place {
    const bare = withoutQuery(address)
    const mark = new URL(address).search === '' ? '' : '?'
    const listed = this.#listed.get(bare)
    if (listed) return mark === '' ? listed : { language: listed.language, kind: listed.kind + mark }
    const { language, segments } = this.#languageAndPath(bare)
    const base = this.#listed.get(baseOf(bare, segments))
    if (base?.kind === 'product') return { language, kind: 'product?' }
    const route = matchStaticSegments(segments, language)?.route
    return { language, kind: this.#refined(bare, route === undefined ? 'other' : 'service') + mark }
  }
}

/** Decides which addresses with a query are requested, so that filters and selections do not multiply. */
export class QueryRule {
  readonly #asked = new Map<string, number>()
  skipped = 0

  follows(address: string, { language, kind }: Place): boolean {
    const names = [...new Set(new URL(address).searchParams.keys())].sort()
    if (names.length === 0 || (names.length === 1 && names[0] === 'page')) return true
    const key = `${language} ${kind} ${names.join('&')}`
    const count = this.#asked.get(key) ?? 0
    this.#asked.set(key, count + 1)
    if (count < QUERIES_OF_A_KIND) return true
    this.skipped += 1
    return false
  }
}
