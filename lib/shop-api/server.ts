import 'server-only'

/** The shop API from the server: in this process, or at SHOP_API_URL. Pages use the cached readers of cached.ts where they can. */
import { config } from '@/lib/config/env'
import type { Answer, ShopCallName } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

import { callOverHttp } from './http'
import { type CallInput, queryText } from './request'
import { refusal, type Result, success } from './result'

interface ServerCallOptions {
  /** Authorization header of the person for whom the call is made. */
  readonly auth?: string
  /** How often the call is made until it succeeds, whatever the error is. By default a read at another host has two attempts. */
  readonly attempts?: number
}

const TIMEOUT_MS = 10_000
/** Number of attempts of a read at another host, if its error may be temporary; the second follows immediately. */
const EXTERNAL_ATTEMPTS = 2

async function call<N extends ShopCallName>(
  name: N,
  input: CallInput<N>,
  options: ServerCallOptions = {},
): Promise<Result<Answer<N>>> {
  const { shopApiUrl } = config()
  const isExternalRead = shopApiUrl !== null && input.body === undefined
  const attempts = options.attempts ?? (isExternalRead ? EXTERNAL_ATTEMPTS : 1)
  for (let attempt = 1; ; attempt++) {
    const result =
      shopApiUrl === null
        ? await callEmbedded(name, input, options)
        : await callExternal(shopApiUrl, name, input, options)
    if (result.ok || attempt >= attempts) return result
    if (options.attempts === undefined && !result.error.isRetryable) return result
  }
}

/** Imported only here, so that with SHOP_API_URL no part of the back end is loaded. */
async function callEmbedded<N extends ShopCallName>(
  name: N,
  input: CallInput<N>,
  { auth }: ServerCallOptions,
): Promise<Result<Answer<N>>> {
  const { callInProcess } = await import('@/lib/backend/api/in-process')
  const { params, query, body } = input as { params?: unknown; query?: unknown; body?: unknown }
  try {
    return success(await callInProcess(name, { params, query: queryText(query), body }, auth ?? null))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refusal(error.status, error.body(), error.extra.retryAfter)
  }
}

function callExternal<N extends ShopCallName>(
  base: string,
  name: N,
  input: CallInput<N>,
  { auth }: ServerCallOptions,
): Promise<Result<Answer<N>>> {
  return callOverHttp(name, input, {
    base,
    timeoutMs: TIMEOUT_MS,
    headers: auth ? { authorization: auth } : {},
  })
}

export const shopApi = { call }
