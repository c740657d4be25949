/**
 * Slots for responses that are generated while the client reads them. Their number is limited, and a client that stops reading loses its
 * slot.
 */

/** One slot, from `take` to `release`. */
export interface StreamSlot {
  /** Aborted when the slot was given to another response. */
  readonly signal: AbortSignal
  /** Yields the same pieces and records the reader's progress. A reader that does not request the next piece in time can lose the slot. */
  tracked(pieces: AsyncIterable<string>): AsyncGenerator<string>
  release(): void
}

export interface StreamSlots {
  /**
   * A free slot. Without one, the slot of the reader that has left a finished piece unread for the longest, if that is longer than
   * `maxIdleMs`; else null.
   */
  take(): StreamSlot | null
}

interface TakenSlot {
  readonly controller: AbortController
  /** Since when a finished piece is unread; null while a piece is being generated. */
  waitingSince: number | null
}

/** `limit` slots. A reader that leaves a piece unread for longer than `maxIdleMs` loses its slot when another response needs one. */
export function createStreamSlots({ limit, maxIdleMs }: { limit: number; maxIdleMs: number }): StreamSlots {
  const taken = new Set<TakenSlot>()

  function slowest(): TakenSlot | undefined {
    const sinceOf = (one: TakenSlot) => one.waitingSince ?? Infinity
    return [...taken].filter((one) => Date.now() - sinceOf(one) > maxIdleMs).sort((a, b) => sinceOf(a) - sinceOf(b))[0]
  }

  return {
    take() {
      if (taken.size >= limit) {
        const slow = slowest()
        if (!slow) return null
        taken.delete(slow)
        slow.controller.abort()
      }
      const own: TakenSlot = { controller: new AbortController(), waitingSince: Date.now() }
      taken.add(own)
      return {
        signal: own.controller.signal,
        async *tracked(pieces) {
          own.waitingSince = null
          for await (const piece of pieces) {
            own.waitingSince = Date.now()
            yield piece
            own.waitingSince = null
          }
        },
        release: () => void taken.delete(own),
      }
    },
  }
}
