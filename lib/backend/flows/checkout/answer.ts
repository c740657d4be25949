/** Converts a quote to the contract's format (spec 1 §7 "The checkout answer fields"). */
import { pick } from '@/lib/backend/domain/texts/localized'
import { redoneOrder } from '@/lib/backend/domain/orders/redo'
import { priceOf } from '@/lib/catalog/price'
import type { CheckoutAnswer, CheckoutLine, CheckoutRequest, SeenPrice } from '@/lib/contract/schemas/checkout'

import { dayRange } from '@/lib/market/day-range'
import { type Language, localeOf } from '@/lib/market/languages'

import { arrivalsOf, isSentInParts, arrivalOfAll, timeOf } from './arrival'
import { type Arrival, contractArrivals } from '@/lib/backend/domain/delivery/arrivals'
import { hasClubPrices, isOrganisation, type Buyer } from './buyer'
import { describeMethod, expressText, needsLocation, pickupLocations } from '@/lib/backend/domain/delivery/delivery'
import { REPACK } from './order-rules'
import { paymentMethods } from './payment-methods'
import type { GiftCardRow, Quote, QuoteRow } from './quote-types'
import type { Variant } from './read-catalogue'
import { longest, type ShippingTime, withAddedDays } from '@/lib/backend/domain/delivery/shipping-time'

/** Builds the response to a validation. */
export function answerOf(quote: Quote, request: CheckoutRequest, buyer: Buyer): CheckoutAnswer {
  const { priced, money, discount } = quote
  const products = quote.rows.filter(({ list }) => list === 'products')
  const bundles = quote.rows.filter(({ list }) => list === 'bundles')
  const redone = redoneOrder(request)
  return {
    currency: money.currency,
    country_code: quote.country,
    language_code: quote.language,
    cart_discount: discount && { code: discount.code.given, amount: priced.codeDiscount + priced.deliveryDiscount },
    payment_events: quote.giftCards.map(({ given, amount }) => ({
      payment_id: given,
      processor_slug: 'giftcard',
      amount,
    })),
    ...paymentOptions(quote, request, buyer),
    products: products.map((row) => productLine(quote, row, request, buyer)),
    bundles: bundles.map((row) => bundleRow(quote, row, request, buyer)),
    gift_card_products: quote.giftCardRows.map(giftCardRow),
    products_price: priced.productsPrice,
    total_price: priced.total,
    taxes: priced.taxes.map(({ ratePercent, amount }) => ({ rate: ratePercent, amount })),
    delivery_cost: priced.deliveryCost,
    delivery_methods: deliveryMethods(quote, request),
    postcode_methods: quote.postcodeMethods.map(({ id, names }) => ({ id, name: pick(names, quote.language) })),
    delivery_thresholds: thresholds(quote),
    repack_cost: quote.repackCost,
    shipping_time_str: shippingTime(quote),
    arrivals: arrivals(quote, request),
    kgco_id: request.klarna_global_checkout_id,
    kco_iframe: null,
    giftcampaign_data: campaignData(quote, request),
    enterprise_order: quote.enterpriseOrder,
    redo_order: redone === null ? null : { number: redone },
    transfer_request_from: buyer.isStaff ? request.transfer_request_from : null,
    post_delivery: buyer.isStaff && request.post_delivery,
    card_checkout_mode: request.card_checkout_mode,
    part_delivery_mode: quote.settings.partDelivery,
    errors: [...new Map(quote.errors.map((error) => [JSON.stringify(error), error])).values()],
    // A cart is validated after every change; only the browser has the information which change the shopper made, so success is not reported here.
    success: null,
  }
}

/** Why not every payment method is offered: gift cards are not sold on credit or by PayPal, and some products by card only. */
function paymentReason({ giftCardRows, rows, settings }: Quote): 'GIFT_CARD_PRODUCTS' | 'CARD_PRODUCTS' | null {
  const isCardOnly = rows.some(({ variants }) => variants.some((variant) => settings.cardOnly.has(variant.id)))
  if (isCardOnly) return 'CARD_PRODUCTS'
  return giftCardRows.length > 0 ? 'GIFT_CARD_PRODUCTS' : null
}

/** The payment methods that are offered for this cart. */
function paymentOptions(
  quote: Quote,
  request: CheckoutRequest,
  buyer: Buyer,
): Pick<CheckoutAnswer, 'show_klarna' | 'paypal_checkout' | 'reason' | 'payment_methods'> {
  const reason = paymentReason(quote)
  const isByCard = request.card_checkout_mode || reason === 'CARD_PRODUCTS'
  const methods = paymentMethods({
    country: quote.country,
    language: quote.language,
    isOrganisation: isOrganisation(buyer),
    allowsCredit: reason === null,
  }).filter(({ id }) => (reason === null || id !== 'paypal') && (!isByCard || id === 'card'))
  const offers = (id: string) => quote.priced.total > 0 && methods.some((method) => method.id === id)
  return { show_klarna: offers('klarna'), paypal_checkout: offers('paypal'), reason, payment_methods: methods }
}

const giftCardRow = ({
  uid,
  productId,
  name,
  amount,
  price,
  extraData,
  template,
  isPrinted,
}: GiftCardRow): CheckoutAnswer['gift_card_products'][number] => ({
  uid,
  productId,
  name,
  amount,
  total_price: price,
  extra_data: extraData,
  template,
  is_sent: isPrinted,
})

/** The promised days, or the hour from which an express pickup waits: the same as in the list of stores. */
function arrivals(quote: Quote, request: CheckoutRequest): CheckoutAnswer['arrivals'] {
  const { selected, fullStoreIds, settings, language, lines } = quote
  if (request.pikanouto && selected?.method.kind === 'store' && fullStoreIds.size > 0)
    return [{ from: null, to: null, text: expressText(settings, language), names: [] }]
  return contractArrivals(
    arrivalsOf(quote, { isSplit: isSentInParts(quote, request), isExpressPickup: request.pikanouto }),
    (line) => lines[line - 1]?.name,
  )
}

function deliveryMethods(quote: Quote, request: CheckoutRequest): CheckoutAnswer['delivery_methods'] {
  const { offers, selected, settings, language, fullStoreIds, money } = quote
  return offers.map((offer) => {
    const whole = arrivalOfAll(quote, offer.method)
    const locations = pickupLocations(offer.method, settings, {
      language,
      isExpress: request.pikanouto,
      fullStoreIds,
      readyInStore: offer.method.kind === 'store' && whole ? daysText(whole, language) : '',
    })
    const places = { locations, isNeeded: needsLocation(offer.method, settings) }
    const told = describeMethod(offer, language, offer === selected, places, money.fromEur)
    if (request.pikanouto && offer.method.kind === 'store')
      return { ...told, arrives_in: expressText(settings, language) }
    const hasDays = whole !== null && whole.from !== null && whole.to !== null
    return hasDays ? { ...told, arrives_between: { from: whole.from, to: whole.to } } : told
  })
}

const daysText = ({ from, to, text }: Pick<Arrival, 'from' | 'to' | 'text'>, language: Language) =>
  from !== null && to !== null ? dayRange(from, to, localeOf(language)) : text

function campaignData({ campaign, language }: Quote, request: CheckoutRequest): CheckoutAnswer['giftcampaign_data'] {
  return (
    campaign &&
    request.giftcampaign_data && {
      ...request.giftcampaign_data,
      name: pick(campaign.names, language) || campaign.slug,
    }
  )
}

/**
 * The value of products from which the chosen delivery method (or the first that can become free) and repacking are free, and the amount
 * missing to it.
 */
function thresholds({
  selected,
  offers,
  money,
  goodsEur,
  repackCost,
  campaign,
}: Quote): CheckoutAnswer['delivery_thresholds'] {
  // The company has paid for the gift and its delivery: no value of products makes anything cheaper.
  const known = selected ? [selected] : offers
  // While none is chosen, the method with the lowest threshold. For delivery that is already free nothing is missing.
  const limits = known.flatMap(({ method }) => method.free_from_eur ?? [])
  const freeFrom = campaign || limits.length === 0 ? null : Math.min(...limits)
  const repackFrom = repackCost === null || campaign ? null : REPACK.freeFromEur
  // The missing amount is never rounded down to 0: 0 means that the threshold is reached.
  const missing = (from: number | null) =>
    from === null ? null : goodsEur >= from ? 0 : Math.max(money.step, money.fromEur(from - goodsEur))
  return {
    delivery_threshold: freeFrom === null ? null : money.fromEur(freeFrom),
    repack_threshold: repackFrom === null ? null : money.fromEur(repackFrom),
    delivery_missing: missing(freeFrom),
    repack_missing: missing(repackFrom),
  }
}

function shippingTime({ rows, settings }: Quote): string {
  const inCart = rows.filter(({ amount }) => amount > 0)
  return slowest(
    inCart.flatMap((row) => row.variants.map((variant) => timeOf(variant, row, settings))),
    settings,
  )
}

/** The longest of several times, as displayed; empty without any. */
function slowest(times: readonly ShippingTime[], { addedDays }: Quote['settings']): string {
  const time = longest(times)
  return time ? withAddedDays(time, addedDays) : ''
}

/**
 * The parts of a line's price besides the price itself. Bundles have neither a price type nor a former price: they are compared with what
 * their members cost separately now.
 */
function priceFacts(
  quote: Quote,
  { variants, bundle, override }: QuoteRow,
  buyer: Buyer,
  unit: number,
): Pick<CheckoutLine, 'regular_price' | 'lowest_30_days' | 'price_type'> {
  const [variant] = variants
  if (bundle) {
    const apart = variants.reduce(
      (all, { price, isCampaignOnly }) => all + quote.money.goodsPrice(isCampaignOnly ? 0 : (price?.active ?? 0)),
      0,
    )
    return { regular_price: Math.max(apart, unit), lowest_30_days: null, price_type: 'normal' }
  }
  // The gift of a campaign is free, and its other price is not shown; a price by staff is not announced as a reduction.
  if (!variant?.price || variant.isCampaignOnly || quote.campaign || typeof override?.price === 'number')
    return { regular_price: unit, lowest_30_days: null, price_type: 'normal' }
  const price = priceOf(variant.price, {
    isOutlet: variant.isOutlet,
    discountsAllowed: variant.discountsAllowed,
    club: hasClubPrices(buyer),
  })
  return {
    regular_price: quote.money.goodsPrice(price.regular ?? price.reference ?? price.active),
    lowest_30_days: price.lowest30 === null ? null : quote.money.goodsPrice(price.lowest30),
    price_type: price.type,
  }
}

/** The displayed fields of a row: a bundle as its main model, without the colour, size and type of its members. */
function looksOf(
  { bundle, override }: QuoteRow,
  variant: Variant,
): Pick<
  CheckoutLine,
  'model_id' | 'name' | 'manufacturer' | 'path' | 'image' | 'colour' | 'size' | 'type' | 'group_path'
> {
  const shown = bundle?.main ?? variant
  return {
    model_id: shown.modelId,
    name: bundle?.name ?? override?.name ?? shown.name,
    manufacturer: shown.manufacturer,
    path: shown.path,
    image: shown.image,
    colour: bundle ? null : variant.colour,
    size: bundle ? null : variant.size,
    type: bundle ? null : variant.type,
    group_path: shown.groupPath,
  }
}

/** `timed`: the row that decides when it is sent; a member of a bundle is sent with the bundle. */
function productLine(
  quote: Quote,
  row: QuoteRow,
  request: CheckoutRequest,
  buyer: Buyer,
  timed: Pick<QuoteRow, 'bundle'> = row,
): CheckoutLine {
  const { settings } = quote
  const [variant] = row.variants
  if (!variant) throw new Error('A row has at least one variant.')
  const given = request.products[row.index]
  const unit = unitPrice(quote, row)
  return {
    productId: row.productId,
    ...looksOf(row, variant),
    amount: row.amount,
    max_amount: row.max,
    max_reason: row.maxReason,
    on_order: row.variants.every(({ isOnOrder }) => isOnOrder),
    frozen: given?.frozen ?? false,
    bundleHash: given?.bundleHash ?? null,
    unit_price: unit,
    ...priceFacts(quote, row, buyer, unit),
    total_price: unit * row.amount,
    ...(row.bundle === null && variant.content && { content: variant.content }),
    tax_rate: Math.max(...row.variants.map(({ taxClass }) => settings.taxRate(taxClass))),
    shipping_time: slowest(
      row.variants.map((member) => timeOf(member, timed, settings)),
      settings,
    ),
    notice: noticeOf(quote, row, given?.seenPrice),
    // Only a row of one variant can have a name or a price by staff.
    shop: row.override && { name: variant.name, unit_price: row.shopPrice },
  }
}

/** A reason that blocks buying has priority; a changed price is reported if the seen price is of the same market. */
function noticeOf(quote: Quote, row: QuoteRow, seen: SeenPrice | undefined): CheckoutLine['notice'] {
  if (
    row.notice !== null ||
    quote.campaign ||
    typeof row.override?.price === 'number' ||
    seen?.currency !== quote.money.currency ||
    seen.country !== quote.country
  )
    return row.notice
  return row.currentPrices.includes(seen.amount) ? null : 'price_changed'
}

/** The price of one unit; a bundle has its own price, which was computed with the cart. */
function unitPrice(quote: Quote, row: QuoteRow): number {
  const apart = row.units.reduce((all, unit) => all + unit, 0)
  if (row.bundleKey === null) return apart
  const index = quote.bundles.findIndex(({ key }) => key === row.bundleKey)
  return quote.priced.bundleUnits[index] ?? apart
}

function bundleRow(
  quote: Quote,
  row: QuoteRow,
  request: CheckoutRequest,
  buyer: Buyer,
): CheckoutAnswer['bundles'][number] {
  if (!row.bundle || row.uid === null) throw new Error('A bundle row has a bundle and a uid.')
  const unit = unitPrice(quote, row)
  const given = request.bundles[row.index]
  const notice = noticeOf(quote, row, given?.seenPrice)
  return {
    uid: row.uid,
    id: row.bundle.id,
    name: row.bundle.name,
    amount: row.amount,
    unit_price: unit,
    total_price: unit * row.amount,
    products: row.variants.map((variant, index) =>
      productLine(
        quote,
        {
          ...row,
          notice,
          index: -1,
          bundle: null,
          bundleKey: null,
          productId: variant.id,
          variants: [variant],
          units: [row.units[index] ?? 0],
        },
        request,
        buyer,
        row,
      ),
    ),
    skier: given?.skier ?? null,
  }
}
