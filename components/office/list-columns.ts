/** Which columns of a list stay columns in little space, such as on a tablet or a phone. */
import type { OfficeField } from '@/lib/contract/schemas/office'

/** Classes of office.css. They depend on the width of the list and not of the window, because the menu stands beside it. */
const NARROW = { dropped: 'office-wide-only', stacked: 'office-narrow-only' }
/** Of what stays a column on a tablet and stands below the name on a phone. */
export const PHONE = { dropped: 'office-no-phone', stacked: 'office-phone-only' }

/** Beside the name. */
const KEPT = 4

/** States come first, because work is chosen by them; then what is compared down a column. */
function weightOf({ kind }: OfficeField): number {
  if (kind === 'boolean' || kind === 'choice' || kind === 'choices') return 2
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
function stackedColumns([, ...others]: readonly OfficeField[]): ReadonlySet<string> {
  if (others.length <= KEPT) return new Set()
  const kept = new Set(others.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, KEPT))
  return new Set(others.filter((field) => !kept.has(field)).map(({ name }) => name))
}

/** What a phone has space for beside the name: the first that a list has. */
const ON_PHONE: readonly OfficeField['kind'][] = [
  'cents',
  'picture',
  'colours',
  'choice',
  'choices',
  'number',
  'integer',
  'boolean',
]

/** Names of the columns that stand below the name on a phone, and not yet on a tablet. */
function phoneColumns(columns: readonly OfficeField[]): ReadonlySet<string> {
  const stacked = stackedColumns(columns)
  const others = columns.slice(1).filter(({ name }) => !stacked.has(name))
  const kept = ON_PHONE.flatMap((kind) => others.find((field) => field.kind === kind) ?? [])[0]
  return new Set(others.filter((field) => field !== kept).map(({ name }) => name))
}

interface Place {
  /** Of the cells, where the column is not shown. */
  readonly dropped: string
  /** Of the line below the name. */
  readonly stacked: string
}

/** Where each column of a list stands in little space; none is named for those that stay columns on a phone. */
export function placesOf(columns: readonly OfficeField[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  for (const name of stackedColumns(columns)) places.set(name, NARROW)
  for (const name of phoneColumns(columns)) places.set(name, PHONE)
  return places
}
