const started = Date.now()

/** One line of progress, with the seconds since the start. */
export function say(line: string): void {
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`)
}

/** Errors whose message was written for the person at the keyboard; of others the stack is worth more. */
const SPOKEN = new Set(['DatabaseProblem', 'ConfigError', 'StartProblem'])

/** Something that keeps the shop from starting, in one sentence. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** Prints what went wrong and ends the process with 1. */
export function fail(error: unknown): never {
  const spoken = error instanceof Error && (SPOKEN.has(error.name) || process.env.LOG_LEVEL !== 'debug')
  console.error(spoken ? `\n${error.message}` : error)
  process.exit(1)
}
