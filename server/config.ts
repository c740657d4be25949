import type { TelemetryConfig } from '@/lib/config/telemetry'
import type { PurgeConfig, SharedPages } from '@/lib/config/shared-cache'
import type { PageResolver } from './page-key'
import type { PictureGuard } from './picture-guard'

/** Extra sources that a Content-Security-Policy must allow, by directive: payment widgets, an image host, a foreign shop API. */
export interface CspSources {
  script?: string[]
  connect?: string[]
  img?: string[]
  frame?: string[]
  formAction?: string[]
}

/** Settings of the front door. Their defaults suit a developer's computer. */
export interface FrontDoorConfig {
  dev: boolean
  /** Folder of the Next project. */
  dir: string
  /** Address to listen on; loopback unless HOST names another. */
  host: string
  /** 0 takes any free port. */
  port: number
  /** HEALTH_PORT: another port for /livez and /readyz, which a thread of its own answers; null for none. */
  healthPort: number | null
  /** Host names that this shop answers to, without port; `*.name` covers its subdomains. */
  allowedHosts: string[]
  /** How many proxies in front of this server set X-Forwarded-* headers that can be trusted. */
  trustedProxies: number
  /** A database of addresses in the MaxMind format: gives the country of visitors who have not chosen one. */
  geoipFile: string | null
  /** The canonical origin is https: send HSTS, upgrade insecure requests. */
  https: boolean
  csp: CspSources
  /** Bytes of finished HTML in memory. 0 turns the cache off. */
  pageCacheBytes: number
  /** ms after which a visit makes a finished page be rendered again behind, although no cache tag was invalidated. The old one is served. */
  pageRenewAfter: number
  /** What shared caches in front (CDN, Varnish) may do with a page. */
  shared: SharedPages
  /** Who is told of changes; null: nobody. */
  purge: PurgeConfig | null
  /** Largest request body in bytes. */
  maxBodyBytes: number
  /** Paths that accept files, each with its own limit. Such a request must have a Content-Length. */
  uploads: { prefix: string; maxBytes: number }[]
  /** ms in which a whole request must have arrived. */
  requestTimeout: number
  /** ms in which its headers must have arrived. */
  headersTimeout: number
  /** ms after which an idle connection is closed; longer than a load balancer's own timeout, which is usually 60 s. */
  keepAliveTimeout: number
  /** ms for which requests in flight may go on at shutdown. */
  drainTimeout: number
  accessLog: boolean
  /** Where traces and errors are sent besides the log. */
  telemetry: TelemetryConfig
  /** Finds the page that a request means. Without it no page is cached. */
  resolvePage?: PageResolver
  /** Without it the app decides about every picture. */
  refusePicture?: PictureGuard
}

const MB = 1024 * 1024

export const DEFAULTS: FrontDoorConfig = {
  dev: false,
  dir: process.cwd(),
  host: 'localhost',
  port: 3000,
  healthPort: null,
  allowedHosts: ['localhost', '*.localhost', '127.0.0.1', '[::1]'],
  trustedProxies: 0,
  geoipFile: null,
  https: false,
  csp: {},
  pageCacheBytes: 64 * MB,
  pageRenewAfter: 60 * 60_000,
  shared: { maxAge: 0, stale: 0, keyHeader: 'surrogate-key' },
  purge: null,
  maxBodyBytes: 256 * 1024,
  uploads: [],
  requestTimeout: 50_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
  drainTimeout: 8_000,
  accessLog: false,
  telemetry: { traces: null, errorReportUrl: null },
}

/** The origin of the host and port that the server listens on; IPv6 in brackets. */
export const originOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Describes an error of listening on a port in one sentence; `setting` is the variable that chooses another. */
export function portProblem(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<FrontDoorConfig, 'host' | 'port'>,
  setting: 'PORT' | 'HEALTH_PORT',
): Error {
  const at = `${host}:${port}`
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken: another program listens on ${at}. Set ${setting} to a free one.`)
  if (error.code === 'EACCES')
    return new Error(`This user may not listen on ${at}. Set ${setting} to a number above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(`This machine has no address ${host}. Check HOST.`)
  return error
}

export const MAX_URL = 8 * 1024
export const MAX_HEADER = 16 * 1024
