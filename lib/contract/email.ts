/** The rule for e-mail addresses: the same as in the calls (`z.email`), for pages that must not load zod. */

const SHAPE = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i
const MAX_LENGTH = 254

/** Exactly one plain address: a valid one is safe in a message's header, and every call accepts it. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && SHAPE.test(text) && !text.includes("'@")
}
