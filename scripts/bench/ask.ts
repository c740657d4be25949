/** Requests of visitors for measurements, with the time until the last byte of the answer. */
import { Agent, request } from 'node:http'

export interface Reply {
  /** 0 when the connection broke. */
  readonly status: number
  readonly ms: number
  /** Only of a request with `reads`; empty otherwise. */
  readonly text: string
  readonly location: string
}

interface Asked {
  /** Sent as JSON, or, when it is a text, as a form. */
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
  /** Whether the caller needs the text of the answer. Without it the answer may be compressed. */
  readonly reads?: boolean
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

/** Sends one request (POST with a body, otherwise GET). Never rejects. */
export function ask(origin: string, path: string, { body, headers = {}, reads = false }: Asked = {}): Promise<Reply> {
  const start = performance.now()
  const bytes = body === undefined ? undefined : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json'
  return new Promise((resolve) => {
    const done = (status: number, text = '', location = '') =>
      resolve({ status, text, location, ms: performance.now() - start })
    const outgoing = request(
      new URL(path, origin),
      {
        method: bytes ? 'POST' : 'GET',
        agent,
        headers: {
          'user-agent': 'Mozilla/5.0 (bench)',
          ...(!reads && { 'accept-encoding': 'gzip' }),
          ...(bytes && { 'content-type': type, 'content-length': bytes.length }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => {
          if (reads) chunks.push(chunk)
        })
        response.on('end', () =>
          done(response.statusCode ?? 0, Buffer.concat(chunks).toString(), response.headers.location),
        )
        response.on('error', () => done(0))
      },
    )
    outgoing.on('error', () => done(0))
    outgoing.end(bytes)
  })
}

/** The value below which this part of the values lies (0.95: p95); 0 without values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** The addresses (paths) of the sitemap, in its order: all pages that search engines are told of. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const locations = async (path: string) => {
    const { text } = await ask(origin, path, { reads: true })
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => {
      const { pathname, search } = new URL((match[1] ?? '').replaceAll('&amp;', '&'))
      return pathname + search
    })
  }
  const files = await locations('/sitemap.xml')
  const found: string[] = []
  for (const file of files) found.push(...(await locations(file)))
  return found
}
