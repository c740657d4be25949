/** The order in which somebody walks along the shelves: `A2` before `A10`, and what has no shelf last. */
const shelves = new Intl.Collator('en', { numeric: true })

interface Placed {
  readonly stores: readonly { readonly shelves: readonly string[] }[]
}

const firstOf = ({ stores }: Placed): string | undefined => stores.flatMap((store) => store.shelves)[0]

/** Rows of an order by the first shelf on which their goods lie; rows of the same shelf stay in the order of the shopper. */
export function byShelf<Row extends Placed>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => {
    const [left, right] = [firstOf(a), firstOf(b)]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return shelves.compare(left, right)
  })
}
