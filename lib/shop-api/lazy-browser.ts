/** The browser's transport, loaded with the first call: for parts that must not weigh on the page. */
import type { Answer, CallName } from '@/lib/contract/calls'

import type { BrowserCallOptions } from './browser'
import type { CallInput } from './request'
import type { Result } from './result'

/** Like `api.call` of ./browser. When its code cannot be had (no network, a new release), that is NETWORK like any other lost answer. */
async function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
  ...options: [BrowserCallOptions?]
): Promise<Result<Answer<N>>> {
  try {
    const { api } = await import('./browser')
    return await api.call(name, input, ...options)
  } catch (error) {
    return { ok: false, error: { code: 'NETWORK', message: String(error), status: 0, isRetryable: true } }
  }
}

export const lazyApi = { call }
