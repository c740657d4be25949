/**
 * The price of a cart (decision 4): pure arithmetic in integer minor units of one currency. The input has unit prices that were converted
 * once before (lib/market `convert`).
 *
 * Only three things are rounded: a percentage discount (half up, to the currency's step), the shares of a discount (largest remainder) and
 * the VAT contained in the sum of each rate (half up).
 */
import { allocate, mulDivRounded } from './integers'

/** Maximum of any sum: below the limit of the database's integers. */
export const MAX_AMOUNT = 2_000_000_000

export class AmountTooLarge extends RangeError {
  override readonly name = 'AmountTooLarge'
  constructor() {
    super('The cart is worth more than can be ordered at once.')
  }
}

export interface PriceLine {
  /** Unique within the cart, and independent of the order of rows. */
  readonly key: string
  readonly quantity: number
  readonly unit: number
  readonly taxRatePercent: number
  /** A discount code reduces it; gift cards keep their value. */
  readonly isDiscountable: boolean
  /** Is packed and sent: it shares the VAT of the delivery. */
  readonly isPhysical: boolean
  /** A gift card that is bought: money pays for it, and no gift card. */
  readonly isGiftCard: boolean
  /** The bundle to which it belongs. */
  readonly bundle?: string
}

export interface PriceBundle {
  readonly key: string
  readonly quantity: number
  /** The price of one bundle; never more than its members together. */
  readonly unit: number
}

export type Discount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'free_delivery' }

export interface PriceInput {
  readonly lines: readonly PriceLine[]
  readonly bundles: readonly PriceBundle[]
  readonly discount: Discount | null
  /** Before a free-delivery code. */
  readonly deliveryCost: number
  /** The value of each gift card that pays, in this currency, in the order in which they are used. */
  readonly giftCards: readonly number[]
  /** Percentage discounts are rounded to multiples of this: 1, or 100 if the currency is shown without decimals. */
  readonly step: number
  /** VAT of a delivery without products. */
  readonly standardRatePercent: number
}

interface PricedLine {
  readonly key: string
  readonly bundleDiscount: number
  readonly codeDiscount: number
  /** quantity × unit − both discounts */
  readonly gross: number
  readonly vat: number
}

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  /** The price of one unit of each bundle. */
  readonly bundleUnits: readonly number[]
  /** Rows before the code's discount, bundles at their own price. */
  readonly productsPrice: number
  /** The code's discount on products. */
  readonly codeDiscount: number
  /** The discount of a free-delivery code. */
  readonly deliveryDiscount: number
  readonly deliveryCost: number
  /** The amount used from each gift card. */
  readonly giftCards: readonly number[]
  readonly giftCardTotal: number
  readonly total: number
  /** VAT contained in products and delivery, highest rate first. */
  readonly taxes: readonly { readonly ratePercent: number; readonly amount: number }[]
}

/** Computes the price of a cart. Throws AmountTooLarge above MAX_AMOUNT, RangeError for an invalid price (negative, not an integer). */
export function priceCart(input: PriceInput): PricedCart {
  checkAmount(input.deliveryCost)
  const values = input.lines.map((line) => {
    if (!Number.isInteger(line.quantity) || line.quantity < 1) throw new RangeError(`${line.quantity} is no quantity.`)
    checkAmount(line.unit)
    return checkAmount(line.quantity * line.unit)
  })
  checkAmount(sum(values))
  const { bundleDiscounts, bundleUnits } = discountBundles(input, values)
  const before = values.map((value, index) => value - (bundleDiscounts[index] ?? 0))
  const codeDiscounts = discountByCode(input, before)
  const gross = before.map((value, index) => value - (codeDiscounts[index] ?? 0))
  const deliveryDiscount = input.discount?.kind === 'free_delivery' ? input.deliveryCost : 0
  const deliveryCost = input.deliveryCost - deliveryDiscount
  const due = checkAmount(sum(gross) + deliveryCost)
  const forMoneyOnly = sum(gross.filter((_, index) => input.lines[index]?.isGiftCard))
  const giftCards = takeFromCards(input.giftCards, due - forMoneyOnly)
  const giftCardTotal = sum(giftCards)
  const { taxes, lineVat } = containedVat(
    input.lines.map((line, index) => ({ ...line, gross: gross[index] ?? 0 })),
    deliveryCost,
    input.standardRatePercent,
  )
  return {
    lines: input.lines.map((line, index) => ({
      key: line.key,
      bundleDiscount: bundleDiscounts[index] ?? 0,
      codeDiscount: codeDiscounts[index] ?? 0,
      gross: gross[index] ?? 0,
      vat: lineVat[index] ?? 0,
    })),
    bundleUnits,
    productsPrice: sum(before),
    codeDiscount: sum(codeDiscounts),
    deliveryDiscount,
    deliveryCost,
    giftCards,
    giftCardTotal,
    total: due - giftCardTotal,
    taxes,
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}

function checkAmount(amount: number): number {
  if (!Number.isInteger(amount) || amount < 0) throw new RangeError(`${amount} is no amount.`)
  if (amount > MAX_AMOUNT) throw new AmountTooLarge()
  return amount
}

function discountBundles(
  input: PriceInput,
  values: readonly number[],
): { bundleDiscounts: number[]; bundleUnits: number[] } {
  const bundleDiscounts = values.map(() => 0)
  const bundleUnits = input.bundles.map((bundle) => {
    const members = input.lines.flatMap((line, index) => (line.bundle === bundle.key ? [{ line, index }] : []))
    const apart = sum(members.map(({ line }) => line.unit))
    const unit = Math.min(checkAmount(bundle.unit), apart)
    const parts = allocate(
      (apart - unit) * bundle.quantity,
      members.map(({ line, index }) => ({ key: line.key, weight: values[index] ?? 0 })),
    )
    members.forEach(({ index }, position) => {
      bundleDiscounts[index] = parts[position] ?? 0
    })
    return unit
  })
  return { bundleDiscounts, bundleUnits }
}

function discountByCode({ discount, lines, step }: PriceInput, before: readonly number[]): number[] {
  const shares = lines.map((line, index) => ({ key: line.key, weight: line.isDiscountable ? (before[index] ?? 0) : 0 }))
  const base = sum(shares.map(({ weight }) => weight))
  if (!discount || discount.kind === 'free_delivery') return before.map(() => 0)
  const wanted = discount.kind === 'amount' ? checkAmount(discount.amount) : percentOf(base, discount.percent, step)
  return allocate(Math.min(wanted, base), shares)
}

/** Percentages have two decimals; rounded once, half up, to a multiple of `step`. */
function percentOf(amount: number, percent: number, step: number): number {
  return mulDivRounded(amount, Math.round(percent * 100), 10_000 * step) * step
}

function takeFromCards(values: readonly number[], due: number): number[] {
  let left = due
  return values.map((value) => {
    const used = Math.min(checkAmount(value), left)
    left -= used
    return used
  })
}

export interface TaxedLine {
  readonly key: string
  readonly gross: number
  readonly taxRatePercent: number
  readonly isPhysical: boolean
}

/**
 * VAT contained in lines and delivery. The delivery has the rates of the products that are delivered, in proportion to their price; without
 * products the standard rate. Each rate is rounded once, for its whole sum, and then divided among its lines.
 */
export function containedVat(
  lines: readonly TaxedLine[],
  deliveryCost: number,
  standardRatePercent: number,
): { taxes: { ratePercent: number; amount: number; gross: number }[]; lineVat: number[] } {
  const carried = shareDelivery(lines, deliveryCost)
  const rates = new Map<number, { key: string; weight: number; line: number | null }[]>()
  const add = (ratePercent: number, part: { key: string; weight: number; line: number | null }) =>
    rates.set(ratePercent, [...(rates.get(ratePercent) ?? []), part])
  lines.forEach((line, index) => {
    add(line.taxRatePercent, { key: line.key, weight: line.gross, line: index })
    const delivery = carried[index] ?? 0
    if (delivery > 0) add(line.taxRatePercent, { key: `${line.key}+delivery`, weight: delivery, line: null })
  })
  const loose = deliveryCost - sum(carried)
  if (loose > 0) add(standardRatePercent, { key: '+delivery', weight: loose, line: null })
  const lineVat = lines.map(() => 0)
  const taxes = [...rates].flatMap(([ratePercent, parts]) => {
    const gross = sum(parts.map(({ weight }) => weight))
    const hundredths = Math.round(ratePercent * 100)
    const amount = mulDivRounded(gross, hundredths, 10_000 + hundredths)
    const shares = allocate(amount, parts)
    parts.forEach(({ line }, position) => {
      if (line !== null) lineVat[line] = shares[position] ?? 0
    })
    return gross > 0 ? [{ ratePercent, amount, gross }] : []
  })
  return { taxes: taxes.sort((a, b) => b.ratePercent - a.ratePercent), lineVat }
}

function shareDelivery(lines: readonly TaxedLine[], deliveryCost: number): number[] {
  const shares = lines.map((line) => ({ key: line.key, weight: line.isPhysical ? line.gross : 0 }))
  return allocate(shares.some(({ weight }) => weight > 0) ? deliveryCost : 0, shares)
}
