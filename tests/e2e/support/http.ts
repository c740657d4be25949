/**
 * Requests without a browser, for any host name of the two instances: the connection goes to this machine, the Host header can be chosen.
 */
import { request } from 'node:http'

import type { Answer } from './html'

export interface Ask {
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  /** A Host header that differs from the address. */
  readonly host?: string
}

/** One request; redirects are not followed. */
export function get(address: string, { headers = {}, method = 'GET', host }: Ask = {}): Promise<Answer> {
  const url = new URL(address)
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: 'localhost',
        port: url.port,
        path: url.pathname + url.search,
        method,
        headers: { host: host ?? url.host, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
        response.on('error', reject)
      },
    )
    call.on('error', reject)
    call.setTimeout(20_000, () => call.destroy(new Error(`no answer from ${address}`)))
    call.end()
  })
}

/** Runs `work` for all items in order, a few at a time. */
export async function forEachOf<T>(items: readonly T[], work: (item: T) => Promise<void>, atOnce = 4): Promise<void> {
  const queue = [...items]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
    }),
  )
}
