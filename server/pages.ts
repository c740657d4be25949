import type { IncomingMessage, ServerResponse } from 'node:http'
import { CLIENT_ADDRESS } from '@/lib/market/decide-request'
import { clearHeaders, headerList } from './assets'
import type { BufferedResponse, Send } from './answer'
import type { FrontDoorConfig } from './config'
import { pagePolicy } from './csp'
import { acceptedEncodings, compress, MIN_COMPRESS } from './encoding'
import { PageCache } from './page-cache'
import { addForm, makeEntry, matchesEtag, pageEtag, type PageEntry, sendEntry } from './page-entry'
import { isAnonymousPageRequest, PageKeys } from './page-key'
import { deferScripts } from './defer-scripts'

/** Names of filtered lists that were asked for once. */
const MAX_ONCE = 5_000

/** How hard a page is compressed that is sent once: a step more costs half as much time again for a twentieth of the bytes. */
const ONCE_QUALITY = 3

type Config = Pick<
  FrontDoorConfig,
  'pageCacheBytes' | 'pageCacheMaxAge' | 'sharedMaxAge' | 'resolvePage' | 'csp' | 'https'
>

/** A page that the app is asked for. */
export interface PendingPage {
  key: string
  /** The slug lists by which the key was found. */
  version: unknown
  ifNoneMatch: string | undefined
}

/** The finished pages: finds them, hashes and compresses new ones, keeps those that are the same for everyone. */
export class Pages {
  readonly cache: PageCache
  /** Lists with filters: endless in number, so they have a cache of their own and cannot evict the shop's pages. */
  readonly filtered: PageCache
  /** Filtered lists that were asked for once. They are kept from the second time on: most are never asked for again. */
  readonly #once = new Set<string>()
  readonly #keys: PageKeys | undefined

  constructor(private readonly config: Config) {
    this.cache = new PageCache(config.pageCacheBytes, config.pageCacheMaxAge)
    this.filtered = new PageCache(config.pageCacheBytes, config.pageCacheMaxAge)
    this.#keys = config.resolvePage && new PageKeys(config.resolvePage)
  }

  /** The finished page of this name, if it is in memory and fresh. */
  find(key: string): PageEntry | undefined {
    return this.#cacheOf(key).find(key)
  }

  /** Only a list's name has a query. */
  #cacheOf(key: string): PageCache {
    return key.includes('?') ? this.filtered : this.cache
  }

  #isFirst(key: string): boolean {
    if (!key.includes('?') || this.#once.delete(key)) return false
    this.#once.add(key)
    const [oldest] = this.#once
    if (this.#once.size > MAX_ONCE && oldest !== undefined) this.#once.delete(oldest)
    return true
  }

  /** The name of the page that an anonymous request means, or null when it must go to the app. */
  keyOf(req: IncomingMessage): string | null {
    return this.#keys && this.config.pageCacheBytes > 0 && isAnonymousPageRequest(req) ? this.#keys.find(req) : null
  }

  /** The address to ask the app for, for every request: Next has a cache of its own. */
  appUrl(req: IncomingMessage): string {
    return this.#keys?.appUrl(req) ?? req.url ?? '/'
  }

  /**
   * Prepares a request for the app: a whole page is wanted, so that it can be kept. HEAD becomes GET (Node sends no
   * body all the same) and a conditional request unconditional (the condition is checked here, on our own ETag).
   */
  prepare(req: IncomingMessage, key: string): PendingPage {
    const ifNoneMatch = req.headers['if-none-match']
    delete req.headers['if-none-match']
    delete req.headers['if-modified-since']
    req.method = 'GET'
    return { key, version: this.config.resolvePage?.version(), ifNoneMatch }
  }

  /** Rendering failed: sends the stale page, if there is one, rather than an error. */
  sendStale(req: IncomingMessage, res: ServerResponse, pending: PendingPage): boolean {
    const entry = this.#cacheOf(pending.key).staleIfError(pending.key)
    if (!entry) return false
    clearHeaders(res)
    this.#send(req, res, entry, pending)
    return true
  }

  /** Sends a page that the app has finished, and keeps it if it may be kept. */
  async finish(
    req: IncomingMessage,
    res: ServerResponse,
    rendered: BufferedResponse,
    pending: PendingPage | undefined,
    send: Send,
  ): Promise<void> {
    // A character for each byte: nothing but ASCII is looked for, the bytes come back as they were, and a page is neither decoded nor encoded.
    const text = rendered.body.toString('latin1')
    // A page that brings a policy of its own (a payment provider's widget) goes out as it is: the policy names its scripts by their bytes.
    const hasPolicy = res.hasHeader('content-security-policy')
    const html = hasPolicy ? text : deferScripts(text)
    const held = { ...rendered, body: Buffer.from(html, 'latin1') }
    if (!hasPolicy) res.setHeader('content-security-policy', pagePolicy(html, this.config.csp, this.config.https))
    res.setHeader('vary', varyOf(res, this.#marketHeaders(req)))
    // Notes for the client router, which reads them beside data only.
    for (const name of res.getHeaderNames()) if (name.startsWith('x-nextjs-')) res.removeHeader(name)
    if (pending?.ifNoneMatch !== undefined) req.headers['if-none-match'] = pending.ifNoneMatch
    if (pending && this.#mayKeep(res, held, pending)) return this.#keep(req, res, held, pending, send)
    await this.#pass(req, res, held.body, send)
  }

  /** A shared cache in front must tell markets apart by all that the resolver reads; a browser asks again each time anyway. */
  #marketHeaders(req: IncomingMessage): readonly string[] {
    if (this.config.sharedMaxAge <= 0) return []
    const names = this.config.resolvePage?.headersFor(req.url ?? '/') ?? []
    // A cache in front has the visitor's address in this header.
    return names.map((name) => (name === CLIENT_ADDRESS ? 'x-forwarded-for' : name))
  }

  close(): void {
    this.cache.close()
    this.filtered.close()
  }

  /** The same for everyone: a 200 with tags, without cookie, not private, and still true. */
  #mayKeep(res: ServerResponse, held: BufferedResponse, pending: PendingPage): boolean {
    if (held.status !== 200 || !held.tags || held.renderedAt === undefined) return false
    if (res.hasHeader('set-cookie') || /\b(?:no-store|private)\b/.test(String(res.getHeader('cache-control') ?? '')))
      return false
    if (!samePath(held.path, pending.key)) return false
    // The slug lists changed meanwhile: the app may have answered for another page than the key names.
    if (pending.version !== this.config.resolvePage?.version()) return false
    return this.cache.accepts(held.tags.split(','), held.renderedAt) && !this.#isFirst(pending.key)
  }

  async #keep(
    req: IncomingMessage,
    res: ServerResponse,
    held: BufferedResponse,
    pending: PendingPage,
    send: Send,
  ): Promise<void> {
    const etag = pageEtag(held.body)
    const headers = [...headerList(res), 'etag', etag]
    const entry = makeEntry({
      html: held.body,
      etag,
      headers,
      tags: (held.tags ?? '').split(','),
      renderedAt: held.renderedAt ?? 0,
    })
    entry.bytes += addForm(entry, 'gzip', await compress(held.body, 'gzip', 9))
    const cache = this.#cacheOf(pending.key)
    cache.set(pending.key, entry)
    send(() => {
      clearHeaders(res)
      this.#send(req, res, entry, pending)
    })
    const br = await compress(held.body, 'br', 5)
    cache.grew(pending.key, entry, addForm(entry, 'br', br))
  }

  #send(req: IncomingMessage, res: ServerResponse, entry: PageEntry, pending: PendingPage): void {
    if (pending.ifNoneMatch !== undefined) req.headers['if-none-match'] = pending.ifNoneMatch
    sendEntry(req, res, entry)
  }

  /** A page for this one request: compressed for it, then forgotten. */
  async #pass(req: IncomingMessage, res: ServerResponse, body: Buffer, send: Send): Promise<void> {
    res.removeHeader('etag')
    if (res.statusCode === 200 && !/no-store/.test(String(res.getHeader('cache-control') ?? ''))) {
      const etag = pageEtag(body)
      res.setHeader('etag', etag)
      if (matchesEtag(req.headers['if-none-match'], etag)) {
        res.statusCode = 304
        res.removeHeader('content-length')
        return send(() => res.end())
      }
    }
    const accepted = acceptedEncodings(req.headers['accept-encoding'] as string | undefined)
    const encoding = body.length < MIN_COMPRESS ? undefined : accepted.br ? 'br' : accepted.gzip ? 'gzip' : undefined
    const sent = encoding ? await compress(body, encoding, ONCE_QUALITY) : body
    if (encoding) res.setHeader('content-encoding', encoding)
    res.setHeader('content-length', sent.length)
    send(() => res.end(sent))
  }
}

/**
 * Was the page that the key names the one that was rendered? The key and the middleware's rewrite come from the same
 * function; should they ever disagree (another country guessed), the page is sent but not kept.
 */
function samePath(rendered: string | undefined, key: string): boolean {
  if (rendered === undefined) return false
  return plainPath(rendered) === plainPath(key.split('?', 1)[0] ?? '')
}

function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\/$/, '')
  } catch {
    return path
  }
}

/** Next's Vary names the headers of its client router, which asks the same address for data; the encoding joins them. */
function varyOf(res: ServerResponse, marketHeaders: readonly string[]): string {
  const names = [
    ...String(res.getHeader('vary') ?? '')
      .split(',')
      .map((name) => name.trim()),
    ...marketHeaders,
  ]
  return [...names.filter((name) => name !== '' && !/^accept-encoding$/i.test(name)), 'Accept-Encoding'].join(', ')
}
