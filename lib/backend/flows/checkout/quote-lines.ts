/** The lines of a quote: products, gift cards and repacking with their prices in the order's currency. */
import { packagePrices } from '@/lib/catalog/price'
import type { CheckoutSettings } from '@/lib/backend/domain/delivery/read-settings'
import { bundleName } from '@/lib/backend/domain/orders/bundle-uid'
import { bundlePrice } from '@/lib/backend/domain/pricing/integers'
import type { Money } from '@/lib/backend/domain/pricing/money'
import { PRINTED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'
import { priceOf } from '@/lib/catalog/price'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import type { Language } from '@/lib/market/languages'
import { DEFAULT_TAX_CLASS, VOUCHER_TAX_CLASS } from '@/lib/market/tax-areas'
import { translatorFor } from '@/lib/messages/all'

import type { Override } from './overrides'
import type { GiftCardRow, QuoteBundle, QuoteLine, QuoteRow } from './quote-types'
import type { CartData } from './read-cart'
import type { Variant } from './read-catalogue'
import type { CartRow } from './rows'

/** Cents of EUR for one unit; the club price only for members, and only if it is lower (spec 3 §4 "Price type active"). */
export function unitEur(variant: Variant, club: boolean): number {
  // A product that is sold only in gift campaigns is never paid for, and its value is not shown.
  if (!variant.price || variant.isCampaignOnly) return 0
  return priceOf(variant.price, { isOutlet: variant.isOutlet, discountsAllowed: variant.discountsAllowed, club }).active
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** Who set a line's price or name, and the shop's own; stored with the line of the order. */
function auditOf(
  { staffId, reason }: Override,
  shopPrice: number,
  { name }: Variant,
): Readonly<Record<string, string>> {
  return {
    staff_id: String(staffId),
    shop_price: String(shopPrice),
    shop_name: name,
    ...(reason !== null && { override_reason: reason }),
  }
}

interface PricedRow {
  readonly row: CartRow
  readonly bundleKey: string | null
  readonly override: Override | null
  readonly shopPrice: number
  readonly units: readonly number[]
  /** The value of one unit of each member in cents of EUR. */
  readonly unitsEur: readonly number[]
  readonly settings: CheckoutSettings
}

/** The order line of one member of a row, without its key. */
function lineOf(
  variant: Variant,
  index: number,
  { row, bundleKey, override, shopPrice, units, unitsEur, settings }: PricedRow,
): Omit<QuoteLine, 'key'> {
  return {
    kind: 'product',
    modelId: variant.modelId,
    variantId: variant.id,
    ...(bundleKey !== null && { bundle: bundleKey }),
    name: `${variant.manufacturer} ${override?.name ?? variant.name}`,
    colour: variant.colour,
    size: variant.size,
    quantity: row.amount,
    unit: units[index] ?? 0,
    eur: unitsEur[index] ?? 0,
    taxRatePercent: settings.taxRate(variant.taxClass),
    // A code on top of a price by staff would lower it below what a colleague has to approve.
    isDiscountable: typeof override?.price !== 'number',
    isPhysical: true,
    isGiftCard: false,
    isOnOrder: variant.isOnOrder,
    extraData: override ? auditOf(override, shopPrice, variant) : index === 0 ? row.skier : null,
  }
}

function priceByStaff(price: number, money: Money) {
  const unitCents = money.toEurUp(price)
  return { units: [price], eur: [unitCents], unitCents }
}

export interface Prices {
  readonly eurOf: (variant: Variant, isClub: boolean) => number
  readonly isClub: boolean
  readonly overrideOf: (row: CartRow) => Override | null
}

/** Rows and order lines of products with their prices, bundles, and the value of the products in cents of EUR. */
export function priceRows(
  decided: readonly CartRow[],
  settings: CheckoutSettings,
  money: Money,
  { eurOf, isClub, overrideOf: staffOf }: Prices,
): { rows: QuoteRow[]; lines: QuoteLine[]; priceBundles: QuoteBundle[]; goodsEur: number } {
  const lines: QuoteLine[] = []
  const priceBundles: QuoteBundle[] = []
  const seen = new Map<string, number>()
  /** Equal rows get a number in their key; which of them gets which number is irrelevant. */
  const unique = (name: string) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return `${name}/${count}`
  }
  let goodsEur = 0
  const rows = decided.map((row): QuoteRow => {
    const costOf = (club: boolean) => {
      const eur = row.variants.map((variant) => eurOf(variant, club))
      const units = eur.map(money.goodsPrice)
      const together = sum(eur)
      const unitCents = row.bundle ? bundlePrice(together, row.bundle.discountPercent) : together
      return { units, eur, unitCents, price: packagePrices(eur, unitCents, money.goodsPrice).together }
    }
    const shop = costOf(isClub)
    const override = staffOf(row)
    const given = override?.price ?? null
    const { units, eur, unitCents } = given === null ? shop : priceByStaff(given, money)
    const currentPrices = [costOf(false).price, costOf(true).price]
    const bundleKey = row.bundle ? unique(bundleName(row.uid ?? row.productId)) : null
    const priced = { ...row, units, bundleKey, currentPrices, override, shopPrice: shop.price }
    if (row.amount === 0) return priced
    goodsEur += unitCents * row.amount
    if (bundleKey !== null)
      priceBundles.push({ key: bundleKey, quantity: row.amount, unit: money.goodsPrice(unitCents), eur: unitCents })
    const own = { row, bundleKey, override, shopPrice: shop.price, units, unitsEur: eur, settings }
    lines.push(
      ...row.variants.map((variant, index) => ({
        ...lineOf(variant, index, own),
        key: unique(`${bundleKey ?? 'variant'} ${variant.id}`),
      })),
    )
    return priced
  })
  return { rows, lines, priceBundles, goodsEur }
}

/** The gift cards of a cart with their prices; a card whose product no longer exists is left out. */
export function giftCardRows(
  request: CheckoutRequest,
  { giftCardModels }: Pick<CartData, 'giftCardModels'>,
  money: Money,
): GiftCardRow[] {
  return request.gift_card_products.flatMap((row): GiftCardRow[] => {
    const model = giftCardModels.get(row.productId)
    if (!model) return []
    const template =
      model.templates.find(({ slug }) => slug === row.extra_data.giftcard_template) ?? model.templates[0] ?? null
    const isPrinted = model.modelId === PRINTED_GIFT_CARD_ID
    const { giftcard_name, giftcard_email, giftcard_greeting, giftcard_day } = row.extra_data
    const extraData = {
      giftcard_name,
      ...(template && { giftcard_template: template.slug }),
      ...(!isPrinted && giftcard_email && { giftcard_email }),
      ...(!isPrinted && giftcard_greeting && { giftcard_greeting }),
      ...(!isPrinted && giftcard_email && giftcard_day && { giftcard_day }),
    }
    return [
      {
        ...row,
        name: model.name,
        price: money.cardPrice(row.amount * 100),
        extraData,
        template,
        isPrinted,
      },
    ]
  })
}

const NO_GOODS = {
  modelId: null,
  variantId: null,
  colour: null,
  size: null,
  quantity: 1,
  eur: 0,
  isDiscountable: false,
  isPhysical: false,
  isGiftCard: false,
  isOnOrder: false,
  extraData: null,
}

/** The order line of a gift card. */
export function giftCardLine(row: GiftCardRow, modelId: number | null, settings: CheckoutSettings): QuoteLine {
  return {
    // Its design is stored in the field for the colour: in the order, on the receipt and in mails.
    ...NO_GOODS,
    key: `gift card ${row.uid}`,
    kind: 'giftcard',
    isGiftCard: true,
    modelId,
    name: row.name,
    colour: row.template?.name ?? null,
    unit: row.price,
    taxRatePercent: settings.taxRate(VOUCHER_TAX_CLASS),
    extraData: { ...row.extraData, amount_eur: String(row.amount) },
  }
}

/** The order line of repacking. */
export function repackLine(price: number, settings: CheckoutSettings, language: Language): QuoteLine {
  return {
    ...NO_GOODS,
    key: 'repack',
    kind: 'repack',
    name: translatorFor(language)('pay.repacking'),
    unit: price,
    taxRatePercent: settings.taxRate(DEFAULT_TAX_CLASS),
  }
}
