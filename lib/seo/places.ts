/** Places for answers that are made while they are read: few at once, and nobody keeps one by not reading. */

/** One place, from when it was taken until it is given back. */
export interface Place {
  /** Aborted when somebody else has the place now. */
  readonly signal: AbortSignal
  /** The same pieces; who does not come for the next one soon may lose the place. */
  noted(pieces: AsyncIterable<string>): AsyncGenerator<string>
  giveBack(): void
}

export interface Places {
  /** A free place, or that of the one who has let a finished piece wait for the longest, if that is too long; else null. */
  take(): Place | null
}

interface Taken {
  readonly cut: AbortController /** When the reader's turn came; null while a piece is being made for it. */
  readersTurn: number | null
}

/** `atOnce` places; whoever lets a piece wait for longer than `patienceMs` loses its place as soon as another wants one. */
export function createPlaces({ atOnce, patienceMs }: { atOnce: number; patienceMs: number }): Places {
  const taken = new Set<Taken>()

  function slowest(): Taken | undefined {
    const turnOf = (one: Taken) => one.readersTurn ?? Infinity
    return [...taken].filter((one) => Date.now() - turnOf(one) > patienceMs).sort((a, b) => turnOf(a) - turnOf(b))[0]
  }

  return {
    take() {
      if (taken.size >= atOnce) {
        const slow = slowest()
        if (!slow) return null
        taken.delete(slow)
        slow.cut.abort()
      }
      const own: Taken = { cut: new AbortController(), readersTurn: Date.now() }
      taken.add(own)
      return {
        signal: own.cut.signal,
        async *noted(pieces) {
          own.readersTurn = null
          for await (const piece of pieces) {
            own.readersTurn = Date.now()
            yield piece
            own.readersTurn = null
          }
        },
        giveBack: () => void taken.delete(own),
      }
    },
  }
}
