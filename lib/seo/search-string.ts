import type { PageQuery } from './metadata'

/** A page's query as in the URL: empty, or beginning with `?`. */
export function searchOf(query: PageQuery): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one]),
  )
  const text = new URLSearchParams(pairs).toString()
  return text ? `?${text}` : ''
}
