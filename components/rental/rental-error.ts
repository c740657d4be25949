/** The message of a refused booking or change. */

const DAYS: ReadonlySet<unknown> = new Set(['order', 'length', 'ahead', 'late', 'closed', 'store'])
const OWN: ReadonlySet<unknown> = new Set(['taken', 'gone', 'price', 'too_many', 'state'])

export function problemOf(error: { status: number; details?: unknown }): string {
  const reason = (error.details as { reason?: unknown } | undefined)?.reason
  if (DAYS.has(reason)) return 'rental.problem_days'
  if (OWN.has(reason)) return `rental.problem_${String(reason)}`
  return error.status === 429 ? 'rental.problem_too_many' : 'rental.failed'
}
