/** The kind of route of a request, for the metrics: few values, whatever is asked. */

const STARTS: readonly (readonly [start: string, kind: string])[] = [
  ['/_next/', 'build_file'],
  ['/media/', 'picture'],
  ['/api/', 'call'],
  ['/payment-', 'payment_page'],
  ['/feeds/', 'file'],
  ['/sitemaps/', 'file'],
  ['/opensearch', 'file'],
]
/** Kinds of pages that many visitors see, by the segment after the market in the page's key. */
const PAGES: Readonly<Record<string, string>> = {
  product: 'product',
  gift: 'product',
  group: 'list',
  brand: 'list',
  campaign: 'list',
  'group-list': 'filtered_list',
  'brand-list': 'filtered_list',
  'campaign-list': 'filtered_list',
  'static-page': 'content',
  'tabbed-page': 'content',
}

/** By the address alone. */
export function kindOf(url: string): string {
  const known = STARTS.find(([start]) => url.startsWith(start))
  if (known) return known[1]
  if (url === '/livez' || url === '/readyz') return 'health'
  return /^[^?]*\.[a-z]{2,5}(?:\?|$)/.test(url) ? 'file' : 'page'
}

/** By the key of a page, such as `/sv.se.sek/product/-/brand/model/`. */
export function pageKind(key: string): string {
  const start = key.indexOf('/', 1) + 1
  const end = key.indexOf('/', start)
  return (start > 0 && end > start && PAGES[key.slice(start, end)]) || 'page'
}
