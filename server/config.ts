import type { PageResolver } from './page-key'

/** Extra sources that a Content-Security-Policy must allow, by directive: payment widgets, an image host, a foreign shop API. */
export interface CspSources {
  script?: string[]
  connect?: string[]
  img?: string[]
  frame?: string[]
  formAction?: string[]
}

/** What the front door is told. Everything has a default that suits a laptop. */
export interface FrontDoorConfig {
  dev: boolean
  /** Folder of the Next project. */
  dir: string
  /** Address to listen on; loopback unless HOST says otherwise. */
  host: string
  /** 0 takes any free port. */
  port: number
  /** Host names that this shop answers to, without port; `*.name` covers its subdomains. */
  allowedHosts: string[]
  /** Proxies in front whose X-Forwarded-* may be believed: 0 for none, otherwise how many. */
  trustedProxies: number
  /** A database of addresses in the MaxMind format: the country of visitors who have not said theirs. */
  geoipFile: string | null
  /** The canonical origin is https: send HSTS, upgrade insecure requests. */
  https: boolean
  csp: CspSources
  /** Bytes of finished HTML kept in memory. 0 keeps none. */
  pageCacheBytes: number
  /** ms after its rendering that a finished page is rendered again, whatever the tags say. */
  pageCacheMaxAge: number
  /** Seconds that a shared cache in front (CDN) may keep a page; 0 sends no s-maxage. */
  sharedMaxAge: number
  /** Largest request body in bytes. */
  maxBodyBytes: number
  /** Paths that take files, each with its own limit. They must send a Content-Length. */
  uploads: { prefix: string; maxBytes: number }[]
  /** ms in which a whole request must have arrived. */
  requestTimeout: number
  /** ms in which its headers must have arrived. */
  headersTimeout: number
  /** ms that an idle connection is kept; longer than a load balancer's own, which is 60 s as a rule. */
  keepAliveTimeout: number
  /** ms that requests in flight get at shutdown. */
  drainTimeout: number
  accessLog: boolean
  /** Which page a request means. Without it no page is kept. */
  resolvePage?: PageResolver
}

const MB = 1024 * 1024

export const DEFAULTS: FrontDoorConfig = {
  dev: false,
  dir: process.cwd(),
  host: 'localhost',
  port: 3000,
  allowedHosts: ['localhost', '*.localhost', '127.0.0.1', '[::1]'],
  trustedProxies: 0,
  geoipFile: null,
  https: false,
  csp: {},
  pageCacheBytes: 64 * MB,
  pageCacheMaxAge: 5 * 60_000,
  sharedMaxAge: 0,
  maxBodyBytes: 256 * 1024,
  uploads: [],
  requestTimeout: 50_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
  drainTimeout: 8_000,
  accessLog: false,
}

/** The origin of a host that is listened on; IPv6 in brackets. */
export const originOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

export const MAX_URL = 8 * 1024
export const MAX_HEADER = 16 * 1024
