/** The format in which node-postgres reports PostgreSQL's errors. */
interface PgErrorLike {
  code?: unknown
  constraint?: unknown
  message?: unknown
  cause?: unknown
}

/** Follows error → cause → cause: drizzle puts the driver's error into `cause`. */
function* chain(error: unknown): Generator<PgErrorLike> {
  let current = error
  for (let depth = 0; depth < 6 && typeof current === 'object' && current !== null; depth++) {
    yield current as PgErrorLike
    current = (current as PgErrorLike).cause
  }
}

/** The SQLSTATE of an error (`23505`), also inside drizzle's wrapper; undefined when PostgreSQL did not report it. */
export function pgCode(error: unknown): string | undefined {
  for (const link of chain(error)) {
    if (typeof link.code === 'string' && /^[0-9A-Z]{5}$/.test(link.code)) return link.code
  }
  return undefined
}

/** The name of the violated constraint, if PostgreSQL reports one. */
function pgConstraint(error: unknown): string | undefined {
  for (const link of chain(error)) {
    if (typeof link.constraint === 'string') return link.constraint
  }
  return undefined
}

/** True when a UNIQUE or PRIMARY KEY was violated (the named one, or any). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return pgCode(error) === '23505' && (constraint === undefined || pgConstraint(error) === constraint)
}

/** Serialization failure or deadlock: the same work may succeed in a new transaction. */
export function isRetryable(error: unknown): boolean {
  const code = pgCode(error)
  return code === '40001' || code === '40P01'
}

/**
 * The database cannot be reached or does not respond in time. Respond with 503 and `Retry-After: retryAfterSeconds`. When it was thrown
 * while committing, `outcomeUnknown` is true: the change may or may not be stored.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly retryAfterSeconds = 2
  readonly outcomeUnknown: boolean
  constructor(cause: unknown, options: { outcomeUnknown?: boolean } = {}) {
    super('The database does not answer.', { cause })
    this.outcomeUnknown = options.outcomeUnknown ?? false
  }
}

/** 08 connection, 53 resources (disk full, too many connections), 57P0x shutdown and restart, 58 system error. */
const UNAVAILABLE_STATE = /^(08...|53...|57P0.|58...)$/
/** Read only: a primary that failed over, or a full disk on some managed services. */
const READ_ONLY = '25006'
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const DRIVER_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|timeout expired|Cannot use a pool after)/

/** True when the error means that the database is not available now; false for a wrong query or a violated constraint. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const link of chain(error)) {
    if (link instanceof DatabaseUnavailable) return true
    if (typeof link.code === 'string') {
      if (NETWORK.has(link.code) || UNAVAILABLE_STATE.test(link.code) || link.code === READ_ONLY) return true
    }
    if (typeof link.message === 'string' && DRIVER_MESSAGE.test(link.message)) return true
    if (link instanceof AggregateError && link.errors.some(isDatabaseUnavailable)) return true
  }
  return false
}

/** A statement exceeded statement_timeout or lock_timeout: the database is available but too slow at the moment. */
export function isTimeout(error: unknown): boolean {
  const code = pgCode(error)
  return code === '57014' || code === '55P03' || code === '25P03'
}
