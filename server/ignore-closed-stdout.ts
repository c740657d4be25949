const ignore = () => undefined

/**
 * Keeps the shop running when nobody reads its output any more (the log collector died, the terminal is closed). Without this each line would
 * fail with EPIPE, Next would log that as an uncaught error, which fails again, and so on with all of the processor.
 */
export function ignoreClosedStdout(): void {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore)
}
