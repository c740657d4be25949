/** Calls of the shop over HTTP without the pages: enough of a server to race against, to kill and to starve. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

import { matchPath } from '@/lib/backend/api/input/address-input'
import { serve } from '@/lib/backend/api/serve'
import { type CallName, endpoints } from '@/lib/contract/endpoints'

export interface ApiServer {
  readonly baseUrl: string
  stop(): Promise<void>
}

/** Serves some calls on 127.0.0.1, on a free port if none is given. */
export async function startApiServer(calls: readonly CallName[], port = 0): Promise<ApiServer> {
  const routes = calls.map((name) => ({ ...endpoints[name], answer: serve(name) }))
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    const route = routes.find(
      ({ method, path }) => method === incoming.method && matchPath(path, url.pathname) !== null,
    )
    if (!route) return void outgoing.writeHead(404).end()
    void route.answer(toRequest(incoming, url)).then(async (response) => {
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
