/** One call from its raw input to its answer, the same for HTTP and for pages in the same process. */
import { z } from 'zod'

import type { Call } from '@/lib/contract/calls/call'
import { type Answer, type CallName, calls, type Parsed } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import { bearerToken, principalOf } from '@/lib/backend/domain/customers/tokens'
import { sameText } from '@/lib/backend/platform/security/secret'
import { config } from '@/lib/config/env'
import { DatabaseUnavailable, isDatabaseUnavailable, isTimeout } from '@/lib/backend/platform/database/errors'

import { checkAccess } from './check-access'
import { parseInput } from './input/parse'
import { registry } from './registry'
import { type CallContext, GUEST, MONITOR, type Principal } from '@/lib/backend/domain/access/principal'

export interface RawInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** The query of a call that takes none. */
const NOTHING = z.strictObject({})

/** In development and in tests a handler that breaks the contract is a mistake to see at once; in production it is not paid for. */
const CHECK_ANSWERS = process.env.NODE_ENV !== 'production'

/**
 * Who asks, by the Authorization header alone: a cookie never counts. Public calls do not look. A header that is
 * there but not good is UNAUTHENTICATED, so that nobody who believes to be logged in is served as a guest.
 */
export async function identify(name: CallName, authorization: string | null): Promise<Principal> {
  const { access }: Call = calls[name]
  if (access === 'public' || access === 'provider' || authorization === null) return GUEST
  const token = bearerToken(authorization)
  const { metricsToken } = config()
  if (access === 'monitor' && token && metricsToken !== null && sameText(token, metricsToken)) return MONITOR
  const principal = token && (await guarded(() => principalOf(token)))
  if (!principal) throw new ApiError('UNAUTHENTICATED', 'You need to login first.')
  return principal
}

/** Checks access, parses the input, runs the handler. Throws ApiError for a refusal, anything else for a mistake of ours. */
export async function dispatch<N extends CallName>(name: N, input: RawInput, context: CallContext): Promise<Answer<N>> {
  const call: Call = calls[name]
  checkAccess(call.access, context.principal)
  const query = parseInput(call.query ?? NOTHING, input.query ?? {})
  const parsed = {
    params: call.params && parseInput(call.params, input.params ?? {}),
    query: call.query && query,
    body: call.method === 'POST' ? parseInput(call.body, input.body ?? {}) : undefined,
  } as Parsed<N>
  const handler = registry[name]
  const answer = await guarded(() => handler(parsed, context))
  return CHECK_ANSWERS ? (calls[name].answer.parse(answer) as Answer<N>) : answer
}

/** A database that does not answer is 503, whoever asked it. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (isDatabaseUnavailable(error) || isTimeout(error)) {
      const retryAfter = error instanceof DatabaseUnavailable ? error.retryAfterSeconds : 2
      throw Object.assign(
        new ApiError('UNAVAILABLE', 'The shop does not answer just now. Try again in a moment.', { retryAfter }),
        { cause: error },
      )
    }
    throw error
  }
}
