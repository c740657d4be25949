/** Path parameters and query of a request, with the names of the contract's templates. */
import { ApiError } from '@/lib/contract/errors'
import { isCurrency } from '@/lib/market/currencies'
import { isCountry } from '@/lib/market/countries'

import { isCleanText } from '@/lib/backend/platform/http/json-input'

/** The server also reads these with every call (spec 1 §7); they are not part of a call's own query. */
const MARKET_QUERY = { country: 'delivery_country', currency: 'currency' } as const
const MARKET_HEADERS = { country: 'x-so-delivery-country-code', currency: 'x-so-currency-code' } as const

/** The query as an object; a repeated key is rejected, because two readers would choose different values. */
export function readQuery(search: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [key, value] of search) {
    if (key in query)
      throw new ApiError('BAD_REQUEST', 'A query key is given more than once.', { field: key.slice(0, 100) })
    if (key === '__proto__') throw new ApiError('BAD_REQUEST', 'A query key is not allowed.', { field: key })
    if (!isCleanText(key) || !isCleanText(value)) {
      throw new ApiError('BAD_REQUEST', 'The text contains characters that are not allowed.', {
        field: key.slice(0, 100).replaceAll('\0', ''),
      })
    }
    query[key] = value
  }
  return { ...query }
}

/** Removes delivery country and currency from a query, or reads them from the headers; unknown values are ignored. */
export function takeCountryAndCurrency(
  query: Record<string, string>,
  headers: (name: string) => string | null,
): { country: string | null; currency: string | null } {
  const { [MARKET_QUERY.country]: country, [MARKET_QUERY.currency]: currency } = query
  delete query[MARKET_QUERY.country]
  delete query[MARKET_QUERY.currency]
  const known = <T extends string>(test: (value: unknown) => value is T, ...values: (string | null | undefined)[]) =>
    values.map((value) => value?.toLowerCase()).find(test) ?? null
  return {
    country: known(isCountry, country, headers(MARKET_HEADERS.country)),
    currency: known(isCurrency, currency, headers(MARKET_HEADERS.currency)),
  }
}

/** Values of a template's `{name}` segments in a path, decoded; null when the path does not match the template. */
export function matchPath(template: string, pathname: string): Record<string, string> | null {
  const wanted = template.split('/').filter(Boolean)
  const given = pathname.split('/').filter(Boolean)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (!part.startsWith('{')) {
      if (part !== value) return null
      continue
    }
    let decoded: string
    try {
      decoded = decodeURIComponent(value)
    } catch {
      throw new ApiError('BAD_REQUEST', 'The path is not validly encoded.', { field: part.slice(1, -1) })
    }
    if (!isCleanText(decoded))
      throw new ApiError('BAD_REQUEST', 'The path contains characters that are not allowed.', {
        field: part.slice(1, -1),
      })
    params[part.slice(1, -1)] = decoded
  }
  return params
}
