import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { CLIENT_ADDRESS } from '@/lib/market/decide-request'
import { isFresh } from '../lib/cache/tag-clock.mjs'
import { count, gauge } from '@/lib/telemetry/metrics'
import { clearHeaders, headerList } from './assets'
import type { BufferedResponse, Send } from './answer'
import type { FrontDoorConfig } from './config'
import { framingOf, pagePolicy } from './csp'
import { acceptedEncodings, compress, MIN_COMPRESS } from './encoding'
import { PageCache } from './page-cache'
import {
  addForm,
  dropPlainBody,
  makeEntry,
  matchesEtag,
  pageEtag,
  type PageEntry,
  sendEntry,
  withHeaders,
} from './page-entry'
import { isAnonymousPageRequest, PageKeys } from './page-key'
import { deferScripts } from './defer-scripts'
import { leaveStaticParts } from './static-parts'
import { markShared, unshared } from './shared-cache'

/** Maximum number of keys of filtered lists that were requested once. */
const MAX_ONCE = 5_000

/** Brotli quality for a page that is sent once. The next quality takes half as much time again and saves a twentieth of the bytes. */
const ONCE_QUALITY = 3

type Config = Pick<FrontDoorConfig, 'pageCacheBytes' | 'pageRenewAfter' | 'shared' | 'resolvePage' | 'csp' | 'https'>

/** A page that the app is asked for. */
export interface PendingPage {
  key: string
  /** The slug lists by which the key was found. */
  version: unknown
  ifNoneMatch: string | undefined
  /** The aged page that this request renders again. */
  renews: PageEntry | undefined
  /** To be called when the page is in the cache, or will not be. */
  settled: (() => void) | undefined
}

/** The finished pages: finds them, hashes and compresses new ones, caches those that are the same for everyone. */
export class Pages {
  readonly cache: PageCache
  /** Lists with filters: their number is unlimited, so they have a cache of their own and cannot evict other pages. */
  readonly filtered: PageCache
  /** Filtered lists that were requested once. They are cached from the second request on: most are never requested again. */
  readonly #requestedOnce = new Set<string>()
  readonly #keys: PageKeys | undefined

  constructor(private readonly config: Config) {
    this.cache = new PageCache(config.pageCacheBytes, config.pageRenewAfter)
    this.filtered = new PageCache(config.pageCacheBytes, config.pageRenewAfter)
    const caches = [this.cache, this.filtered]
    gauge('shop_page_cache_pages', () => [[[], caches.reduce((sum, { size }) => sum + size.pages, 0)]])
    gauge('shop_page_cache_bytes', () => [[[], caches.reduce((sum, { size }) => sum + size.bytes, 0)]])
    this.#keys = config.resolvePage && new PageKeys(config.resolvePage)
  }

  /** The finished page with this key, if it is in memory and fresh. */
  find(key: string): PageEntry | undefined {
    return this.#cacheOf(key).find(key)
  }

  /** Begins a renewal: true when this page is so old that it should be rendered again, and no renewal of it was begun a short time ago. */
  beginRenewal(key: string, entry: PageEntry): boolean {
    if (!this.#cacheOf(key).isDue(entry)) return false
    entry.triedAt = Date.now()
    return true
  }

  /** Removes a page that a renewal found to be gone. */
  drop(key: string, entry: PageEntry): void {
    this.#cacheOf(key).drop(key, entry)
  }

  /** Only the key of a list has a query. */
  #cacheOf(key: string): PageCache {
    return key.includes('?') ? this.filtered : this.cache
  }

  #isFirstRequest(key: string): boolean {
    if (!key.includes('?') || this.#requestedOnce.delete(key)) return false
    this.#requestedOnce.add(key)
    const [oldest] = this.#requestedOnce
    if (this.#requestedOnce.size > MAX_ONCE && oldest !== undefined) this.#requestedOnce.delete(oldest)
    return true
  }

  /** The key of the page that an anonymous request means, or null when the app must answer it. */
  keyOf(req: IncomingMessage): string | null {
    return this.#keys && this.config.pageCacheBytes > 0 && isAnonymousPageRequest(req) ? this.#keys.find(req) : null
  }

  /** The headers of a request that decide which page it means. A request with the same address and these headers means the same page. */
  decisiveHeaders(req: IncomingMessage): IncomingHttpHeaders {
    return this.#keys?.decisiveHeaders(req) ?? {}
  }

  /** The address to ask the app for, for every request: Next has a cache of its own. */
  appUrl(req: IncomingMessage): string {
    return this.#keys?.appUrl(req) ?? req.url ?? '/'
  }

  /**
   * Prepares a request for the app so that it returns a whole page, which can be cached. HEAD becomes GET (Node still sends no body), and
   * the condition of a conditional request is removed (it is checked here, against our own ETag).
   */
  prepare(
    req: IncomingMessage,
    key: string,
    { renews, settled }: Pick<PendingPage, 'renews' | 'settled'>,
  ): PendingPage {
    const ifNoneMatch = req.headers['if-none-match']
    delete req.headers['if-none-match']
    delete req.headers['if-modified-since']
    req.method = 'GET'
    return { key, version: this.config.resolvePage?.version(), ifNoneMatch, renews, settled }
  }

  /** Rendering failed: sends the outdated page, if there is one, instead of an error. */
  sendStale(req: IncomingMessage, res: ServerResponse, pending: PendingPage): boolean {
    const entry = this.#cacheOf(pending.key).staleIfError(pending.key)
    if (!entry) return false
    count('shop_page_cache_total', 'stale')
    clearHeaders(res)
    this.#send(req, res, this.config.shared.maxAge > 0 ? withHeaders(entry, unshared) : entry, pending)
    return true
  }

  /** Sends a page that the app has finished, and caches it if that is allowed. */
  async finish(
    req: IncomingMessage,
    res: ServerResponse,
    rendered: BufferedResponse,
    pending: PendingPage | undefined,
    send: Send,
  ): Promise<void> {
    // One character for each byte (latin1): the code searches for ASCII only, so that the page need not be decoded and encoded.
    const text = rendered.body.toString('latin1')
    // A page with a policy of its own (a payment provider's widget) is sent unchanged, because the policy contains the hashes of its
    // scripts.
    const hasPolicy = res.hasHeader('content-security-policy')
    const html = hasPolicy ? text : deferScripts(leaveStaticParts(text))
    const buffered = { ...rendered, body: Buffer.from(html, 'latin1') }
    if (!hasPolicy)
      res.setHeader(
        'content-security-policy',
        pagePolicy(html, this.config.csp, this.config.https, framingOf(req.url ?? '')),
      )
    res.setHeader('vary', varyOf(res, this.#marketHeaders(req)))
    // Headers for the client router, which reads them only on page data.
    for (const name of res.getHeaderNames()) if (name.startsWith('x-nextjs-')) res.removeHeader(name)
    if (pending?.ifNoneMatch !== undefined) req.headers['if-none-match'] = pending.ifNoneMatch
    if (pending && this.#isCommon(res, buffered, pending)) {
      markShared(res, (buffered.tags ?? '').split(','), this.config.shared)
      // The first visitor of a filtered list does not put it into the cache.
      if (pending.renews || !this.#isFirstRequest(pending.key)) return this.#store(req, res, buffered, pending, send)
    }
    pending?.settled?.()
    await this.#pass(req, res, buffered.body, send)
  }

  /** A shared cache in front must separate markets by all headers that the resolver reads. A browser revalidates each time anyway. */
  #marketHeaders(req: IncomingMessage): readonly string[] {
    if (this.config.shared.maxAge <= 0) return []
    const names = this.config.resolvePage?.headersFor(req.url ?? '/') ?? []
    // A cache in front has the visitor's address in this header.
    return names.map((name) => (name === CLIENT_ADDRESS ? 'x-forwarded-for' : name))
  }

  close(): void {
    this.cache.close()
    this.filtered.close()
  }

  /** Is this page the same for everyone, and may be cached? It must be a 200 with tags, without a cookie, not private, and not outdated. */
  #isCommon(res: ServerResponse, buffered: BufferedResponse, pending: PendingPage): boolean {
    if (buffered.status !== 200 || !buffered.tags || buffered.renderedAt === undefined) return false
    if (res.hasHeader('set-cookie') || /\b(?:no-store|private)\b/.test(String(res.getHeader('cache-control') ?? '')))
      return false
    if (!samePath(buffered.path, pending.key)) return false
    // The slug lists changed while the app rendered: it may have rendered another page than the key names.
    if (pending.version !== this.config.resolvePage?.version()) return false
    if (!isFresh(buffered.tags.split(','), buffered.renderedAt)) return false
    // Next gave the page that it had, because a request of a visitor was rendering the same page.
    return !(pending.renews && buffered.renderedAt <= pending.renews.renderedAt)
  }

  async #store(
    req: IncomingMessage,
    res: ServerResponse,
    buffered: BufferedResponse,
    pending: PendingPage,
    send: Send,
  ): Promise<void> {
    const etag = pageEtag(buffered.body)
    if (pending.renews?.etag === etag) {
      Object.assign(pending.renews, {
        renderedAt: buffered.renderedAt,
        tags: (buffered.tags ?? '').split(','),
        checkedAt: -1,
      } satisfies Partial<PageEntry>)
      return send(() => res.end())
    }
    const headers = [...headerList(res), 'etag', etag]
    const entry = makeEntry({
      html: buffered.body,
      etag,
      headers,
      tags: (buffered.tags ?? '').split(','),
      renderedAt: buffered.renderedAt ?? 0,
    })
    entry.bytes += addForm(entry, 'gzip', await compress(buffered.body, 'gzip', 9))
    entry.bytes -= dropPlainBody(entry)
    const cache = this.#cacheOf(pending.key)
    cache.set(pending.key, entry)
    pending.settled?.()
    send(() => {
      clearHeaders(res)
      this.#send(req, res, entry, pending)
    })
    const br = await compress(buffered.body, 'br', 5)
    cache.grew(pending.key, entry, addForm(entry, 'br', br))
  }

  #send(req: IncomingMessage, res: ServerResponse, entry: PageEntry, pending: PendingPage): void {
    if (pending.ifNoneMatch !== undefined) req.headers['if-none-match'] = pending.ifNoneMatch
    sendEntry(req, res, entry)
  }

  /** Sends a page that is not cached. */
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
 * Was the page rendered that the key names? The key and the middleware's rewrite come from the same function. If they differ (another
 * country was detected), the page is sent but not cached.
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

/** Next's Vary names the headers of its client router, which asks the same address for data. Accept-Encoding is added. */
function varyOf(res: ServerResponse, marketHeaders: readonly string[]): string {
  const names = new Set([
    ...String(res.getHeader('vary') ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase()),
    ...marketHeaders,
  ])
  return [...names]
    .filter((name) => name !== '' && name !== 'accept-encoding')
    .concat('Accept-Encoding')
    .join(', ')
}
