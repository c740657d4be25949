/** Choosing a variant by colour, size and type (spec 3 §4 "Variant selection" and "Bundles"). */
import type { ProductModel, Variant } from '@/lib/contract/schemas/catalogue'

import { isOrderable, type OrderContext } from './availability'
import type { QueryReader } from './query-reader'
import { compareSizes } from './size'

export type VariantModel = Pick<ProductModel, 'products' | 'promoted_colour' | 'on_order'> & {
  readonly colors: readonly (Omit<ProductModel['colors'][number], 'images'> & { readonly images: readonly unknown[] })[]
}

/** Slugs of the selected options: a colour's slug, a size's name, a type's name. Null: pending, or the model has no such option. */
export interface Selection {
  readonly color: string | null
  readonly size: string | null
  readonly type: string | null
}
export type Dimension = keyof Selection
/** In the order of the page and of the query. */
export const DIMENSIONS = ['color', 'size', 'type'] as const satisfies readonly Dimension[]
export const NOTHING_SELECTED: Selection = { color: null, size: null, type: null }

export interface VariantOption {
  readonly slug: string
  readonly label: string
  readonly isSelected: boolean
  /** True when a variant with this option and the other selections can be ordered. */
  readonly isAvailable: boolean
}

function slugOf(variant: Variant, dimension: Dimension): string | null {
  switch (dimension) {
    case 'color':
      return variant.colorSlug
    case 'size':
      return variant.size?.name ?? null
    case 'type':
      return variant.product_type?.name ?? null
  }
}

function matches(variant: Variant, selection: Selection, except?: Dimension): boolean {
  return DIMENSIONS.every((d) => d === except || selection[d] === null || slugOf(variant, d) === selection[d])
}

const sizeOrder = (variant: Variant) => variant.size?.sort_order ?? 0
const typeOrder = (variant: Variant) => variant.product_type?.sort_order ?? 0

/** Cached, because this is called many times for each selection and models do not change. */
const SLUGS: Record<Dimension, WeakMap<VariantModel, string[]>> = {
  color: new WeakMap(),
  size: new WeakMap(),
  type: new WeakMap(),
}

function slugs(model: VariantModel, dimension: Dimension): string[] {
  let slugs = SLUGS[dimension].get(model)
  if (!slugs) SLUGS[dimension].set(model, (slugs = findSlugs(model, dimension)))
  return slugs
}

function findSlugs(model: VariantModel, dimension: Dimension): string[] {
  const variants = model.products.filter((variant) => slugOf(variant, dimension) !== null)
  // Colours have the model's own order; a colour that only variants have comes last.
  if (dimension === 'color') {
    const sold = new Set(variants.map((variant) => variant.colorSlug))
    return [
      ...new Set([
        ...model.colors.map((color) => color.slug).filter((slug) => sold.has(slug)),
        ...variants.map((v) => v.colorSlug ?? ''),
      ]),
    ]
  }
  const ordered =
    dimension === 'type'
      ? variants.toSorted((a, b) => typeOrder(a) - typeOrder(b))
      : variants.toSorted((a, b) => compareSizes(a.size?.name ?? '', b.size?.name ?? '') || sizeOrder(a) - sizeOrder(b))
  return [...new Set(ordered.map((variant) => slugOf(variant, dimension) ?? ''))]
}

function labelOf(model: VariantModel, dimension: Dimension, slug: string): string {
  if (dimension === 'size') return slug
  const variant = () => model.products.find((v) => slugOf(v, dimension) === slug)
  if (dimension === 'type') return variant()?.product_type?.title || slug
  return model.colors.find((color) => color.slug === slug)?.name ?? variant()?.colour ?? slug
}

/** The options of one choice without duplicates, with their availability for the other selections. */
export function optionsOf(
  model: VariantModel,
  dimension: Dimension,
  selection: Selection,
  context: OrderContext = {},
): VariantOption[] {
  const available = new Set<string | null>()
  for (const variant of model.products) {
    const slug = slugOf(variant, dimension)
    if (!available.has(slug) && matches(variant, selection, dimension) && isOrderable(model, variant, context))
      available.add(slug)
  }
  return slugs(model, dimension).map((slug) => ({
    slug,
    label: labelOf(model, dimension, slug),
    isSelected: selection[dimension] === slug,
    isAvailable: available.has(slug),
  }))
}

/** The slug of the colour in `select-color` among those that are sold: by slug, by name, or by colour slug (base colour); null for none. */
export function matchSelectColor(model: VariantModel, value: string): string | null {
  const name = value.toLowerCase()
  const sold = new Set(slugs(model, 'color'))
  const colors = model.colors.filter(({ slug }) => sold.has(slug))
  const color =
    colors.find((c) => c.slug === value) ??
    colors.find((c) => c.name.toLowerCase() === name) ??
    colors.find((c) => c.colour_slug.toLowerCase() === name)
  return color?.slug ?? null
}

/**
 * The selection in a query: `select-color` is converted to its colour and has priority over `color`; options that the model does not have
 * are left out.
 */
export function readSelection(model: VariantModel, query: QueryReader): Selection {
  const known = (dimension: Dimension) => {
    const value = query.get(dimension)
    return value !== null && slugs(model, dimension).includes(value) ? value : null
  }
  const asked = query.get('select-color')
  return {
    color: (asked === null ? null : matchSelectColor(model, asked)) ?? known('color'),
    size: known('size'),
    type: known('type'),
  }
}

/** The query of a selection, in the fixed order color, size, type; without a question mark. */
export function writeSelection(selection: Selection): string {
  return DIMENSIONS.flatMap((d) => (selection[d] === null ? [] : [`${d}=${encodeURIComponent(selection[d])}`])).join(
    '&',
  )
}

function firstOrderableSize(
  model: VariantModel,
  { color, type }: Pick<Selection, 'color' | 'type'>,
  context: OrderContext,
): string | null {
  const sizes = slugs(model, 'size')
  const orderable = sizes.find((size) =>
    model.products.some((v) => matches(v, { color, size, type }) && isOrderable(model, v, context)),
  )
  return orderable ?? sizes[0] ?? null
}

/** The promoted colour, else the first. */
function defaultColor(model: VariantModel): string | null {
  const promoted = model.promoted_colour === null ? null : matchSelectColor(model, model.promoted_colour)
  return promoted ?? slugs(model, 'color')[0] ?? null
}

function single(options: readonly string[]): string | null {
  return options.length === 1 ? (options[0] ?? null) : null
}

/**
 * The selection with which the page begins. `asked` is the query's selection, `sizeHistory` the shopper's sizes, newest last. A size or type
 * is selected by the query, by being the only one, or, for a size, by the history; otherwise it is pending (null), so that nobody orders
 * the first size by accident. A colour without a query is the promoted or first one if the page shows a picture of it.
 */
export function initialSelection(
  model: VariantModel,
  asked: Selection,
  sizeHistory: readonly string[] = [],
): Selection {
  const sizes = slugs(model, 'size')
  const color = defaultColor(model)
  const isPictured = model.colors.some(({ slug, images }) => slug === color && images.length > 0)
  return {
    color: asked.color ?? (isPictured ? color : single(slugs(model, 'color'))),
    size: asked.size ?? single(sizes) ?? sizeHistory.findLast((size) => sizes.includes(size)) ?? null,
    type: asked.type ?? single(slugs(model, 'type')),
  }
}

/**
 * The selection whose price, availability and picture the page shows: pending choices are filled with the promoted or first colour, the
 * first type, and the first size that can be ordered in that colour and type, else the first size (spec 3 §4 "Variant selection").
 */
export function shownSelection(model: VariantModel, selection: Selection, context: OrderContext = {}): Selection {
  const color = selection.color ?? defaultColor(model)
  const type = selection.type ?? slugs(model, 'type')[0] ?? null
  return { color, size: selection.size ?? firstOrderableSize(model, { color, type }, context), type }
}

/** The variants that are still possible with the selected options. */
export function possibleVariants(model: VariantModel, selection: Selection): Variant[] {
  return model.products.filter((variant) => matches(variant, selection))
}

/** How many options of one choice have a variant of a kind, with the other selections. */
export function countOptions(
  model: VariantModel,
  dimension: Dimension,
  selection: Selection,
  isOfKind: (variant: Variant) => boolean,
): number {
  const found = model.products.filter((variant) => matches(variant, selection, dimension) && isOfKind(variant))
  return new Set(found.map((variant) => slugOf(variant, dimension))).size
}

/** The missing selections: options with more than one value and no selected one. */
export function pendingChoices(model: VariantModel, selection: Selection): Dimension[] {
  return DIMENSIONS.filter((d) => selection[d] === null && slugs(model, d).length > 1)
}

/** The selected variant; id -1 when nothing matches, 0 while a selection is missing. */
export type SelectedVariant =
  | { readonly id: number; readonly variant: Variant }
  | { readonly id: 0 | -1; readonly variant: null }

export function selectedVariant(model: VariantModel, selection: Selection): SelectedVariant {
  if (model.products.length === 0) return { id: -1, variant: null }
  if (pendingChoices(model, selection).length > 0) return { id: 0, variant: null }
  const variant = model.products.find((v) => matches(v, selection))
  return variant ? { id: variant.id, variant } : { id: -1, variant: null }
}

/** The size history after choosing a size: newest last, without duplicates, the latest 20. */
export function addToSizeHistory(history: readonly string[], size: string): string[] {
  return [...history.filter((other) => other !== size), size].slice(-20)
}
