/** References of payments in a path: whoever has one is led on to its order. */
const SECRET = /^(\/payment-[a-z]+\/)[^/]+/

/** What the log keeps of an address: its path, without the query and without a payment's reference. */
export function loggedPath(url: string | undefined): string | undefined {
  return url?.split('?', 1)[0]?.replace(SECRET, '$1…')
}
