/** Calls of a shop API for the conformance suite, with a check of each answer against the contract. */
import { addresses } from '@/lib/contract/addresses.generated'
import { type Answer, calls, type ShopCallName as CallName } from '@/lib/contract/calls'
import { type ErrorCode, errorStatus } from '@/lib/contract/errors'
import type { Card } from '@/lib/contract/schemas/catalogue'
import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'
import { pathOf, requestInit } from '@/lib/shop-api/request'

export interface CheckResult {
  readonly name: string
  /** Null when it passed. */
  readonly problem: string | null
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** Values from earlier answers of the host; later checks use them. */
export interface HostSamples {
  taxAreaId: number
  language: Language
  group?: GroupNode
  /** Every group of its tree. */
  groups: readonly GroupNode[]
  /** One whose list has several products, so that their order can be compared. */
  fullGroup?: GroupNode
  card?: Card
  /** The first products of its first list. */
  cards: readonly Card[]
  /** One that can be bought. */
  variant?: number
}

/** Fails a check with this problem unless the condition holds. */
export function assert(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem)
}

interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
}

const TIMEOUT_MS = 20_000

/** Collects results. A check that throws has failed with the error's message. */
export class Harness {
  readonly results: CheckResult[] = []

  constructor(
    readonly base: string,
    private readonly send: typeof fetch = fetch,
  ) {}

  async check(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.results.push({ name, problem: null })
    } catch (error) {
      this.results.push({ name, problem: error instanceof Error ? error.message : String(error) })
    }
  }

  /** A request to a path of the host. */
  async request(path: string, init: RequestInit = {}): Promise<Reply> {
    const response = await this.send(this.base + path, {
      redirect: 'manual',
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    let body: unknown
    try {
      body = JSON.parse(text)
    } catch {
      body = undefined
    }
    return { status: response.status, headers: response.headers, body }
  }

  /** A call that must be answered with 200 and follow the contract. */
  async call<N extends CallName>(name: N, input: Parts = {}): Promise<Answer<N>> {
    return this.parse(name, await this.request(pathOf(name, input), requestInit(name, input)))
  }

  /** A reply that must be 200 and follow the contract. */
  parse<N extends CallName>(name: N, { status, headers, body }: Reply): Answer<N> {
    if (status !== 200) throw new Error(`${name} answered ${status}.`)
    if (!(headers.get('content-type') ?? '').startsWith('application/json'))
      throw new Error('The answer is not application/json.')
    const parsed = calls[name].answer.safeParse(body)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new Error(
        `The answer does not fit the contract at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}`,
      )
    }
    return parsed.data as Answer<N>
  }

  /** A request that must be refused with one of these statuses, in the format of errors, and must not be cacheable. */
  async refused(path: string, init: RequestInit, ...statuses: number[]): Promise<Reply> {
    const reply = await this.request(path, init)
    const { status, headers, body } = reply
    if (!statuses.includes(status)) throw new Error(`${path} answered ${status} instead of ${statuses.join(' or ')}.`)
    const error = (body as { error?: { code?: unknown; message?: unknown } } | undefined)?.error
    if (typeof error?.code !== 'string' || !(error.code in errorStatus) || typeof error.message !== 'string') {
      throw new Error(`${path} refused, but not in the shape { error: { code, message } }.`)
    }
    if (errorStatus[error.code as ErrorCode] !== status)
      throw new Error(`${path} refused with ${error.code}, which does not belong to ${status}.`)
    if (/\bpublic\b/.test(headers.get('cache-control') ?? ''))
      throw new Error(`${path}: a refusal must not be public for caches.`)
    if ([429, 503].includes(status) && !(Number(headers.get('retry-after')) > 0))
      throw new Error(`${path}: ${status} without Retry-After.`)
    return reply
  }

  /** The address of a call with an empty body or query. */
  bare(name: CallName): [path: string, init: RequestInit] {
    const { method, path: template } = addresses[name]
    const path = template.replace(/\{\w+\}/g, 'x')
    return [
      path,
      method === 'GET' ? {} : { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
    ]
  }
}
