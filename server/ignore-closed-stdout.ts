const ignore = () => undefined

/**
 * Ignores errors of writing to a closed stdout (the log collector crashed, the terminal was closed). Otherwise each log line would fail
 * with EPIPE, Next would log that as an uncaught error, that line would fail again, and the loop would use all of the processor.
 */
export function ignoreClosedStdout(): void {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore)
}
