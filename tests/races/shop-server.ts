/** The order call over HTTP without the pages: enough of a server to race against when no shop is running. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

import { serve } from '@/lib/backend/api/serve'

export interface RaceServer { readonly baseUrl: string; stop(): Promise<void> }

/** Listens on a free port of localhost. */
export async function startRaceServer(): Promise<RaceServer> {
  const place = serve('placeOrder')
  const server = createServer((incoming, outgoing) => {
    const request = new Request(new URL(incoming.url ?? '/', 'http://localhost'), {
      method: incoming.method ?? 'GET', headers: incoming.headers as Record<string, string>, body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half',
    } as RequestInit)
    void place(request).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      outgoing.end(Buffer.from(await response.arrayBuffer()))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 2_048, resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => { server.closeAllConnections(); server.close(() => resolve()) }),
  }
}
