/** JSON over HTTP to a provider without an own library: a time limit for every call, and a few attempts for temporary failures. */
import { setTimeout as sleep } from 'node:timers/promises'

import { config } from '@/lib/config/env'
import { traceHeaders } from '@/lib/telemetry/trace'

import { ProviderError } from './port'

export interface OutgoingCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface Incoming {
  readonly status: number
  readonly headers: Headers
  /** Null for an empty response. */
  readonly body: unknown
}

const TRIES = 3
const MAY_PASS = new Set([408, 429, 500, 502, 503, 504])

/**
 * Calls a provider. A POST must have the provider's idempotency key, because it is repeated when no response arrived. Throws ProviderError
 * when all attempts get no response; a refusal (4xx) is a response.
 */
export async function callProvider(provider: string, { method, url, headers, body }: OutgoingCall): Promise<Incoming> {
  for (let attempt = 1; ; attempt += 1) {
    const problem = await tryOnce(method, url, headers, body).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    )
    const mayPass = problem instanceof Error || MAY_PASS.has(problem.status)
    if (!mayPass) return problem
    if (attempt === TRIES) {
      throw new ProviderError(
        provider,
        `${method} ${new URL(url).pathname}: ${problem instanceof Error ? problem.message : problem.status}`,
        false,
        problem instanceof Error ? { cause: problem } : {},
      )
    }
    await sleep(200 * 2 ** attempt * (0.5 + Math.random()))
  }
}

async function tryOnce(
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<Incoming> {
  const response = await fetch(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(config().payments.timeoutMs),
    headers: {
      accept: 'application/json',
      ...traceHeaders(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}
