/** The two calls of the ski wizard: its products, and those that are compatible with the chosen ones (spec 2 §4 and §7). */
import { eq, sql } from 'drizzle-orm'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { bundlePrice } from '@/lib/backend/domain/pricing/integers'
import { type ModelLimit, undeliverableTo } from '@/lib/backend/domain/delivery/limits'
import { plainSwatch } from '@/lib/backend/domain/texts/colours'
import { db } from '@/lib/backend/platform/database/pool'
import { bundles } from '@/lib/backend/domain/schema/catalogue'
import type { Localized } from '@/lib/backend/domain/schema/types'
import { priceOf } from '@/lib/catalog/price'
import {
  isCompatible,
  isPackage,
  type SkiGroup,
  SKI_GROUPS,
  type SkiPart,
  type SkiSport,
} from '@/lib/catalog/ski/compatibility'
import { ApiError } from '@/lib/contract/errors'
import type { CompatibleProducts, SkiWizardAnswer, SkiWizardProduct } from '@/lib/contract/schemas/ski'
import type { Language } from '@/lib/market/languages'
import { unitIn } from '@/lib/market/units'

import { idArray } from './card-rows'
import { pick } from '@/lib/backend/domain/texts/localized'
import { isOrderable, type PriceRow, priceAreaOf, type StockState, toPriceRecord } from './prices-read'
import { skiPartsIn } from './ski-parts'

/** Properties in which the products of a group differ, in this order. */
const FACTS: Readonly<Record<SkiSport, Readonly<Record<SkiGroup, readonly string[]>>>> = {
  alpine: {
    skis: ['waist-width', 'turn-radius', 'user'],
    bindings: ['brake-width', 'release-min', 'release-max', 'sole-norm'],
    boots: ['flex', 'last-width', 'sole-norm', 'user'],
  },
  nordic: {
    skis: ['technique', 'sole-norm', 'user'],
    bindings: ['technique', 'sole-norm'],
    boots: ['technique', 'sole-norm', 'user'],
  },
}

/** The bundle with name and price of a sport's packages. Throws NOT_FOUND if the shop sells none. */
async function requireBundle(sport: SkiSport): Promise<typeof bundles.$inferSelect> {
  const [bundle] = await db().select().from(bundles).where(eq(bundles.skiSport, sport))
  if (!bundle) throw new ApiError('NOT_FOUND', 'The shop sells no ski packages of this sport.', { field: 'ski_type' })
  return bundle
}

interface ModelRow extends Record<string, unknown> {
  id: number
  path: string
  brand: string
  name: string
  belongs_to_outlet: boolean
  show_discount_percentage: boolean
  on_order: boolean
  delivery_limit: ModelLimit
}
interface VariantRow extends Record<string, unknown>, PriceRow, StockState {
  id: number
  model_id: number
  size: string | null
  colour_slug: string | null
  colour_names: Localized | null
  swatch: string[] | null
  image: string | null
}
interface FactRow extends Record<string, unknown> {
  model_id: number
  slug: string
  names: Localized
  unit: string | null
  value_number: number | null
  value_texts: Localized | null
}

async function rows<T extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<T[]> {
  return (await db().execute(query)).rows as T[]
}

function byModel<T extends { model_id: number }>(list: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of list) groups.set(row.model_id, [...(groups.get(row.model_id) ?? []), row])
  return groups
}

const variantRows = (modelIds: readonly number[], priceArea: number) =>
  rows<VariantRow>(sql`
  select v.id, v.model_id, s.name as size, c.slug as colour_slug, c.names as colour_names, c.swatch, i.path as image,
    v.on_order, v.available, v.stock_blocked, v.shipping_number, p.active, p.regular, p.club, p.discount_value, p.discount_free, p.lowest30
  from variants v
  join prices p on p.variant_id = v.id and p.price_area = ${priceArea}
  left join sizes s on s.id = v.size_id
  left join colours c on c.id = v.colour_id
  left join lateral (
    select path from model_images where model_id = v.model_id and type = 'image'
    order by (colour_id is not distinct from v.colour_id) desc, sort_order, id limit 1) i on true
  where v.model_id = any(${idArray(modelIds)}) order by v.model_id, v.sort_order, v.id`)

/** GET /api/ski_wizard/: the products for a sport's packages. Throws NOT_FOUND, BAD_REQUEST for an unknown tax area. */
export async function skiWizard(
  sport: SkiSport,
  language: Language,
  taxAreaId: number,
  country?: string,
): Promise<SkiWizardAnswer> {
  const priceArea = priceAreaOf(taxAreaId)
  const bundle = await requireBundle(sport)
  const parts = await skiPartsIn(db(), sport)
  const ids = [...parts.keys()]
  const models = await rows<ModelRow>(sql`
    select m.id, b.slug || '/' || m.slug as path, b.name as brand, coalesce(t.name, e.name, m.slug) as name,
      m.belongs_to_outlet, m.show_discount_percentage, m.on_order, m.delivery_limit
    from models m join brands b on b.id = m.brand_id
    left join model_texts t on t.model_id = m.id and t.language = ${language}
    left join model_texts e on e.model_id = m.id and e.language = 'en'
    where m.id = any(${idArray(ids)})`)
  const facts = await rows<FactRow>(sql`
    select mp.model_id, p.slug, p.names, p.unit, mp.value_number, mp.value_texts
    from model_properties mp join properties p on p.id = mp.property_id where mp.model_id = any(${idArray(ids)})`)
  const variants = byModel(await variantRows(ids, priceArea))
  const factsByModel = byModel(facts)
  const modelById = new Map(models.map((model) => [model.id, model]))
  const isUndeliverable = country === undefined ? () => false : await undeliverableTo(country)
  const products = [...parts].flatMap(([id, part]): SkiWizardProduct[] => {
    const model = modelById.get(id)
    const own = variants.get(id)
    if (!model || !own) return []
    const found = product(model, part, own, factsByModel.get(id) ?? [], language)
    return [isUndeliverable(model.delivery_limit) ? { ...found, undeliverable: true } : found]
  })
  return {
    bundle: {
      id: bundle.id,
      name: pick(bundle.names, language),
      description: pick(bundle.descriptions, language),
      discount_percent: bundle.discountPercent,
    },
    products: products.sort((a, b) => SKI_GROUPS.indexOf(a.group) - SKI_GROUPS.indexOf(b.group)),
  }
}

function product(
  model: ModelRow,
  part: SkiPart,
  own: readonly VariantRow[],
  facts: readonly FactRow[],
  language: Language,
): SkiWizardProduct {
  const colors = [...new Map(own.flatMap((row) => (row.colour_slug === null ? [] : [[row.colour_slug, row] as const])))]
  return {
    id: model.id,
    group: part.group,
    name: model.name,
    manufacturer: model.brand,
    path: model.path,
    is_outlet: model.belongs_to_outlet,
    discounts_allowed: model.show_discount_percentage,
    waist_width: part.waistWidth,
    technique: part.technique,
    release_min: part.releaseMin,
    release_max: part.releaseMax,
    facts: FACTS[part.sport][part.group].flatMap((slug) => {
      const fact = facts.find((row) => row.slug === slug)
      return fact ? [{ slug, name: pick(fact.names, language), value: factValue(fact, language) }] : []
    }),
    colors: colors.map(([slug, row]) => ({
      slug,
      name: pick(row.colour_names, language),
      swatch: plainSwatch(row.swatch ?? []),
      image: row.image ?? '',
    })),
    variants: own.map((row) => ({
      id: row.id,
      color: colors.findIndex(([slug]) => slug === row.colour_slug),
      size: row.size,
      price: toPriceRecord(row),
      is_orderable: isOrderable(row, model.on_order),
    })),
  }
}

function factValue({ value_number: number, value_texts: texts, unit }: FactRow, language: Language): string {
  if (texts) return pick(texts, language)
  return number === null
    ? ''
    : [new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(number), unitIn(unit, language)]
        .filter(Boolean)
        .join('\u00a0')
}

export interface CompatibilityQuestion {
  readonly sport: SkiSport
  /** The chosen variants. */
  readonly chosen: Readonly<Record<SkiGroup, number | undefined>>
  readonly taxAreaId: number
}

/** Names of the query's keys, for error messages. */
const FIELDS = { skis: 'ski_id', bindings: 'binding_id', boots: 'boot_id' } as const

interface ChosenRow extends Record<string, unknown>, PriceRow {
  id: number
  model_id: number
  belongs_to_outlet: boolean
  show_discount_percentage: boolean
}
type Chosen = ChosenRow & { group: SkiGroup; part: SkiPart }

/**
 * GET /api/compatible_products/: for each chosen variant the compatible variants of the other groups, and the price of the chosen ones,
 * separately and as a package. Throws NOT_FOUND with the key whose variant does not belong to that group.
 */
export async function compatibleProducts(
  { sport, chosen, taxAreaId }: CompatibilityQuestion,
  principal: Principal,
): Promise<CompatibleProducts> {
  const priceArea = priceAreaOf(taxAreaId)
  const bundle = await requireBundle(sport)
  const parts = await skiPartsIn(db(), sport)
  const ids = SKI_GROUPS.flatMap((group) => chosen[group] ?? [])
  const priced = await rows<ChosenRow>(sql`
    select v.id, v.model_id, m.belongs_to_outlet, m.show_discount_percentage, p.active, p.regular, p.club, p.discount_value, p.discount_free, p.lowest30
    from variants v join models m on m.id = v.model_id join prices p on p.variant_id = v.id and p.price_area = ${priceArea}
    where v.id = any(${idArray(ids)})`)
  const found = SKI_GROUPS.flatMap((group): Chosen[] => {
    if (chosen[group] === undefined) return []
    const row = priced.find(({ id }) => id === chosen[group])
    const part = row && parts.get(row.model_id)
    if (!row || part?.group !== group)
      throw new ApiError('NOT_FOUND', 'There is no such product of this group.', { field: FIELDS[group] })
    return [{ ...row, group, part }]
  })
  const all = await rows<{ id: number; model_id: number }>(sql`
    select v.id, v.model_id from variants v join prices p on p.variant_id = v.id and p.price_area = ${priceArea}
    where v.model_id = any(${idArray([...parts.keys()])}) order by v.id`)
  const withGroup = (group: SkiGroup): number[] => {
    const own = found.find((row) => row.group === group)
    return own
      ? all
          .filter(({ model_id: id }) => {
            const part = parts.get(id)
            return part && isCompatible(own.part, part)
          })
          .map(({ id }) => id)
      : []
  }
  return {
    compatibleWithSkis: withGroup('skis'),
    compatibleWithBindings: withGroup('bindings'),
    compatibleWithBoots: withGroup('boots'),
    prices: pricesOf(found, bundle.discountPercent, sport, principal.kind === 'customer' && principal.isClub),
  }
}

/** The price of the products in the cart one by one, and as a package (with the checkout's own computation). */
function pricesOf(
  chosen: readonly Chosen[],
  discountPercent: number,
  sport: SkiSport,
  club: boolean,
): CompatibleProducts['prices'] {
  const regular = chosen.reduce(
    (sum, row) =>
      sum +
      priceOf(toPriceRecord(row), {
        isOutlet: row.belongs_to_outlet,
        discountsAllowed: row.show_discount_percentage,
        club,
      }).active,
    0,
  )
  const together = isPackage(
    chosen.map(({ part }) => part),
    sport,
  )
    ? bundlePrice(regular, discountPercent)
    : regular
  return { regular, discount: together < regular ? together : null }
}
