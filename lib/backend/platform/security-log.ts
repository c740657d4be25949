/**
 * Lines about who entered, whom staff looked up, and who tried what is not allowed: JSON like those of failures, with level `security`. They
 * name an account by its number and a client by a pseudonym, never by an address.
 */

/** Lines that one process writes in a minute: whoever is refused all the time must not fill the disk. */
const LINES_A_MINUTE = 300
const MINUTE_MS = 60_000

export interface SecurityEvent {
  readonly event:
    | 'login'
    | 'login_failed'
    | 'account'
    | 'customers_shown'
    | 'person_exported'
    | 'person_erased'
    | 'refused'
  readonly requestId: string
  /** Pseudonym of the client's network. */
  readonly client: string
  /** Number of the account that acted, or, of a failed log-in, that was meant. */
  readonly customer?: number | null
  /** Number of the key by which another system acted. */
  readonly key?: number
  readonly call?: string
  readonly code?: string
  /** The dotted path of the input that was refused. */
  readonly field?: string
  /** Numbers of the accounts whose data staff were shown, exported or erased. */
  readonly shown?: readonly number[]
  /** What was shown at a log-in. */
  readonly factors?: string
}

let minute = 0
let lines = 0
let leftOut = 0

/** Writes one line. Beyond the limit of a minute lines are counted, and the next minute begins with their number. */
export function logSecurity(event: SecurityEvent): void {
  const now = new Date()
  const current = Math.floor(now.getTime() / MINUTE_MS)
  if (current !== minute) {
    if (leftOut > 0) write(now, { event: 'left_out', count: leftOut })
    ;[minute, lines, leftOut] = [current, 0, 0]
  }
  lines += 1
  if (lines > LINES_A_MINUTE) leftOut += 1
  else write(now, event)
}

function write(at: Date, event: object): void {
  // Written at every LOG_LEVEL: who was let in and who was not is no question of how much one wants to read.
  console.warn(JSON.stringify({ level: 'security', at: at.toISOString(), ...event }))
}
