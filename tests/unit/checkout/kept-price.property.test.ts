import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type KeptLine, keptPrice, type KeptRules } from '@/lib/backend/flows/returns/kept-price'
import { type OpenReturn, settle, type SettledOrder } from '@/lib/backend/flows/returns/settle'
import { priceCart } from '@/lib/backend/domain/pricing/pricing'

interface Shop {
  readonly lines: SettledOrder['lines']
  readonly rules: KeptRules
}

/** An order as the checkout prices it: lines, bundles, and a percent code with a minimum. One cent of EUR is one minor unit. */
function orderOf(
  plain: readonly { unit: number; quantity: number }[],
  bundles: readonly { units: readonly number[]; quantity: number; percent: number }[],
  code: { percent: number; minimum: number } | null,
): Shop {
  const members = bundles.flatMap(({ units, quantity }, index) =>
    units.map((unit) => ({ unit, quantity, bundle: `bundle ${index}` })),
  )
  const all = [...plain.map((line) => ({ ...line, bundle: null })), ...members]
  const prices = bundles.map(({ units, quantity, percent }, index) => {
    const together = units.reduce((sum, unit) => sum + unit, 0)
    return { key: `bundle ${index}`, quantity, unit: together - Math.round((together * percent) / 100) }
  })
  const eur =
    plain.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0) +
    prices.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)
  const hasCode = code !== null && eur >= code.minimum
  const priced = priceCart({
    lines: all.map(({ unit, quantity, bundle }, index) => ({
      key: `line ${index}`,
      quantity,
      unit,
      taxRatePercent: 25.5,
      isDiscountable: true,
      isPhysical: true,
      isGiftCard: false,
      ...(bundle !== null && { bundle }),
    })),
    bundles: prices,
    discount: hasCode ? { kind: 'percent', percent: code.percent } : null,
    deliveryCost: 0,
    giftCards: [],
    step: 1,
    standardRatePercent: 25.5,
  })
  return {
    lines: all.map(({ unit, quantity, bundle }, index) => ({
      id: index,
      unit,
      eur: unit,
      quantity,
      bundle,
      gross: priced.lines[index]?.gross ?? 0,
    })),
    rules: {
      bundles: Object.fromEntries(prices.map(({ key, unit }) => [key, { unit, eur: unit }])),
      minTotalEur: hasCode ? code.minimum : 0,
      codeDiscount: priced.codeDiscount,
    },
  }
}

const money = fc.integer({ min: 1, max: 20_000 })
const shop = fc
  .tuple(
    fc.array(fc.record({ unit: money, quantity: fc.integer({ min: 1, max: 3 }) }), { maxLength: 3 }),
    fc.array(
      fc.record({
        units: fc.array(money, { minLength: 2, maxLength: 3 }),
        quantity: fc.integer({ min: 1, max: 2 }),
        percent: fc.integer({ min: 0, max: 60 }),
      }),
      { maxLength: 2 },
    ),
    fc.option(fc.record({ percent: fc.integer({ min: 1, max: 90 }), minimum: fc.integer({ min: 0, max: 40_000 }) })),
  )
  .map(([plain, bundles, code]) => orderOf(plain, bundles, code))
  .filter(({ lines }) => lines.length > 0)

const paidFor = ({ lines }: Shop) => lines.reduce((sum, { gross }) => sum + gross, 0)
const returned = (id: number, units: readonly number[]): OpenReturn => ({
  id,
  kind: 'refund',
  method: 'store',
  isWithdrawal: false,
  lines: units.map((lineId) => ({ lineId, quantity: 1, reason: 'too_small' })),
})
/** Returns of single units, in this order: each unit of the order, by its line. */
const refunds = ({ lines, rules }: Shop, units: readonly number[]) =>
  settle(
    { lines, rules, fee: 0, delivery: 0 },
    [],
    units.map((line, index) => returned(index, [line])),
  )
const sum = (settled: readonly { refund: number }[]) => settled.reduce((all, { refund }) => all + refund, 0)
const unitsOf = ({ lines }: Shop) => lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
/** What units cost alone: complete bundles at their price, the rest at unit prices, the code from its minimum on. */
function freshPrice({ lines, rules }: Shop, kept: readonly number[]): number {
  const left = [...kept]
  let off = 0
  for (const [key, { unit }] of Object.entries(rules.bundles)) {
    const members = lines.flatMap(({ bundle, id }) => (bundle === key ? [id] : []))
    const complete = Math.min(...members.map((id) => kept[id] ?? 0))
    for (const id of members) left[id] = (left[id] ?? 0) - complete
    off += complete * unit
  }
  off += lines.reduce((all, { id, unit }) => all + (left[id] ?? 0) * unit, 0)
  const paid = paidFor({ lines, rules })
  return off >= rules.minTotalEur ? (off * paid) / (paid + rules.codeDiscount) : off
}

describe('the price of what is kept', () => {
  it('no refund is below 0, all together give back exactly what was paid, in whatever order the units come back', () => {
    fc.assert(
      fc.property(shop, fc.infiniteStream(fc.nat()), (order, chance) => {
        const units = unitsOf(order)
        const shuffled = units
          .map((unit) => ({ unit, at: chance.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ unit }) => unit)
        const settled = refunds(order, shuffled)
        expect(settled.every(({ refund }) => refund >= 0)).toBe(true)
        expect(sum(settled)).toBe(paidFor(order))
        // A part of them gives the same sum in another order.
        const some = shuffled.slice(0, Math.ceil(shuffled.length / 2))
        expect(sum(refunds(order, some))).toBe(sum(refunds(order, [...some].reverse())))
      }),
      { numRuns: 400 },
    )
  })

  it('after a single return the rest was not cheaper than it is alone, but for what was paid for all and for a cent a line', () => {
    fc.assert(
      fc.property(shop, fc.nat(), (order, chance) => {
        const units = unitsOf(order)
        const back = units[chance % units.length] ?? 0
        const kept = order.lines.map(({ id, quantity }) => quantity - (id === back ? 1 : 0))
        const rest = paidFor(order) - sum(refunds(order, [back]))
        expect(rest).toBeGreaterThanOrEqual(Math.min(freshPrice(order, kept), paidFor(order)) - order.lines.length)
      }),
      { numRuns: 400 },
    )
  })

  it('the two accessories of a set, and the filler of a code', () => {
    const set = orderOf([], [{ units: [20_000, 5_000, 5_000], quantity: 1, percent: 33.3 }], null)
    expect(refunds(set, [1, 2]).map(({ refund }) => refund)).toEqual([0, 10])
    const code = orderOf(
      [
        { unit: 8_000, quantity: 1 },
        { unit: 2_000, quantity: 1 },
      ],
      [],
      { percent: 20, minimum: 10_000 },
    )
    expect(refunds(code, [1, 0])).toMatchObject([
      { refund: 0, adjustment: -1_600, reasons: ['code'] },
      { refund: 8_000, adjustment: 1_600, reasons: [] },
    ])
  })

  it('an exchange changes no sum: its units are kept', () => {
    const order = orderOf([{ unit: 999, quantity: 3 }], [], { percent: 10, minimum: 2_500 })
    const exchange: OpenReturn = { ...returned(9, [0]), kind: 'exchange' }
    const alone = settle({ lines: order.lines, rules: order.rules, fee: 0, delivery: 0 }, [], [returned(1, [0])])
    const after = settle(
      { lines: order.lines, rules: order.rules, fee: 0, delivery: 0 },
      [],
      [exchange, returned(1, [0])],
    )
    expect(after).toMatchObject([{ refund: 0, adjustment: 0 }, alone[0]])
  })

  it('an order of many bundles and lines at odd prices is settled in a moment, and never gives back more than was paid', () => {
    const odd = (count: number, from: number) => Array.from({ length: count }, (_, index) => from + index * 977)
    const code = { percent: 10, minimum: 100_000 }
    const sets = [3_001, 4_003, 5_009].map((from) => ({ units: odd(4, from), quantity: 10, percent: 15 }))
    const singles = odd(60, 211).map((unit) => ({ unit, quantity: 10 }))
    for (const order of [orderOf([], sets, code), orderOf(singles, [], code), orderOf(singles, sets, code)]) {
      const begun = performance.now()
      const [first] = refunds(order, [0])
      expect(performance.now() - begun).toBeLessThan(1_500)
      expect(first?.refund).toBeGreaterThanOrEqual(0)
    }
    const order = orderOf([], sets, code)
    expect(
      sum(
        refunds(
          order,
          order.lines.flatMap(({ id, quantity }) => Array<number>(quantity).fill(id)),
        ),
      ),
    ).toBe(paidFor(order))
  })

  it('nothing kept costs nothing', () => {
    const lines: KeptLine[] = [{ quantity: 2, unit: 500, eur: 500, gross: 900, kept: 0, bundle: null }]
    expect(keptPrice(lines, { bundles: {}, minTotalEur: 1_000, codeDiscount: 100 })).toEqual({ price: 0, lost: [] })
  })
})
