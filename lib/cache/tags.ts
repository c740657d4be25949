/**
 * The one manifest of cache tags: what each entity's tags are called, which of them a page of each family carries, and
 * which of them a change of each entity touches. Pure: reads and writes both come here, so they cannot drift apart.
 *
 * A page is found by its address before its id is known, and an address without anything is cached as well. So what has
 * an address has a tag for it (`product-at:…`) beside the tag of its id, and a change touches both.
 */

/** Next refuses tags above 256 characters; the cache handler writes them into a header, so they are ASCII without commas. */
const MAX_NAME = 180

const LONE_SURROGATES = /\p{Surrogate}/gu

/** A 53-bit hash in hex; two names with one hash only renew each other. */
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
  /** Group tree, brands, colours, stores, sizes, tax rates: what every page's frame is made of. */
  resources: 'resources',
  settings: 'settings',
  banners: 'banners',
  keywords: 'keywords',
  currencies: 'currencies',
  /** The lists that middleware routes by. */
  slugs: 'slugs',
  /** Everything the sitemap lists. */
  sitemap: 'sitemap',
} as const

/** What the cached reads of each kind carry; a page carries the tags of all its reads. */
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
  /** Lists of content pages: each change of a page moves the slugs, too. */
  pages: () => [tag.slugs],
  translatedPaths: () => [tag.slugs],
  sitemap: () => [tag.sitemap],
} as const

export interface ModelPlace {
  readonly id: number
  readonly slug: string
  readonly brandSlug: string
  /** Every group the model is in, with all their ancestors. */
  readonly groupIds: readonly number[]
  /** Models whose pages show this one: as a recommendation, in a bundle, as its second-hand parent or child. */
  readonly shownOnIds: readonly number[]
}

export interface GroupPlace {
  readonly id: number
  readonly ancestorIds: readonly number[]
  /** Paths in each language, of the group itself, its parent and its children: they name each other. */
  readonly paths: readonly { readonly language: string; readonly path: string }[]
}

/** The model itself: only its own page shows this (a unit of stock, a review). */
function ownPage({ id, slug, brandSlug }: Pick<ModelPlace, 'id' | 'slug' | 'brandSlug'>): string[] {
  return [tag.product(id), tag.productAt(`${brandSlug}/${slug}`)]
}

/** What a change of each entity touches. */
export const changeTags = {
  /** Name, texts, price, pictures, rating: its page, every list it stands in, every page that shows its card. */
  model: (model: ModelPlace) => [
    ...ownPage(model),
    ...model.groupIds.map(tag.group),
    tag.brand(model.brandSlug),
    ...model.shownOnIds.map(tag.product),
    tag.sitemap,
  ],
  /** Stock: its own page always, lists only when a size became orderable or stopped being so. */
  stock: (model: ModelPlace, orderabilityFlipped: boolean) =>
    orderabilityFlipped ? changeTags.model(model).filter((name) => name !== tag.sitemap) : ownPage(model),
  reviewText: (model: ModelPlace) => ownPage(model),
  /** The end of an offer has come: only its own page says when that is. */
  offerEnd: (model: Pick<ModelPlace, 'id' | 'slug' | 'brandSlug'>) => ownPage(model),
  group: (group: GroupPlace) => [
    tag.group(group.id),
    ...group.ancestorIds.map(tag.group),
    ...group.paths.map(({ language, path }) => tag.groupAt(language, path)),
    tag.resources,
    tag.slugs,
    tag.sitemap,
  ],
  brand: (slug: string) => [tag.brand(slug), tag.resources, tag.slugs, tag.sitemap],
  /** A page in all its languages, because each names the others. */
  page: (slugs: readonly { readonly language: string; readonly slug: string }[]) => [
    ...slugs.map(({ language, slug }) => tag.page(language, slug)),
    tag.slugs,
    tag.sitemap,
  ],
  giftCampaign: (slugs: readonly string[]) => slugs.map(tag.giftCampaign),
  settings: () => [tag.settings],
  banners: () => [tag.banners],
  keywords: () => [tag.keywords],
  currencies: () => [tag.currencies],
  resources: () => [tag.resources],
} as const
