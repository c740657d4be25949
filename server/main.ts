import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TelemetryConfig } from '@/lib/config/telemetry'
import { startReporting } from '@/lib/telemetry/report'
import { ignoreClosedStdout } from './ignore-closed-stdout'
import { type FrontDoorConfig, DEFAULTS, MAX_HEADER, originOf, portProblem } from './config'
import { FrontDoor } from './front-door'
import { type HealthThread, startHealthThread } from './health-thread'
import { loadIpCountry } from './ip-country'
import { type App, loadNext } from './next-app'
import { drain, watchSockets } from './sockets'

export interface RunningServer {
  /** `http://localhost:3000` */
  address: string
  port: number
  /** Port of the health checks; null without HEALTH_PORT. */
  healthPort: number | null
  /** Stops: no new connections, requests in flight may take `drainTimeout`, then the app is closed. */
  close(): Promise<void>
}

function listen(server: Server, config: FrontDoorConfig): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, config, 'PORT')))
    server.listen(config.port, config.host, () => resolve(server.address() as AddressInfo))
  })
}

/** Loads what sends traces, only where it is configured: its library takes a quarter of a second. */
async function startTelemetry({ traces, errorReportUrl }: TelemetryConfig): Promise<(() => Promise<void>) | undefined> {
  if (errorReportUrl !== null) startReporting(errorReportUrl)
  if (traces === null) return undefined
  const { startTracing } = await import('@/lib/telemetry/otel')
  return startTracing(traces)
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
  const stopTelemetry = await startTelemetry(config.telemetry)
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
  let health: HealthThread | null = null
  try {
    if (config.healthPort !== null)
      health = await startHealthThread({ host: config.host, port: config.healthPort }, () => door.phase)
    door.open(app ?? (await loadNext(config, port, server)))
  } catch (error) {
    server.close()
    server.closeAllConnections()
    await health?.stop()
    throw error
  }
  let closing: Promise<void> | undefined
  const close = async () => {
    door.stop()
    await drain(server, watch, config.drainTimeout)
    watch.stop()
    await door.close()
    await health?.stop()
    await stopTelemetry?.()
  }
  return {
    address: originOf(config.host, port),
    port,
    healthPort: health?.port ?? null,
    close: () => (closing ??= close()),
  }
}
