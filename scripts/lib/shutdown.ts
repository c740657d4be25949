/** Requests in flight get this long at shutdown, in milliseconds; jobs, pool and database need the rest of the ten seconds. */
export const DRAIN_MS = 6_000
/** All of it must be over by then; what is not is cut off. */
const WITHIN_MS = 9_500
/** Ctrl-C reaches the process several times: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 1_000

/**
 * On SIGTERM or SIGINT runs `work` once and ends the process: with 0 when it was done in time, with 1 when not. A second
 * signal, given on purpose, ends it at once.
 */
export function onSignal(work: (signal: NodeJS.Signals) => Promise<void>): void {
  let since: number | undefined
  const handle = (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (Date.now() - since > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    since = Date.now()
    setTimeout(() => {
      console.error('The shop was not closed in time; what was left is cut off.')
      process.exit(1)
    }, WITHIN_MS).unref()
    work(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}
