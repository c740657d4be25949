/** The rules of structured data, asked by the kinds of page that the crawl knows. */
import { jsonLdFaults } from './json-ld'

interface JsonLdPage {
  /** `home`, `product`, `gift-card`, `store`, `article`; of any other kind, a page below the front page with a trail. */
  readonly kind: string
  readonly url: string
  readonly html: string
}

/**
 * The kind by which a page's data are judged; null for pages that no sitemap names (cart, log-in, …), which need none. A page with a query
 * is judged like the page itself. The two gift cards are products with old-site pages (spec 3 §2).
 */
export function ruleKind(kind: string, url: string): string | null {
  const bare = kind.replace('?', '')
  if (bare === 'service' || bare === 'other') return null
  return bare === 'product' && /\/old\/[^/]+\/gift-card/.test(url) ? 'gift-card' : bare
}

export function structuredDataFaults(blocks: readonly unknown[], page: JsonLdPage): string[] {
  const kind = ruleKind(page.kind, page.url)
  if (kind === null && blocks.length === 0) return []
  return jsonLdFaults(blocks, { ...page, kind: kind ?? page.kind })
}
