/** A server of the shop API without pages, for tests of races, crashes and lack of resources. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

import { serve } from '@/lib/backend/api/serve'

export interface ApiServer {
  readonly baseUrl: string
  stop(): Promise<void>
}

/** Serves the shop API on 127.0.0.1, on a free port if none is given. */
export async function startApiServer(port = 0): Promise<ApiServer> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    void serve(toRequest(incoming, url)).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      outgoing.end(Buffer.from(await response.arrayBuffer()))
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', 2_048, resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function toRequest(incoming: IncomingMessage, url: URL): Request {
  const hasBody = incoming.method === 'POST'
  return new Request(url, {
    method: incoming.method ?? 'GET',
    headers: incoming.headers as Record<string, string>,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  } as RequestInit)
}
