/** The server's view of a cart: every row, price and rule, computed from the client's input (ids, amounts, codes). */
import { undeliverableBy } from '@/lib/backend/domain/delivery/delivery'
import { cardDebit } from '@/lib/backend/domain/pricing/gift-cards'
import { moneyOf, type Money } from '@/lib/backend/domain/pricing/money'
import { AmountTooLarge, priceCart } from '@/lib/backend/domain/pricing/pricing'
import type { Db } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { countryName } from '@/lib/market/countries'
import { DEFAULT_TAX_CLASS } from '@/lib/market/tax-areas'

import { hasClubPrices, type Buyer } from './buyer'
import { chooseDiscount, type DiscountBase } from './discount'
import { message, type Message } from './messages'
import { REPACK } from './order-rules'
import { overrideOf } from './overrides'
import { deliveryOf, expressPickup } from './quote-delivery'
import { giftCardLine, giftCardRows, priceRows, repackLine, unitEur } from './quote-lines'
import type { GiftCardRow, Quote, QuoteLine } from './quote-types'
import { isCampaignCart, readCart, type CartData } from './read-cart'
import type { Campaign, Codes, GiftCard } from './read-codes'
import type { Redeemers } from './redeemers'
import { decideRows, type CartRow } from './rows'

/**
 * Computes a quote, reading with `reader` (the pool, or a transaction when the order depends on it). `redeemers`: the buyer, as far as
 * known. Throws BAD_REQUEST for an invalid cart; all other errors are in `errors`.
 */
export async function quoteCart(
  reader: Db,
  request: CheckoutRequest,
  buyer: Buyer,
  redeemers: Redeemers | null,
): Promise<Quote> {
  return quoteOf(await readCart(reader, request, buyer, redeemers), request, buyer)
}

/** The quote of a cart from data that was already read: pure, the same for the same data. Throws like `quoteCart`. */
export function quoteOf(data: CartData, request: CheckoutRequest, buyer: Buyer): Quote {
  refuseRepeatedUids(request)
  try {
    return computeQuote(data, request, buyer)
  } catch (error) {
    if (error instanceof AmountTooLarge) throw new ApiError('BAD_REQUEST', error.message, { field: 'products' })
    throw error
  }
}

function computeQuote(data: CartData, request: CheckoutRequest, buyer: Buyer): Quote {
  const { market, settings, codes } = data
  const language = request.language_code
  const money = moneyOf(market.currency, settings.rate)
  const campaign = campaignOf(data)
  const decided = decidedRows(data, request, buyer, campaign)
  const express = expressPickup(request, data, decided.rows)
  const { goods, cards, lines, hasGoods, printedCards, repackCost } = linesOf(decided.rows, {
    data,
    request,
    buyer,
    campaign,
    money,
  })
  const { errors: deliveryErrors, ...delivery } = deliveryOf(request, buyer, data, {
    rows: decided.rows,
    goodsEur: goods.goodsEur,
    isGiftCampaign: campaign !== null,
    cards,
    hasGoods,
  })
  const { errors: codeErrors, ...totals } = totalsOf(codes, settings.taxRate(DEFAULT_TAX_CLASS), {
    lines,
    bundles: goods.priceBundles,
    goodsEur: goods.goodsEur,
    deliveryCost: delivery.selected ? money.fromEur(delivery.selected.terms.cost) : 0,
    money,
    language,
  })
  return {
    country: market.country,
    language,
    taxAreaId: market.taxAreaId,
    money,
    settings,
    rows: goods.rows,
    missing: decided.missing,
    giftCardRows: cards,
    lines,
    ...totals,
    bundles: goods.priceBundles,
    codes,
    campaign,
    enterpriseOrder: data.enterpriseOrder,
    isSent: hasGoods || printedCards > 0,
    ...delivery,
    fullStoreIds: express.fullStoreIds,
    goodsEur: goods.goodsEur,
    repackCost,
    errors: [
      ...decided.errors,
      ...campaignErrors(request, campaign),
      ...express.errors,
      ...goneCards(request, cards),
      ...deliveryErrors,
      ...codeErrors,
    ],
  }
}

/** The gift campaign of the cart, when everything in the cart belongs to it. */
function campaignOf({ campaign, variants }: CartData): Campaign | null {
  return campaign && [...variants.values()].every(({ modelId }) => campaign.modelIds.includes(modelId))
    ? campaign
    : null
}

const campaignErrors = (request: CheckoutRequest, campaign: Campaign | null): Message[] =>
  isCampaignCart(request) && request.giftcampaign_data && !campaign ? [message('checkout.error_campaign_code', {})] : []

const goneCards = (request: CheckoutRequest, cards: readonly GiftCardRow[]): Message[] =>
  cards.length < request.gift_card_products.length ? [message('checkout.error_gone', {})] : []

const repackCostOf = (goodsEur: number, money: Money): number =>
  goodsEur >= REPACK.freeFromEur ? 0 : money.fromEur(REPACK.priceEur)

function decidedRows(data: CartData, request: CheckoutRequest, buyer: Buyer, campaign: Campaign | null) {
  const { country } = data.market
  return decideRows(request, data.variants, data.bundles, {
    countryName: countryName(country, request.language_code),
    isUndeliverable: undeliverableBy(data.settings, country),
    isCountryClosed: data.settings.closedCountries.includes(country),
    isStaff: buyer.isStaff,
    isGiftCampaign: campaign !== null,
    transferStock: data.transferStock,
    skiParts: data.skiParts,
  })
}

interface Pricing {
  readonly data: CartData
  readonly request: CheckoutRequest
  readonly buyer: Buyer
  readonly campaign: Campaign | null
  readonly money: Money
}

/** Everything that becomes a line of the order: products, gift cards, repacking. */
function linesOf(rows: readonly CartRow[], pricing: Pricing) {
  const { data, request, money } = pricing
  const goods = pricedGoods(rows, pricing)
  const cards = giftCardRows(request, data, money)
  const hasGoods = goods.lines.length > 0
  const repackCost = hasGoods ? repackCostOf(goods.goodsEur, money) : null
  const lines: readonly QuoteLine[] = [
    ...goods.lines,
    ...cards.map((row) => giftCardLine(row, data.giftCardModels.get(row.productId)?.modelId ?? null, data.settings)),
    ...(request.repack && repackCost !== null ? [repackLine(repackCost, data.settings, request.language_code)] : []),
  ]
  return { goods, cards, lines, hasGoods, printedCards: cards.filter(({ isPrinted }) => isPrinted).length, repackCost }
}

/** Products of a gift campaign are free and cannot have a price by staff. */
function pricedGoods(rows: readonly CartRow[], { data, request, buyer, campaign, money }: Pricing) {
  return priceRows(rows, data.settings, money, {
    eurOf: (variant, isClub) => (campaign ? 0 : unitEur(variant, isClub)),
    isClub: hasClubPrices(buyer),
    overrideOf: (row) => (campaign ? null : overrideOf(request, row, buyer)),
  })
}

function refuseRepeatedUids(request: CheckoutRequest): void {
  const uids = [...request.bundles, ...request.gift_card_products].map(({ uid }) => uid)
  if (new Set(uids).size < uids.length)
    throw new ApiError('BAD_REQUEST', 'A uid stands on two rows.', { field: 'bundles' })
}

/** The price of the cart with the best of its codes, the part that gift cards pay, and the codes and cards that cannot be used. */
function totalsOf(codes: Codes, standardRatePercent: number, base: DiscountBase) {
  const { lines, bundles, deliveryCost, money } = base
  const { discount, errors } = chooseDiscount(codes, base)
  const paying = usableCards(codes.giftCards, money)
  const priced = priceCart({
    lines,
    bundles,
    discount: discount?.price ?? null,
    deliveryCost,
    giftCards: paying.usable.map((card) => money.cardWorth(card.balanceEur)),
    step: money.step,
    standardRatePercent,
  })
  // Every usable card has a worth. If none of them pays although something is due, only gift cards are due.
  const isForMoneyOnly = priced.total > 0 && priced.giftCardTotal === 0
  return {
    priced,
    discount,
    giftCards: isForMoneyOnly
      ? []
      : paying.usable.map((card, index) => {
          const amount = priced.giftCards[index] ?? 0
          return { ...card, amount, amountEur: cardDebit(money, card.balanceEur, amount) }
        }),
    errors: [
      ...errors,
      ...paying.errors,
      ...(isForMoneyOnly ? paying.usable : []).map(({ given: code }) =>
        message('checkout.error_gift_card_for_gift_card', { code }),
      ),
      ...codes.unknown.map((code) => message('checkout.error_code_unknown', { code })),
    ],
  }
}

/** A card whose balance is worth less than one minor unit of the currency is empty there. */
function usableCards(cards: readonly GiftCard[], money: Money): { usable: GiftCard[]; errors: Message[] } {
  const isEmpty = ({ balanceEur }: GiftCard) => money.cardWorth(balanceEur) === 0
  const errors = cards.flatMap((card) => {
    const { given: code, isExpired } = card
    if (isExpired) return [message('checkout.error_gift_card_expired', { code })]
    return isEmpty(card) ? [message('checkout.error_gift_card_empty', { code })] : []
  })
  return { usable: cards.filter((card) => !card.isExpired && !isEmpty(card)), errors }
}
