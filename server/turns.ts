import { FairQueue } from '../lib/process/fair-queue'

/** Further requests enter at this distance: the work of a request often begins after its first reply of the database. */
const PACE_MS = 3
/** A timer that is late by up to this time shows a quick event loop. */
const QUICK_MS = 10
/** One request enters after this time in any case: what keeps the event loop busy may be outside of the app. */
const LONGEST_PAUSE_MS = 50
const MAX_WAITING = { each: 200, all: 1_000 }

/**
 * When a request may enter the app. Work in the app blocks the process: thirty requests of 100 ms that arrive together would keep all others
 * waiting for three seconds, health checks too. So one enters at once, and each further one while the event loop is quick: requests that wait
 * for the database or a payment provider do not hold up others, requests that need the processor do. Addresses enter in turn.
 */
export class Turns {
  readonly #queue = new FairQueue<(mayEnter: boolean) => void>(MAX_WAITING)
  #inside = 0
  #timer: NodeJS.Timeout | undefined
  #lastEntry = 0

  /** True when the request may enter, later or at once; false when too many wait. After true `leave` must be called. */
  enter(address: string): Promise<boolean> | boolean {
    if (this.#inside === 0 && this.#queue.size === 0) {
      this.#let()
      return true
    }
    return new Promise((resolve) => {
      this.#queue.push(address, resolve)?.(false)
      this.#watch()
    })
  }

  leave(): void {
    this.#inside -= 1
    if (this.#inside > 0 || this.#queue.size === 0) return
    // In another turn of the event loop, so that what has arrived meanwhile (a health check) comes first.
    setImmediate(() => {
      if (this.#inside === 0) this.#admit()
    })
  }

  /** Lets further requests in while requests wait and the event loop is quick. There is one timer. */
  #watch(): void {
    if (this.#timer !== undefined || this.#queue.size === 0) return
    const due = performance.now() + PACE_MS
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      const time = performance.now()
      if (time - due <= QUICK_MS || time - this.#lastEntry >= LONGEST_PAUSE_MS) this.#admit()
      this.#watch()
    }, PACE_MS)
  }

  #let(): void {
    this.#inside += 1
    this.#lastEntry = performance.now()
  }

  #admit(): void {
    const next = this.#queue.shift()
    if (!next) return
    this.#let()
    next(true)
  }
}
