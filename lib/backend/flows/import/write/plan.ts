/** Compares a product of a file with what the shop holds: the rows that must be written, and the names of what differs (pure). */
import { isDeepStrictEqual } from 'node:util'

import type { PriceChange } from '@/lib/backend/domain/catalogue/set-price'
import type { StockLevel } from '@/lib/backend/domain/catalogue/set-stock-levels'
import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'
import { FALLBACK_LANGUAGE, type Language } from '@/lib/market/languages'
import { DEFAULT_TAX_CLASS } from '@/lib/market/tax-areas'

import { because, type Reason } from '../product/faults'
import type { Product, ProductVariant, Texts } from '../product/shape'
import type { Current, CurrentVariant, TableRow } from '../product/current'
import type { References } from './references'

/** A picture that has been loaded into the image service. */
export interface LoadedImage {
  readonly path: string
  readonly captions: Partial<Record<Language, string>>
  readonly colour: string | null
  readonly type: 'image' | 'video'
}

export interface Target {
  readonly product: Product
  readonly source: string
  readonly hash: string
  readonly current: Current | undefined
  readonly images: readonly LoadedImage[]
  /** Some pictures of the file are missing in `images`. */
  readonly lacksImages: boolean
}

export interface Context {
  readonly refs: References
  readonly storeIds: ReadonlyMap<string, number>
  /** The place of imported stock. */
  readonly place: number
  readonly nextModelId: () => number
  readonly nextVariantId: () => number
  readonly slugFor: (brandId: number, target: Target) => string
  /** Bar codes that other variants of the shop have, with the id of that variant. */
  readonly gtinOwners: ReadonlyMap<string, number>
  readonly now: Date
}

export interface Plan {
  readonly id: number
  readonly isNew: boolean
  /** Names of what differs; empty: nothing is written. */
  readonly changes: string[]
  readonly warnings: Reason[]
  model: TableRow | null
  readonly texts: TableRow[]
  /** Null: as they are. */
  groups: readonly number[] | null
  properties: readonly TableRow[] | null
  ribbons: readonly number[] | null
  images: readonly TableRow[] | null
  /** Rows that the shop has already. */
  readonly variants: TableRow[]
  readonly prices: PriceChange[]
  readonly stock: StockLevel[]
  readonly planned: TableRow[]
  /** Variants that the shop has not yet, with their units, and what they begin with. */
  readonly newVariants: TableRow[]
  readonly firstPrices: PriceChange[]
  readonly firstStock: StockLevel[]
}

const MODEL_DEFAULTS: TableRow = {
  kind: 'new',
  is_public: true,
  is_bundle: false,
  is_multi_color: true,
  show_discount_percentage: true,
  is_extended_range: false,
  belongs_to_outlet: false,
  campaign_only: false,
  on_order: false,
  tax_class: DEFAULT_TAX_CLASS,
  rating: 0,
  rating_count: 0,
  sold_amount: 0,
  binding_ski_combo: false,
  shelf_codes: [],
  extra_images: [],
  blogs: [],
}
const TEXT_DEFAULTS: TableRow = {
  short_description: '',
  long_description_html: '',
  tagline: '',
  meta_description: '',
  model_notice: '',
  is_auto_translated: false,
  original: null,
}
const VARIANT_DEFAULTS: TableRow = {
  sku: null,
  gtin: null,
  content: null,
  on_order: false,
  stock_blocked: false,
  shipping_number: 2,
  shipping_string: '1-3',
  stock_incoming: null,
  sort_order: 0,
}
const TIMES = new Set(['published_at', 'price_ending'])

const isSame = (name: string, a: unknown, b: unknown): boolean =>
  a === b ||
  (TIMES.has(name) && typeof a === 'string' && typeof b === 'string'
    ? Date.parse(a) === Date.parse(b)
    : isDeepStrictEqual(a ?? null, b ?? null))

/** Names of the given fields whose values differ from those of the row. */
const differing = (given: object, row: TableRow): string[] =>
  Object.entries(given).flatMap(([name, value]) =>
    value === undefined || isSame(name, value, row[name]) ? [] : [name],
  )

export function planOf(target: Target, context: Context): Plan {
  const { current } = target
  const plan: Plan = {
    id: current?.model.id ?? context.nextModelId(),
    isNew: current === undefined,
    changes: [],
    warnings: [],
    model: null,
    texts: [],
    groups: null,
    properties: null,
    ribbons: null,
    images: null,
    variants: [],
    prices: [],
    stock: [],
    planned: [],
    newVariants: [],
    firstPrices: [],
    firstStock: [],
  }
  const variantIds = planVariants(plan, target, context)
  planModel(plan, target, context, variantIds)
  planTexts(plan, target)
  planGroups(plan, target, context)
  planLists(plan, target, context)
  planImages(plan, target, context)
  return plan
}

/** Rules for single variants are by their place in a file, and by their id in the shop. */
function withVariantIds(limit: Product['columns']['delivery_limit'], ids: readonly number[]) {
  if (!limit?.variants) return limit
  return {
    ...limit,
    variants: Object.fromEntries(
      Object.entries(limit.variants).map(([place, rule]) => [ids[Number(place)] ?? 0, rule]),
    ),
  }
}

function planModel(plan: Plan, target: Target, { refs, slugFor }: Context, ids: readonly number[]): void {
  const { product, source, current } = target
  const [main] = product.groups ?? []
  const brandId = refs.brand(product.brand)
  const given: TableRow = {
    ...product.columns,
    ...('delivery_limit' in product.columns && { delivery_limit: withVariantIds(product.columns.delivery_limit, ids) }),
    brand_id: brandId,
    ...(main && { main_group_id: refs.group(main) }),
    ...(product.size_table !== undefined && {
      size_table_id: product.size_table === null ? null : refs.sizeTable(product.size_table),
    }),
  }
  const changed = current ? differing(given, current.model) : []
  plan.changes.push(...changed)
  if (current && changed.length === 0) return
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  plan.model = current
    ? { ...current.model, ...known }
    : {
        ...MODEL_DEFAULTS,
        ...known,
        id: plan.id,
        slug: slugFor(brandId, target),
        source,
        external_key: product.handle.startsWith('uuid:') ? null : product.handle,
        ...(product.uuid !== undefined && { uuid: product.uuid }),
      }
}

const cleaned = (texts: Texts): Texts => ({
  ...texts,
  ...(texts.long_description_html !== undefined && {
    long_description_html: sanitizeHtml(texts.long_description_html),
  }),
})

/** A language without a text reads English, so English is never missing: it is then a copy of the file's language, and follows it. */
function textsOf({ product, current }: Target): [Language, Texts][] {
  const given = Object.entries(product.texts).map(
    ([language, own]) => [language as Language, cleaned(own)] as [Language, Texts],
  )
  const [first] = given
  if (!first || product.texts[FALLBACK_LANGUAGE]) return given
  const [was, english] = [current?.texts.get(first[0]), current?.texts.get(FALLBACK_LANGUAGE)]
  const isCopy =
    was &&
    english &&
    was['name'] === english['name'] &&
    was['long_description_html'] === english['long_description_html']
  return english && !isCopy ? given : [...given, [FALLBACK_LANGUAGE, first[1]]]
}

function planTexts(plan: Plan, target: Target): void {
  for (const [language, own] of textsOf(target)) {
    const row = target.current?.texts.get(language)
    const changed = row ? differing(own, row) : ['name']
    plan.changes.push(...changed.map((name) => `${name} ${language}`))
    if (changed.length > 0) plan.texts.push({ ...TEXT_DEFAULTS, ...row, ...own, model_id: plan.id, language })
  }
}

/** A file of the shop itself, with its uuid, names all groups; others add theirs to those that the shop's people have given. */
function planGroups(plan: Plan, { product, current }: Target, { refs }: Context): void {
  if (!product.groups) return
  const own = [...new Set(product.groups.map((path) => refs.group(path)))]
  const held = current?.groups ?? []
  const wanted = product.uuid === undefined ? [...new Set([...held, ...own])] : own
  if (isDeepStrictEqual(new Set(wanted), new Set(held))) return
  if (current) plan.changes.push('groups')
  plan.groups = wanted
}

function planLists(plan: Plan, { product, current }: Target, { refs }: Context): void {
  if (product.properties) {
    const rows = product.properties
      .map((own) => ({
        model_id: plan.id,
        property_id: refs.property(own),
        value_number: own.value_number ?? null,
        value_texts: own.value_texts ?? null,
        is_for_one_item: own.is_for_one_item ?? false,
      }))
      .sort((a, b) => a.property_id - b.property_id)
    if (!isDeepStrictEqual(rows, current?.properties ?? [])) {
      plan.changes.push('properties')
      plan.properties = rows
    }
  }
  if (product.ribbons) {
    const ids = product.ribbons.map((own) => refs.ribbon(own)).sort((a, b) => a - b)
    if (!isDeepStrictEqual(ids, current?.ribbons ?? [])) {
      plan.changes.push('ribbons')
      plan.ribbons = ids
    }
  }
}

function colourIdOf(name: string, product: Product, { refs }: Context): number | null {
  const colours = product.variants.flatMap(({ colour }) => (colour ? [colour] : []))
  const found = colours.find(({ slug, names }) => slug === name || Object.values(names).includes(name))
  return found ? refs.colour(found) : null
}

/** Pictures that could not be loaded this time are kept from the last import, unless others were. */
function planImages(plan: Plan, { product, current, images, lacksImages }: Target, context: Context): void {
  if (!product.images || (images.length === 0 && lacksImages)) return
  const rows = images.map(({ path, captions, colour, type }, sortOrder) => ({
    model_id: plan.id,
    colour_id: colour === null ? null : colourIdOf(colour, product, context),
    path,
    captions,
    type,
    sort_order: sortOrder,
  }))
  const held = (current?.images ?? []).map(({ id: _id, ...row }, sortOrder) => ({ ...row, sort_order: sortOrder }))
  const isEqual =
    rows.length === held.length && rows.every((row, place) => differing(row, held[place] ?? {}).length === 0)
  if (isEqual) return
  plan.changes.push('pictures')
  plan.images = rows
}

const optionsOf = ({ colour, size, type }: ProductVariant, { refs }: Context) => ({
  colour_id: colour ? refs.colour(colour) : null,
  size_id: size ? refs.size(size) : null,
  product_type_id: type ? refs.type(type) : null,
})

/** Returns the ids of the file's variants, in its order. */
function planVariants(plan: Plan, target: Target, context: Context): number[] {
  const held = target.current?.variants ?? []
  const ids: number[] = []
  for (const [place, variant] of target.product.variants.entries()) {
    const options = optionsOf(variant, context)
    const known = held.find(({ row }) => differing(options, row).length === 0 && !ids.includes(row.id))
    const id = known?.row.id ?? context.nextVariantId()
    ids.push(id)
    const label = variant.sku ?? `variant ${place + 1}`
    const whose = {
      handle: target.product.handle,
      ...(variant.sku ? { by: 'sku', variant: variant.sku } : { by: 'place', variant: place + 1 }),
    }
    const work = { id, label, whose, variant, known }
    const row = planVariantRow(plan, { ...work, options, place }, context)
    planPrices(plan, work, context)
    const levels = planStock(plan, work, context)
    if (!known) plan.newVariants.push({ ...row, available: levels.reduce((sum, { quantity }) => sum + quantity, 0) })
    else if (row) plan.variants.push(row)
  }
  for (const { row, stock } of held) if (!ids.includes(row.id)) retire(plan, row, stock)
  return ids
}

interface VariantWork {
  readonly id: number
  readonly label: string
  /** How a remark names the variant: by its SKU, else by its place. */
  readonly whose: { readonly handle: string; readonly by: string; readonly variant: string | number }
  readonly variant: ProductVariant
  readonly known: CurrentVariant | undefined
}

/** Variants that are no longer in the file cannot be bought; orders may still refer to them. */
function retire(plan: Plan, row: CurrentVariant['row'], stock: CurrentVariant['stock']): void {
  if (row['on_order'] === true) plan.variants.push({ ...row, on_order: false })
  const left = [...stock].filter(([, quantity]) => quantity > 0)
  for (const [storeId] of left) plan.stock.push({ variantId: row.id, storeId, quantity: 0 })
  if (row['on_order'] === true || left.length > 0)
    plan.changes.push(`${String(row['sku'] ?? row.id)} is not in the file`)
}

/** Null: it is as it should be. */
function planVariantRow(
  plan: Plan,
  { id, label, whose, variant, known, options, place }: VariantWork & { options: TableRow; place: number },
  { gtinOwners }: Context,
): TableRow | null {
  const {
    colour: _colour,
    size: _size,
    type: _type,
    prices: _prices,
    stock: _stock,
    quantity: _quantity,
    ...own
  } = variant
  const given: TableRow = { stock_blocked: false, ...own, sort_order: own.sort_order ?? place }
  const { gtin } = own
  const owner = gtin ? gtinOwners.get(gtin) : undefined
  if (gtin && owner !== undefined && owner !== id) {
    delete given['gtin']
    plan.warnings.push(because('gtin_taken', { ...whose, gtin }))
  }
  const changed = known ? differing(given, known.row) : ['variant']
  if (changed.length === 0) return null
  plan.changes.push(...changed.map((name) => `${label} ${name}`))
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { ...VARIANT_DEFAULTS, ...known?.row, ...values, ...options, id, model_id: plan.id }
}

function planPrices(plan: Plan, work: VariantWork, { now }: Context): void {
  const { id, variant, known } = work
  const latest = new Map<string, PriceChange>()
  for (const { area, kind, amount, from } of variant.prices ?? []) {
    const at = from === undefined ? undefined : new Date(from)
    if (at && at > now) {
      plan.planned.push({ variant_id: id, price_area: area, kind, amount, valid_from: at.toISOString() })
      continue
    }
    const change: PriceChange = { variantId: id, priceArea: area, kind, amount, ...(at && !known && { at }) }
    if (!known && (amount !== null || at)) plan.firstPrices.push(change)
    latest.set(`${area} ${kind}`, change)
  }
  if (known) planChangedPrices(plan, work.label, known, latest)
}

function planChangedPrices(
  plan: Plan,
  label: string,
  known: CurrentVariant,
  latest: ReadonlyMap<string, PriceChange>,
): void {
  for (const [key, change] of latest) {
    const held = known.prices.get(key) ?? null
    const ofRegular = `${change.priceArea} regular`
    const regular = latest.get(ofRegular)?.amount ?? known.prices.get(ofRegular) ?? 0
    // A reduction that is not below the regular price is none.
    const isNone = change.kind === 'discount' && (change.amount ?? 0) >= regular
    if (held === (isNone ? null : change.amount)) continue
    plan.changes.push(`${label} ${change.kind} price ${change.priceArea}`)
    plan.prices.push(change)
  }
}

/** Returns what is to be changed. */
function planStock(
  plan: Plan,
  { id, label, whose, variant, known }: VariantWork,
  { storeIds, place }: Context,
): StockLevel[] {
  const wanted = new Map<number, number>()
  if (variant.quantity !== undefined) wanted.set(place, variant.quantity)
  for (const [slug, quantity] of Object.entries(variant.stock ?? {})) {
    const storeId = storeIds.get(slug)
    if (storeId === undefined) plan.warnings.push(because('stock_no_store', { ...whose, store: slug }))
    else wanted.set(storeId, quantity)
  }
  const levels = [...wanted].flatMap(([storeId, quantity]) =>
    quantity === (known?.stock.get(storeId) ?? 0) ? [] : [{ variantId: id, storeId, quantity }],
  )
  if (known) plan.changes.push(...levels.map(() => `${label} stock`))
  ;(known ? plan.stock : plan.firstStock).push(...levels)
  return levels
}
