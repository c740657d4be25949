/** Time for requests in flight at shutdown, in ms. Jobs, pool and database need the rest of the ten seconds. */
export const DRAIN_MS = 6_000
/** Time for the whole shutdown. After it the process is ended. */
const WITHIN_MS = 9_500
/** The process receives Ctrl-C several times: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 1_000

/**
 * On SIGTERM or SIGINT runs `work` once and ends the process: with 0 when it was done in time, otherwise with 1. A second signal after
 * SAME_SIGNAL_MS ends it at once.
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
