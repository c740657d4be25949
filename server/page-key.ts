import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Everything about a request that may decide which page it means, and nothing more. */
export interface PageRequest {
  host: string
  /** Path and query as they came. */
  url: string
  /** Only the headers named by the resolver's `headersFor`. */
  headers: IncomingHttpHeaders
}

/**
 * Names the page that a request means: market + internal path + checked query, or null when it may not be kept.
 * Pure: the same request and the same `version` give the same name.
 */
export interface PageResolver {
  /** Names of the request headers (lower case) that `key` reads for this address. */
  headersFor(url: string): readonly string[]
  /** Changes (by identity) whenever the same request may mean another page: the lists of slugs were loaded anew. */
  version(): unknown
  key(request: PageRequest): string | null
  /** The address to ask the app for: the same page, without what of the query is not the page's. `key` names both alike. */
  appUrl(request: PageRequest & { method: string }): string
}

/** Requests remembered by their raw text. */
const MAX_RAW = 10_000
/** A longer raw text (many cookies) is resolved each time rather than remembered. */
const MAX_RAW_LENGTH = 800
const SEPARATOR = '\n'

/**
 * Two steps from a request to the name of its page: the raw text of all that the resolver reads, remembered; and
 * the resolver itself. Remembering by raw text can never mix two markets: the resolver is given exactly the parts
 * that make up the text, so two requests with the same text get the same decision.
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

  /** The page's name, or null when this request's page may not be kept. */
  find(req: IncomingMessage): string | null {
    const version = this.resolver.version()
    if (version !== this.#version) {
      this.#raw.clear()
      this.#version = version
    }
    const names = this.resolver.headersFor(req.url ?? '/')
    const raw = this.#text(req, names)
    const remembered = this.#raw.get(raw)
    if (remembered !== undefined) return remembered
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
      // An address that cannot be read (a broken escape) is no page; the app answers it.
      return null
    }
  }

  // Neither a header value nor a URL can hold a line break, so the parts cannot run into each other.
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
 * May this request be answered with a page kept for everyone? Not when it is signed, wants only a part, comes from
 * the client router (which wants data, not HTML) or from an editor's preview.
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
