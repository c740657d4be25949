const started = Date.now()

/** Prints one line of progress, with the seconds since the start. */
export function logProgress(line: string): void {
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`)
}

/** Errors whose message is written for the operator. For other errors the stack is printed. */
const OPERATOR_ERRORS = new Set(['DatabaseProblem', 'ConfigError', 'StartProblem'])

/** A problem that prevents the shop from starting, described in one sentence. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** Prints an error and ends the process with 1. */
export function fail(error: unknown): never {
  const isMessageEnough =
    error instanceof Error && (OPERATOR_ERRORS.has(error.name) || process.env.LOG_LEVEL !== 'debug')
  console.error(isMessageEnough ? `\n${error.message}` : error)
  process.exit(1)
}
