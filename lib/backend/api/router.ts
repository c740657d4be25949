/** The call of a request, by its method, its path and, if calls share both, one query value. Built from the contract once. */
import type { Call } from '@/lib/contract/calls/call'
import { allCallNames as callNames, allCalls as contract } from '@/lib/contract/all-calls'
import type { CallName } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

import { matchPath } from './input/address-input'

type Method = Call['method']

/** The calls of one path. */
export interface Route {
  readonly path: string
  /** The calls of each method; more than one only if a query value selects. */
  readonly calls: ReadonlyMap<Method, readonly CallName[]>
  /** The `Allow` header. */
  readonly allow: string
}

export interface RouteMatch {
  readonly route: Route
  readonly params: Record<string, string>
}

function readContract(): Route[] {
  return [...new Set(callNames.map((name) => contract[name].path))].map((path) => {
    const own = callNames.filter((name) => contract[name].path === path)
    const calls = new Map<Method, CallName[]>()
    for (const method of new Set(own.map((name) => contract[name].method)))
      calls.set(
        method,
        own.filter((name) => contract[name].method === method),
      )
    const allow = [...(calls.has('GET') ? ['GET', 'HEAD'] : []), 'OPTIONS', ...(calls.has('POST') ? ['POST'] : [])]
    return { path, calls, allow: allow.join(', ') }
  })
}

/** All paths of the shop API. */
export const routes: readonly Route[] = readContract()
const isPattern = ({ path }: Route) => path.includes('{')
const fixed: ReadonlyMap<string, Route> = new Map(
  routes.filter((route) => !isPattern(route)).map((route) => [route.path, route]),
)
const patterns = routes.filter(isPattern)

/** The route of a path, with or without its slash at the end. Throws NOT_FOUND, or BAD_REQUEST for a parameter that cannot be decoded. */
export function findRoute(pathname: string): RouteMatch {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  const route = fixed.get(path)
  if (route) return { route, params: {} }
  for (const pattern of patterns) {
    const params = matchPath(pattern.path, path)
    if (params) return { route: pattern, params }
  }
  throw new ApiError('NOT_FOUND', 'There is no such call.')
}

/** The call of a route. Throws METHOD_NOT_ALLOWED, or BAD_REQUEST when the query value selects none. */
export function selectCall(
  { calls, allow }: Route,
  requestMethod: string,
  query: Readonly<Record<string, string>>,
): CallName {
  const names = calls.get((requestMethod === 'HEAD' ? 'GET' : requestMethod) as Method)
  const [first] = names ?? []
  if (!names || !first) throw new ApiError('METHOD_NOT_ALLOWED', `This path takes ${allow}.`, { allow })
  if (names.length === 1) return first
  const selectors = names.map((name) => ({ name, ...(contract[name] as Call).selector }))
  const selected = selectors.find(({ key = '', value }) => query[key] === value)
  if (selected) return selected.name
  const field = selectors[0]?.key ?? ''
  throw new ApiError('BAD_REQUEST', `Must be one of ${selectors.map(({ value }) => value).join(', ')}.`, { field })
}
