/** A code that was not read for so long is out of view: what comes then is another unit. */
const GONE_MS = 1200
/** So many frames must agree: a check digit lets one misread code in ten through. */
const READS = 2

interface Sight {
  readonly at: number
  readonly reads: number
}

/** Decides which of the codes that a camera reads in frame after frame is a unit to be counted. */
interface SeenCodes {
  /** The codes of one frame; returns the one that counts now. Two that begin to count in the same frame follow each other. */
  readonly take: (codes: readonly string[], now: number) => string | null
}

export function seenCodes(): SeenCodes {
  let inView = new Map<string, Sight>()
  return {
    take(codes, now) {
      inView = new Map([...inView].filter(([, { at }]) => now - at < GONE_MS))
      let counts: string | null = null
      for (const code of new Set(codes)) {
        const reads = (inView.get(code)?.reads ?? 0) + 1
        const isDue = reads === READS
        // The second of two stays one read short, so that the next frame counts it.
        inView.set(code, { at: now, reads: isDue && counts !== null ? READS - 1 : reads })
        if (isDue) counts ??= code
      }
      return counts
    },
  }
}
