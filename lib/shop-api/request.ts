/** A call as an HTTP request; the same for browser and server. No zod here. */
import { addresses } from '@/lib/contract/addresses.generated'
import type { ShopCallName, Input } from '@/lib/contract/calls'

/** Query values that are free text can be passed as numbers. */
type LooseQuery<Q> = { [K in keyof Q]: string extends NonNullable<Q[K]> ? Q[K] | number : Q[K] }

/** The input of a call by the contract. */
export type CallInput<N extends ShopCallName> = Omit<Input<N>, 'query'> & {
  query?: Input<N>['query'] extends infer Q | undefined ? (Q extends object ? LooseQuery<Q> : undefined) : never
}

interface Parts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Query values as text, without undefined values. */
export function queryText(query: unknown): Record<string, string> {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]))
}

/** The path of a call with its parameters and query, from the root of the API host. */
export function pathOf(name: ShopCallName, { params, query }: Parts): string {
  const values = (params ?? {}) as Record<string, string>
  const path = addresses[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
  const search = new URLSearchParams(queryText(query)).toString()
  return search ? `${path}?${search}` : path
}

/** Method, headers and body of a call for `fetch`. */
export function requestInit(
  name: ShopCallName,
  { body }: Parts,
  headers: Readonly<Record<string, string>> = {},
): RequestInit & { headers: Record<string, string> } {
  return initOf(addresses[name].method, body, headers)
}

/** Methods of the client. The calls of the embedded shop are GET and POST; another host may have more. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS'
const BODILESS: ReadonlySet<Method> = new Set(['GET', 'OPTIONS', 'DELETE'])

/** Method, headers and body for `fetch`: JSON, or form data unchanged, because the browser writes its type and boundary (spec 2 §7). */
export function initOf(
  method: Method,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): RequestInit & { headers: Record<string, string> } {
  if (BODILESS.has(method)) return { method, headers: { accept: 'application/json', ...headers } }
  if (body instanceof FormData) return { method, headers: { accept: 'application/json', ...headers }, body }
  return {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body ?? {}),
  }
}
