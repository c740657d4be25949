/** Errors go to one more place than the log: each line is sent to ERROR_REPORT_URL. */
import { publish } from '@/lib/process/state.mjs'

/** A fault that repeats itself must not become an attack on whoever listens. */
const MOST_A_MINUTE = 30
const MINUTE_MS = 60_000
const ANSWER_WITHIN_MS = 3_000

/** Publishes the reporter. What cannot be sent is dropped: it is in the log. */
export function startReporting(url: string): void {
  let minute = 0
  let sent = 0
  publish('errorReporter', (line) => {
    const now = Math.floor(Date.now() / MINUTE_MS)
    if (now !== minute) [minute, sent] = [now, 0]
    sent += 1
    if (sent > MOST_A_MINUTE) return
    void fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: line,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
      .then((response) => response.body?.cancel())
      .catch(() => undefined)
  })
}
