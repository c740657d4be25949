/** What an error screen knows (spec 2 §2 "Error screen"). */
export interface ErrorData {
  /** HTTP status; 500 when the error says none. */
  readonly status: number
  /** Where the error sends the shopper: a path of this shop. */
  readonly redirect: string | null
}

/** Spec 2 §9: the screen is seen this long before it sends the shopper on. */
export const ERROR_REDIRECT_MS = 1_000

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/

/** Reads the JSON that an error may carry in its message; what cannot be read is logged and shown as a plain 500. */
export function readErrorData(message: string): ErrorData {
  const none: ErrorData = { status: 500, redirect: null }
  if (!/^\s*\{/.test(message)) return none
  try {
    const data = JSON.parse(message) as { statusCode?: unknown; redirect?: unknown }
    const { statusCode, redirect } = data
    return {
      status: typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500,
      redirect: typeof redirect === 'string' && OWN_PATH.test(redirect) ? redirect : null,
    }
  } catch {
    console.error('Failed to parse error data')
    return none
  }
}
