import 'server-only'

import { GIFT_CARD_IDS } from '@/lib/catalog/gift-cards'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import type { GroupNode } from '@/lib/contract/schemas/config'
import { redirectError } from '@/lib/errors/page-error'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { localizedPath } from '@/lib/market/paths'
import { pathHref } from '@/lib/seo/hrefs'
import { getModel, getResources, getTranslatedPaths } from '@/lib/shop-api/cached'
import { ShopApiError } from '@/lib/shop-api/result'

import { withShownTexts } from './shown-texts'

export interface ProductCrumb {
  readonly name: string
  readonly path: string
}

type FoundProduct =
  | { readonly kind: 'found'; readonly model: ProductModel; readonly crumbs: readonly ProductCrumb[] }
  /** The current path of a product that has moved permanently. Without slashes at its ends. */
  | { readonly kind: 'moved'; readonly path: string }
  /** The product has an old-site page. */
  | { readonly kind: 'old'; readonly path: string }
  | { readonly kind: 'missing' }

const OLD = 'old'

/** Bundles and the two gift cards have old-site pages (spec 3 §2). */
function isOldSite(model: Pick<ProductModel, 'id' | 'is_bundle'>): boolean {
  return model.is_bundle || GIFT_CARD_IDS.has(model.id)
}

/** A decoded segment, as in the database; Next passes it percent-encoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The groups from the top group down to the group with this path; null when no group has this path. */
function trail(groups: readonly GroupNode[], path: string): ProductCrumb[] | null {
  for (const { name, path: own, children } of groups) {
    if (own === path) return [{ name, path: own }]
    const below = path.startsWith(`${own}/`) ? trail(children, path) : null
    if (below) return [{ name, path: own }, ...below]
  }
  return null
}

/** A product that was opened from the ski wizard has the wizard as its first crumb (spec 3 §2). */
function wizardCrumbs(
  { language }: Market,
  { ski_wizard: wizard }: ProductModel,
  between: string,
): ProductCrumb[] | null {
  if (!wizard?.belongsTo) return null
  const path = localizedPath('ski-wizard/sport', { sport: wizard.sport }, language).slice(1, -1)
  if (between !== path) return null
  const intl = getIntl(language)
  return [
    { name: intl.formatMessage({ id: 'wizard.title' }), path: localizedPath('ski-wizard', {}, language).slice(1, -1) },
    { name: intl.formatMessage({ id: `wizard.sport_${wizard.sport}` }), path },
  ]
}

/**
 * The product of the path `[old/]{brandSlug}/[group path/]{modelSlug}`: segments between brand and model are a group's path and are shown
 * as breadcrumbs; anything else between them redirects to the product's own path. A failed look-up throws an error with the failure's
 * status. Its screen states that the product was not found, and redirects to the parent group, or to the brand if the path has no group
 * (spec 3 §2, §8).
 */
export async function findProduct(market: Market, segments: readonly string[]): Promise<FoundProduct> {
  const all = segments.filter(Boolean).map((segment) => decoded(segment).toLowerCase())
  const isOld = all[0] === OLD
  const path = isOld ? all.slice(1) : all
  const [brand] = path
  const slug = path.at(-1)
  if (path.length < 2 || brand === undefined || slug === undefined) return { kind: 'missing' }
  const between = path.slice(1, -1).join('/')
  try {
    return await lookUp(market, { isOld, path, brand, slug, between })
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
    // Without a response there is no status.
    throw redirectError(pathHref(market.language, between || brand), error, {
      status: error.error.status || 500,
      message: 'errors.product_not_found',
    })
  }
}

interface ProductAddress {
  readonly isOld: boolean
  /** Without `old`. */
  readonly path: readonly string[]
  readonly brand: string
  readonly slug: string
  /** The segments between brand and model. */
  readonly between: string
}

async function lookUp(market: Market, { isOld, path, brand, slug, between }: ProductAddress): Promise<FoundProduct> {
  const stored = await getModel(market, brand, slug)
  if (!stored) {
    const wanted = path.join('/')
    const moved = (await getTranslatedPaths(wanted)).filter((entry) => entry.path !== wanted)
    const target = moved.find((entry) => entry.languageCode === market.language) ?? moved[0]
    return target ? { kind: 'moved', path: target.path } : { kind: 'missing' }
  }
  const model = await withShownTexts(stored)
  const base = `${model.manufacturer.slug}/${model.slug}`
  if (isOldSite(model) && !isOld) return { kind: 'old', path: `${OLD}/${base}` }

  if (between === '') return { kind: 'found', model, crumbs: model.parents }
  const wizard = wizardCrumbs(market, model, between)
  if (wizard) return { kind: 'found', model, crumbs: wizard }
  const crumbs = trail((await getResources(market)).productGroups, between)
  return crumbs ? { kind: 'found', model, crumbs } : { kind: 'moved', path: isOld ? `${OLD}/${base}` : base }
}

/** The canonical path of a product's page, for search engines and shared links. */
export function canonicalPath(model: Pick<ProductModel, 'id' | 'is_bundle' | 'slug' | 'manufacturer'>): string {
  const base = `${model.manufacturer.slug}/${model.slug}`
  return isOldSite(model) ? `${OLD}/${base}` : base
}
