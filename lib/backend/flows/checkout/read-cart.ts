/** Reads all data for a cart at once; the rest is computed from it (quote.ts). */
import { skiPartsOf } from '@/lib/backend/domain/catalogue/ski-parts'
import { ownEnterpriseOrder } from '@/lib/backend/domain/customers/enterprise'
import type { Db } from '@/lib/backend/platform/database/pool'
import type { SkiPart } from '@/lib/catalog/ski/compatibility'
import { ApiError } from '@/lib/contract/errors'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { countryOf } from '@/lib/market/countries'
import { BASE_CURRENCY, isCurrency, type Currency } from '@/lib/market/currencies'
import { taxAreaOf } from '@/lib/market/tax-areas'

import type { Buyer } from './buyer'
import {
  readBundles,
  readGiftCardModels,
  readVariants,
  type Bundle,
  type GiftCardModel,
  type Variant,
} from './read-catalogue'
import { readCampaign, readCodes, type Campaign, type Codes } from './read-codes'
import { readSettings, type CheckoutSettings } from '@/lib/backend/domain/delivery/read-settings'
import { readOwnUnits } from './own-order'
import { byStore, readStoreStock, readTransferStock, type StoreStock, type StoreUnits } from './read-stock'
import type { Redeemers } from './redeemers'
import { bundleIdsOf, variantIdsOf } from './rows'

export interface CartMarket {
  readonly country: string
  readonly currency: Currency
  readonly taxAreaId: number
  readonly priceArea: 1 | 2
}

export interface CartData {
  readonly market: CartMarket
  readonly settings: CheckoutSettings
  readonly variants: ReadonlyMap<number, Variant>
  readonly bundles: readonly Bundle[]
  /** The models' data in the ski wizard; empty without a ski package. */
  readonly skiParts: ReadonlyMap<number, SkiPart>
  /** By the id in the request. */
  readonly giftCardModels: ReadonlyMap<number, GiftCardModel>
  readonly codes: Codes
  /** Of the request's code, independent of the cart's content. */
  readonly campaign: Campaign | null
  /** Units in the source stores of a transfer, by variant; null without a transfer. */
  readonly transferStock: ReadonlyMap<number, number> | null
  /** The requested open enterprise order, if it belongs to the buyer's company; else null. */
  readonly enterpriseOrder: { readonly id: number } | null
  /** Units by store; empty unless express pickup is chosen. */
  readonly storeStock: StoreStock
}

/** Country and currency of a request. Throws BAD_REQUEST for an unknown country or currency. */
export function cartMarketOf(request: Pick<CheckoutRequest, 'country_code' | 'currency_code'>): CartMarket {
  const country = countryOf(request.country_code)
  const area = country && taxAreaOf(country.taxAreaId)
  if (!country || !area)
    throw new ApiError('BAD_REQUEST', 'The shop does not deliver to this country.', { field: 'country_code' })
  const currency = request.currency_code ?? BASE_CURRENCY
  if (!isCurrency(currency))
    throw new ApiError('BAD_REQUEST', 'The shop does not know this currency.', { field: 'currency_code' })
  return { country: country.code, currency, taxAreaId: area.id, priceArea: area.priceArea }
}

/** Spec 1 §4: with more than one product, or any bundle or gift card, there is no gift campaign. */
export function isCampaignCart({ products, bundles, gift_card_products: cards }: CheckoutRequest): boolean {
  return (
    products.length === 1 && typeof products[0]?.productId === 'number' && bundles.length === 0 && cards.length === 0
  )
}

/**
 * Reads the data of a cart's quote with `reader` (the pool, or a transaction when the order depends on it). `redeemers`: the buyer, as far
 * as known. Throws BAD_REQUEST for an unknown country or currency.
 */
export async function readCart(
  reader: Db,
  request: CheckoutRequest,
  buyer: Buyer,
  redeemers: Redeemers | null,
): Promise<CartData> {
  const market = cartMarketOf(request)
  const language = request.language_code
  const ids = variantIdsOf(request)
  const wanted = bundleIdsOf(request)
  const transferFrom = buyer.isStaff ? (request.transfer_request_from ?? []) : []
  const campaign = isCampaignCart(request) ? request.giftcampaign_data : null
  const [
    settings,
    variants,
    bundles,
    giftCardModels,
    codes,
    campaignFound,
    transferStock,
    storeStock,
    enterpriseOrder,
    ownUnits,
  ] = await Promise.all([
    readSettings(reader, market.country, market.currency, request.postcode),
    readVariants(reader, ids, language, market.priceArea),
    readBundles(reader, wanted.ids, wanted.mainModelIds, language),
    readGiftCardModels(
      reader,
      request.gift_card_products.map(({ productId }) => productId),
      language,
    ),
    readCodes(reader, request.discount_codes, redeemers),
    campaign && readCampaign(reader, campaign.campaign, campaign.code),
    transferFrom.length > 0 ? readTransferStock(reader, ids, transferFrom) : null,
    request.pikanouto ? readStoreStock(reader, ids) : [],
    request.enterprise_order && ownEnterpriseOrder(reader, request.enterprise_order.id, buyer.principal),
    readOwnUnits(reader, request.own_order),
  ])
  const hasSkiPackage = bundles.some(({ skiSport }) => skiSport !== null)
  const skiParts = hasSkiPackage
    ? await skiPartsOf(
        reader,
        [...variants.values()].map(({ modelId }) => modelId),
      )
    : new Map<number, SkiPart>()
  return {
    market,
    settings,
    variants: withOwnUnits(variants, ownUnits),
    bundles,
    skiParts,
    giftCardModels,
    codes,
    campaign: campaignFound,
    transferStock,
    storeStock: byStore(request.pikanouto ? [...storeStock, ...ownUnits] : []),
    enterpriseOrder,
  }
}

/** What the shopper's own unpaid order reserves is available to them. */
function withOwnUnits(
  variants: ReadonlyMap<number, Variant>,
  ownUnits: readonly StoreUnits[],
): ReadonlyMap<number, Variant> {
  if (ownUnits.length === 0) return variants
  const unitsOf = (id: number) =>
    ownUnits.reduce((all, { variant_id: variant, quantity }) => (variant === id ? all + quantity : all), 0)
  return new Map([...variants].map(([id, variant]) => [id, { ...variant, available: variant.available + unitsOf(id) }]))
}
