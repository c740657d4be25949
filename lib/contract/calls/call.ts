/** The definition of a call of the shop API. Routing, access, parsing, caching and OpenAPI follow from it. */
import type { z } from 'zod'

import { isPermission, type Permission } from '../access/permissions'

/**
 * Who may make a call: `public` anyone; `optional` anyone, and the response can depend on the caller; `customer` anyone who is logged in;
 * `provider` is signed by a payment provider; a permission: the roles that have it (lib/contract/access/permissions.ts).
 */
export type Access = 'public' | 'optional' | 'customer' | 'provider' | Permission

interface CommonParts {
  /** From the root of the API host, with its slash at the end; `{name}` is a path parameter. */
  readonly path: '/api/' | `/api/${string}/`
  readonly access: Access
  /** For calls with the same method and path: the query value that selects this one. */
  readonly selector?: { readonly key: string; readonly value: string }
  /**
   * Without a role: the browser sends its auth header, too (spec 1 §6: below /api/customer/, /api/checkout/ and /api/bug-report/). It is
   * always sent with calls that need a role. Public calls do not read it.
   */
  readonly sendsAuth?: true
  /** Although it names a permission: it is written down who did it, so no key of another system can. */
  readonly needsPerson?: true
  /** Takes an Idempotency-Key header: a repetition with the same key has the same answer. */
  readonly idempotent?: true
  /** Seconds for which a shared cache may store the public response of a GET; without it the response is not cached. */
  readonly sharedSeconds?: number
  /** Request headers that the public response depends on. */
  readonly vary?: string
  /** Media type of a response that is a file instead of JSON. */
  readonly answerType?: string
  /** Schemas. A call without `params` or `query` does not accept any. */
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly answer: z.ZodType
}

interface GetCall extends CommonParts {
  readonly method: 'GET'
}

interface PostCall extends CommonParts {
  readonly method: 'POST'
  readonly body: z.ZodType
  /** Media type of a body that is a file instead of JSON. */
  readonly bodyType?: string
  /** The body is signed: it is passed to the handler unparsed, whatever its content type is. */
  readonly signed?: true
}

export type CallEntry = GetCall | PostCall
/** An entry with its heading in the API's documentation. */
export type Call = CallEntry & { readonly area: string }

/** True when a key of another system cannot make the call, whatever its permissions are. */
export function needsPerson({ access, needsPerson: isPersonal }: Pick<CallEntry, 'access' | 'needsPerson'>): boolean {
  return isPersonal === true || !isPermission(access)
}

type InArea<Entries> = { readonly [N in keyof Entries]: Entries[N] & { readonly area: string } }

/** The calls of one area. */
export function defineCalls<const Entries extends Readonly<Record<string, CallEntry>>>(
  area: string,
  entries: Entries,
): InArea<Entries> {
  const withArea = Object.entries(entries).map(([name, entry]) => [name, { ...entry, area }])
  return Object.fromEntries(withArea) as InArea<Entries>
}

/** What a client needs of a call to send it. */
export interface Address {
  readonly method: CallEntry['method']
  readonly path: string
  /** The auth header is sent if there is one; `required`: without it the call is rejected. */
  readonly auth?: 'optional' | 'required'
}

export function addressOf({ method, path, access, sendsAuth }: CallEntry): Address {
  if (access === 'customer' || isPermission(access)) return { method, path, auth: 'required' }
  return { method, path, ...(sendsAuth && { auth: 'optional' as const }) }
}
