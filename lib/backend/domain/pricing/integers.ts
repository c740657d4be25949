/** Exact integer arithmetic for prices. */

/**
 * a × b ÷ d rounded half up, exact at any size. Takes non-negative integers, d > 0; throws RangeError when the result is not a safe
 * integer.
 */
export function mulDivRounded(a: number, b: number, d: number): number {
  const product = a * b
  const twice = product * 2 + d
  const result = Number.isSafeInteger(twice)
    ? (twice - (twice % (d * 2))) / (d * 2)
    : Number((BigInt(a) * BigInt(b) * 2n + BigInt(d)) / (BigInt(d) * 2n))
  if (!Number.isSafeInteger(result)) throw new RangeError('The amount is too large.')
  return result
}

/** The price of a bundle: the sum of its members minus a percentage with two decimals, the reduction rounded half up. */
export function bundlePrice(together: number, discountPercent: number): number {
  return together - mulDivRounded(together, Math.round(discountPercent * 100), 10_000)
}

export interface Share {
  /** Identifies the receiver; it decides ties, so that the order of the shares has no effect. */
  readonly key: string
  readonly weight: number
}

/**
 * Divides `total` by weights with the largest-remainder method: whole units, the sum is exactly `total`, each share differs by less than
 * one unit from the exact part, and is not larger than its weight while `total` ≤ the sum of the weights. Of equal remainders the larger
 * weight, then the smaller key, gets the unit. If all weights are 0, all shares are 0 (and `total` must be 0).
 */
export function allocate(total: number, shares: readonly Share[]): number[] {
  const sum = shares.reduce((all, share) => all + BigInt(share.weight), 0n)
  if (sum === 0n) {
    if (total !== 0) throw new RangeError('There is nothing to share the amount out over.')
    return shares.map(() => 0)
  }
  const exact = shares.map((share) => BigInt(total) * BigInt(share.weight))
  const parts = exact.map((product) => Number(product / sum))
  let left = total - parts.reduce((all, part) => all + part, 0)
  if (left === 0) return parts
  const order = shares
    .map((share, index) => ({ ...share, index, remainder: (exact[index] ?? 0n) % sum }))
    .filter(({ remainder }) => remainder > 0n)
    .sort((a, b) => compare(b.remainder, a.remainder) || b.weight - a.weight || compare(a.key, b.key))
  for (const { index } of order) {
    if (left === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts
}

function compare<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}
