/** What a running shop sells: the inputs of the most expensive requests are made of it. */
export interface ShopFacts {
  readonly variants: readonly number[]
  readonly models: readonly number[]
  /** `brand/model` */
  readonly products: readonly string[]
  readonly brands: readonly string[]
  /** Paths of Finnish groups. */
  readonly groups: readonly string[]
}

async function json<T>(origin: string, path: string): Promise<T> {
  const response = await fetch(origin + path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`)
  return (await response.json()) as T
}

interface FeedPart {
  items: { id: number; model_id: number; path: string }[]
  next: number | null
}

/** Reads the products of the first 200 models. */
export async function factsOf(origin: string): Promise<ShopFacts> {
  const items: FeedPart['items'] = []
  for (let after: number | null = 0, parts = 0; after !== null && parts < 4; parts++) {
    const part: FeedPart = await json(origin, `/api/product-feed/?language=fi&country=fi&taxAreaId=1&after=${after}`)
    items.push(...part.items)
    after = part.next
  }
  const slugs = await json<{ navigationSlugs: Record<string, string[]>; manufacturerSlugs: string[] }>(
    origin,
    '/api/route-slugs/',
  )
  return {
    variants: items.map(({ id }) => id),
    models: [...new Set(items.map((item) => item.model_id))],
    products: [...new Set(items.map(({ path }) => path))],
    brands: slugs.manufacturerSlugs,
    groups: slugs.navigationSlugs['fi'] ?? [],
  }
}
