import type { BenchOptions } from './options'

/** The pages that are measured. */
export interface Targets {
  home: string
  group: string
  product: string
  variant: string
  checkout: string
}

interface Slugs {
  navigationSlugs: Record<string, string[]>
  manufacturerSlugs: string[]
}

/** HTML of a page, requested like a browser without preferences. */
export async function html(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path, { headers: { 'user-agent': 'Mozilla/5.0 (bench)' } })
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`)
  return response.text()
}

/** The addresses of this site to which a page links, each once. */
export function links(page: string): string[] {
  const found = [...page.matchAll(/href="(\/[^"#]*)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
  return [...new Set(found)]
}

const segments = (path: string) => (path.split('?', 1)[0] ?? '').split('/').filter((part) => part !== '')

/** The products to which a page links. */
export function productLinks(page: string, brands: ReadonlySet<string>): string[] {
  return links(page).filter((path) => segments(path).length > 1 && brands.has(segments(path)[0] ?? ''))
}

async function slugsOf(origin: string): Promise<Slugs> {
  const response = await fetch(`${origin}/api/route-slugs/`)
  if (!response.ok) throw new Error(`/api/route-slugs/ answers ${response.status}. Give --group= and --product=.`)
  return (await response.json()) as Slugs
}

/** The group whose page has a number of products closest to the one for which the budget is defined. */
async function findGroup(origin: string, slugs: string[], brands: ReadonlySet<string>, cards: number): Promise<string> {
  let best = { path: '', count: 0 }
  for (const slug of slugs.slice(0, 20)) {
    const path = `/${slug}/`
    const count = await html(origin, path).then(
      (page) => new Set(productLinks(page, brands).map((link) => link.split('?', 1)[0])).size,
      () => 0,
    )
    if (Math.abs(count - cards) < Math.abs(best.count - cards)) best = { path, count }
    if (count === cards) break
  }
  if (best.count < 1) throw new Error('No group page with products was found. Give --group= and --product=.')
  return best.path
}

/**
 * A selected variant of a product: a link on its page with colour and size, otherwise a link of its group, otherwise an invented selection.
 */
async function findVariant(origin: string, product: string, candidates: string[]): Promise<string> {
  const base = product.split('?', 1)[0] ?? product
  const all = [...links(await html(origin, base)), ...candidates].filter((path) => path.startsWith(`${base}?`))
  return (
    all.find((path) => /[?&]color=/.test(path) && /[?&]size=/.test(path)) ??
    all.find((path) => /[?&](?:color|size)=/.test(path)) ??
    `${base}?color=black&size=M`
  )
}

/** Finds the pages to measure, unless they were given. */
export async function findTargets(origin: string, options: BenchOptions, cards: number): Promise<Targets> {
  const needed = options.group === undefined || options.product === undefined
  const slugs = needed ? await slugsOf(origin) : { navigationSlugs: {}, manufacturerSlugs: [] }
  const brands = new Set(slugs.manufacturerSlugs)
  const group = options.group ?? (await findGroup(origin, slugs.navigationSlugs['fi'] ?? [], brands, cards))
  const candidates = options.product === undefined ? productLinks(await html(origin, group), brands) : []
  const product = options.product ?? (candidates[0]?.split('?', 1)[0] || '')
  if (product === '') throw new Error(`${group} links to no product. Give --product=.`)
  const variant = options.variant ?? (await findVariant(origin, product, candidates))
  return { home: '/', group, product, variant, checkout: options.checkout }
}
