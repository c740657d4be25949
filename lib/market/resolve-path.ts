/** The kind of page of a path, by the route-slug lists (spec 1 §2 "Dynamic routes", decision 1). */

import type { PageAt } from './foreign-pages'

/** Lists of GET /api/route-slugs/ for one language: the caller passes the lists of the request's language. */
export interface RouteSlugs {
  readonly staticPageSlugs: readonly string[]
  readonly staticPageWithTabsSlugs: readonly string[]
  /** First path segments of the product groups. */
  readonly navigationSlugs: readonly string[]
  readonly manufacturerSlugs: readonly string[]
  /** Query names of the property filters. Without this list any well-formed name that is not a known tracking name is a filter. */
  readonly filterSlugs?: readonly string[]
  /** Where the addresses lead that pages have in other languages. */
  readonly foreignPages?: Readonly<Record<string, PageAt>>
  /** Where addresses of an earlier shop lead, by `redirectKey`. */
  readonly redirects?: Readonly<Record<string, string>>
}

/** A path as the key of a redirect: in lower case, without slashes at its ends. */
export const redirectKey = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '')
    .join('/')
    .toLowerCase()

export type ResolvedFamily =
  /** `slug`: segments joined by a slash (spec 2 §2 "Static content page"). */
  | { readonly kind: 'static'; readonly slug: string }
  | { readonly kind: 'tabs'; readonly slug: string; readonly tabs: readonly string[] }
  /** `path`: lower-case, no empty parts (spec 2 §2 "Product group page"). */
  | { readonly kind: 'group'; readonly path: readonly string[] }
  | { readonly kind: 'brand'; readonly slug: string }
  /** `modelSlug` is the last segment (spec 3 §2). `old`: the path began with /old/. */
  | {
      readonly kind: 'product'
      readonly manufacturerSlug: string
      readonly path: readonly string[]
      readonly modelSlug: string
      readonly old: boolean
    }
  | { readonly kind: 'none' }

interface SlugSets {
  readonly pages: ReadonlySet<string>
  readonly tabs: ReadonlySet<string>
  readonly groups: ReadonlySet<string>
  readonly brands: ReadonlySet<string>
  readonly filters: ReadonlySet<string> | null
  readonly foreignPages: ReadonlyMap<string, PageAt>
  readonly redirects: ReadonlyMap<string, string>
}

const SETS = new WeakMap<RouteSlugs, SlugSets>()

/** The lists as sets, computed once for each object: replace the object, do not modify it. */
export function slugSets(slugs: RouteSlugs): SlugSets {
  let sets = SETS.get(slugs)
  if (!sets) {
    sets = {
      pages: new Set(slugs.staticPageSlugs),
      tabs: new Set(slugs.staticPageWithTabsSlugs),
      groups: new Set(slugs.navigationSlugs),
      brands: new Set(slugs.manufacturerSlugs),
      filters: slugs.filterSlugs ? new Set(slugs.filterSlugs) : null,
      foreignPages: new Map(Object.entries(slugs.foreignPages ?? {})),
      redirects: new Map(Object.entries(slugs.redirects ?? {})),
    }
    SETS.set(slugs, sets)
  }
  return sets
}

const NONE: ResolvedFamily = Object.freeze({ kind: 'none' })

/** The first segment of the paths of the old site's products. */
export const OLD_PREFIX = 'old'

/**
 * Resolves decoded segments (or a path): static page, tabbed page, group, brand, product, or none, in this order. Static routes are
 * resolved before, by the caller. The segments are converted to lower case, as on the group and brand pages (spec 2 §2).
 *
 * `slugs` null means that the lists are not loaded yet. Then one segment is resolved to a group and more to a product; their pages respond
 * with 404 if nothing exists, and such a response must not be cached. An instance reports ready only when the lists are loaded.
 */
export function resolveFamily(path: string | readonly string[], slugs: RouteSlugs | null): ResolvedFamily {
  const given = typeof path === 'string' ? path.split('/') : path
  const segments = given.filter((segment) => segment !== '').map((segment) => segment.toLowerCase())
  if (segments.length === 0) return NONE
  return slugs ? listedFamily(segments, slugSets(slugs)) : guessedFamily(segments)
}

function listedFamily(segments: readonly string[], { pages, tabs, groups, brands }: SlugSets): ResolvedFamily {
  const [first = '', ...rest] = segments
  const whole = segments.join('/')
  if (pages.has(whole) || pages.has(first)) return { kind: 'static', slug: whole }
  if (tabs.has(first)) return { kind: 'tabs', slug: first, tabs: rest }
  if (groups.has(first)) return { kind: 'group', path: segments }
  if (brands.has(first)) return rest.length === 0 ? { kind: 'brand', slug: first } : product(segments, false)
  const isOldProduct = first === OLD_PREFIX && rest.length > 1 && brands.has(rest[0] ?? '')
  return isOldProduct ? product(rest, true) : NONE
}

function guessedFamily(segments: readonly string[]): ResolvedFamily {
  const isOld = segments[0] === OLD_PREFIX
  const inner = isOld ? segments.slice(1) : segments
  if (inner.length > 1) return product(inner, isOld)
  return isOld ? NONE : { kind: 'group', path: segments }
}

function product(path: readonly string[], old: boolean): ResolvedFamily {
  return { kind: 'product', manufacturerSlug: path[0] ?? '', path, modelSlug: path.at(-1) ?? '', old }
}
