/** One line of JSON for a failure: enough to find it, nothing personal. */

/** drizzle writes a query's parameters into its message; they may be names, addresses, tokens. */
function withoutParameters(message: string): string {
  return message.split('\nparams:', 1)[0] ?? ''
}

/** A mail server writes into its refusal whom it refuses. */
function withoutMailboxes(message: string): string {
  return message.replace(/[^\s<>"'@:,;]+@[^\s<>"'@:,;]+/g, '…@…')
}

/** Whoever has the reference of a payment is led on to its order. */
function withoutReferences(text: string): string {
  return text.replace(/\b(stripe|klarna|paypal|invoice|sandbox)_[\w-]{22}/g, '$1_…')
}

function textOf(error: unknown): string {
  return withoutReferences(withoutMailboxes(withoutParameters(error instanceof Error ? error.message : String(error))))
}

/** Logs an error with what is known about where it happened. No query, header or body belongs into `facts`. */
export function logError(error: unknown, facts: Readonly<Record<string, string>>): void {
  const known = error instanceof Error ? error : new Error(String(error))
  const [, ...frames] = (known.stack ?? '').split('\n    at ')
  console.error(
    withoutReferences(
      JSON.stringify({
        level: 'error',
        at: new Date().toISOString(),
        ...facts,
        message: textOf(known),
        reason: known.cause === undefined ? undefined : textOf(known.cause),
        stack: frames.slice(0, 5).map((line) => line.trim()),
      }),
    ),
  )
}

/** The message of an error for a warning, without parameters. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? textOf(error) : `${textOf(error)} (${textOf(cause)})`
}
