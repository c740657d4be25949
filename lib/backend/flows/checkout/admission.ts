/**
 * The admission queue before the database: many orders at the same time wait here instead of taking every connection, so that other
 * requests are not blocked.
 */
import { ApiError } from '@/lib/contract/errors'
import { moduleState } from '@/lib/process/state.mjs'

export interface Admission {
  /** Runs `work` when it is admitted. Throws UNAVAILABLE when the queue is full or the wait takes too long. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** True when a new order must be refused now. An order that is refused because of this result is counted as refused. */
  turnsAway(): boolean
  /** How many orders are being processed, are waiting, and were refused so far. */
  state(): { readonly busy: number; readonly waiting: number; readonly refused: number }
}

export interface AdmissionLimits {
  readonly atOnce: number
  readonly waiting: number
  /** Maximum wait while the queue becomes empty from time to time: then all orders of a short overload are processed. */
  readonly waitMs: number
  /** If the queue was not empty for this time, more orders arrive than can be processed, */
  readonly overloadMs: number
  /** and new orders wait at most this long, */
  readonly hurryMs: number
  /**
   * if at most this many are waiting already. As many orders as before are processed, with a short wait, and the others are refused
   * immediately.
   */
  readonly hurryWaiting: number
}

/** A first-come, first-served admission queue. */
export function createAdmission({
  atOnce,
  waiting,
  waitMs,
  overloadMs,
  hurryMs,
  hurryWaiting,
}: AdmissionLimits): Admission {
  let busy = 0
  let refused = 0
  let emptyAt = performance.now()
  const queue = new Set<() => void>()
  const isOverloaded = () => queue.size > 0 && performance.now() - emptyAt > overloadMs
  const isFull = () => queue.size >= (isOverloaded() ? hurryWaiting : waiting)
  const refuse = () => {
    refused += 1
    return new ApiError('UNAVAILABLE', 'Too many orders at once. Try again in a moment.', { retryAfter: 2 })
  }

  function turn(): Promise<void> {
    if (queue.size === 0) emptyAt = performance.now()
    if (busy < atOnce) {
      busy += 1
      return Promise.resolve()
    }
    if (isFull()) return Promise.reject(refuse())
    const patience = isOverloaded() ? hurryMs : waitMs
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.delete(enter)
        reject(refuse())
      }, patience)
      queue.add(enter)
    })
  }

  return {
    async run(work) {
      await turn()
      try {
        return await work()
      } finally {
        // The slot is given directly to the next one in the queue.
        const [next] = queue
        if (next) {
          queue.delete(next)
          next()
        } else busy -= 1
      }
    },
    turnsAway() {
      if (!isFull()) return false
      refused += 1
      return true
    },
    state: () => ({ busy, waiting: queue.size, refused }),
  }
}

/** Of this process's ten connections two are reserved for all other requests. */
export const orderAdmission: Admission = moduleState('orderAdmission', () =>
  createAdmission({
    atOnce: 8,
    waiting: 2_000,
    waitMs: 30_000,
    overloadMs: 5_000,
    hurryMs: 150,
    hurryWaiting: 16,
  }),
)
