/** What a cart that was ordered has come to. */
const DEAD: readonly string[] = ['cancelled', 'expired', 'payment_failed']

/** An order that came to nothing: it has given everything back, and its cart may be ordered again. */
export function isDeadOrder(status: string): boolean {
  return DEAD.includes(status)
}
