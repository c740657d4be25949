import 'server-only'

/** The shop API from the server: in this process, or at SHOP_API_URL. Pages use the cached readers of cached.ts where they can. */
import { randomBytes } from 'node:crypto'

import { config } from '@/lib/config/env'
import type { Answer, CallName } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

import { callOverHttp } from './http'
import { type CallInput, queryText } from './request'
import { refusal, type Result, success } from './result'

export interface ServerCallOptions {
  /** Authorization header of the person the call is made for. */
  readonly auth?: string
}

const TIMEOUT_MS = 10_000
/** Tries of a read at a foreign host; the second follows at once. */
const EXTERNAL_ATTEMPTS = 2

async function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: ServerCallOptions = {},
): Promise<Result<Answer<N>>> {
  const { shopApiUrl } = config()
  return shopApiUrl === null ? callInProcess(name, input, options) : callExternal(shopApiUrl, name, input, options)
}

/** Loaded only here, so that with SHOP_API_URL no part of the back end is ever in memory. */
async function callInProcess<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { auth }: ServerCallOptions,
): Promise<Result<Answer<N>>> {
  const [{ dispatch, identify }, { logError }] = await Promise.all([
    import('@/lib/backend/api/dispatch'),
    import('@/lib/backend/platform/log'),
  ])
  const requestId = randomBytes(8).toString('hex')
  try {
    const principal = await identify(name, auth ?? null)
    const context = {
      principal,
      ip: null,
      requestId,
      headers: (header: string) => (header === 'authorization' ? (auth ?? null) : null),
      place: { country: null, currency: null },
    }
    const { params, query, body } = input as { params?: unknown; query?: unknown; body?: unknown }
    return success(await dispatch(name, { params, query: queryText(query), body }, context))
  } catch (error) {
    if (error instanceof ApiError) return refusal(error.status, error.body(), error.extra.retryAfter)
    logError(error, { requestId, call: name })
    const hidden = new ApiError('INTERNAL', 'Something went wrong on our side.')
    return refusal(hidden.status, hidden.body())
  }
}

async function callExternal<N extends CallName>(
  base: string,
  name: N,
  input: CallInput<N>,
  { auth }: ServerCallOptions,
): Promise<Result<Answer<N>>> {
  const isRead = input.body === undefined
  for (let attempt = 1; ; attempt++) {
    const result = await callOverHttp(name, input, {
      base,
      timeoutMs: TIMEOUT_MS,
      headers: auth ? { authorization: auth } : {},
    })
    if (result.ok || !isRead || attempt >= EXTERNAL_ATTEMPTS || !result.error.isRetryable) return result
  }
}

export const shopApi = { call }
