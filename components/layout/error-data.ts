import { parseJson } from '@/lib/contract/general-settings'

/** What an error screen knows (spec 2 §2 "Error screen"). */
export interface ErrorData {
  /** HTTP status; 500 when the error says none. */
  readonly status: number
  /** Where the error sends the shopper: a path of this shop. */
  readonly redirect: string | null
  /** Id of the message that says what could not be had; null: the screen's own words. */
  readonly message: string | null
}

/** Spec 2 §9: the screen is seen this long before it sends the shopper on. */
export const ERROR_REDIRECT_MS = 1_000

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/

/** The digest of an error whose page could not be made for want of the resources (spec 2 §8). Next hides a server's message, not its digest. */
export const RESOURCES_DIGEST = 'RESOURCES'

/** Thrown where the resources of a page's frame cannot be had. */
export function resourcesError(cause: unknown): Error {
  return Object.assign(new Error('Failed to fetch resources, try again later.', { cause }), {
    digest: RESOURCES_DIGEST,
  })
}

/** What an error may say instead of the screen's own words. */
const MESSAGES = ['errors.product_not_found'] as const

interface Said {
  /** HTTP status of what failed; 500 where there was none. */
  readonly status?: number
  readonly message?: (typeof MESSAGES)[number]
}

/** An error whose screen sends the shopper to a path of the shop. */
export function redirectError(redirect: string, cause: unknown, { status = 500, message }: Said = {}): Error {
  const data = JSON.stringify({ statusCode: status, message, redirect })
  return Object.assign(new Error(data, { cause }), { digest: data })
}

/**
 * Reads the JSON that an error may carry in its message, or in its digest when it comes from the server, whose messages stay there; what
 * cannot be read is logged and shown as a plain 500.
 */
export function readErrorData({ message, digest = '' }: { message: string; digest?: string }): ErrorData {
  const none: ErrorData = { status: 500, redirect: null, message: null }
  const text = [message, digest].find((part) => /^\s*\{/.test(part))
  if (text === undefined) return none
  const data = parseJson(text) as { statusCode?: unknown; redirect?: unknown; message?: unknown } | null
  if (data === null) {
    console.error('Failed to parse error data')
    return none
  }
  const { statusCode, redirect, message: said } = data
  return {
    status: typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500,
    redirect: typeof redirect === 'string' && OWN_PATH.test(redirect) ? redirect : null,
    message: MESSAGES.find((known) => known === said) ?? null,
  }
}
