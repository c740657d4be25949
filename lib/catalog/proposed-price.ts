/** What a new variant probably costs: what the product's other variants cost. */

interface Priced {
  readonly colourId: number | null
  readonly sizeId: number | null
  /** The regular price in cents; null: it has none. */
  readonly price: number | null
}

/** The price that most have; of several that are as frequent the first. Null: none has a price. */
function commonest(variants: readonly Priced[]): number | null {
  const counts = new Map<number, number>()
  for (const { price } of variants) if (price !== null) counts.set(price, (counts.get(price) ?? 0) + 1)
  let best: number | null = null
  for (const [price, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = price
  return best
}

/**
 * The price to propose for a variant of this colour and size. Where prices of a product differ, they differ by size more often than by colour,
 * so that the same size is looked at first.
 */
export const proposedPrice = (others: readonly Priced[], { colourId, sizeId }: Omit<Priced, 'price'>): number | null =>
  commonest(others.filter((other) => other.sizeId === sizeId)) ??
  commonest(others.filter((other) => other.colourId === colourId)) ??
  commonest(others)
