/**
 * A second, independent computation of the price of a cart: simple, directly from the rules in words, with fractions of big integers. It
 * shares no arithmetic with the shop. It rounds only the amounts that the shop rounds, by their definition.
 */

/** An exact number: n ÷ d, d > 0. */
interface Fraction {
  readonly n: bigint
  readonly d: bigint
}
const whole = (n: bigint | number): Fraction => ({ n: BigInt(n), d: 1n })
const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { n: -b.n, d: b.d })
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d })
const over = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d, d: a.d * b.n })
const isLess = (a: Fraction, b: Fraction) => a.n * b.d < b.n * a.d
const isEqual = (a: Fraction, b: Fraction) => a.n * b.d === b.n * a.d
/** The largest whole number that is not greater than `a`; for numbers that are not negative. */
const floor = (a: Fraction): bigint => a.n / a.d
/** The smallest whole number that is not less than `a`; for numbers that are not negative. */
const ceil = (a: Fraction): bigint => (isEqual(a, whole(floor(a))) ? floor(a) : floor(a) + 1n)
/** To the nearest multiple of `step`, halves up. */
function roundTo(a: Fraction, step: bigint): bigint {
  const steps = over(a, whole(step))
  const down = floor(steps)
  return (isLess(minus(steps, whole(down)), { n: 1n, d: 2n }) ? down : down + 1n) * step
}
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)
const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** A number with at most six decimals. */
function decimal(number: number): Fraction {
  return { n: BigInt(Math.round(number * 1_000_000)), d: 1_000_000n }
}

interface OracleMoney {
  readonly currency: string
  readonly rate: number
  /** Minor units per unit: 100, or 1. */
  readonly perUnit: number
  /** Converted prices and percentages are whole units. */
  readonly isWhole: boolean
}

export interface OracleProduct {
  readonly active: number
  readonly club: number | null
  /** VAT in percent. */
  readonly vat: number
  readonly perPackage: number | null
}

export interface OracleCart {
  readonly money: OracleMoney
  readonly isMember: boolean
  readonly isGift: boolean
  readonly isEu: boolean
  /** Product rows with the amount that is available. */
  readonly rows: readonly { readonly product: OracleProduct; readonly amount: number }[]
  readonly bundles: readonly {
    readonly members: readonly OracleProduct[]
    readonly percent: number
    readonly amount: number
  }[]
  /** Values of gift cards that are bought, in euros. */
  readonly bought: readonly number[]
  readonly wantsRepack: boolean
  readonly repack: { readonly price: number; readonly freeFrom: number }
  /** The chosen method; null if none is chosen. */
  readonly delivery: { readonly price: number; readonly freeFrom: number | null; readonly isExpress: boolean } | null
  readonly codes: readonly {
    readonly name: string
    readonly kind: 'percent' | 'amount' | 'free_delivery'
    readonly value: number
    readonly minTotal: number
  }[]
  /** Balances of gift cards that pay, in the order in which they are used. */
  readonly cards: readonly number[]
  readonly standardVat: number
  readonly voucherVat: number
  /** Names of the lines, in their order: lines with equal remainders are sorted by name. */
  readonly labels: readonly string[]
}

export interface OracleResult {
  readonly rowTotals: readonly bigint[]
  readonly bundleUnits: readonly bigint[]
  readonly goods: bigint
  readonly repack: bigint | null
  readonly code: string | null
  readonly codeSaves: bigint
  readonly delivery: bigint
  readonly cards: readonly bigint[]
  readonly cardsEur: readonly bigint[]
  readonly total: bigint
  readonly taxes: readonly { readonly rate: number; readonly amount: bigint }[]
  readonly lines: readonly { readonly gross: bigint; readonly vat: bigint }[]
}

interface Line {
  readonly label: string
  readonly value: bigint
  readonly vat: number
  readonly isGoods: boolean
  readonly bundle: number | null
  readonly isReduced: boolean
}

/** Cents of EUR in the cart's currency, in minor units. */
function convert(cents: bigint, { rate, perUnit, isWhole }: OracleMoney): bigint {
  const units = times(over(whole(cents), whole(100)), decimal(rate))
  return roundTo(times(units, whole(perUnit)), isWhole ? BigInt(perUnit) : 1n)
}

/** The numbers of whole units that are written on labels, by their last digits, with the amount up to which a line counts. */
const LABELS: Readonly<Record<string, readonly (readonly [upTo: number, label: RegExp])[]>> = {
  decimal: [
    [0.05, /./],
    [9.95, /5$/],
    [99.95, /[49]5$/],
    [Infinity, /95$/],
  ],
  whole: [
    [99, /./],
    [999, /[59]$/],
    [4999, /9$/],
    [Infinity, /[49]9$/],
  ],
  rub: [
    [100, /./],
    [990, /0$/],
    [9990, /[49]0$/],
    [Infinity, /90$/],
  ],
  jpy: [
    [100, /./],
    [3000, /0$/],
    [100_000, /00$/],
    [Infinity, /000$/],
  ],
}

/** The label nearest to the converted price of goods, found by going up and down from it; of two the higher. */
export function labelled(cents: bigint, money: OracleMoney): bigint {
  const price = convert(cents, money)
  if (money.currency === 'eur') return price
  const { currency, perUnit, isWhole } = money
  const lines = LABELS[currency] ?? LABELS[isWhole ? 'whole' : 'decimal'] ?? []
  const isLabel = (minor: bigint) => {
    const units = Number(minor) / perUnit
    const [, label] = lines.find(([upTo]) => units <= upTo) ?? []
    return minor >= 0n && Boolean(label?.test(units.toFixed(isWhole ? 0 : 2)))
  }
  const step = isWhole ? BigInt(perUnit) : 1n
  for (let away = 0n; ; away += step) {
    if (isLabel(price + away)) return price + away
    if (isLabel(price - away)) return price - away
  }
}

/** Divides `amount` by weights: each exact part is rounded down, the rest is given in units of one to the largest remainders. */
function share(amount: bigint, takers: readonly { readonly label: string; readonly weight: bigint }[]): bigint[] {
  const all = sum(takers.map(({ weight }) => weight))
  if (all === 0n) return takers.map(() => 0n)
  const exact = takers.map(({ weight }) => over(whole(amount * weight), whole(all)))
  const parts = exact.map(floor)
  const queue = takers
    .map((taker, index) => ({ ...taker, index, rest: minus(exact[index] ?? whole(0), whole(parts[index] ?? 0n)) }))
    .sort((a, b) => {
      if (!isEqual(a.rest, b.rest)) return isLess(a.rest, b.rest) ? 1 : -1
      if (a.weight !== b.weight) return a.weight < b.weight ? 1 : -1
      return a.label < b.label ? -1 : 1
    })
  let left = amount - sum(parts)
  for (const { index } of queue) {
    if (left === 0n) break
    parts[index] = (parts[index] ?? 0n) + 1n
    left -= 1n
  }
  return parts
}

/** The price of the cart, computed from the rules in words. */
export function computeCartPrice(cart: OracleCart): OracleResult {
  const { money, rows, bundles } = cart
  const bundleCents = bundles.map((bundle) => bundlePrice(cart, bundle))
  const bundleUnits = bundles.map(({ members }, index) =>
    least(
      labelled(bundleCents[index] ?? 0n, money),
      sum(members.map((member) => labelled(unitPrice(cart, member), money))),
    ),
  )
  const goodsCents =
    sum(rows.map(({ product, amount }) => unitPrice(cart, product) * BigInt(amount))) +
    sum(bundles.map(({ amount }, index) => (bundleCents[index] ?? 0n) * BigInt(amount)))
  const rowTotals = rows.map(({ product, amount }) => labelled(unitPrice(cart, product), money) * BigInt(amount))
  const hasGoods = rows.some(({ amount }) => amount > 0) || bundles.length > 0
  const repack = hasGoods ? repackPrice(cart, goodsCents) : null
  const lines = linesOf(cart, rowTotals, repack)
  const before = lessBundles(lines, bundles, bundleUnits)
  const delivery = convert(deliveryPrice(cart, goodsCents, hasGoods), money)
  const weights = lines.map(({ isReduced }, index) => (isReduced ? (before[index] ?? 0n) : 0n))
  const best = bestCode(cart, { goodsCents, base: sum(weights), delivery })
  const parts = share(
    best && best.kind !== 'free_delivery' ? best.saves : 0n,
    lines.map(({ label }, index) => ({ label, weight: weights[index] ?? 0n })),
  )
  const gross = before.map((value, index) => value - (parts[index] ?? 0n))
  const cost = best?.kind === 'free_delivery' ? 0n : delivery
  const vat = vatOf(lines, gross, cost, cart.standardVat)
  return {
    rowTotals,
    bundleUnits,
    goods: sum(before),
    repack,
    code: best?.name ?? null,
    codeSaves: best?.saves ?? 0n,
    delivery: cost,
    ...payWithCards(cart, sum(gross) + cost - sum(boughtPrices(cart))),
    taxes: vat.taxes,
    lines: gross.map((amount, index) => ({ gross: amount, vat: vat.lines[index] ?? 0n })),
  }
}

/** The price of one unit in cents of EUR: zero for a gift, the club price for a member if it is lower. */
function unitPrice({ isGift, isMember }: OracleCart, { active, club }: OracleProduct): bigint {
  return BigInt(isGift ? 0 : isMember && club !== null && club < active ? club : active)
}

/** One bundle in cents of EUR: the sum of the members minus the percentage, which is rounded once. */
function bundlePrice(cart: OracleCart, { members, percent }: OracleCart['bundles'][number]): bigint {
  const together = sum(members.map((member) => unitPrice(cart, member)))
  return together - roundTo(times(whole(together), over(decimal(percent), whole(100))), 1n)
}

function repackPrice({ repack, money }: OracleCart, goodsCents: bigint): bigint {
  return goodsCents >= BigInt(repack.freeFrom) ? 0n : convert(BigInt(repack.price), money)
}

/** The lines of the order: rows, members of bundles, bought gift cards, repacking. */
function linesOf(cart: OracleCart, rowTotals: readonly bigint[], repack: bigint | null): Line[] {
  const { money, rows, bundles } = cart
  let label = 0
  const line = (value: bigint, vat: number, isGoods: boolean, bundle: number | null = null): Line => ({
    label: cart.labels[label++] ?? '',
    value,
    vat,
    isGoods,
    bundle,
    isReduced: isGoods,
  })
  return [
    ...rows.flatMap(({ product, amount }, index) =>
      amount === 0 ? [] : [line(rowTotals[index] ?? 0n, product.vat, true)],
    ),
    ...bundles.flatMap(({ members, amount }, index) =>
      members.map((member) => line(labelled(unitPrice(cart, member), money) * BigInt(amount), member.vat, true, index)),
    ),
    ...boughtPrices(cart).map((price) => line(price, cart.voucherVat, false)),
    ...(cart.wantsRepack && repack !== null ? [line(repack, cart.standardVat, false)] : []),
  ]
}

/** The values of the lines minus the discounts of their bundles: a discount is divided among the members by their prices. */
function lessBundles(lines: readonly Line[], bundles: OracleCart['bundles'], bundleUnits: readonly bigint[]): bigint[] {
  const values = lines.map(({ value }) => value)
  bundles.forEach(({ amount }, index) => {
    const members = lines.flatMap((each, position) =>
      each.bundle === index ? [{ label: each.label, weight: each.value, position }] : [],
    )
    const cheaper = sum(members.map(({ weight }) => weight)) - (bundleUnits[index] ?? 0n) * BigInt(amount)
    share(cheaper, members).forEach((part, place) => {
      const position = members[place]?.position ?? -1
      values[position] = (values[position] ?? 0n) - part
    })
  })
  return values
}

interface CodeBasis {
  readonly goodsCents: bigint
  /** The amount that a code on products can reduce. */
  readonly base: bigint
  readonly delivery: bigint
}

/** The best code: the one of the valid codes that saves most. */
function bestCode({ codes, money }: OracleCart, { goodsCents, base, delivery }: CodeBasis) {
  const step = money.isWhole ? BigInt(money.perUnit) : 1n
  const savedBy = ({ kind, value }: OracleCart['codes'][number]) => {
    if (kind === 'free_delivery') return delivery
    if (kind === 'amount') return least(convert(BigInt(value), money), base)
    return least(roundTo(times(whole(base), over(decimal(value), whole(100))), step), base)
  }
  return codes
    .filter(({ minTotal }) => goodsCents >= BigInt(minTotal))
    .map((code) => ({ name: code.name, kind: code.kind, saves: savedBy(code) }))
    .sort((a, b) => (a.saves === b.saves ? (a.name < b.name ? -1 : 1) : a.saves < b.saves ? 1 : -1))[0]
}

/** Cents of EUR in the cart's currency, in minor units and fractions of them. */
function exactly(cents: bigint, { rate, perUnit }: OracleMoney): Fraction {
  return times(times(over(whole(cents), whole(100)), decimal(rate)), whole(perUnit))
}

/** What the gift cards cost that are bought: the exact value, rounded up. */
function boughtPrices({ bought, money }: Pick<OracleCart, 'bought' | 'money'>): bigint[] {
  return bought.map((euros) => ceil(exactly(BigInt(euros) * 100n, money)))
}

/**
 * Gift cards pay one after the other for what may be paid with them, which is not a gift card: at most their exact value, rounded down. A
 * card's balance is reduced by the smallest number of cents of EUR that covers its payment. A card that is worth nothing here pays
 * nothing, and neither do cards for which only gift cards are left.
 */
function payWithCards({ cards: balances, bought, money }: OracleCart, payable: bigint) {
  let due = payable
  const pays = balances
    .map((cents) => ({ cents: BigInt(cents), worth: floor(exactly(BigInt(cents), money)) }))
    .filter(({ worth }) => worth > 0n)
    .map((card) => {
      const used = least(card.worth, due)
      due -= used
      return { ...card, used }
    })
  const forCards = sum(boughtPrices({ bought, money }))
  const isRefused = payable === 0n && forCards > 0n
  const cardsEur = pays.map(({ cents, worth, used }) => {
    if (used === 0n) return 0n
    if (used === worth) return cents
    const exact = times(over(over(whole(used), whole(money.perUnit)), decimal(money.rate)), whole(100))
    return least(cents, ceil(exact))
  })
  return {
    cards: isRefused ? [] : pays.map(({ used }) => used),
    cardsEur: isRefused ? [] : cardsEur,
    total: due + forCards,
  }
}

/** Delivery in cents of EUR: per package outside the EU; from `freeFrom` on one package is free; for a gift it was paid by the giver. */
function deliveryPrice(
  { delivery, isGift, isEu, rows, bundles }: OracleCart,
  goodsCents: bigint,
  hasGoods: boolean,
): bigint {
  if (delivery === null || !hasGoods || (isGift && !delivery.isExpress)) return 0n
  const pieces = [
    ...rows,
    ...bundles.flatMap(({ members, amount }) => members.map((product) => ({ product, amount }))),
  ].filter(({ amount }) => amount > 0)
  let filled = whole(0)
  for (const {
    product: { perPackage },
    amount,
  } of pieces) {
    if (perPackage === null) continue
    // A product that is larger than a package fills whole packages.
    const packages = over(whole(1), decimal(perPackage))
    const each = perPackage < 1 ? whole(ceil(packages)) : packages
    filled = plus(filled, times(each, whole(amount)))
  }
  const up = ceil(filled)
  const packages = isEu || up < 1n ? 1n : up
  const isFree = delivery.freeFrom !== null && goodsCents >= BigInt(delivery.freeFrom)
  return BigInt(delivery.price) * (isFree ? packages - 1n : packages)
}

/** The VAT in the amounts. The delivery has the rates of the products that it carries; each rate is rounded once. */
function vatOf(
  lines: readonly Line[],
  gross: readonly bigint[],
  delivery: bigint,
  standard: number,
): { taxes: { rate: number; amount: bigint }[]; lines: bigint[] } {
  const carried = share(
    delivery,
    lines.map(({ label, isGoods }, index) => ({ label, weight: isGoods ? (gross[index] ?? 0n) : 0n })),
  )
  const loose = delivery - sum(carried)
  const taxed = [
    ...lines.flatMap(({ label, vat }, index) => {
      const along = carried[index] ?? 0n
      return [
        { label, rate: vat, amount: gross[index] ?? 0n, line: index },
        ...(along > 0n ? [{ label: `${label}+delivery`, rate: vat, amount: along, line: -1 }] : []),
      ]
    }),
    ...(loose > 0n ? [{ label: '+delivery', rate: standard, amount: loose, line: -1 }] : []),
  ]
  const own = lines.map(() => 0n)
  const taxes: { rate: number; amount: bigint }[] = []
  for (const rate of [...new Set(taxed.map((each) => each.rate))].sort((a, b) => b - a)) {
    const members = taxed.filter((each) => each.rate === rate)
    const all = sum(members.map(({ amount }) => amount))
    const contained = roundTo(over(times(whole(all), decimal(rate)), plus(whole(100), decimal(rate))), 1n)
    share(
      contained,
      members.map(({ label, amount }) => ({ label, weight: amount })),
    ).forEach((part, index) => {
      const at = members[index]?.line ?? -1
      if (at >= 0) own[at] = part
    })
    if (all > 0n) taxes.push({ rate, amount: contained })
  }
  return { taxes, lines: own }
}
