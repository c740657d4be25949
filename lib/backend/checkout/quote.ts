/** The server's view of a cart: every row, price and rule, worked out from what the client may say (ids, amounts, codes). */
import { skiPartsOf } from '@/lib/backend/catalogue/ski-parts'
import type { Db } from '@/lib/backend/db/pool'
import { priceOf } from '@/lib/catalog/price'
import type { SkiPart } from '@/lib/catalog/ski/compatibility'
import { ApiError } from '@/lib/contract/errors'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { countryName, countryOf, isPostalCodeBlocked } from '@/lib/market/countries'
import { BASE_CURRENCY, isCurrency, type Currency } from '@/lib/market/currencies'
import type { Language } from '@/lib/market/languages'
import { DEFAULT_TAX_CLASS, taxAreaOf, VOUCHER_TAX_CLASS } from '@/lib/market/tax-areas'

import { hasClubPrices, type Buyer } from './buyer'
import { offerDelivery, type DeliveryOffer, type Parcel } from './delivery'
import { chooseDiscount, type ChosenDiscount } from './discount'
import { bundlePrice } from './integers'
import { message, type Message } from './messages'
import { moneyOf, type Money } from './money'
import { REPACK } from './order-rules'
import { AmountTooLarge, priceCart, type PriceBundle, type PricedCart } from './pricing'
import { readBundles, readGiftCardModels, readVariants, type Variant } from './read-catalogue'
import { readCampaign, readCodes, type Campaign, type Codes, type GiftCard } from './read-codes'
import { readSettings, type CheckoutSettings } from './read-settings'
import { readFullStores, readTransferStock } from './read-stock'
import type { Redeemers } from './redeemers'
import { bundleIdsOf, decideRows, variantIdsOf, type CartRow, type MissingRow } from './rows'

/** A line of the order that this cart would become. */
export interface QuoteLine {
  readonly key: string
  readonly kind: 'product' | 'giftcard' | 'repack'
  readonly modelId: number | null
  readonly variantId: number | null
  readonly bundle?: string
  readonly name: string
  readonly colour: string | null
  readonly size: string | null
  readonly quantity: number
  readonly unit: number
  readonly taxRatePercent: number
  readonly isDiscountable: boolean
  readonly isPhysical: boolean
  readonly isOnOrder: boolean
  readonly extraData: Readonly<Record<string, string>> | null
}

/** A row with what one of it costs, in the order's currency. */
export interface QuoteRow extends CartRow {
  readonly units: readonly number[]
  readonly bundleKey: string | null
}

export interface GiftCardRow {
  readonly uid: string
  readonly productId: number
  readonly name: string
  readonly amount: number
  readonly price: number
  readonly extraData: { readonly giftcard_name: string }
}

export interface UsedGiftCard extends GiftCard {
  /** In the order's currency, and what that takes from the card. */
  readonly amount: number
  readonly amountEur: number
}

export interface Quote {
  readonly country: string
  readonly language: Language
  readonly taxAreaId: number
  readonly money: Money
  readonly settings: CheckoutSettings
  readonly rows: readonly QuoteRow[]
  readonly missing: readonly MissingRow[]
  readonly giftCardRows: readonly GiftCardRow[]
  readonly lines: readonly QuoteLine[]
  readonly priced: PricedCart
  readonly bundles: readonly PriceBundle[]
  readonly codes: Codes
  readonly discount: ChosenDiscount | null
  readonly giftCards: readonly UsedGiftCard[]
  readonly campaign: Campaign | null
  readonly offers: readonly DeliveryOffer[]
  readonly selected: DeliveryOffer | null
  readonly fullStoreIds: ReadonlySet<number>
  /** Null: nothing to repack. */
  readonly repackCost: number | null
  readonly errors: readonly Message[]
}

/** Where a request wants to go. Throws BAD_REQUEST for a country or currency that the shop does not know. */
function placeOf(request: CheckoutRequest): { country: string; currency: Currency; taxAreaId: number; priceArea: 1 | 2 } {
  const country = countryOf(request.country_code)
  const area = country && taxAreaOf(country.taxAreaId)
  if (!country || !area) throw new ApiError('BAD_REQUEST', 'The shop does not deliver to this country.', { field: 'country_code' })
  const currency = request.currency_code ?? BASE_CURRENCY
  if (!isCurrency(currency)) throw new ApiError('BAD_REQUEST', 'The shop does not know this currency.', { field: 'currency_code' })
  return { country: country.code, currency, taxAreaId: area.id, priceArea: area.priceArea }
}

/**
 * Works a cart out, reading through `reader` (the pool, or a transaction when the order depends on it). `redeemers`: who will pay, as far
 * as it is known. Throws BAD_REQUEST for what can never be a cart; everything else is in `errors`.
 */
export async function quoteCart(reader: Db, request: CheckoutRequest, buyer: Buyer, redeemers: Redeemers | null): Promise<Quote> {
  const { country, currency, taxAreaId, priceArea } = placeOf(request)
  refuseRepeatedUids(request)
  const language = request.language_code
  const ids = variantIdsOf(request)
  const wantedBundles = bundleIdsOf(request)
  const transferFrom = buyer.isStaff ? (request.transfer_request_from ?? []) : []
  const campaignData = isCampaignCart(request) ? request.giftcampaign_data : null
  const settings = await readSettings(reader, country, currency)
  const variants = await readVariants(reader, ids, language, priceArea)
  const bundles = await readBundles(reader, wantedBundles.ids, wantedBundles.mainModelIds, language)
  const hasSkiPackage = bundles.some(({ skiSport }) => skiSport !== null)
  const skiParts = hasSkiPackage ? await skiPartsOf(reader, [...variants.values()].map(({ modelId }) => modelId)) : new Map<number, SkiPart>()
  const giftCardModels = await readGiftCardModels(reader, request.gift_card_products.map(({ productId }) => productId), language)
  const codes = await readCodes(reader, request.discount_codes, redeemers)
  const found = campaignData && (await readCampaign(reader, campaignData.campaign, campaignData.code))
  const campaign = found && [...variants.values()].every(({ modelId }) => found.modelIds.includes(modelId)) ? found : null
  const transferStock = transferFrom.length > 0 ? await readTransferStock(reader, ids, transferFrom) : null

  const money = moneyOf(currency, settings.rate)
  const decided = decideRows(request, variants, bundles, {
    country, countryName: countryName(country, language), isStaff: buyer.isStaff, isGiftCampaign: campaign !== null, transferStock, skiParts,
  })
  const errors: Message[] = [...decided.errors]
  if (campaignData && !campaign) errors.push(message('checkout.error_campaign_code', {}))
  const fullStoreIds = request.pikanouto ? await readFullStores(reader, demandOf(decided.rows)) : new Set<number>()

  const isExpressPossible = settings.stores.some(({ id, pikanouto }) => pikanouto && fullStoreIds.has(id))
  if (request.pikanouto && decided.rows.length > 0 && !isExpressPossible) errors.push(message('checkout.error_no_express_pickup', {}))

  try {
    const eurOf = (variant: Variant) => (campaign ? 0 : unitEur(variant, hasClubPrices(buyer)))
    const { rows, lines, priceBundles, goodsEur } = priceRows(decided.rows, settings, money, eurOf)
    const giftCards = request.gift_card_products.flatMap((row): GiftCardRow[] => {
      const model = giftCardModels.get(row.productId)
      return model ? [{ ...row, name: model.name, price: money.fromEur(row.amount * 100), extraData: row.extra_data }] : []
    })
    if (giftCards.length < request.gift_card_products.length) errors.push(message('checkout.error_gone', {}))
    lines.push(...giftCards.map((row) => giftCardLine(row, giftCardModels.get(row.productId)?.modelId ?? null, settings)))
    const hasGoods = lines.some(({ isPhysical }) => isPhysical)
    const repackCost = hasGoods ? (goodsEur >= REPACK.freeFromEur ? 0 : money.fromEur(REPACK.priceEur)) : null
    if (request.repack && repackCost !== null) lines.push(repackLine(repackCost, settings))

    const isBlocked = request.postcode !== null && isPostalCodeBlocked(country, request.postcode)
    if (isBlocked) errors.push(message('checkout.error_northern_ireland', {}))
    const parcels = decided.rows.flatMap(({ variants: members, amount }): Parcel[] =>
      amount === 0 ? [] : members.map(({ limit }) => ({ quantity: amount, limit })))
    const offers = isBlocked ? [] : offerDelivery(settings.deliveryMethods, { country, parcels, goodsEur, isGiftCampaign: campaign !== null })
    if (offers.length === 0 && !isBlocked && hasGoods) errors.push(message('checkout.error_no_delivery', { country: countryName(country, language) }))
    const selected = offers.find(({ method }) => method.id === request.delivery_method) ?? null
    if (request.delivery_method !== null && !selected && !isBlocked && offers.length > 0) errors.push(message('checkout.error_delivery_method', {}))
    const deliveryCost = selected ? money.fromEur(selected.costEur) : 0

    const chosen = chooseDiscount(codes, { lines, bundles: priceBundles, goodsEur, deliveryCost, money, language })
    errors.push(...chosen.errors)
    const cards = usableCards(codes.giftCards)
    errors.push(...cards.errors)
    const priced = priceCart({
      lines, bundles: priceBundles, discount: chosen.discount?.price ?? null, deliveryCost, giftCards: cards.usable.map((card) => money.fromEur(card.balanceEur)),
      step: money.step, standardRatePercent: settings.taxRate(DEFAULT_TAX_CLASS),
    })
    return {
      country, language, taxAreaId, money, settings, rows, missing: decided.missing, giftCardRows: giftCards, lines, priced, bundles: priceBundles,
      codes, discount: chosen.discount, giftCards: cards.usable.map((card, index) => debitOf(card, priced.giftCards[index] ?? 0, money)), campaign,
      offers, selected, fullStoreIds, repackCost, errors: [...errors, ...codes.unknown.map((code) => message('checkout.error_code_unknown', { code }))],
    }
  } catch (error) {
    if (error instanceof AmountTooLarge) throw new ApiError('BAD_REQUEST', error.message, { field: 'products' })
    throw error
  }
}

/** Spec 1 §4: with more than one product, or any bundle or gift card, there is no gift campaign. */
function isCampaignCart({ products, bundles, gift_card_products: cards }: CheckoutRequest): boolean {
  return products.length === 1 && typeof products[0]?.productId === 'number' && bundles.length === 0 && cards.length === 0
}

function refuseRepeatedUids(request: CheckoutRequest): void {
  const uids = [...request.bundles, ...request.gift_card_products].map(({ uid }) => uid)
  if (new Set(uids).size < uids.length) throw new ApiError('BAD_REQUEST', 'A uid stands on two rows.', { field: 'bundles' })
}

/** Cents of EUR for one unit; the club price counts for members only, and only where it is the lower one (spec 3 §4 "Price type active"). */
function unitEur(variant: Variant, club: boolean): number {
  if (!variant.price) return 0
  return priceOf(variant.price, { isOutlet: variant.isOutlet, discountsAllowed: variant.discountsAllowed, club }).active
}

function demandOf(rows: readonly CartRow[]): Map<number, number> {
  const demand = new Map<number, number>()
  for (const { variants, amount } of rows) for (const { id } of variants) demand.set(id, (demand.get(id) ?? 0) + amount)
  return demand
}

function priceRows(
  decided: readonly CartRow[], settings: CheckoutSettings, money: Money, eurOf: (variant: Variant) => number,
): { rows: QuoteRow[]; lines: QuoteLine[]; priceBundles: PriceBundle[]; goodsEur: number } {
  const lines: QuoteLine[] = []
  const priceBundles: PriceBundle[] = []
  const seen = new Map<string, number>()
  /** Rows that are the same are told apart by a number; which of them has which number makes no difference. */
  const unique = (name: string) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return `${name}/${count}`
  }
  let goodsEur = 0
  const rows = decided.map((row): QuoteRow => {
    const eur = row.variants.map(eurOf)
    const units = eur.map(money.fromEur)
    const bundleKey = row.bundle ? unique(`bundle ${row.uid ?? row.productId}`) : null
    if (row.amount === 0) return { ...row, units, bundleKey }
    const together = eur.reduce((all, one) => all + one, 0)
    const unitCents = row.bundle ? bundlePrice(together, row.bundle.discountPercent) : together
    goodsEur += unitCents * row.amount
    if (bundleKey !== null) priceBundles.push({ key: bundleKey, quantity: row.amount, unit: money.fromEur(unitCents) })
    row.variants.forEach((variant, index) => lines.push({
      key: unique(`${bundleKey ?? 'variant'} ${variant.id}`), kind: 'product', modelId: variant.modelId, variantId: variant.id,
      ...(bundleKey !== null && { bundle: bundleKey }), name: `${variant.manufacturer} ${variant.name}`, colour: variant.colour, size: variant.size,
      quantity: row.amount, unit: units[index] ?? 0, taxRatePercent: settings.taxRate(variant.taxClass), isDiscountable: true, isPhysical: true,
      isOnOrder: variant.isOnOrder, extraData: index === 0 ? row.skier : null,
    }))
    return { ...row, units, bundleKey }
  })
  return { rows, lines, priceBundles, goodsEur }
}

const NO_GOODS = { modelId: null, variantId: null, colour: null, size: null, quantity: 1, isDiscountable: false, isPhysical: false, isOnOrder: false, extraData: null }

function giftCardLine(row: GiftCardRow, modelId: number | null, settings: CheckoutSettings): QuoteLine {
  return {
    ...NO_GOODS, key: `gift card ${row.uid}`, kind: 'giftcard', modelId, name: row.name, unit: row.price, taxRatePercent: settings.taxRate(VOUCHER_TAX_CLASS),
    extraData: { ...row.extraData, amount_eur: String(row.amount) },
  }
}

function repackLine(price: number, settings: CheckoutSettings): QuoteLine {
  return { ...NO_GOODS, key: 'repack', kind: 'repack', name: 'Repack', unit: price, taxRatePercent: settings.taxRate(DEFAULT_TAX_CLASS) }
}

function usableCards(cards: readonly GiftCard[]): { usable: GiftCard[]; errors: Message[] } {
  const errors = cards.flatMap(({ given: code, isExpired, balanceEur }) => {
    if (isExpired) return [message('checkout.error_gift_card_expired', { code })]
    return balanceEur === 0 ? [message('checkout.error_gift_card_empty', { code })] : []
  })
  return { usable: cards.filter(({ isExpired, balanceEur }) => !isExpired && balanceEur > 0), errors }
}

function debitOf(card: GiftCard, amount: number, money: Money): UsedGiftCard {
  const isAll = amount === money.fromEur(card.balanceEur)
  return { ...card, amount, amountEur: amount === 0 ? 0 : isAll ? card.balanceEur : Math.min(card.balanceEur, money.toEurUp(amount)) }
}
