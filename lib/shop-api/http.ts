/** Calls over HTTP to any host. Responses are parsed by the contract, which is loaded when it is needed. */
import type { Answer, ShopCallName } from '@/lib/contract/calls'

import { pathOf, requestInit } from './request'
import { refusal, type Result, success, transportError } from './result'

export interface HttpOptions {
  /** Origin of the API host; empty for the page's own. */
  readonly base: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs: number
  readonly fetch?: typeof fetch
}

/** One call. Unknown keys of the response are dropped; a response that does not match the contract is BAD_ANSWER. */
export async function callOverHttp<N extends ShopCallName>(
  name: N,
  input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown },
  options: HttpOptions,
): Promise<Result<Answer<N>>> {
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const send = options.fetch ?? fetch
  let response: Response
  let body: unknown
  try {
    response = await send(options.base + pathOf(name, input), {
      ...requestInit(name, input, options.headers),
      signal,
      credentials: 'omit',
      redirect: 'follow',
    })
    body = await readJson(response)
  } catch (error) {
    if (options.signal?.aborted) return transportError('ABORTED', 'The call was given up.')
    if (timeout.aborted) return transportError('TIMEOUT', `No answer within ${options.timeoutMs} ms.`)
    return transportError('NETWORK', error instanceof Error ? error.message : 'No connection.')
  }
  if (!response.ok) return refusal(response.status, body, Number(response.headers.get('retry-after') ?? Number.NaN))
  try {
    return await parseAnswer(name, body, response.status)
  } catch (error) {
    // In the browser the schemas are a separate chunk. If it cannot be loaded, the response cannot be checked, but a retry may succeed.
    return transportError('NETWORK', String(error))
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function parseAnswer<N extends ShopCallName>(name: N, body: unknown, status: number): Promise<Result<Answer<N>>> {
  const { calls } = await import('@/lib/contract/calls')
  const parsed = calls[name].answer.safeParse(body)
  if (parsed.success) return success(parsed.data as Answer<N>)
  const [issue] = parsed.error.issues
  return transportError(
    'BAD_ANSWER',
    `The answer does not fit the contract at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}`,
    status,
  )
}
