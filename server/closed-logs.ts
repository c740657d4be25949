/** Without a reader there is no log; that is all. */
const ignore = () => undefined

/**
 * Lets the shop live on when nobody reads its log any more (the collector died, the terminal is gone): each line would fail with EPIPE, Next
 * would log that as an uncaught error, which fails again, and so on with all of the processor.
 */
export function outliveClosedLogs(): void {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore)
}
