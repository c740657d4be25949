/** Processes a call from its raw input to its response, the same for HTTP and for pages in the same process. */
import { z } from 'zod'

import type { Call } from '@/lib/contract/calls/call'
import { allCalls as calls } from '@/lib/contract/all-calls'
import type { Answer, CallName, Parsed } from '@/lib/contract/calls'
import { isPermission } from '@/lib/contract/access/permissions'
import { ApiError } from '@/lib/contract/errors'
import { officeToken } from '@/lib/backend/domain/customers/office-cookie'
import { bearerToken, principalOf } from '@/lib/backend/domain/customers/tokens'
import { integrationOf, isKey } from '@/lib/backend/domain/integrations/keys'
import { sameText } from '@/lib/backend/platform/security/secret'
import { config } from '@/lib/config/env'
import { DatabaseUnavailable, isDatabaseUnavailable, isTimeout } from '@/lib/backend/platform/database/errors'

import { traced } from '@/lib/telemetry/trace'
import { publish } from '@/lib/process/state.mjs'

import { checkAccess } from './check-access'
import { parseInput } from './input/parse'
import { registry } from './registry'
import { type CallContext, GUEST, MAIL_SERVICE, MONITOR, type Principal } from '@/lib/backend/domain/access/principal'

export interface RawInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** The query of a call without query parameters. */
const NOTHING = z.strictObject({})

/**
 * In development and in tests responses are checked against the contract, so that a wrong handler is found immediately; not in production,
 * because it costs time.
 */
const CHECK_ANSWERS = process.env.NODE_ENV !== 'production'

/** Below it a cookie tells who calls: no script of a page can read it, and other sites' requests do not carry it. */
const OFFICE = '/api/office/'

/** The machine whose token this is, for the calls of machines only. */
function machineOf(access: Call['access'], token: string): Principal | null {
  const { metricsToken, mail } = config()
  const isToken = (known: string | null) => known !== null && sameText(token, known)
  if (access === 'metrics.read' && isToken(metricsToken)) return MONITOR
  if (access === 'mails.report' && isToken(mail.eventsToken)) return MAIL_SERVICE
  return null
}

/** The person or the other system whose token this is. Only calls that name a permission know keys of other systems. */
function ownerOf(access: Call['access'], token: string): Promise<Principal | null> {
  if (!isKey(token)) return principalOf(token)
  return isPermission(access) ? integrationOf(token) : Promise.resolve(null)
}

/**
 * The caller, by the Authorization header; without it, in the back office only, by its cookie. Public calls read neither. An invalid header
 * is UNAUTHENTICATED, so that a user who believes to be logged in is not treated as a guest.
 */
export async function identify(
  name: CallName,
  authorization: string | null,
  cookies: string | null = null,
): Promise<Principal> {
  const { access, path }: Call = calls[name]
  const token = authorization === null && path.startsWith(OFFICE) ? officeToken(cookies) : bearerToken(authorization)
  if (access === 'public' || access === 'provider' || (authorization === null && token === null)) return GUEST
  const machine = token ? machineOf(access, token) : null
  if (machine) return machine
  const principal = token && (await guarded(() => ownerOf(access, token)))
  if (!principal) throw new ApiError('UNAUTHENTICATED', 'You need to login first.')
  return principal
}

/** Refuses callers without access before the body is read, so that they cannot make the shop read megabytes. */
export function authorize(name: CallName, principal: Principal): void {
  checkAccess(calls[name], principal)
}

/** Checks access, parses the input, runs the handler. Throws ApiError for a refusal, anything else for a bug. */
export async function dispatch<N extends CallName>(name: N, input: RawInput, context: CallContext): Promise<Answer<N>> {
  const call: Call = calls[name]
  checkAccess(call, context.principal)
  const query = parseInput(call.query ?? NOTHING, input.query ?? {})
  const parsed = {
    params: call.params && parseInput(call.params, input.params ?? {}),
    query: call.query && query,
    body: call.method === 'POST' ? parseInput(call.body, input.body ?? {}) : undefined,
  } as Parsed<N>
  const handler = registry[name]
  const answer = await guarded(() => traced(`call ${name}`, async () => handler(parsed, context)))
  return CHECK_ANSWERS ? (calls[name].answer.parse(answer) as Answer<N>) : answer
}

/** A database that does not respond is 503, for every caller. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (isDatabaseUnavailable(error) || isTimeout(error)) {
      publish('databaseFailedAt', Date.now())
      const retryAfter = error instanceof DatabaseUnavailable ? error.retryAfterSeconds : 2
      throw Object.assign(
        new ApiError('UNAVAILABLE', 'The shop does not answer just now. Try again in a moment.', { retryAfter }),
        { cause: error },
      )
    }
    throw error
  }
}
