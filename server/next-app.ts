import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { FrontDoorConfig } from './config'

/** The application that handles a request after the front door. */
export interface App {
  handle(req: IncomingMessage, res: ServerResponse): Promise<void> | void
  close?(): Promise<void>
}

/**
 * Where Next looks for a cache handler when its settings name none. A handler named in the settings would be imported again for each
 * request, twice, each time through the thread that loads TypeScript files.
 */
// eslint-disable-next-line no-restricted-properties -- Next's own key, not the shop's
const CACHE_HANDLERS = Symbol.for('@next/cache-handlers')

/**
 * Loads Next. Its host name is always `localhost`: with 127.0.0.1 it treats each rewrite as another site and sends itself an HTTP request.
 */
export async function loadNext(
  config: Pick<FrontDoorConfig, 'dev' | 'dir'>,
  port: number,
  server: Server,
): Promise<App> {
  process.env.SHOP_FRONT_DOOR = '1'
  const { default: next } = await import('next')
  const { default: FetchCache } = await import('./cache-handler.mjs')
  Object.assign(globalThis, { [CACHE_HANDLERS]: { FetchCache } })
  // Only development uses web sockets. In production Next gets a server that never listens, so no upgrade reaches it.
  const httpServer = config.dev ? server : new Server()
  const app = next({ dev: config.dev, dir: config.dir, hostname: 'localhost', port, httpServer })
  await app.prepare()
  return { handle: app.getRequestHandler(), close: () => app.close() }
}
