/** The rules of structured data, in the form in which the crawl asks for them. */

/** `kind`: `home`, `product`, `gift-card`, `store`, `article`; of any other kind, a page below the front page with a trail. */
interface JsonLdPage {
  readonly kind: string
  readonly url: string
  readonly html: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What every block says: its vocabulary and its type. */
function blockFaults(block: unknown): string[] {
  if (!isRecord(block)) return ['a block is no object']
  const { '@context': context, '@type': type, '@graph': graph } = block
  return [
    ...(typeof context === 'string' && /^https?:\/\/schema\.org\/?$/.test(context)
      ? []
      : ['a block without @context of schema.org']),
    ...(typeof type === 'string' || Array.isArray(graph) ? [] : ['a block without @type']),
  ]
}

const NEEDED: Readonly<Record<string, string>> = {
  product: 'a product',
  'gift-card': 'a gift card',
  home: 'a front page',
  store: 'a store',
  article: 'an article',
}

/** Rules of a kind of page. */
function kindFaults(blocks: readonly unknown[], { kind }: JsonLdPage): string[] {
  const what = NEEDED[kind]
  return what !== undefined && blocks.length === 0 ? [`${what} without structured data`] : []
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
  return [...blocks.flatMap(blockFaults), ...(kind === null ? [] : kindFaults(blocks, { ...page, kind }))]
}
