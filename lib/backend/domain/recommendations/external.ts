/** A recommendation service at another host (spec 2 §7): GET with method, origin, strategy, context and the visitor's id. */
import type { RecommendationRequest } from './request'

const TIMEOUT_MS = 1_500
const MAX_BYTES = 200_000
const MOST = 500

/** The ids in a response: `data` with `ids`, or a list of objects with an `id`; numbers as text are accepted. Throws when there are none. */
export function idsOf(answer: unknown): number[] {
  const data = (answer as { data?: unknown } | null)?.data
  const list = Array.isArray(data) ? data : (data as { ids?: unknown } | null | undefined)?.ids
  if (!Array.isArray(list)) throw new TypeError('The answer has no ids.')
  const ids = list.map((entry: unknown) =>
    Number(typeof entry === 'object' && entry !== null ? (entry as { id?: unknown }).id : entry),
  )
  return [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0))].slice(0, MOST)
}

/** Requests from the service at `host`. Throws for every invalid response, and when there is none after 1.5 seconds. */
export async function askHost(
  host: string,
  { strategy, origin, context, cookieId }: RecommendationRequest,
  send: typeof fetch = fetch,
): Promise<number[]> {
  const query = new URLSearchParams({
    method: 'strategy',
    origin,
    strategy,
    context,
    ...(cookieId !== undefined && { cookieId }),
  })
  const response = await send(`${host}/?${query.toString()}`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The recommendation service answered ${response.status}.`)
  const text = await response.text()
  if (text.length > MAX_BYTES) throw new RangeError('The answer of the recommendation service is too long.')
  return idsOf(JSON.parse(text))
}
