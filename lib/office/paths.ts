/** Addresses of the back office. */
export const OFFICE_ROOT = '/hallinta/'

export const listPath = (entity: string): string => `${OFFICE_ROOT}${entity}/`
export const recordPath = (entity: string, id: string): string => `${OFFICE_ROOT}${entity}/${encodeURIComponent(id)}/`
/** The page that erases a customer. */
export const erasePath = (customer: number): string => `${recordPath('customers', String(customer))}erase/`
export const newPath = (entity: string): string => `${OFFICE_ROOT}${entity}/new/`

/** What is selected in a list: records, or all that its query finds. */
export type Selected =
  | { readonly ids: readonly string[] }
  | { readonly all: { readonly q: string; readonly filter: string } }

/** The page of a new price campaign over what is selected. */
export function campaignPath(of: string, selected: Selected): string {
  const what = 'ids' in selected ? { ids: selected.ids.join(',') } : selected.all
  return `${OFFICE_ROOT}campaigns/new/${withQuery({ of }, what)}`
}

/** What such work is called: the id of its name. */
export const workTitle = ({ kind }: { readonly kind: string }): string =>
  kind === 'translate' ? 'office.translation_work' : 'office.bulk_work'

/** The page of a bulk change that is long work, or of texts that are translated. */
export const bulkPath = (job: number): string => `${OFFICE_ROOT}bulk/${job}/`

/** A query with some values replaced; null removes one. */
export function withQuery(
  query: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | null>>,
): string {
  const merged = Object.entries({ ...query, ...changes }).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const text = new URLSearchParams(merged).toString()
  return text === '' ? '' : `?${text}`
}

/** The filters of a list's address as pairs, and back. */
export function readFilter(filter: string): Record<string, string> {
  const pairs = filter.split(';').flatMap((part) => {
    const colon = part.indexOf(':')
    if (colon <= 0) return []
    try {
      return [[part.slice(0, colon), decodeURIComponent(part.slice(colon + 1))] as const]
    } catch {
      return []
    }
  })
  return Object.fromEntries(pairs)
}

export function writeFilter(filters: Readonly<Record<string, string>>): string {
  return Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${encodeURIComponent(value)}`)
    .join(';')
}
