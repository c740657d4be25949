/**
 * The price of what a shopper keeps after a return, by the rules with which the order was priced: a bundle price for complete bundles, a
 * code while the kept products reach its minimum.
 *
 * Nothing that was given back once is asked for again, so the price of a part is never above that of a larger part of the same order: the
 * cheapest part that contains it decides. The sum of several refunds therefore does not depend on their order.
 */
import type { LostRule } from '@/lib/order/returns'

/** A line of products. Amounts are minor units of the order's currency, `eur` is the value of one unit in cents of EUR. */
export interface KeptLine {
  readonly quantity: number
  readonly unit: number
  readonly eur: number
  /** What was paid for all of its units. */
  readonly gross: number
  /** Units that are kept. */
  readonly kept: number
  readonly bundle: string | null
}

export interface KeptRules {
  readonly bundles: Readonly<Record<string, { readonly unit: number; readonly eur: number }>>
  /** The value of products in cents of EUR from which the code applies; 0 without a minimum or without a code. */
  readonly minTotalEur: number
  /** The code's discount on all products of the order; 0 without a code. */
  readonly codeDiscount: number
}

/** A possible state of some lines: its value for the minimum, and its price with and without the code. */
interface Option {
  readonly eur: number
  readonly on: number
  readonly off: number
}

/** The lowest prices by value; values from the minimum on are the same. */
type Lowest = ReadonlyMap<number, { readonly on: number; readonly off: number }>

/** Which larger parts of the order are looked at: all of them; those with more complete bundles or single products; none. */
const DEPTHS = ['parts', 'complete', 'kept'] as const
type Depth = (typeof DEPTHS)[number]

/** Sums of values that are looked at. With more, a shopper could hold up the server: an order can be made so that no two sums are equal. */
const MAX_STEPS = 200_000

class TooManySteps extends Error {
  override readonly name = 'TooManySteps'
}

interface Search extends KeptRules {
  readonly depth: Depth
  /** Adds steps. Throws TooManySteps. */
  readonly take: (steps: number) => void
}

function searchOf(rules: KeptRules, depth: Depth): Search {
  let steps = 0
  const take = (more: number) => {
    steps += more
    if (steps > MAX_STEPS) throw new TooManySteps('The order has too many different parts.')
  }
  return { ...rules, depth, take }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** The part of the paid price that belongs to the kept units: the rest of what `quantity - kept` units give back. */
const shareOfKept = ({ gross, quantity }: KeptLine, kept: number) =>
  gross - Math.round((gross * (quantity - kept)) / quantity)

/** The price of the kept units, and the rules that no longer apply to them. Pure; amounts as in KeptLine. */
export function keptPrice(lines: readonly KeptLine[], rules: KeptRules): { price: number; lost: LostRule[] } {
  const paid = sum(lines.map((line) => shareOfKept(line, line.kept)))
  const lost = lostRules(lines, rules)
  if (lost.length === 0) return { price: paid, lost }
  let cheapest = Infinity
  for (const [eur, { on, off }] of lowestPrices(lines, searchOf(rules, depthOf(lines, rules))))
    cheapest = Math.min(cheapest, eur >= rules.minTotalEur ? on : off)
  return { price: Math.max(paid, cheapest), lost }
}

/**
 * The deepest search that has few enough steps for every part of the order. It is decided for the order, whatever is kept, so that all its
 * returns are computed by the same rule: nothing kept has the most steps.
 */
function depthOf(lines: readonly KeptLine[], rules: KeptRules): Depth {
  const nothing = lines.map((line) => ({ ...line, kept: 0 }))
  for (const depth of DEPTHS) {
    try {
      lowestPrices(nothing, searchOf(rules, depth))
      return depth
    } catch (error) {
      if (!(error instanceof TooManySteps)) throw error
    }
  }
  return 'kept'
}

function lowestPrices(lines: readonly KeptLine[], search: Search): Lowest {
  const { plain, bundles } = groupsOf(lines)
  const base = sum(lines.map(({ gross }) => gross)) + search.codeDiscount
  const rate = base === 0 ? 1 : (base - search.codeDiscount) / base
  let lowest: Lowest = new Map([[0, { on: 0, off: 0 }]])
  for (const line of plain) lowest = add(lowest, unitsOf(line, search), search)
  for (const [key, members] of bundles) lowest = add(lowest, bundleOptions(key, members, search, rate), search)
  return lowest
}

function groupsOf(lines: readonly KeptLine[]) {
  const bundles = new Map<string, KeptLine[]>()
  for (const line of lines)
    if (line.bundle !== null) bundles.set(line.bundle, [...(bundles.get(line.bundle) ?? []), line])
  return { plain: lines.filter(({ bundle }) => bundle === null), bundles }
}

/** Rules that applied to the whole order and do not apply to the kept units. */
function lostRules(lines: readonly KeptLine[], { bundles, minTotalEur, codeDiscount }: KeptRules): LostRule[] {
  const groups = groupsOf(lines)
  let eur = sum(groups.plain.map((line) => line.kept * line.eur))
  let isBroken = false
  for (const [key, members] of groups.bundles) {
    const complete = Math.min(...members.map(({ kept }) => kept))
    const left = members.map((line) => ({ ...line, kept: line.kept - complete }))
    eur += complete * (bundles[key]?.eur ?? 0) + sum(left.map((line) => line.kept * line.eur))
    isBroken ||= left.some(({ kept }) => kept > 0)
  }
  const isKept = lines.some(({ kept }) => kept > 0)
  return [
    ...(isBroken ? ['bundle' as const] : []),
    ...(isKept && codeDiscount > 0 && eur < minTotalEur ? ['code' as const] : []),
  ]
}

/** The kept units of a line, and more of its units as far as they help to reach the minimum. */
function unitsOf(line: KeptLine, { minTotalEur, depth }: Search): Option[] {
  const options: Option[] = []
  const most = depth === 'kept' ? line.kept : line.quantity
  for (let kept = line.kept; kept <= most; kept += 1) {
    options.push({ eur: kept * line.eur, on: shareOfKept(line, kept), off: kept * line.unit })
    if (kept * line.eur >= minTotalEur) break
  }
  return options
}

/** The largest number of complete bundles to look at. */
function mostBundles(members: readonly KeptLine[], { minTotalEur, depth }: Search): number {
  const kept = members.map((line) => line.kept)
  if (minTotalEur === 0) return Math.max(...kept)
  return depth === 'kept' ? Math.min(...kept) : Math.max(...members.map(({ quantity }) => quantity))
}

/** Each possible number of complete bundles, with the units beside them. */
function bundleOptions(key: string, members: readonly KeptLine[], search: Search, rate: number): Option[] {
  const price = search.bundles[key] ?? { unit: 0, eur: 0 }
  const isOpen = search.minTotalEur > 0 && search.depth === 'parts'
  const most = mostBundles(members, search)
  const options: Option[] = []
  for (let complete = Math.min(...members.map(({ kept }) => kept)); complete <= most; complete += 1) {
    const whole: Option = {
      eur: complete * price.eur,
      on: sum(members.map((line) => shareOfKept(line, complete))),
      off: complete * price.unit,
    }
    const beside = (line: KeptLine, count: number): Option => ({
      eur: count * line.eur,
      on: count * Math.round(line.unit * rate),
      off: count * line.unit,
    })
    // A number of complete bundles needs a member of which not one more unit is there.
    const binding = members.filter((line) => line.kept <= complete)
    for (const bound of isOpen ? binding : binding.slice(0, 1)) {
      let lowest: Lowest = new Map([[whole.eur, whole]])
      for (const line of members) {
        const from = Math.max(0, line.kept - complete)
        const to = isOpen && line !== bound ? line.quantity - complete : from
        const counts = Array.from({ length: to - from + 1 }, (_, index) => from + index)
        lowest = add(
          lowest,
          counts.map((count) => beside(line, count)),
          search,
        )
      }
      for (const [eur, prices] of lowest) options.push({ eur, ...prices })
    }
  }
  return options
}

/** Every sum of a state and an option; of equal values only the lowest prices. */
function add(states: Lowest, options: readonly Option[], { minTotalEur, take }: Search): Lowest {
  take(states.size * options.length)
  const lowest = new Map<number, { on: number; off: number }>()
  for (const [eur, { on, off }] of states) {
    for (const option of options) {
      const value = Math.min(eur + option.eur, minTotalEur)
      const known = lowest.get(value)
      lowest.set(value, {
        on: Math.min(on + option.on, known?.on ?? Infinity),
        off: Math.min(off + option.off, known?.off ?? Infinity),
      })
    }
  }
  return lowest
}
