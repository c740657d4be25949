/** Processor time that each address has used: the app refuses an address that uses more than its share. */
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'

/**
 * Milliseconds of processor time that an address may use at once, and that it gets back in each second. A page that is not in memory costs
 * about 80, a call 10, a cart of 200 rows 60; pages in memory cost nothing. So a shopper, or an office with a hundred, never gets there;
 * one address can use a third of a core.
 */
const BUDGET_MS = 20_000
const BACK_PER_SECOND = 333
/**
 * A request is not charged more. Of the work that nothing else explains, a request that only waits (a slow upload, a payment provider) gets a
 * share too, and no request needs as much.
 */
const MOST_MS = 2_000
/** Addresses whose use is remembered: 2 MB. */
const MAX_ADDRESSES = 20_000

/** A proxy, or the machine itself: it may stand for all visitors, and no visitor of a public shop has such an address. */
const PRIVATE =
  /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0:0:0:0::|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/

const isPublic = (network: string) => isIP(network.replace('::/64', '::')) !== 0 && !PRIVATE.test(network)

/**
 * Divides the processor time of this process among the requests that are in the app: each gets the same share of every moment. Exact for one
 * request at a time; for several it is fair on average.
 */
export class CostMeter {
  #running = 0
  /** What a request that has been running all the time would have got, in ms. */
  #share = 0
  #last = 0

  constructor(private readonly used: () => number = processorMs) {
    this.#last = used()
  }

  /** Begins a request; the returned function ends it and returns its processor time in ms. */
  begin(): () => number {
    this.#advance()
    this.#running += 1
    const before = this.#share
    return () => {
      this.#advance()
      this.#running -= 1
      return this.#share - before
    }
  }

  #advance(): void {
    const now = this.used()
    if (this.#running > 0) this.#share += (now - this.#last) / this.#running
    this.#last = now
  }
}

/** Time of all threads of this process. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export class CostBudget {
  /** What each network still owes, and when that was true. Uses Date instead of the performance clock, so that a test can set the time. */
  readonly #owed = new LRUCache<string, { ms: number; at: number }>({ max: MAX_ADDRESSES })

  #owedBy(network: string): number {
    const entry = this.#owed.get(network)
    return entry ? Math.max(0, entry.ms - (Math.max(0, Date.now() - entry.at) / 1000) * BACK_PER_SECOND) : 0
  }

  /** Adds the processor time of a request to what its network (lib/market/client-network.ts) has used. */
  charge(network: string, ms: number): void {
    if (isPublic(network))
      this.#owed.set(network, { ms: this.#owedBy(network) + Math.min(ms, MOST_MS), at: Date.now() })
  }

  /** Seconds after which the network may ask the app again; null when it may now. */
  retryAfter(network: string): number | null {
    const over = this.#owedBy(network) - BUDGET_MS
    return over > 0 ? Math.max(1, Math.ceil(over / BACK_PER_SECOND)) : null
  }
}
