/** Exact integer arithmetic behind the prices. */

/** a × b ÷ d rounded half up, exact at any size. Takes non-negative integers, d > 0; throws RangeError when the result is no safe integer. */
export function mulDivRounded(a: number, b: number, d: number): number {
  const product = a * b
  const twice = product * 2 + d
  const result = Number.isSafeInteger(twice)
    ? (twice - (twice % (d * 2))) / (d * 2)
    : Number((BigInt(a) * BigInt(b) * 2n + BigInt(d)) / (BigInt(d) * 2n))
  if (!Number.isSafeInteger(result)) throw new RangeError('The amount is too large.')
  return result
}

/** What a bundle costs: its members together less a percentage that counts with two decimals, the reduction rounded half up. */
export function bundlePrice(together: number, discountPercent: number): number {
  return together - mulDivRounded(together, Math.round(discountPercent * 100), 10_000)
}

export interface Share {
  /** Names the receiver; it decides ties, so that the order of the shares does not matter. */
  readonly key: string
  readonly weight: number
}

/**
 * Shares `total` out over weights by largest remainder: whole units, the sum is exactly `total`, nobody gets more than one unit away
 * from the exact part, and nobody gets more than the own weight while `total` ≤ the sum of the weights. Equal remainders go to the
 * larger weight, then to the smaller key. With no weight at all everything is 0 (and `total` must be 0).
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
