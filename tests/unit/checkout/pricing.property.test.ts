/** The pricing core against exact rational arithmetic. MONEY_CASES sets the number of carts (default 20,000). */
import fc from 'fast-check'
import { describe, it } from 'vitest'

import {
  AmountTooLarge,
  MAX_AMOUNT,
  priceCart,
  type PriceInput,
  type PriceLine,
} from '@/lib/backend/domain/pricing/pricing'

const CASES = Number(process.env.MONEY_CASES) || 20_000

/** A fraction of whole numbers; the denominator is positive. */
interface Ratio {
  n: bigint
  d: bigint
}
const ratio = (n: bigint | number, d: bigint | number = 1): Ratio => ({ n: BigInt(n), d: BigInt(d) })
const plus = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
const minus = (a: Ratio, b: Ratio): Ratio => plus(a, { n: -b.n, d: b.d })
const times = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.n, d: a.d * b.d })
const over = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.d, d: a.d * b.n })
const below = (a: Ratio, b: Ratio) => a.n * b.d < b.n * a.d
const abs = (a: Ratio): Ratio => ({ n: a.n < 0n ? -a.n : a.n, d: a.d })
const halfUp = (a: Ratio): bigint => (a.n * 2n + a.d) / (a.d * 2n)
const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + BigInt(amount), 0n)

const RATES = [0, 5.5, 10, 13.5, 14, 24, 25, 25.5, 27]
const lineOf = (key: string, bundle?: string): fc.Arbitrary<PriceLine> =>
  fc
    .record({
      quantity: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 5 }) }, fc.integer({ min: 1, max: 9_999 })),
      unit: fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: 0, max: 50_000 }) },
        fc.integer({ min: 0, max: 20_000 }).map((n) => n * 100),
        fc.constant(1),
      ),
      taxRatePercent: fc.constantFrom(...RATES),
      isDiscountable: fc.boolean(),
      isPhysical: fc.boolean(),
      isGiftCard: fc.boolean(),
    })
    .map((line) => ({ ...line, key, ...(bundle !== undefined && { bundle }) }))

const bundleOf = (key: string) =>
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 9 }),
      members: fc.integer({ min: 1, max: 4 }),
      percent: fc.integer({ min: 0, max: 10_000 }),
    })
    .chain(({ quantity, members, percent }) =>
      fc.tuple(...Array.from({ length: members }, (_, index) => lineOf(`${key}-${index}`, key))).map((lines) => {
        const apart = lines.reduce((all, line) => all + line.unit, 0)
        return {
          bundle: { key, quantity, unit: Math.round((apart * percent) / 10_000) },
          lines: lines.map((line) => ({ ...line, quantity })),
        }
      }),
    )

const carts: fc.Arbitrary<PriceInput> = fc
  .record({
    count: fc.integer({ min: 0, max: 8 }),
    bundles: fc.integer({ min: 0, max: 2 }),
    discount: fc.oneof(
      fc.constant(null),
      fc.constant({ kind: 'free_delivery' as const }),
      fc.record({
        kind: fc.constant('percent' as const),
        percent: fc.oneof(
          fc.integer({ min: 0, max: 100 }),
          fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
        ),
      }),
      fc.record({
        kind: fc.constant('amount' as const),
        amount: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500_000 })),
      }),
    ),
    deliveryCost: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000 })),
    giftCards: fc.array(fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 100_000_000 })), {
      maxLength: 3,
    }),
    step: fc.constantFrom(1, 1, 100),
    standardRatePercent: fc.constantFrom(...RATES),
  })
  .chain(({ count, bundles, ...rest }) =>
    fc
      .tuple(
        fc.tuple(...Array.from({ length: count }, (_, index) => lineOf(`line-${index}`))),
        fc.tuple(...Array.from({ length: bundles }, (_, index) => bundleOf(`bundle-${index}`))),
      )
      .map(([lines, made]) => ({
        ...rest,
        lines: [...lines, ...made.flatMap((one) => one.lines)],
        bundles: made.map((one) => one.bundle),
      })),
  )

/** vitest's expect costs more than the pricing itself. */
function must(condition: boolean): void {
  if (!condition) throw new Error('An amount is wrong.')
}

/** Every amount checked from the definition; nothing here uses the code under test. */
function checkCart(input: PriceInput): void {
  const cart = priceCart(input)
  const value = input.lines.map((line) => line.quantity * line.unit)
  const index = new Map(input.lines.map((line, position) => [line.key, position]))
  // Bundles: the members' discounts add up to what the bundle is cheaper by, each within one cent of its share.
  for (const [position, bundle] of input.bundles.entries()) {
    const members = input.lines.filter((line) => line.bundle === bundle.key)
    const apart = members.reduce((all, line) => all + line.unit, 0)
    const unit = Math.min(bundle.unit, apart)
    must(cart.bundleUnits[position] === unit)
    checkShares(
      members.map((line) => cart.lines[index.get(line.key) ?? -1]?.bundleDiscount ?? -1),
      members.map((line) => line.unit * line.quantity),
      BigInt((apart - unit) * bundle.quantity),
    )
  }
  const before = value.map((amount, position) => amount - (cart.lines[position]?.bundleDiscount ?? 0))
  const weights = before.map((amount, position) => (input.lines[position]?.isDiscountable ? amount : 0))
  const base = total(weights)
  // The code: rounded once, half up, to the step; never more than what it applies to.
  let wanted = 0n
  if (input.discount?.kind === 'amount') wanted = BigInt(input.discount.amount)
  if (input.discount?.kind === 'percent') {
    const exact = times(ratio(base), ratio(BigInt(Math.round(input.discount.percent * 100)), 10_000n))
    wanted = halfUp(over(exact, ratio(input.step))) * BigInt(input.step)
  }
  const discount = wanted < base ? wanted : base
  must(BigInt(cart.codeDiscount) === discount)
  checkShares(
    cart.lines.map((line) => line.codeDiscount),
    weights,
    discount,
  )
  const gross = before.map((amount, position) => amount - (cart.lines[position]?.codeDiscount ?? 0))
  must(cart.lines.every((line, position) => line.gross === gross[position]))
  must(gross.every((amount) => amount >= 0))
  // Delivery, gift cards, total.
  const delivery = input.discount?.kind === 'free_delivery' ? 0 : input.deliveryCost
  must(cart.deliveryCost === delivery)
  must(cart.deliveryCost + cart.deliveryDiscount === input.deliveryCost)
  const due = total(gross) + BigInt(delivery)
  const cards = total(input.giftCards)
  const forMoney = total(gross.filter((_, position) => input.lines[position]?.isGiftCard))
  must(BigInt(cart.giftCardTotal) === (cards < due - forMoney ? cards : due - forMoney))
  must(cart.giftCards.every((used, position) => used >= 0 && used <= (input.giftCards[position] ?? 0)))
  must(BigInt(cart.total) === due - BigInt(cart.giftCardTotal))
  must(cart.total >= 0)
  checkVat(input, cart, gross, delivery)
}

/** Σ is exact, nobody is a cent or more away from the exact share, nobody gives more than there is. */
function checkShares(parts: readonly number[], weights: readonly number[], sum: bigint): void {
  must(total(parts) === sum)
  const all = total(weights)
  parts.forEach((part, position) => {
    const weight = weights[position] ?? 0
    must(part >= 0 && part <= weight)
    if (all > 0n) must(below(abs(minus(ratio(part), over(ratio(sum * BigInt(weight)), ratio(all)))), ratio(1)))
  })
}

/** The VAT of all rates together is within half a cent a rate, and a cent for each shared delivery, of the exact VAT. */
function checkVat(
  input: PriceInput,
  cart: ReturnType<typeof priceCart>,
  gross: readonly number[],
  delivery: number,
): void {
  const carried = total(gross.filter((_, position) => input.lines[position]?.isPhysical))
  const contained = (amount: Ratio, rate: number) =>
    over(times(amount, ratio(Math.round(rate * 100))), ratio(10_000 + Math.round(rate * 100)))
  let exact = ratio(0)
  input.lines.forEach((line, position) => {
    const amount = gross[position] ?? 0
    exact = plus(exact, contained(ratio(amount), line.taxRatePercent))
    if (carried > 0n && line.isPhysical)
      exact = plus(
        exact,
        contained(over(ratio(BigInt(delivery) * BigInt(amount)), ratio(carried)), line.taxRatePercent),
      )
  })
  if (carried === 0n) exact = plus(exact, contained(ratio(delivery), input.standardRatePercent))
  const rates = new Set([...input.lines.map((line) => line.taxRatePercent), input.standardRatePercent]).size
  const sum = total(cart.taxes.map(({ amount }) => amount))
  must(below(abs(minus(ratio(sum), exact)), ratio(rates + (delivery > 0 ? input.lines.length : 0), 2)))
  cart.lines.forEach((line) => must(line.vat >= 0 && line.vat <= line.gross))
  must(total(cart.lines.map(({ vat }) => vat)) <= sum)
}

describe('pricing against rational arithmetic', () => {
  it(`check D2 ${CASES} random carts: every amount from its definition`, () => {
    fc.assert(
      fc.property(carts, (input) => {
        try {
          checkCart(input)
        } catch (error) {
          if (!(error instanceof AmountTooLarge)) throw error
          const value = total(input.lines.map((line) => line.quantity * line.unit))
          must(value + BigInt(input.deliveryCost) > BigInt(MAX_AMOUNT))
        }
      }),
      { numRuns: CASES },
    )
  }, 600_000)

  it('check D2 the order of lines and bundles changes nothing', () => {
    fc.assert(
      fc.property(
        carts.chain((input) =>
          fc.tuple(fc.constant(input), fc.shuffledSubarray([...input.lines], { minLength: input.lines.length })),
        ),
        ([input, lines]) => {
          const priced = (one: PriceInput) => {
            try {
              return priceCart(one)
            } catch (error) {
              if (error instanceof AmountTooLarge) return null
              throw error
            }
          }
          const [first, second] = [priced(input), priced({ ...input, lines, bundles: [...input.bundles].reverse() })]
          const byKey = (cart: typeof first) => cart && Object.fromEntries(cart.lines.map((line) => [line.key, line]))
          const facts = (cart: typeof first) =>
            JSON.stringify(
              cart && [Object.entries(byKey(cart) ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)), cart.total, cart.taxes],
            )
          must(facts(second) === facts(first))
        },
      ),
      { numRuns: Math.ceil(CASES / 4) },
    )
  }, 600_000)
})
