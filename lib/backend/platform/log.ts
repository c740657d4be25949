import { log } from '@/lib/telemetry/log'

/** One line of JSON for a failure: enough to find its cause, without personal data. */

/** drizzle writes a query's parameters into its message; they can be names, addresses, tokens. */
function withoutParameters(message: string): string {
  return message.split('\nparams:', 1)[0] ?? ''
}

/** A mail server writes the recipient's address into its refusal. */
function withoutMailboxes(message: string): string {
  return message.replace(/[^\s<>"'@:,;]+@[^\s<>"'@:,;]+/g, '…@…')
}

/** Anybody with the reference of a payment is redirected to its order. */
function withoutReferences(text: string): string {
  return text.replace(/\b(stripe|klarna|paypal|invoice|sandbox)_[\w-]{22}/g, '$1_…')
}

function textOf(error: unknown): string {
  return withoutReferences(withoutMailboxes(withoutParameters(error instanceof Error ? error.message : String(error))))
}

/** Logs an error with details of where it happened. `details` must not contain queries, headers or bodies. */
export function logError(error: unknown, details: Readonly<Record<string, string>>): void {
  const known = error instanceof Error ? error : new Error(String(error))
  const [, ...frames] = (known.stack ?? '').split('\n    at ')
  log('error', textOf(known), {
    ...Object.fromEntries(Object.entries(details).map(([name, text]) => [name, withoutReferences(text)])),
    reason: known.cause === undefined ? undefined : textOf(known.cause),
    stack: frames.slice(0, 5).map((line) => withoutReferences(line.trim())),
  })
}

/** The message of an error for a warning, without parameters. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? textOf(error) : `${textOf(error)} (${textOf(cause)})`
}
