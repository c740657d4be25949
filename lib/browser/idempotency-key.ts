import { uuid } from './uuid'

/** The idempotency keys of one kind of call: the repetition of a request with the same body is the same attempt and has the same key. */
export function createIdempotencyKeys(): { keyFor: (body: unknown) => string; reset: () => void } {
  let attempt: { readonly body: string; readonly key: string } | null = null
  return {
    keyFor(body) {
      const text = JSON.stringify(body)
      if (attempt?.body !== text) attempt = { body: text, key: uuid() }
      return attempt.key
    },
    /** After a success: the same body is a new attempt. */
    reset() {
      attempt = null
    },
  }
}
