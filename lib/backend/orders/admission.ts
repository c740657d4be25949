/** A waiting room before the database: a rush of orders queues here instead of taking every connection, and browsing goes on. */
import { ApiError } from '@/lib/contract/errors'

export interface Admission {
  /** Runs `work` when it is its turn. Throws UNAVAILABLE when the queue is full or the turn does not come in time. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export interface AdmissionLimits {
  readonly atOnce: number
  readonly waiting: number
  readonly waitMs: number
}

/** A first-come, first-served waiting room. */
export function createAdmission({ atOnce, waiting, waitMs }: AdmissionLimits): Admission {
  let busy = 0
  const queue: (() => void)[] = []
  const refuse = () => new ApiError('UNAVAILABLE', 'Too many orders at once. Try again in a moment.', { retryAfter: 2 })

  function turn(): Promise<void> {
    if (busy < atOnce) {
      busy += 1
      return Promise.resolve()
    }
    if (queue.length >= waiting) return Promise.reject(refuse())
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(enter), 1)
        reject(refuse())
      }, waitMs)
      queue.push(enter)
    })
  }

  return {
    async run(work) {
      await turn()
      try {
        return await work()
      } finally {
        // The place goes straight to the next in line.
        const next = queue.shift()
        if (next) next()
        else busy -= 1
      }
    },
  }
}

const KEY = Symbol.for('shop.orders.admission')
const home = globalThis as typeof globalThis & { [KEY]?: Admission }
/** Of this process's ten connections two stay for everybody else. */
export const orderAdmission: Admission = (home[KEY] ??= createAdmission({ atOnce: 8, waiting: 2_000, waitMs: 15_000 }))
