/** Computes the available rows and amounts of a cart from the requested ones (spec 3 §4 "Availability", "Add to cart"). */
import type { GoodsLimit } from '@/lib/catalog/delivery-terms'
import { comesFromSupplier } from '@/lib/catalog/shipping'
import { isPackage, type SkiPart } from '@/lib/catalog/ski/compatibility'
import type { CheckoutLine, CheckoutRequest } from '@/lib/contract/schemas/checkout'

import { message, type Message } from './messages'
import type { Bundle, Variant } from './read-catalogue'

/** Repairs: only one in each order (spec 3 §5, "Vuota"). */
const REPAIR_GROUP = 'vuota-korjaus'

export interface CartRow {
  /** Of `products` or `bundles` of the request, and its index there. */
  readonly list: 'products' | 'bundles'
  readonly index: number
  readonly productId: number | string
  readonly uid: string | null
  /** Set on bundles, also on those in `products` as `12-345-678`. */
  readonly bundle: Bundle | null
  /** The variant, or the members of the bundle. */
  readonly variants: readonly Variant[]
  readonly asked: number
  readonly amount: number
  /** Null: unlimited. */
  readonly max: number | null
  /** The reason for the maximum, if it is not only the stock. */
  readonly maxReason: NonNullable<CheckoutLine['max_reason']> | null
  readonly notice: CheckoutLine['notice']
  /** Data of the skier for the workshop, in the format of an order line; null without it. */
  readonly skier: Readonly<Record<string, string>> | null
}

/** A row whose product does not exist (any more), or may not be seen. */
export interface MissingRow {
  readonly productId: number | string
  readonly uid: string | null
  readonly asked: number
}

export interface RowRules {
  readonly countryName: string
  /** No delivery method takes goods of this rule to the country. */
  readonly isUndeliverable: (limit: GoodsLimit) => boolean
  /** Nothing is delivered to the country: the cart has one error instead of one for each row. */
  readonly isCountryClosed: boolean
  readonly isStaff: boolean
  readonly isGiftCampaign: boolean
  /** A transfer between stores: units in the source stores, by variant; null without a transfer. */
  readonly transferStock: ReadonlyMap<number, number> | null
  /** Data of the cart's models in the ski wizard, by model; models without such data are missing. */
  readonly skiParts: ReadonlyMap<number, SkiPart>
}

export interface Rows {
  readonly rows: readonly CartRow[]
  readonly missing: readonly MissingRow[]
  readonly errors: readonly Message[]
}

interface Asked {
  list: CartRow['list']
  index: number
  productId: number | string
  uid: string | null
  amount: number
  variantIds: readonly number[]
  /** Null: not a bundle. */
  bundleMainModelId: number | null
  bundleId: number | null
  skier: CartRow['skier']
}

/** The variants of a cart, in rows and bundles. */
export function variantIdsOf(request: CheckoutRequest): number[] {
  return [...new Set(askedRows(request).flatMap(({ variantIds }) => variantIds))]
}

/** Ids of bundles, and main models of bundles in `products`. */
export function bundleIdsOf(request: CheckoutRequest): { ids: number[]; mainModelIds: number[] } {
  const asked = askedRows(request)
  const known = (ids: (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]
  return {
    ids: known(asked.map(({ bundleId }) => bundleId)),
    mainModelIds: known(asked.map(({ bundleMainModelId }) => bundleMainModelId)),
  }
}

const skierData = (skier: NonNullable<CheckoutRequest['bundles'][number]['skier']>) =>
  Object.fromEntries(Object.entries(skier).map(([field, value]) => [`skier_${field}`, String(value)]))

const MAX_ID = 2_147_483_647

/** `isTransfer`: the request is a transfer between stores by staff, and the units from all of the stores are the amount (spec 1 §4). */
function askedRows(request: CheckoutRequest, isTransfer = false): Asked[] {
  const from = isTransfer ? (request.transfer_request_from ?? []) : []
  const products = request.products.map(({ productId, amount, transferAmounts }, index): Asked => {
    // The amount of a row of a bundle, whose id is a text, is fixed.
    const picked =
      from.length > 1 && transferAmounts && typeof productId === 'number'
        ? from.reduce((all, store) => all + (transferAmounts[String(store)] ?? 0), 0)
        : 0
    const base = { list: 'products' as const, index, productId, uid: null, amount: picked > 0 ? picked : amount }
    if (typeof productId === 'number')
      return { ...base, variantIds: [productId], bundleMainModelId: null, bundleId: null, skier: null }
    const [main = 0, ...members] = productId.split('-').map((id) => Math.min(Number(id), MAX_ID))
    return { ...base, variantIds: members, bundleMainModelId: main, bundleId: null, skier: null }
  })
  const bundles = request.bundles.map(
    ({ id, uid, amount, mainProduct, secondaryProducts, skier }, index): Asked => ({
      list: 'bundles',
      index,
      productId: mainProduct.productId,
      uid,
      amount,
      bundleMainModelId: null,
      bundleId: id,
      variantIds: [mainProduct.productId, ...secondaryProducts.map(({ productId }) => productId)],
      skier: skier ? skierData(skier) : null,
    }),
  )
  return [...products, ...bundles]
}

/** The variants of a row, and the bundle that they make up; null: no bundle. */
interface Goods {
  readonly variants: readonly Variant[]
  readonly bundle: Bundle | null
}

/** What is left after the previous rows: units of the variants, and repairs. */
interface Left {
  readonly stock: Map<number, number>
  repairs: number
}

/** Computes every row; if several rows need the same stock, it is given to them in the order of the cart. */
export function decideRows(
  request: CheckoutRequest,
  variants: ReadonlyMap<number, Variant>,
  bundles: readonly Bundle[],
  rules: RowRules,
): Rows {
  const rows: CartRow[] = []
  const missing: MissingRow[] = []
  const errors: Message[] = []
  const left: Left = { stock: new Map(), repairs: 1 }
  for (const asked of askedRows(request, rules.transferStock !== null)) {
    const goods = goodsOf(asked, variants, bundles, rules)
    if (!goods) {
      missing.push({ productId: asked.productId, uid: asked.uid, asked: asked.amount })
      continue
    }
    const row = decideRow(asked, goods, left, rules)
    takeFrom(left, row, rules)
    rows.push(row)
    const error = errorOf(row, rules)
    if (error) errors.push(error)
  }
  if (missing.length > 0) errors.push(message('checkout.error_gone', {}))
  return { rows, missing, errors }
}

/** Null when a variant does not exist or may not be seen, and when the variants do not make up the requested bundle. */
function goodsOf(
  asked: Asked,
  variants: ReadonlyMap<number, Variant>,
  bundles: readonly Bundle[],
  { isStaff, skiParts }: RowRules,
): Goods | null {
  const known = asked.variantIds.flatMap((id) => {
    const variant = variants.get(id)
    return variant && (variant.isPublic || isStaff) ? [variant] : []
  })
  if (known.length < asked.variantIds.length || known.length === 0) return null
  if (asked.bundleId === null && asked.bundleMainModelId === null) return { variants: known, bundle: null }
  const bundle = bundleOf(asked, known, bundles, skiParts)
  return bundle && { variants: known, bundle }
}

function decideRow(asked: Asked, { variants, bundle }: Goods, left: Left, rules: RowRules): CartRow {
  const capacity = rowCapacity(variants, left, rules)
  const refusal = refusalOf(variants, rules)
  const amount = refusal ? 0 : Math.max(0, Math.min(asked.amount, capacity))
  const max = refusal ? 0 : Number.isFinite(capacity) ? Math.max(0, capacity) : null
  return {
    ...asked,
    asked: asked.amount,
    bundle,
    variants,
    amount,
    max,
    maxReason: max === null ? null : maxReasonOf(variants, rules),
    notice: refusal ?? shortageOf(asked.amount, amount),
  }
}

const isRepair = (variants: readonly Variant[]) => variants.some(({ groupKey }) => groupKey === REPAIR_GROUP)

/** The maximum amount of a row after the previous rows; Infinity: unlimited. */
function rowCapacity(variants: readonly Variant[], left: Left, rules: RowRules): number {
  return Math.min(
    ...variants.map((variant) => capacityOf(variant, left.stock, rules)),
    ...(isRepair(variants) ? [left.repairs] : []),
    ...(rules.isGiftCampaign ? [1] : []),
  )
}

function takeFrom(left: Left, { variants, amount }: CartRow, rules: RowRules): void {
  for (const variant of variants)
    if (!isUnlimited(variant, rules)) left.stock.set(variant.id, capacityOf(variant, left.stock, rules) - amount)
  if (isRepair(variants)) left.repairs -= amount
}

function shortageOf(asked: number, amount: number): 'sold_out' | 'reduced' | null {
  if (amount === asked) return null
  return amount === 0 ? 'sold_out' : 'reduced'
}

/** The bundle that these variants make up: each of its models exactly once; the main product of a ski package is its skis. */
function bundleOf(
  asked: Asked,
  variants: readonly Variant[],
  bundles: readonly Bundle[],
  skiParts: RowRules['skiParts'],
): Bundle | null {
  const models = new Set(variants.map(({ modelId }) => modelId))
  if (models.size !== variants.length) return null
  return (
    bundles.find((bundle) => {
      if (bundle.skiSport !== null) {
        const parts = variants.map(({ modelId }) => skiParts.get(modelId)).filter((part) => part !== undefined)
        return (
          bundle.id === asked.bundleId &&
          parts.length === variants.length &&
          parts[0]?.group === 'skis' &&
          isPackage(parts, bundle.skiSport)
        )
      }
      if (bundle.main === null) return false
      if (asked.bundleId !== null ? bundle.id !== asked.bundleId : bundle.main.modelId !== asked.bundleMainModelId)
        return false
      // In `bundles` the main product is always included, so its model belongs to the set even if the shop did not list it.
      const needed = new Set(
        asked.bundleId === null ? bundle.memberModelIds : [bundle.main.modelId, ...bundle.memberModelIds],
      )
      return needed.size === models.size && [...needed].every((model) => models.has(model))
    }) ?? null
  )
}

/** The reason why the row cannot be bought at all, apart from stock. */
function refusalOf(variants: readonly Variant[], rules: RowRules): 'gone' | 'blocked_country' | null {
  const isSold = ({ kind, price, isCampaignOnly }: Variant) =>
    price !== null && (kind === 'new' || kind === 'used') && (!isCampaignOnly || rules.isGiftCampaign)
  if (!variants.every(isSold)) return 'gone'
  const isBlocked = ({ limit }: Variant) => rules.isUndeliverable(limit)
  return !rules.isGiftCampaign && variants.some(isBlocked) ? 'blocked_country' : null
}

function isUnlimited(variant: Variant, rules: RowRules): boolean {
  if (rules.transferStock) return (rules.transferStock.get(variant.id) ?? 0) > 0
  return variant.isOnOrder && (!variant.isStockBlocked || comesFromSupplier(variant.shippingNumber))
}

function capacityOf(variant: Variant, left: ReadonlyMap<number, number>, rules: RowRules): number {
  if (isUnlimited(variant, rules)) return Infinity
  if (rules.transferStock) return 0
  if (variant.isStockBlocked && !comesFromSupplier(variant.shippingNumber)) return 0
  return left.get(variant.id) ?? variant.available
}

function maxReasonOf(variants: readonly Variant[], rules: RowRules): CartRow['maxReason'] {
  if (isRepair(variants)) return 'one_repair'
  if (rules.isGiftCampaign) return 'one_gift'
  return rules.transferStock ? 'source_stores' : null
}

function errorOf({ notice, bundle, variants, amount }: CartRow, rules: RowRules): Message | null {
  const name = bundle?.name ?? variants[0]?.name ?? ''
  if (notice === null) return null
  if (notice === 'gone') return message('checkout.error_gone', {})
  if (notice === 'blocked_country')
    return rules.isCountryClosed
      ? null
      : message('checkout.error_blocked_country', { name, country: rules.countryName })
  if (isRepair(variants)) return message('checkout.error_one_repair', { name })
  return amount === 0
    ? message('checkout.error_sold_out', { name })
    : message('checkout.error_only_n', { name, amount })
}
