/** JSON over HTTP to a translation service: a time limit for every answer, and more attempts where the service is busy. */
import { setTimeout as sleep } from 'node:timers/promises'

import { type Patience, TranslationProblem } from './types'

interface Asked {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Without it the address is read. */
  readonly body?: unknown
}

interface Answered {
  readonly status: number
  /** Null for what is no JSON. */
  readonly body: unknown
}

/** Too many requests, or none now. */
const BUSY: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504, 529])
/** A service that asks for a longer wait is asked again by the next work. */
const LONGEST_WAIT_MS = 15_000

interface Tried extends Answered {
  readonly retryAfter: string | null
}

/** The address is not followed elsewhere, because the key would go along. */
async function once({ url, headers, body }: Asked, timeoutMs: number): Promise<Tried> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: parsed(text), retryAfter: response.headers.get('retry-after') }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function waitOf(retryAfter: string | null, waitMs: number, attempt: number): number {
  const seconds = retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null
  const wait = seconds === null ? waitMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2) : seconds * 1_000
  return Math.min(wait, LONGEST_WAIT_MS)
}

/** The answer, which may be a refusal. Throws TranslationProblem `unavailable`; its message has neither the texts nor the key. */
export async function ask(asked: Asked, { tries, timeoutMs, waitMs }: Patience): Promise<Answered> {
  const { host } = new URL(asked.url)
  for (let attempt = 1; ; attempt += 1) {
    const tried = await once(asked, timeoutMs).catch((error: unknown) => error)
    if (isTried(tried) && !BUSY.has(tried.status)) return tried
    if (attempt >= tries) {
      const why = isTried(tried) ? `answered ${tried.status}` : 'did not answer'
      throw new TranslationProblem('unavailable', `${host} ${why}.`, isTried(tried) ? {} : { cause: tried })
    }
    await sleep(waitOf(isTried(tried) ? tried.retryAfter : null, waitMs, attempt))
  }
}

const isTried = (tried: unknown): tried is Tried => typeof tried === 'object' && tried !== null && 'retryAfter' in tried
