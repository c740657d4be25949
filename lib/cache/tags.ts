/**
 * The list of all cache tags: the tag names of each entity, the tags of each kind of page, and the tags that a change of each entity
 * invalidates. Pure: reads and writes both use this file, so that they always agree.
 *
 * A page is found by its path before its id is known, and a path without a page is cached, too. So an entity with a path has a tag for the
 * path (`product-at:…`) besides the tag of its id, and a change invalidates both.
 */

/** Next rejects tags above 256 characters; the cache handler writes them into a header, so they are ASCII without commas. */
const MAX_NAME = 180

const LONE_SURROGATES = /\p{Surrogate}/gu

/** A 53-bit hash in hex. Two names with the same hash only invalidate each other's entries. */
function hash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16)
}

function named(prefix: string, name: string): string {
  const encoded = encodeURIComponent(name.toLowerCase().replace(LONE_SURROGATES, '_')).replaceAll('%2F', '/')
  return `${prefix}:${encoded.length <= MAX_NAME ? encoded : `${encoded.slice(0, 100)}~${hash(encoded)}`}`
}

/** Tag patterns, one per entity. */
export const tag = {
  product: (id: number) => `product:${id}`,
  /** `{brandSlug}/{modelSlug}` */
  productAt: (path: string) => named('product-at', path),
  group: (id: number) => `group:${id}`,
  groupAt: (language: string, path: string) => named('group-at', `${language}/${path}`),
  brand: (slug: string) => named('brand', slug),
  page: (language: string, slug: string) => named('page', `${language}/${slug}`),
  giftCampaign: (slug: string) => named('gift-campaign', slug),
  /** Group tree, brands, colours, stores, sizes, tax rates: the data of header, menus and footer on every page. */
  resources: 'resources',
  settings: 'settings',
  banners: 'banners',
  keywords: 'keywords',
  currencies: 'currencies',
  /** Pages that were rendered while init-config could not be read. */
  initConfigFailed: 'init-config-failed',
  /** Pages that were rendered without products because the list could not be read. */
  listFailed: 'list-failed',
  /** The lists that middleware uses for routing. */
  slugs: 'slugs',
  /** Which content pages there are: every page links only to those. */
  contentPages: 'content-pages',
  /** Everything that the sitemap lists. */
  sitemap: 'sitemap',
} as const

/** The tags of each kind of cached read; a page has the tags of all its reads. */
export const readTags = {
  frame: () => [tag.resources, tag.settings],
  settings: () => [tag.settings],
  banners: () => [tag.banners],
  keywords: () => [tag.keywords],
  initConfig: () => [tag.currencies],
  group: (language: string, path: string) => [tag.groupAt(language, path)],
  groupList: (id: number) => [tag.group(id)],
  brand: (slug: string) => [tag.brand(slug)],
  brands: () => [tag.resources],
  product: (path: string) => [tag.productAt(path)],
  /** With the delivery methods, which are part of the resources. */
  productExtra: (id: number) => [tag.product(id), tag.resources],
  productReviews: (id: number) => [tag.product(id)],
  page: (language: string, slug: string) => [tag.page(language, slug)],
  giftCampaign: (slug: string) => [tag.giftCampaign(slug)],
  contentPages: () => [tag.contentPages],
  /** Lists of content pages: each change of a page also invalidates the slugs. */
  pages: () => [tag.slugs],
  translatedPaths: () => [tag.slugs],
  sitemap: () => [tag.sitemap],
} as const

export interface ModelTagData {
  readonly id: number
  readonly slug: string
  readonly brandSlug: string
  /** Every group the model is in, with all their ancestors. */
  readonly groupIds: readonly number[]
  /** Models whose pages show this one: as a recommendation, in a bundle, as its second-hand parent or child. */
  readonly shownOnIds: readonly number[]
}

export interface GroupTagData {
  readonly id: number
  readonly ancestorIds: readonly number[]
  /** Paths in each language, of the group itself, its parent and its children: their pages link to each other. */
  readonly paths: readonly { readonly language: string; readonly path: string }[]
}

/** The model itself, for changes that only its own page shows (a unit of stock, a review). */
function ownPage({ id, slug, brandSlug }: Pick<ModelTagData, 'id' | 'slug' | 'brandSlug'>): string[] {
  return [tag.product(id), tag.productAt(`${brandSlug}/${slug}`)]
}

/** The path of the page that lists this one as below it. */
const aboveOf = (slug: string): string[] => (slug.includes('/') ? [slug.slice(0, slug.lastIndexOf('/'))] : [])

/** The tags that a change of each entity invalidates. */
export const changeTags = {
  /** Name, texts, price, pictures, rating: its page, every list that contains it, every page that shows its card. */
  model: (model: ModelTagData) => [
    ...ownPage(model),
    ...model.groupIds.map(tag.group),
    tag.brand(model.brandSlug),
    ...model.shownOnIds.map(tag.product),
    tag.sitemap,
  ],
  /** Stock: always its own page; lists only when a size became orderable or stopped being orderable. */
  stock: (model: ModelTagData, orderabilityFlipped: boolean) =>
    orderabilityFlipped ? changeTags.model(model).filter((name) => name !== tag.sitemap) : ownPage(model),
  reviewText: (model: ModelTagData) => ownPage(model),
  /** An offer has ended: only its own page shows the end. */
  offerEnd: (model: Pick<ModelTagData, 'id' | 'slug' | 'brandSlug'>) => ownPage(model),
  group: (group: GroupTagData) => [
    tag.group(group.id),
    ...group.ancestorIds.map(tag.group),
    ...group.paths.map(({ language, path }) => tag.groupAt(language, path)),
    tag.resources,
    tag.slugs,
    tag.sitemap,
  ],
  brand: (slug: string) => [tag.brand(slug), tag.resources, tag.slugs, tag.sitemap],
  /** A page in all its languages, because each page links to the others; and the pages above it, which list it. */
  page: (slugs: readonly { readonly language: string; readonly slug: string }[]) => [
    ...slugs.flatMap(({ language, slug }) => [
      tag.page(language, slug),
      ...aboveOf(slug).map((path) => tag.page(language, path)),
    ]),
    tag.slugs,
    tag.sitemap,
  ],
  /** A page got an address that it did not have. */
  pageAddress: () => [tag.contentPages],
  giftCampaign: (slugs: readonly string[]) => slugs.map(tag.giftCampaign),
  settings: () => [tag.settings],
  banners: () => [tag.banners],
  keywords: () => [tag.keywords],
  currencies: () => [tag.currencies],
  resources: () => [tag.resources],
} as const
