/** Products and variants of the ski wizard. */
import { packagePrices, priceOf, type PriceViewer } from '@/lib/catalog/price'
import type { SkiWizardProduct } from '@/lib/contract/schemas/ski'

import { type ChosenIds, NO_CHOICES, type SkiChoice, type SkiChoices, type SkiPrices } from './choice'
import { SKI_GROUPS, type SkiGroup, type SkiSport } from './compatibility'
import { type Skier, suitingSizes, suits } from './skier'

export type WizardVariant = SkiWizardProduct['variants'][number]

/** A chosen variant in the store. */
export function choiceOf(product: SkiWizardProduct, variant: WizardVariant): SkiChoice {
  return {
    variantId: variant.id,
    modelId: product.id,
    name: `${product.manufacturer} ${product.name}`,
    image: (product.colors[variant.color] ?? product.colors[0])?.image ?? '',
    slug: product.path,
  }
}

interface FoundVariant {
  readonly product: SkiWizardProduct
  readonly variant: WizardVariant
}

/** A variant of a group by its id; null when the group does not have it. */
export function findVariant(
  products: readonly SkiWizardProduct[],
  group: SkiGroup,
  variantId: number | null,
): FoundVariant | null {
  if (variantId === null) return null
  for (const product of products) {
    const variant = product.group === group ? product.variants.find(({ id }) => id === variantId) : undefined
    if (variant) return { product, variant }
  }
  return null
}

/** The choices for some ids; an id that does not belong to its group is left out. */
export function choicesOf(products: readonly SkiWizardProduct[], ids: ChosenIds): SkiChoices {
  return SKI_GROUPS.reduce<SkiChoices>((choices, group) => {
    const found = findVariant(products, group, ids[group])
    return found ? { ...choices, [group]: choiceOf(found.product, found.variant) } : choices
  }, NO_CHOICES)
}

/**
 * The groups in which nothing can be sent to the shopper's country: what is chosen cannot, or no product of a group that a package needs
 * (skis and bindings).
 */
export function undeliverableGroups(products: readonly SkiWizardProduct[], choices: SkiChoices): SkiGroup[] {
  return SKI_GROUPS.filter((group) => {
    const own = products.filter((product) => product.group === group)
    const chosen = own.filter(({ id }) => id === choices[group]?.modelId)
    const asked = chosen.length > 0 || group === 'boots' ? chosen : own
    return asked.length > 0 && asked.every(({ undeliverable }) => undeliverable)
  })
}

/** Colour and size of a variant in words. */
export function variantText({ product, variant }: FoundVariant): string {
  return [product.colors[variant.color]?.name, variant.size].filter(Boolean).join(', ')
}

/** The price of one unit for the viewer, in cents of EUR. */
export function priceFor({ product, variant }: FoundVariant, viewer: PriceViewer): number {
  return priceOf(variant.price, {
    isOutlet: product.is_outlet,
    discountsAllowed: product.discounts_allowed,
    club: viewer === 'club',
  }).active
}

/**
 * The price of the chosen parts one by one and as a package, in minor units (`toMinor` converts cents of EUR); null while it is unknown. A
 * part that is no longer sold has no price of its own: then the sum is converted as a whole.
 */
export function choicePrices(
  { products, choices, prices }: { products: readonly SkiWizardProduct[]; choices: SkiChoices; prices: SkiPrices },
  viewer: PriceViewer,
  toMinor: (minorEur: number) => number,
): { apart: number; together: number } | null {
  const { regular, active } = prices
  if (regular === null || active === null) return null
  const parts = SKI_GROUPS.flatMap((group) => findVariant(products, group, choices[group]?.variantId ?? null) ?? [])
  const eur = parts.map((part) => priceFor(part, viewer))
  const isWhole = eur.reduce((sum, part) => sum + part, 0) === regular
  return packagePrices(isWhole ? eur : [regular], active, toMinor)
}

/** Index of the initial colour of a product: of the chosen variant, else of the first one that can be ordered; -1 without variants. */
export function firstColor({ variants }: Pick<SkiWizardProduct, 'variants'>, chosenId: number | null): number {
  const chosen = variants.find(({ id }) => id === chosenId)
  const firstOrderable = variants.find((variant) => variant.is_orderable) ?? variants[0]
  return (chosen ?? firstOrderable)?.color ?? -1
}

/** The variant with the lowest price among those that can be ordered, else among all. */
export function cheapestVariant(variants: readonly WizardVariant[]): WizardVariant | undefined {
  const orderable = variants.filter((variant) => variant.is_orderable)
  return [...(orderable.length > 0 ? orderable : variants)].sort((a, b) => a.price.active - b.price.active)[0]
}

/** The sizes of a product that suit the skier, in the product's order; null if sizes are irrelevant or the skier is unknown. */
export function sizesFor(skier: Skier | null, sport: SkiSport, product: SkiWizardProduct): readonly string[] | null {
  const range =
    skier &&
    suitingSizes(skier, { sport, group: product.group, waistWidth: product.waist_width, technique: product.technique })
  return range && sizesOf([product]).filter((size) => suits(size, range))
}

/** Every size of some products once, smallest first. */
export function sizesOf(products: readonly SkiWizardProduct[]): string[] {
  const sizes = new Set(products.flatMap(({ variants }) => variants.flatMap(({ size }) => size ?? [])))
  return [...sizes].sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b))
}

interface ListFilter {
  /** Empty: every size. */
  readonly size: string
  /** Null: no filter by the skier. */
  readonly suiting: ((product: SkiWizardProduct) => readonly string[] | null) | null
}

/** The products that are available in the chosen size; products without sizes are included. */
export function filterProducts(
  products: readonly SkiWizardProduct[],
  { size, suiting }: ListFilter,
): SkiWizardProduct[] {
  return products.filter((product) => {
    const wanted = suiting?.(product) ?? null
    return product.variants.some(
      (variant) =>
        variant.size === null ||
        (variant.is_orderable &&
          (size === '' || variant.size === size) &&
          (wanted === null || wanted.includes(variant.size))),
    )
  })
}
