/** Whether a variant can be ordered, how many units, and in which stores they are (spec 3 §4 "Availability" and "Add to cart"). */
import type { DeliveryLimit, ProductModel, Variant } from '@/lib/contract/schemas/catalogue'
import type { Store } from '@/lib/contract/schemas/config'

import { comesFromSupplier } from './shipping'

/** The central warehouse, which represents the stock of all stores (spec 3 §9). */
export const CENTRAL_WAREHOUSE_ID = 20

export type StockedVariant = Pick<Variant, 'on_order' | 'stock_data' | 'shipping_time'>
type OnOrderModel = Pick<ProductModel, 'on_order'>

export interface OrderContext {
  /** The product is viewed or bought within a gift campaign. */
  readonly isGiftCampaign?: boolean
  /** Source stores of an active transfer request. */
  readonly transferFrom?: readonly number[] | null
}

function sumOf(stocks: Readonly<Record<string, number>>): number {
  return Object.values(stocks).reduce((sum, units) => sum + Math.max(0, units), 0)
}

/** Units in a store: none when blocked, all stores together for the central warehouse. */
export function storeStock(variant: Pick<Variant, 'stock_data'>, storeId: number): number {
  const { blocked_stock: isBlocked, detailed_stocks: stocks } = variant.stock_data
  if (isBlocked) return 0
  return storeId === CENTRAL_WAREHOUSE_ID ? sumOf(stocks) : Math.max(0, stocks[String(storeId)] ?? 0)
}

/** On order means that it can be sold without stock. An active transfer request has priority: then the source stores must have stock. */
function isOnOrder(model: OnOrderModel, variant: StockedVariant, context: OrderContext = {}): boolean {
  if (context.transferFrom) return context.transferFrom.some((id) => storeStock(variant, id) > 0)
  return model.on_order || variant.on_order
}

/** True when the variant can be ordered at all. */
export function isOrderable(model: OnOrderModel, variant: StockedVariant, context: OrderContext = {}): boolean {
  const { in_stock: isInStock, blocked_stock: isBlocked } = variant.stock_data
  if (context.isGiftCampaign && isBlocked && !comesFromSupplier(variant.shipping_time.number)) return false
  return isOnOrder(model, variant, context) || isInStock
}

/** How many can be ordered; Infinity when on order. */
export function orderableQuantity(model: OnOrderModel, variant: StockedVariant, context: OrderContext = {}): number {
  if (isOnOrder(model, variant, context)) return Infinity
  return variant.stock_data.blocked_stock ? 0 : sumOf(variant.stock_data.detailed_stocks)
}

/** At this number of units or fewer the page shows how many are left (spec 3 §4: the note of the cart begins at five). */
export const FEW_UNITS = 5

/** The number of units left, when it is small and no more can be ordered; else null. */
export function fewLeft(model: OnOrderModel, variant: StockedVariant, context: OrderContext = {}): number | null {
  const units = orderableQuantity(model, variant, context)
  return units > 0 && units <= FEW_UNITS ? units : null
}

export type AvailabilityLabel =
  | { readonly state: 'out-of-stock' }
  | { readonly state: 'only-webstore' }
  | { readonly state: 'only-one-store'; readonly store: Store }
  | { readonly state: 'store-list'; readonly stores: readonly Store[] }

const byDisplayOrder = (a: Store, b: Store) => a.stock_display_order - b.stock_display_order || a.id - b.id

/** Shops that have the variant in stock, in display order. The web store and the warehouses are not shops. */
export function inStockStores(variant: Pick<Variant, 'stock_data'>, stores: readonly Store[]): Store[] {
  return stores.filter((store) => store.type === 'retail' && storeStock(variant, store.id) > 0).sort(byDisplayOrder)
}

/** Shops where it can be picked up; `express` means within hours (pikanouto). */
export function pickupStores(variant: Pick<Variant, 'stock_data'>, stores: readonly Store[], express = false): Store[] {
  return inStockStores(variant, stores).filter((store) => (express ? store.pikanouto : store.nouto))
}

/** The availability that the buy box shows for a chosen variant: whether it can be ordered, and where it is in stock. */
export function availabilityLabel(
  model: OnOrderModel,
  variant: StockedVariant,
  stores: readonly Store[],
  context: OrderContext = {},
): AvailabilityLabel {
  if (!isOrderable(model, variant, context)) return { state: 'out-of-stock' }
  const withStock = inStockStores(variant, stores)
  const [only] = withStock
  if (!only) return { state: 'only-webstore' }
  return withStock.length === 1 ? { state: 'only-one-store', store: only } : { state: 'store-list', stores: withStock }
}

export interface AvailabilityRow {
  readonly store: Store
  readonly quantity: number
}

/** Rows of the availability table: stores with a display order above 0, in that order. */
export function availabilityRows(variant: Pick<Variant, 'stock_data'>, stores: readonly Store[]): AvailabilityRow[] {
  return stores
    .filter((store) => store.stock_display_order > 0)
    .sort(byDisplayOrder)
    .map((store) => ({ store, quantity: storeStock(variant, store.id) }))
}

/** There is stock, but only in external stores, such as a supplier's (spec 3 §3 `onlyFromExtStock`). */
export function isOnlyFromExternalStock(variant: Pick<Variant, 'stock_data'>, stores: readonly Store[]): boolean {
  const external = new Set(stores.filter((store) => store.type === 'external').map((store) => String(store.id)))
  const inStock = Object.entries(variant.stock_data.detailed_stocks).filter(([, units]) => units > 0)
  return inStock.length > 0 && inStock.every(([id]) => external.has(id))
}

/** Whether the variant cannot be delivered to the delivery country: by its own override, else by the model's limit. */
export function isCountryBlocked(
  limit: Pick<DeliveryLimit, 'isDeliveryCountryBlocked' | 'extra_data_overrides'> | null,
  variantId: number | null,
): boolean {
  if (!limit) return false
  const override = variantId === null ? undefined : limit.extra_data_overrides[String(variantId)]
  return override?.isDeliveryCountryBlocked ?? limit.isDeliveryCountryBlocked
}
