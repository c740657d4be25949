/** Requests of the crawl: without following redirects, a few at a time. */

export interface Answer {
  /** 0 when the connection broke. */
  readonly status: number
  /** The absolute target of a redirect; null for every other answer. */
  readonly location: string | null
  readonly type: string
  /** Empty for answers that are not text. */
  readonly body: string
  readonly ms: number
}

/** The name says `crawl`, so the shop shows every address as it is and guesses no language. */
const HEADERS = { 'user-agent': 'polku-crawl (+npm run crawl)', accept: 'text/html,application/xml;q=0.9,*/*;q=0.8' }
const PATIENCE_MS = 60_000
const ATTEMPTS = 4
/** A shop under load asks to come again: that is an answer to wait for, not a fault. */
const BUSY = new Set([429, 503])

const isText = (type: string) =>
  /^(?:text\/|application\/(?:xml|json|manifest|opensearch|xhtml)|[^;]*\+(?:xml|json))/.test(type)

async function once(address: string): Promise<Answer> {
  const start = performance.now()
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: HEADERS,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const type = response.headers.get('content-type') ?? ''
    const target = response.headers.get('location')
    const bytes = await response.arrayBuffer()
    return {
      status: response.status,
      location: target === null ? null : new URL(target, address).href,
      type,
      body: isText(type) ? new TextDecoder().decode(bytes) : '',
      ms: performance.now() - start,
    }
  } catch {
    return { status: 0, location: null, type: '', body: '', ms: performance.now() - start }
  }
}

/** One GET. A busy shop is asked again, each time later. */
export async function ask(address: string): Promise<Answer> {
  let answer = await once(address)
  for (let attempt = 1; attempt < ATTEMPTS && BUSY.has(answer.status); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000 * attempt))
    answer = await once(address)
  }
  return answer
}

/** Does a job for each entry of a growing list, at most `width` at once, until the list has no more entries or the signal says stop. */
export async function inTurn<T>(
  list: readonly T[],
  width: number,
  job: (entry: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  let next = 0
  let running = 0
  await new Promise<void>((resolve, reject) => {
    const startMore = () => {
      while (running < width && next < list.length && signal?.aborted !== true) {
        const entry = list[next++] as T
        running += 1
        job(entry).then(() => {
          running -= 1
          startMore()
        }, reject)
      }
      if (running === 0) resolve()
    }
    startMore()
  })
}
