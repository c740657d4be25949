/**
 * When a request may enter the app. Work in the app blocks the process: thirty requests of 100 ms that arrive together would keep all others
 * waiting for three seconds, health checks too. So one enters at once, and each further one while the event loop is quick: requests that wait
 * for the database or a payment provider do not hold up others, requests that need the processor do. Addresses enter in turn.
 */

/** Further requests enter at this distance: the work of a request often begins after its first reply of the database. */
const PACE_MS = 3
/** A timer that is late by up to this time shows a quick event loop. */
const QUICK_MS = 10
/** Requests that wait, of one address and of all; more are refused. */
const MAX_WAITING_EACH = 200
const MAX_WAITING = 1_000

export class Turns {
  /** Waiting requests by address, the next address first. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #count = 0
  #inside = 0

  /** True when the request may enter, later or at once; false when too many wait already. After true `leave` must be called. */
  enter(address: string): Promise<boolean> | boolean {
    if (this.#inside === 0 && this.#count === 0) {
      this.#inside = 1
      return true
    }
    const own = this.#waiting.get(address) ?? []
    if (own.length >= MAX_WAITING_EACH || this.#count >= MAX_WAITING) return false
    this.#waiting.set(address, own)
    this.#count += 1
    if (this.#count === 1) this.#watch()
    return new Promise((resolve) => own.push(() => resolve(true)))
  }

  leave(): void {
    this.#inside -= 1
    if (this.#inside > 0 || this.#count === 0) return
    // In another turn of the event loop, so that what has arrived meanwhile (a health check) comes first.
    setImmediate(() => {
      if (this.#inside === 0) this.#admit()
    })
  }

  /** Lets further requests in while requests wait and the event loop is quick. */
  #watch(): void {
    const due = performance.now() + PACE_MS
    setTimeout(() => {
      if (performance.now() - due <= QUICK_MS) this.#admit()
      if (this.#count > 0) this.#watch()
    }, PACE_MS)
  }

  /** Lets the first request of the first address in; the others of this address come after those of all other addresses. */
  #admit(): void {
    const [first] = this.#waiting
    if (!first) return
    const [address, [next, ...rest]] = first
    this.#waiting.delete(address)
    if (rest.length > 0) this.#waiting.set(address, rest)
    this.#count -= 1
    this.#inside += 1
    next?.()
  }
}
