import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** All parts of a request that may decide which page it means, and no others. */
export interface PageRequest {
  host: string
  /** Path and query, unchanged. */
  url: string
  /** Only the headers named by the resolver's `headersFor`. */
  headers: IncomingHttpHeaders
}

/**
 * Computes the key of the page that a request means: market + internal path + checked query; null when it may not be cached. It is a pure
 * function of the request and `version`.
 */
export interface PageResolver {
  /** Names of the request headers (lower case) that `key` reads for this address. */
  headersFor(url: string): readonly string[]
  /** Another object whenever the same request may mean another page: the lists of slugs were loaded again. */
  version(): unknown
  key(request: PageRequest): string | null
  /** The address to ask the app for: the same page without foreign query parameters. `key` gives the same result for both. */
  appUrl(request: PageRequest & { method: string }): string
}

/** How many raw texts are cached. */
const MAX_RAW = 10_000
/** A longer raw text (many cookies) is not cached. */
const MAX_RAW_LENGTH = 800
const SEPARATOR = '\n'

/**
 * Caches the keys that the resolver computes, by the raw text of everything that the resolver reads. This can never mix two markets: the
 * resolver receives exactly the parts that the text is made of, so two requests with the same text have the same key.
 */
export class PageKeys {
  #raw = new Map<string, string | null>()
  #version: unknown

  constructor(private readonly resolver: PageResolver) {}

  /** The address to ask the app for instead of the request's own. */
  appUrl(req: IncomingMessage): string {
    const url = req.url ?? '/'
    if (!url.includes('?')) return url
    const headers = this.#headers(req, this.resolver.headersFor(url))
    try {
      return this.resolver.appUrl({ host: req.headers.host ?? '', url, headers, method: req.method ?? 'GET' })
    } catch {
      return url
    }
  }

  /** The headers, with the host, that the resolver reads of this request. */
  decisiveHeaders(req: IncomingMessage): IncomingHttpHeaders {
    return { host: req.headers.host, ...this.#headers(req, this.resolver.headersFor(req.url ?? '/')) }
  }

  /** The page's key, or null when this request's page may not be cached. */
  find(req: IncomingMessage): string | null {
    const version = this.resolver.version()
    if (version !== this.#version) {
      this.#raw.clear()
      this.#version = version
    }
    const names = this.resolver.headersFor(req.url ?? '/')
    const raw = this.#text(req, names)
    const cached = this.#raw.get(raw)
    if (cached !== undefined) return cached
    const key = this.#resolve({ host: req.headers.host ?? '', url: req.url ?? '/', headers: this.#headers(req, names) })
    if (raw.length <= MAX_RAW_LENGTH) {
      if (this.#raw.size >= MAX_RAW) this.#raw.clear()
      this.#raw.set(raw, key)
    }
    return key
  }

  #headers(req: IncomingMessage, names: readonly string[]): IncomingHttpHeaders {
    return Object.fromEntries(names.map((name) => [name, req.headers[name]]))
  }

  #resolve(request: PageRequest): string | null {
    try {
      return this.resolver.key(request)
    } catch {
      // An address that cannot be decoded (a broken escape) is not a page. The app answers it.
      return null
    }
  }

  // Neither a header value nor a URL can contain a line break, so the parts stay separate.
  #text(req: IncomingMessage, names: readonly string[]): string {
    let text = `${req.headers.host}${SEPARATOR}${req.url}`
    for (const name of names) {
      const value = req.headers[name]
      text += value === undefined ? SEPARATOR : `${SEPARATOR}=${value}`
    }
    return text
  }
}

/**
 * May this request be answered with a page that is cached for everyone? Not when it has an Authorization header, asks for a part, comes
 * from the client router (which wants data, not HTML) or from an editor's preview.
 */
export function isAnonymousPageRequest(req: IncomingMessage): boolean {
  const { method, headers } = req
  if (method !== 'GET' && method !== 'HEAD') return false
  return !(
    headers.authorization !== undefined ||
    headers.range !== undefined ||
    headers.rsc !== undefined ||
    headers['next-router-state-tree'] !== undefined ||
    headers['next-router-prefetch'] !== undefined ||
    headers['next-router-segment-prefetch'] !== undefined ||
    headers['next-url'] !== undefined ||
    headers['next-action'] !== undefined ||
    (headers.cookie !== undefined && headers.cookie.includes('__prerender_bypass'))
  )
}
