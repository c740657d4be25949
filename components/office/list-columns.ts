/** Which columns of a list stay columns in little space, such as on a tablet. */
import type { OfficeField } from '@/lib/contract/schemas/office'

/** Classes of office.css. They depend on the width of the list and not of the window, because the menu stands beside it. */
export const NARROW = { dropped: 'office-wide-only', stacked: 'office-narrow-only' } as const

/** Beside the name. */
const KEPT = 4

/** States come first, because work is chosen by them; then what is compared down a column. */
function weightOf({ kind }: OfficeField): number {
  if (kind === 'boolean' || kind === 'choice') return 2
  return kind === 'cents' ||
    kind === 'integer' ||
    kind === 'number' ||
    kind === 'moment' ||
    kind === 'day' ||
    kind === 'picture'
    ? 1
    : 0
}

/** Names of the columns that stand below the name in little space. */
export function stackedColumns([, ...others]: readonly OfficeField[]): ReadonlySet<string> {
  if (others.length <= KEPT) return new Set()
  const kept = new Set(others.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, KEPT))
  return new Set(others.filter((field) => !kept.has(field)).map(({ name }) => name))
}
