/** A waiting room before the database: a rush of orders queues here instead of taking every connection, and browsing goes on. */
import { ApiError } from '@/lib/contract/errors'
import { moduleState } from '@/lib/process/state.mjs'

export interface Admission {
  /** Runs `work` when it is its turn. Throws UNAVAILABLE when the room is full or the turn does not come in time. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Must one who comes now be sent away? One who is told so counts as refused. */
  turnsAway(): boolean
  /** How many are at work, how many wait, and how many were sent away so far. */
  state(): { readonly busy: number; readonly waiting: number; readonly refused: number }
}

export interface AdmissionLimits {
  readonly atOnce: number
  readonly waiting: number
  /** So long may one wait while the room empties itself now and then: a rush is served to its end. */
  readonly waitMs: number
  /** When nobody has seen the room empty for so long, more come than can be served, */
  readonly overloadMs: number
  /** and who comes now waits for so long only, */
  readonly hurryMs: number
  /** if no more than so many wait already: as many as before are served, soon, and the others know at once. */
  readonly hurryWaiting: number
}

/** A first-come, first-served waiting room. */
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
        // The place goes straight to the next in line.
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

/** Of this process's ten connections two stay for everybody else. */
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
