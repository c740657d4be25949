/** What counts as an e-mail address: the rule of the calls (`z.email`), for pages that must not pay for zod. */

const SHAPE = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i
const MAX_LENGTH = 254

/** One plain address and nothing else: what passes can stand in a message's header, and no call refuses it. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && SHAPE.test(text) && !text.includes("'@")
}
