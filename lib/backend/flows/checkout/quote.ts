/** The server's view of a cart: every row, price and rule, worked out from what the client may say (ids, amounts, codes). */
import type { Db } from '@/lib/backend/platform/database/pool'
import { PRINTED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'
import { priceOf } from '@/lib/catalog/price'
import { ApiError } from '@/lib/contract/errors'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import type { GiftCardTemplate } from '@/lib/contract/schemas/common'
import { countryName, isPostalCodeBlocked } from '@/lib/market/countries'
import type { Language } from '@/lib/market/languages'
import { DEFAULT_TAX_CLASS, VOUCHER_TAX_CLASS } from '@/lib/market/tax-areas'
import { sayIn } from '@/lib/messages/all'

import { hasClubPrices, type Buyer } from './buyer'
import {
  BY_EMAIL,
  methodsByPostcode,
  offerDelivery,
  type DeliveryOffer,
  type Parcel,
} from '@/lib/backend/domain/delivery/delivery'
import { chooseDiscount, type ChosenDiscount } from './discount'
import { bundlePrice } from '@/lib/backend/domain/pricing/integers'
import { message, type Message } from './messages'
import { moneyOf, type Money } from '@/lib/backend/domain/pricing/money'
import { REPACK } from './order-rules'
import { overrideOf, type Override } from './overrides'
import { AmountTooLarge, priceCart, type PriceBundle, type PricedCart } from '@/lib/backend/domain/pricing/pricing'
import { isCampaignCart, readCart, type CartFacts } from './read-cart'
import type { Variant } from './read-catalogue'
import type { Campaign, Codes, GiftCard } from './read-codes'
import type { CheckoutSettings, DeliveryMethod } from '@/lib/backend/domain/delivery/read-settings'
import { fullStores } from './read-stock'
import type { Redeemers } from './redeemers'
import { decideRows, type CartRow, type MissingRow } from './rows'

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
  /** What one of it costs guests and club members: whoever knew it at one of these finds it unchanged. */
  readonly currentPrices: readonly number[]
  readonly override: Override | null
  /** What one of it costs whom nobody of staff gives another price. */
  readonly shopPrice: number
}

export interface GiftCardRow {
  readonly uid: string
  readonly productId: number
  readonly name: string
  readonly amount: number
  readonly price: number
  readonly extraData: { readonly giftcard_name: string; readonly giftcard_template?: string }
  readonly template: GiftCardTemplate | null
  /** Sent like goods; all others go by e-mail. */
  readonly isPrinted: boolean
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
  readonly enterpriseOrder: CartFacts['enterpriseOrder']
  /** Something is packed and sent or fetched; gift cards go by e-mail unless they are printed. */
  readonly isSent: boolean
  readonly offers: readonly DeliveryOffer[]
  readonly selected: DeliveryOffer | null
  /** Methods that the postal code, or a missing one, leaves out. */
  readonly postcodeMethods: readonly DeliveryMethod[]
  readonly fullStoreIds: ReadonlySet<number>
  /** Worth of the goods in cents of EUR, before a code: what free delivery and free repacking ask for. */
  readonly goodsEur: number
  /** Null: nothing to repack. */
  readonly repackCost: number | null
  readonly errors: readonly Message[]
}

/**
 * Works a cart out, reading through `reader` (the pool, or a transaction when the order depends on it). `redeemers`: who will pay, as far
 * as it is known. Throws BAD_REQUEST for what can never be a cart; everything else is in `errors`.
 */
export async function quoteCart(
  reader: Db,
  request: CheckoutRequest,
  buyer: Buyer,
  redeemers: Redeemers | null,
): Promise<Quote> {
  return quoteOf(await readCart(reader, request, buyer, redeemers), request, buyer)
}

/** The quote of a cart from what is known about it: pure, the same for the same facts. Throws as `quoteCart` does. */
export function quoteOf(facts: CartFacts, request: CheckoutRequest, buyer: Buyer): Quote {
  refuseRepeatedUids(request)
  const {
    place: { country, currency, taxAreaId },
    settings,
    codes,
  } = facts
  const language = request.language_code
  const money = moneyOf(currency, settings.rate)
  const campaignData = isCampaignCart(request) ? request.giftcampaign_data : null
  const campaign =
    facts.campaign && [...facts.variants.values()].every(({ modelId }) => facts.campaign?.modelIds.includes(modelId))
      ? facts.campaign
      : null
  const decided = decideRows(request, facts.variants, facts.bundles, {
    country,
    countryName: countryName(country, language),
    isStaff: buyer.isStaff,
    isGiftCampaign: campaign !== null,
    transferStock: facts.transferStock,
    skiParts: facts.skiParts,
  })
  const errors: Message[] = [...decided.errors]
  if (campaignData && !campaign) errors.push(message('checkout.error_campaign_code', {}))
  const fullStoreIds = request.pikanouto ? fullStores(facts.storeStock, demandOf(decided.rows)) : new Set<number>()
  const isExpressPossible = settings.stores.some(({ id, pikanouto }) => pikanouto && fullStoreIds.has(id))
  // Whoever has turned to another way of delivery is not told what they left.
  const isFetched =
    request.delivery_method === null ||
    settings.deliveryMethods.some(({ id, kind }) => id === request.delivery_method && kind === 'store')
  if (request.pikanouto && isFetched && decided.rows.length > 0 && !isExpressPossible)
    errors.push(message('checkout.error_no_express_pickup', {}))

  try {
    const eurOf = (variant: Variant, isClub: boolean) => (campaign ? 0 : unitEur(variant, isClub))
    const { rows, lines, priceBundles, goodsEur } = priceRows(decided.rows, settings, money, {
      eurOf,
      isClub: hasClubPrices(buyer),
      overrideOf: (row) => (campaign ? null : overrideOf(request, row, buyer)),
    })
    const giftCards = request.gift_card_products.flatMap((row): GiftCardRow[] => {
      const model = facts.giftCardModels.get(row.productId)
      if (!model) return []
      const template =
        model.templates.find(({ slug }) => slug === row.extra_data.giftcard_template) ?? model.templates[0] ?? null
      const extraData = {
        giftcard_name: row.extra_data.giftcard_name,
        ...(template && { giftcard_template: template.slug }),
      }
      return [
        {
          ...row,
          name: model.name,
          price: money.fromEur(row.amount * 100),
          extraData,
          template,
          isPrinted: model.modelId === PRINTED_GIFT_CARD_ID,
        },
      ]
    })
    if (giftCards.length < request.gift_card_products.length) errors.push(message('checkout.error_gone', {}))
    lines.push(
      ...giftCards.map((row) => giftCardLine(row, facts.giftCardModels.get(row.productId)?.modelId ?? null, settings)),
    )
    const hasGoods = lines.some(({ isPhysical }) => isPhysical)
    const printedCards = giftCards.filter(({ isPrinted }) => isPrinted).length
    const repackCost = hasGoods ? (goodsEur >= REPACK.freeFromEur ? 0 : money.fromEur(REPACK.priceEur)) : null
    if (request.repack && repackCost !== null) lines.push(repackLine(repackCost, settings, language))

    const delivery = deliveryOf(request, buyer, facts, {
      rows: decided.rows,
      goodsEur,
      isGiftCampaign: campaign !== null,
      cards: giftCards.length,
      printedCards,
      hasGoods,
    })
    errors.push(...delivery.errors)
    const deliveryCost = delivery.selected ? money.fromEur(delivery.selected.costEur) : 0
    const chosen = chooseDiscount(codes, { lines, bundles: priceBundles, goodsEur, deliveryCost, money, language })
    errors.push(...chosen.errors)
    const cards = usableCards(codes.giftCards)
    errors.push(...cards.errors)
    const priced = priceCart({
      lines,
      bundles: priceBundles,
      discount: chosen.discount?.price ?? null,
      deliveryCost,
      giftCards: cards.usable.map((card) => money.fromEur(card.balanceEur)),
      step: money.step,
      standardRatePercent: settings.taxRate(DEFAULT_TAX_CLASS),
    })
    return {
      country,
      language,
      taxAreaId,
      money,
      settings,
      rows,
      missing: decided.missing,
      giftCardRows: giftCards,
      lines,
      priced,
      bundles: priceBundles,
      codes,
      discount: chosen.discount,
      giftCards: cards.usable.map((card, index) => debitOf(card, priced.giftCards[index] ?? 0, money)),
      campaign,
      enterpriseOrder: facts.enterpriseOrder,
      isSent: hasGoods || printedCards > 0,
      offers: delivery.offers,
      selected: delivery.selected,
      postcodeMethods: delivery.postcodeMethods,
      fullStoreIds,
      goodsEur,
      repackCost,
      errors: [...errors, ...codes.unknown.map((code) => message('checkout.error_code_unknown', { code }))],
    }
  } catch (error) {
    if (error instanceof AmountTooLarge) throw new ApiError('BAD_REQUEST', error.message, { field: 'products' })
    throw error
  }
}

interface Carried {
  readonly rows: readonly CartRow[]
  readonly goodsEur: number
  readonly isGiftCampaign: boolean
  readonly cards: number
  readonly printedCards: number
  readonly hasGoods: boolean
}

/** How the cart can travel, and what is wrong with the way that was asked for. */
function deliveryOf(
  request: CheckoutRequest,
  buyer: Buyer,
  { place: { country }, settings }: CartFacts,
  { rows, goodsEur, isGiftCampaign, cards, printedCards, hasGoods }: Carried,
): { offers: DeliveryOffer[]; selected: DeliveryOffer | null; postcodeMethods: DeliveryMethod[]; errors: Message[] } {
  if (request.postcode !== null && isPostalCodeBlocked(country, request.postcode)) {
    return { offers: [], selected: null, postcodeMethods: [], errors: [message('checkout.error_northern_ireland', {})] }
  }
  const errors: Message[] = []
  const parcels = rows.flatMap(({ variants: members, amount }): Parcel[] =>
    amount === 0 ? [] : members.map(({ limit }) => ({ quantity: amount, limit })),
  )
  if (printedCards > 0) parcels.push({ quantity: printedCards, limit: {} })
  const rules = {
    country,
    parcels,
    goodsEur,
    isGiftCampaign,
    postcode: request.postcode,
    isPostDelivery: buyer.isStaff && request.post_delivery,
  }
  if (parcels.length === 0 && cards > 0) return { offers: [BY_EMAIL], selected: BY_EMAIL, postcodeMethods: [], errors }
  const offers = offerDelivery(settings.deliveryMethods, rules)
  if (offers.length === 0 && (hasGoods || printedCards > 0))
    errors.push(message('checkout.error_no_delivery', { country: countryName(country, request.language_code) }))
  const selected = offers.find(({ method }) => method.id === request.delivery_method) ?? null
  if (request.delivery_method !== null && !selected && offers.length > 0)
    errors.push(message('checkout.error_delivery_method', {}))
  return { offers, selected, postcodeMethods: methodsByPostcode(settings.deliveryMethods, rules), errors }
}

function refuseRepeatedUids(request: CheckoutRequest): void {
  const uids = [...request.bundles, ...request.gift_card_products].map(({ uid }) => uid)
  if (new Set(uids).size < uids.length)
    throw new ApiError('BAD_REQUEST', 'A uid stands on two rows.', { field: 'bundles' })
}

/** Cents of EUR for one unit; the club price counts for members only, and only where it is the lower one (spec 3 §4 "Price type active"). */
function unitEur(variant: Variant, club: boolean): number {
  // What is sold in gift campaigns alone is never paid for, and what it is worth is told to nobody.
  if (!variant.price || variant.isCampaignOnly) return 0
  return priceOf(variant.price, { isOutlet: variant.isOutlet, discountsAllowed: variant.discountsAllowed, club }).active
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

function demandOf(rows: readonly CartRow[]): Map<number, number> {
  const demand = new Map<number, number>()
  for (const { variants, amount } of rows) for (const { id } of variants) demand.set(id, (demand.get(id) ?? 0) + amount)
  return demand
}

/** Who gave a line its price or name, and what the shop's were: kept with the line of the order. */
function auditOf({ staffId }: Override, shopPrice: number, { name }: Variant): Readonly<Record<string, string>> {
  return { staff_id: String(staffId), shop_price: String(shopPrice), shop_name: name }
}

interface Prices {
  readonly eurOf: (variant: Variant, isClub: boolean) => number
  readonly isClub: boolean
  readonly overrideOf: (row: CartRow) => Override | null
}

function priceRows(
  decided: readonly CartRow[],
  settings: CheckoutSettings,
  money: Money,
  { eurOf, isClub, overrideOf: staffOf }: Prices,
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
    const costOf = (club: boolean) => {
      const eur = row.variants.map((variant) => eurOf(variant, club))
      const units = eur.map(money.fromEur)
      const together = sum(eur)
      const unitCents = row.bundle ? bundlePrice(together, row.bundle.discountPercent) : together
      return { units, unitCents, price: Math.min(sum(units), money.fromEur(unitCents)) }
    }
    const shop = costOf(isClub)
    const override = staffOf(row)
    const given = override?.price ?? null
    const { units, unitCents } = given === null ? shop : { units: [given], unitCents: money.toEurUp(given) }
    const currentPrices = [costOf(false).price, costOf(true).price]
    const bundleKey = row.bundle ? unique(`bundle ${row.uid ?? row.productId}`) : null
    const priced = { ...row, units, bundleKey, currentPrices, override, shopPrice: shop.price }
    if (row.amount === 0) return priced
    goodsEur += unitCents * row.amount
    if (bundleKey !== null) priceBundles.push({ key: bundleKey, quantity: row.amount, unit: money.fromEur(unitCents) })
    row.variants.forEach((variant, index) =>
      lines.push({
        key: unique(`${bundleKey ?? 'variant'} ${variant.id}`),
        kind: 'product',
        modelId: variant.modelId,
        variantId: variant.id,
        ...(bundleKey !== null && { bundle: bundleKey }),
        name: `${variant.manufacturer} ${override?.name ?? variant.name}`,
        colour: variant.colour,
        size: variant.size,
        quantity: row.amount,
        unit: units[index] ?? 0,
        taxRatePercent: settings.taxRate(variant.taxClass),
        isDiscountable: true,
        isPhysical: true,
        isOnOrder: variant.isOnOrder,
        extraData: override ? auditOf(override, shop.price, variant) : index === 0 ? row.skier : null,
      }),
    )
    return priced
  })
  return { rows, lines, priceBundles, goodsEur }
}

const NO_GOODS = {
  modelId: null,
  variantId: null,
  colour: null,
  size: null,
  quantity: 1,
  isDiscountable: false,
  isPhysical: false,
  isOnOrder: false,
  extraData: null,
}

function giftCardLine(row: GiftCardRow, modelId: number | null, settings: CheckoutSettings): QuoteLine {
  return {
    // Its design stands where goods have their colour: in the order, on the receipt and in mails.
    ...NO_GOODS,
    key: `gift card ${row.uid}`,
    kind: 'giftcard',
    modelId,
    name: row.name,
    colour: row.template?.name ?? null,
    unit: row.price,
    taxRatePercent: settings.taxRate(VOUCHER_TAX_CLASS),
    extraData: { ...row.extraData, amount_eur: String(row.amount) },
  }
}

function repackLine(price: number, settings: CheckoutSettings, language: Language): QuoteLine {
  return {
    ...NO_GOODS,
    key: 'repack',
    kind: 'repack',
    name: sayIn(language)('pay.repacking'),
    unit: price,
    taxRatePercent: settings.taxRate(DEFAULT_TAX_CLASS),
  }
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
  return {
    ...card,
    amount,
    amountEur: amount === 0 ? 0 : isAll ? card.balanceEur : Math.min(card.balanceEur, money.toEurUp(amount)),
  }
}
