/** What the mutants of a sample say: the score, the survivors, and entries of the list of survivors that are not needed. */
import { readFileSync } from 'node:fs'

import { z } from 'zod'

import { keyOf } from './sample.mjs'

const MAY_LIVE = 'scripts/mutations/may-live.json'

const entry = z.strictObject({
  file: z.string(),
  /** The line of the file, without blanks around it. */
  code: z.string(),
  /** What is changed in it, as the command prints it. */
  change: z.string(),
  reason: z.string().min(10),
})
export type MayLive = z.infer<typeof entry>

/** The survivors that may live. */
export const readMayLive = (): MayLive[] => z.array(entry).parse(JSON.parse(readFileSync(MAY_LIVE, 'utf8')))

export interface Mutated {
  readonly file: string
  readonly line: number
  readonly code: string
  readonly change: string
  readonly isKilled: boolean
  /** False for one that was tried only because it is in the list. */
  readonly isDrawn: boolean
}

export interface Verdict {
  readonly drawn: number
  readonly killed: number
  /** Those of the sample that survived and may. */
  readonly excused: number
  readonly survivors: readonly Mutated[]
  readonly notNeeded: readonly string[]
}

/** `isTried` tells of a file whether all its mutants were to be had in this run. */
export function verdictOf(
  mutants: readonly Mutated[],
  mayLive: readonly MayLive[],
  isTried: (file: string) => boolean,
): Verdict {
  const excuses = new Set(mayLive.map(keyOf))
  const drawn = mutants.filter(({ isDrawn }) => isDrawn)
  const living = drawn.filter(({ isKilled }) => !isKilled)
  const survivors = living.filter((mutant) => !excuses.has(keyOf(mutant)))
  return {
    drawn: drawn.length,
    killed: drawn.length - living.length,
    excused: living.length - survivors.length,
    survivors,
    notNeeded: mayLive
      .filter(({ file }) => isTried(file))
      .flatMap((excuse) => {
        const found = mutants.filter((mutant) => keyOf(mutant) === keyOf(excuse))
        if (found.length === 0) return [`${excuse.file}: ${excuse.code}: there is no such mutant`]
        return found.some(({ isKilled }) => !isKilled)
          ? []
          : [`${excuse.file}: ${excuse.code}: ${excuse.change}: it is killed`]
      }),
  }
}
