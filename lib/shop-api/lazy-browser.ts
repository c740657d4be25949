/** The browser's transport, loaded with the first call: for components that must not increase the page's initial JavaScript. */
import type { Answer, ShopCallName } from '@/lib/contract/calls'

import type { BrowserCallOptions } from './browser'
import type { CallInput } from './request'
import type { Result } from './result'

/**
 * Like `api.call` of ./browser. When its chunk cannot be loaded (no network, a new release), the result is NETWORK as for any other missing
 * response.
 */
async function call<N extends ShopCallName>(
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
