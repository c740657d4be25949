/** Errors that a page throws for its error screen (spec 2 §2 "Error screen"). */

interface ErrorData {
  /** HTTP status; 500 when the error has none. */
  readonly status: number
  /** The shopper is redirected to this path of the shop. */
  readonly redirect: string | null
  /** Id of the message for the error; null for the screen's own text. */
  readonly message: string | null
}

/** Spec 2 §9: the screen is shown this long before the redirect. */
export const ERROR_REDIRECT_MS = 1_000

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/

/** The digest of an error of a page whose resources could not be read (spec 2 §8). Next hides the message of a server error, not its digest. */
export const RESOURCES_DIGEST = 'RESOURCES'

/** Thrown when the resources of a page's frame cannot be read. */
export function resourcesError(cause: unknown): Error {
  return Object.assign(new Error('Failed to fetch resources, try again later.', { cause }), {
    digest: RESOURCES_DIGEST,
  })
}

/** Messages that an error may use instead of the screen's own text. */
const MESSAGES = ['errors.product_not_found'] as const

interface RedirectDetails {
  /** HTTP status of what failed; 500 where there was none. */
  readonly status?: number
  readonly message?: (typeof MESSAGES)[number]
}

/** An error whose screen redirects the shopper to a path of the shop. */
export function redirectError(
  redirect: string,
  cause: unknown,
  { status = 500, message }: RedirectDetails = {},
): Error {
  const data = JSON.stringify({ statusCode: status, message, redirect })
  return Object.assign(new Error(data, { cause }), { digest: data })
}

function parseData(text: string): { statusCode?: unknown; redirect?: unknown; message?: unknown } | null {
  try {
    return JSON.parse(text) as ReturnType<typeof parseData>
  } catch {
    return null
  }
}

/**
 * Reads the JSON that an error may have in its message, or in its digest when it was thrown on the server, where the message stays. Invalid
 * JSON is logged and shown as a plain 500.
 */
export function readErrorData({ message, digest = '' }: { message: string; digest?: string }): ErrorData {
  const none: ErrorData = { status: 500, redirect: null, message: null }
  const text = [message, digest].find((part) => /^\s*\{/.test(part))
  if (text === undefined) return none
  const data = parseData(text)
  if (data === null) {
    console.error('Failed to parse error data')
    return none
  }
  const { statusCode, redirect, message: id } = data
  return {
    status: typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500,
    redirect: typeof redirect === 'string' && OWN_PATH.test(redirect) ? redirect : null,
    message: MESSAGES.find((known) => known === id) ?? null,
  }
}
