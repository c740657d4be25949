/** Chooses the discount code that is used: one for each order (spec 1 §5), the one with the largest discount, independent of their order. */
import { formatPrice } from '@/lib/market/format'
import type { Language } from '@/lib/market/languages'

import { message, type Message } from './messages'
import type { Money } from '@/lib/backend/domain/pricing/money'
import { priceCart, type Discount, type PriceBundle, type PriceLine } from '@/lib/backend/domain/pricing/pricing'
import type { Codes, DiscountCode } from './read-codes'

export interface ChosenDiscount {
  readonly code: DiscountCode
  readonly price: Discount
}

export interface DiscountBase {
  readonly lines: readonly PriceLine[]
  readonly bundles: readonly PriceBundle[]
  /** Products in cents of EUR, for a code's minimum. */
  readonly goodsEur: number
  readonly deliveryCost: number
  readonly money: Money
  readonly language: Language
}

/** The code that is used, and why the others are not. */
export function chooseDiscount(
  codes: Codes,
  base: DiscountBase,
): { discount: ChosenDiscount | null; errors: Message[] } {
  const errors: Message[] = []
  const candidates: (ChosenDiscount & { saving: number })[] = []
  for (const code of codes.discounts) {
    const error = refusal(code, base)
    if (error) errors.push(error)
    else candidates.push({ code, ...valueOf(code, base) })
  }
  candidates.sort((a, b) => b.saving - a.saving || (a.code.code < b.code.code ? -1 : 1))
  const [best] = candidates
  if (!best) return { discount: null, errors }
  // Each code that is left out is named as it was typed, so that its field says why.
  for (const { code } of candidates.slice(1)) errors.push(message('checkout.error_one_code', { code: code.given }))
  return { discount: { code: best.code, price: best.price }, errors }
}

function refusal(code: DiscountCode, { goodsEur, money, language }: DiscountBase): Message | null {
  const name = code.given
  if (code.state === 'not_now') return message('checkout.error_code_not_now', { code: name })
  if (code.state === 'used_up') return message('checkout.error_code_used_up', { code: name })
  if (goodsEur >= code.minTotalEur) return null
  return message('checkout.error_code_min_total', {
    code: name,
    total: formatPrice(money.fromEur(code.minTotalEur), money.currency, language),
  })
}

function valueOf(
  code: DiscountCode,
  { lines, bundles, deliveryCost, money }: DiscountBase,
): { price: Discount; saving: number } {
  const price: Discount =
    code.kind === 'percent'
      ? { kind: 'percent', percent: Math.min(100, Math.max(0, code.value)) }
      : code.kind === 'amount'
        ? { kind: 'amount', amount: money.fromEur(code.value) }
        : { kind: 'free_delivery' }
  const priced = priceCart({
    lines,
    bundles,
    discount: price,
    deliveryCost,
    giftCards: [],
    step: money.step,
    standardRatePercent: 0,
  })
  return { price, saving: priced.codeDiscount + priced.deliveryDiscount }
}
