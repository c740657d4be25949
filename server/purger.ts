/** Tells the caches in front which keys have changed, with the same invalidations that this process's own caches hear. */
import type { PurgeConfig, SharedPages } from '@/lib/config/shared-cache'
import { log } from '@/lib/telemetry/log'
import { count } from '@/lib/telemetry/metrics'
import { onInvalidate } from '../lib/cache/tag-clock.mjs'
import { ALL, separatorOf } from './shared-cache'

/** Changes within this time go together. */
const GATHER_MS = 20
const ANSWER_WITHIN_MS = 3_000
const BACK_OFF_MS = { first: 200, most: 10_000 }
/** Of one request: Varnish refuses headers above 8 KB, Cloudflare bodies with more than 100 tags. */
const BATCH = { keys: 100, length: 4_000 }
/** Above this number of waiting keys everything is purged. */
const MAX_WAITING = 2_000
/** At a stop, for what is still waiting. */
const LAST_MS = 1_000

/** The first keys that fit into one request; at least one. */
function firstBatch(keys: ReadonlySet<string>): string[] {
  if (keys.has(ALL)) return [ALL]
  const batch: string[] = []
  let length = 0
  for (const key of keys) {
    length += key.length + 1
    if (batch.length === BATCH.keys || (batch.length > 0 && length > BATCH.length)) break
    batch.push(key)
  }
  return batch
}

/** The queue of one cache: keys that are to be purged, sent in order until the cache says that it is done. */
class PurgeQueue {
  #waiting = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #failures = 0
  #sending: Promise<void> | undefined

  constructor(
    private readonly url: string,
    private readonly config: PurgeConfig,
    private readonly keyHeader: SharedPages['keyHeader'],
  ) {}

  add(keys: readonly string[] | '*'): void {
    if (keys === '*' || this.#waiting.size + keys.length > MAX_WAITING) this.#waiting = new Set([ALL])
    else if (!this.#waiting.has(ALL)) for (const key of keys) this.#waiting.add(key)
    this.#schedule(this.#pause)
  }

  get #pause(): number {
    if (this.#failures === 0) return GATHER_MS
    return Math.min(BACK_OFF_MS.most, BACK_OFF_MS.first * 2 ** (this.#failures - 1))
  }

  /** Sends what waits, once. */
  async finish(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#sending
    clearTimeout(this.#timer)
    if (this.#waiting.size > 0) await this.#send().catch(() => undefined)
  }

  #schedule(wait: number): void {
    if (this.#timer !== undefined || this.#sending) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#sending = this.#work().finally(() => {
        this.#sending = undefined
        if (this.#waiting.size > 0) this.#schedule(this.#pause)
      })
    }, wait).unref()
  }

  async #work(): Promise<void> {
    try {
      while (this.#waiting.size > 0) await this.#send()
      if (this.#failures > 0) log('warn', `The cache in front at ${this.#name} hears of changes again.`)
      this.#failures = 0
    } catch (error) {
      if (this.#failures === 0)
        log('error', `The cache in front at ${this.#name} did not hear of a change and is told again: ${String(error)}`)
      this.#failures += 1
    }
  }

  /** An address may have a secret in its query. */
  get #name(): string {
    return new URL(this.url).origin
  }

  async #send(): Promise<void> {
    const { method, format, auth } = this.config
    const batch = firstBatch(this.#waiting)
    // A key that changes again meanwhile is added again and must stay.
    for (const key of batch) this.#waiting.delete(key)
    try {
      const response = await fetch(this.url, {
        method,
        headers: {
          ...(auth && { [auth.name]: auth.value }),
          ...(format === 'json'
            ? { 'content-type': 'application/json' }
            : { [this.keyHeader]: batch.join(separatorOf(this.keyHeader)) }),
        },
        body: format === 'json' ? JSON.stringify({ tags: batch }) : undefined,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        redirect: 'error',
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`it answered ${response.status}`)
      count('shop_cache_purges_total', 'done')
    } catch (error) {
      for (const key of batch) this.#waiting.add(key)
      count('shop_cache_purges_total', 'failed')
      throw error
    }
  }
}

/**
 * Every instance tells every cache, each after its own pages are invalid: told by one instance alone, a cache could fetch the old page from
 * another one that has not heard of the change yet.
 */
export class Purger {
  readonly #queues: PurgeQueue[]
  readonly #unsubscribe: () => void

  constructor(config: PurgeConfig | null, keyHeader: SharedPages['keyHeader']) {
    this.#queues = (config?.urls ?? []).map((url) => new PurgeQueue(url, config as PurgeConfig, keyHeader))
    this.#unsubscribe = onInvalidate((changed) => {
      for (const queue of this.#queues) queue.add(changed)
    })
  }

  async close(): Promise<void> {
    this.#unsubscribe()
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_MS).unref())
    await Promise.race([Promise.all(this.#queues.map((queue) => queue.finish())), late])
  }
}
