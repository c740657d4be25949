import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ignoreClosedStdout } from './ignore-closed-stdout'
import { type FrontDoorConfig, DEFAULTS, MAX_HEADER, originOf } from './config'
import { FrontDoor } from './front-door'
import { loadIpCountry } from './ip-country'
import { type App, loadNext } from './next-app'
import { drain, watchSockets } from './sockets'

export interface RunningServer {
  /** `http://localhost:3000` */
  address: string
  port: number
  /** Stops: no new connections, requests in flight may take `drainTimeout`, then the app is closed. */
  close(): Promise<void>
}

/** Describes an error of listening on a port in one sentence. */
function portProblem(error: NodeJS.ErrnoException, { host, port }: FrontDoorConfig): Error {
  const at = `${host}:${port}`
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken: another program listens on ${at}. Set PORT to a free one.`)
  if (error.code === 'EACCES') return new Error(`This user may not listen on ${at}. Set PORT to a number above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(`This machine has no address ${host}. Check HOST.`)
  return error
}

function listen(server: Server, config: FrontDoorConfig): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, config)))
    server.listen(config.port, config.host, () => resolve(server.address() as AddressInfo))
  })
}

/**
 * Starts the shop's server. It listens at once (so that /livez answers and a taken port is reported early) and serves when the app is
 * loaded. Tests pass an `app` instead of Next.
 * @throws Error with one clear sentence when it cannot listen or a setting is wrong
 */
export async function startServer(settings: Partial<FrontDoorConfig> = {}, app?: App): Promise<RunningServer> {
  ignoreClosedStdout()
  const config: FrontDoorConfig = { ...DEFAULTS, ...settings }
  await loadIpCountry(config.geoipFile)
  const door = new FrontDoor(config)
  const server = createServer({
    headersTimeout: config.headersTimeout,
    requestTimeout: config.requestTimeout,
    keepAliveTimeout: config.keepAliveTimeout,
    connectionsCheckingInterval: Math.min(5_000, config.headersTimeout),
    maxHeaderSize: MAX_HEADER,
    insecureHTTPParser: false,
    noDelay: true,
  })
  server.on('request', (req: IncomingMessage, res: ServerResponse) => door.serve(req, res, false))
  server.on('checkContinue', (req: IncomingMessage, res: ServerResponse) => door.serve(req, res, true))
  const watch = watchSockets(server)
  const { port } = await listen(server, config)
  try {
    door.open(app ?? (await loadNext(config, port, server)))
  } catch (error) {
    server.close()
    server.closeAllConnections()
    throw error
  }
  let closing: Promise<void> | undefined
  const close = async () => {
    door.stop()
    await drain(server, watch, config.drainTimeout)
    watch.stop()
    await door.close()
  }
  return { address: originOf(config.host, port), port, close: () => (closing ??= close()) }
}
