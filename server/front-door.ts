import type { IncomingMessage, ServerResponse } from 'node:http'
import { CLIENT_ADDRESS } from '@/lib/market/decide-request'
import { loggedPath } from '@/lib/market/logged-path'
import { log } from '@/lib/telemetry/log'
import { count, gauge, observe } from '@/lib/telemetry/metrics'
import { beginRequest, inRequest } from '@/lib/telemetry/trace'
import { interceptResponse } from './answer'
import { BuildFiles, clearHeaders, isBuildFile } from './assets'
import { readBody, withBody } from './body'
import type { FrontDoorConfig } from './config'
import { databaseRetryAfter } from './database-failure'
import { answerHealth, isHealth, type Phase } from './health'
import { Gate } from './gate'
import { hostGuard, type HostVerdict } from './hosts'
import { bodyLimit, checkHead, hasBody, TOO_LARGE } from './limits'
import type { App } from './next-app'
import { type PageEntry, sendEntry } from './page-entry'
import { Pages } from './pages'
import { Pictures } from './pictures'
import { Purger } from './purger'
import { RENEWAL_HEADER } from './cache-handler.mjs'
import { ownRequest, Renewals, whenAnswered } from './renewals'
import { InFlight } from './in-flight'
import { isOverloaded, OVERLOADED } from './overload'
import { type Rejection, reject } from './reject'
import { cleanRequest, clientAddress, requestId } from './request-headers'
import { mayUseCamera, securityHeaders } from './response-headers'
import { kindOf, pageKind } from './route-kind'
import { UntrustedProxy } from './untrusted-proxy'

const WRONG_HOST: Record<Exclude<HostVerdict, 'ok'>, Rejection> = {
  missing: { status: 400, code: 'HOST_MISSING', message: 'The request names no host.' },
  duplicate: { status: 400, code: 'HOST_DUPLICATE', message: 'The request names more than one host.' },
  unknown: { status: 421, code: 'HOST_UNKNOWN', message: 'This server does not answer for that host.' },
}
const STARTING: Rejection = { status: 503, code: 'STARTING', message: 'The shop is starting. Try again in a moment.' }
const FAILED: Rejection = { status: 500, code: 'INTERNAL', message: 'Something went wrong.' }
const NO_METHOD: Rejection = { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'This method is not served.' }
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A file whose response is cached in memory. */
interface CachedFile {
  store: (res: ServerResponse, body: Buffer) => Promise<PageEntry>
  /** The client's If-None-Match, checked when the file is sent. */
  ifNoneMatch: string | undefined
}

/** What is in memory for a request; `page`: the key when it asks for a page that may be cached. */
interface Found {
  entry: PageEntry | undefined
  page: string | null
}

/** An aged page that is rendered again. */
interface Renewal {
  key: string
  entry: PageEntry
}

/** Why the app is asked, besides for the answer to a visitor. */
interface Errand {
  renewal?: Renewal
  /** The key of a page for which other visitors may wait meanwhile. */
  page?: string
  /** Called when the page is in the cache, or will not be. */
  settled?: () => void
}

/** Does a renewal with this status mean that the page has moved or is gone? */
const isGone = (status: number): boolean => (status >= 300 && status < 400) || status === 404 || status === 410

/** Does the request ask for the whole file, not for a part? */
const isWholeRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.range === undefined

/** Handles one request and its response. It contains no rules of the shop. */
export class FrontDoor {
  readonly pages: Pages
  readonly #files = new BuildFiles()
  readonly #pictures = new Pictures()
  readonly #renewals = new Renewals()
  readonly #inFlight = new InFlight()
  readonly #hostOf: (req: IncomingMessage) => HostVerdict
  readonly #security: [string, string][]
  readonly #officeSecurity: [string, string][]
  readonly #proxy: UntrustedProxy
  readonly #purger: Purger
  #phase: Phase = 'starting'
  readonly #gate = new Gate()
  #app: App | undefined

  constructor(private readonly config: FrontDoorConfig) {
    this.pages = new Pages(config)
    this.#hostOf = hostGuard(config.allowedHosts)
    this.#security = securityHeaders(config)
    this.#officeSecurity = securityHeaders(config, 'own')
    this.#proxy = new UntrustedProxy(config.trustedProxies, config.https)
    this.#purger = new Purger(config.purge, config.shared.keyHeader)
    gauge('shop_untrusted_proxy', () => [[[], this.#proxy.wasSeen() ? 1 : 0]])
    gauge('shop_requests_in_app', () => [[[], this.#gate.inside]])
  }

  get phase(): Phase {
    return this.#phase
  }

  open(app: App): void {
    this.#app = app
    this.#phase = 'serving'
  }

  /** From now on every connection is closed after its response. */
  stop(): void {
    this.#phase = 'stopping'
  }

  async close(): Promise<void> {
    this.pages.close()
    this.#renewals.close()
    await this.#purger.close()
    await this.#app?.close?.()
  }

  serve(req: IncomingMessage, res: ServerResponse, expectsContinue: boolean): void {
    if (this.#phase === 'stopping') res.shouldKeepAlive = false
    const visit = { kind: kindOf(req.url ?? '') }
    this.#measure(req, res, visit)
    this.#proxy.check(req)
    if (isHealth(req.url)) return this.#answerHealth(req, res)
    const rejection = this.#rejectionOf(req)
    if (rejection) return this.#refuse(req, res, rejection)
    if (!this.#app) return this.#refuse(req, res, STARTING)
    req.headers[CLIENT_ADDRESS] = clientAddress(req, this.config.trustedProxies)
    const found = this.config.dev ? { entry: undefined, page: null } : this.#findInMemory(req)
    if (found.page !== null) {
      visit.kind = pageKind(found.page)
      count('shop_page_cache_total', found.entry ? 'hit' : 'miss')
    }
    if (found.entry) {
      sendEntry(req, res, found.entry)
      if (found.page !== null) this.#renewIfDue(req, found.page, found.entry)
      return
    }
    const costs = this.#gate.rejectionOf(req)
    if (costs) return this.#refuse(req, res, costs)
    if (expectsContinue) res.writeContinue()
    this.#answer(req, res, this.#app, found.page).catch((error: unknown) => {
      log('error', `front door: ${String(error)}`)
      if (res.headersSent) res.destroy()
      else this.#refuse(req, res, FAILED)
    })
  }

  /** Answers what is not in memory: from the app, or with the page that another visitor's request is being answered with. */
  async #answer(req: IncomingMessage, res: ServerResponse, app: App, page: string | null): Promise<void> {
    // The first visitor of a filtered list does not put it into the cache.
    if (page === null || page.includes('?')) return this.#askApp(req, res, app)
    if (!(await this.#answerWithOther(req, res, page))) await this.#askApp(req, res, app, { page })
  }

  /** Waits for another visitor's request for the same page, if there is one, and answers with its page. Returns false without a page. */
  async #answerWithOther(req: IncomingMessage, res: ServerResponse, page: string): Promise<boolean> {
    await this.#inFlight.find(page)
    const entry = this.pages.find(page)
    if (entry) sendEntry(req, res, entry)
    return entry !== undefined
  }

  /** The security headers of a response that the app does not make. */
  #secure(req: IncomingMessage, res: ServerResponse): void {
    for (const [name, value] of this.#securityOf(req)) res.setHeader(name, value)
  }

  #securityOf(req: IncomingMessage): [string, string][] {
    return mayUseCamera(req.url ?? '') ? this.#officeSecurity : this.#security
  }

  #answerHealth(req: IncomingMessage, res: ServerResponse): void {
    this.#secure(req, res)
    answerHealth(req.url ?? '', res, this.#phase)
  }

  #refuse(req: IncomingMessage, res: ServerResponse, rejection: Rejection): void {
    this.#secure(req, res)
    reject(req, res, rejection)
  }

  /** Why a request is refused, decided by its host, method, address and headers. */
  #rejectionOf(req: IncomingMessage): Rejection | undefined {
    const host = this.#hostOf(req)
    if (host !== 'ok') return WRONG_HOST[host]
    if (!METHODS.has(req.method ?? '')) return NO_METHOD
    return checkHead(req, this.config) ?? this.config.refusePicture?.(req.url ?? '')
  }

  /** A build file, picture or finished page that is in memory. */
  #findInMemory(req: IncomingMessage): Found {
    const url = req.url ?? ''
    if (isBuildFile(url)) return { entry: isWholeRead(req) ? this.#files.find(url) : undefined, page: null }
    const picture = this.#pictures.keyOf(req)
    if (picture !== null) return { entry: this.#pictures.find(picture), page: null }
    const page = this.pages.keyOf(req)
    return { entry: page === null ? undefined : this.pages.find(page), page }
  }

  /** Renders an aged page again behind this visit, which has been answered with it. If that fails, the old page stays. */
  #renewIfDue(visit: IncomingMessage, key: string, entry: PageEntry): void {
    if (this.#phase !== 'serving' || !this.#app || !this.#renewals.isFree(this.#gate.inside)) return
    if (!this.pages.beginRenewal(key, entry)) return
    const app = this.#app
    count('shop_page_cache_total', 'renewal')
    const headers = { ...this.pages.decisiveHeaders(visit), [CLIENT_ADDRESS]: visit.headers[CLIENT_ADDRESS] }
    void this.#renewals.run(async () => {
      const { req, res } = ownRequest(visit.url ?? '/', headers)
      const answered = whenAnswered(res)
      // An app that never answers must not keep all other renewals waiting.
      await Promise.race([this.#askApp(req, res, app, { renewal: { key, entry } }), answered])
      await answered
      if (isGone(res.statusCode)) this.pages.drop(key, entry)
    })
  }

  /** Reads the body and waits for the request's turn in the app. */
  async #askApp(incoming: IncomingMessage, res: ServerResponse, app: App, errand: Errand = {}): Promise<void> {
    const req = await this.#withWholeBody(incoming, res)
    if (!req) return
    const leave = await this.#gate.enter(req, errand.renewal !== undefined)
    if (typeof leave !== 'function') return this.#refuse(req, res, leave)
    try {
      if (errand.renewal) return await this.#handle(req, res, app, errand)
      // A client that has gone while it waited needs no answer.
      if (res.destroyed) return
      if (errand.page === undefined) return await this.#handle(req, res, app, errand)
      // While this request waited for its turn, another one may have brought the page.
      if (await this.#answerWithOther(req, res, errand.page)) return
      await this.#handle(req, res, app, { settled: this.#inFlight.begin(errand.page, res) })
    } finally {
      leave()
    }
  }

  /** Cleans the request, intercepts the response and passes both to the app. */
  async #handle(req: IncomingMessage, res: ServerResponse, app: App, errand: Errand): Promise<void> {
    const id = requestId()
    const address = req.headers[CLIENT_ADDRESS]
    cleanRequest(req.headers, this.config.trustedProxies)
    req.headers[CLIENT_ADDRESS] = address
    req.headers['x-request-id'] = id
    if (errand.renewal) req.headers[RENEWAL_HEADER] = String(errand.renewal.entry.renderedAt)
    if (this.config.dev) this.#secure(req, res)
    else this.#intercept(req, res, id, errand)
    const span = beginRequest(`${req.method ?? ''} ${kindOf(req.url ?? '')}`, req.headers.traceparent, {
      'http.request.method': req.method ?? '',
      'url.path': loggedPath(req.url ?? ''),
      'shop.request_id': id,
    })
    if (span) res.once('close', () => span.end(res.statusCode >= 500 ? `status ${res.statusCode}` : undefined))
    await inRequest(id, span, () => app.handle(req, res))
  }

  /** The request with its whole body in memory, or undefined when it was refused while the body was read. The app reads uploads itself. */
  async #withWholeBody(req: IncomingMessage, res: ServerResponse): Promise<IncomingMessage | undefined> {
    if (!hasBody(req)) return req
    const { maxBytes, upload } = bodyLimit(req.url ?? '', this.config)
    if (upload) return req
    const body = await readBody(req, maxBytes).catch(() => undefined)
    if (body === undefined) res.destroy()
    else if (body === null) this.#refuse(req, res, TOO_LARGE(maxBytes))
    else if (isOverloaded(req)) this.#refuse(req, res, OVERLOADED)
    else return withBody(req, body)
    return undefined
  }

  /** Prepares the response of the app: what of it is cached, and how it is sent. */
  #intercept(req: IncomingMessage, res: ServerResponse, id: string, { renewal, settled }: Errand): void {
    const file = this.#fileOf(req)
    req.url = this.pages.appUrl(req)
    const key = file ? null : this.pages.keyOf(req)
    // The slug lists may have changed since the visit: then the request means another page and renews nothing.
    const renews = key === renewal?.key ? renewal?.entry : undefined
    const pending = key === null ? undefined : this.pages.prepare(req, key, { renews, settled })
    interceptResponse(req, res, {
      security: this.#securityOf(req),
      requestId: id,
      stopping: () => this.#phase === 'stopping',
      bufferAll: file !== undefined,
      retryAfter: databaseRetryAfter,
      onError: pending && (() => renewal === undefined && this.pages.sendStale(req, res, pending)),
      onBuffered: async (buffered, send) => {
        if (!file || buffered.status !== 200) return this.pages.finish(req, res, buffered, pending, send)
        const entry = await file.store(res, buffered.body)
        if (file.ifNoneMatch !== undefined) req.headers['if-none-match'] = file.ifNoneMatch
        send(() => {
          clearHeaders(res)
          sendEntry(req, res, entry)
        })
      },
    })
  }

  /** How the response is cached when the request asks for a whole build file or a picture. */
  #fileOf(req: IncomingMessage): CachedFile | undefined {
    if (req.method !== 'GET') return undefined
    const url = req.url ?? ''
    const picture = this.#pictures.keyOf(req)
    if (picture !== null) {
      return {
        store: async (res, body) => this.#pictures.store(picture, res, body),
        ifNoneMatch: req.headers['if-none-match'],
      }
    }
    if (!isBuildFile(url) || !isWholeRead(req)) return undefined
    const ifNoneMatch = req.headers['if-none-match']
    // The app is always asked for the whole file, so that it can be cached. The condition is checked here.
    delete req.headers['if-none-match']
    delete req.headers['if-modified-since']
    return { store: (res, body) => this.#files.store(url, res, body), ifNoneMatch }
  }

  /** Counts the answer when it is sent; with ACCESS_LOG it also gets a line. `visit`: what is known of it by then. */
  #measure(req: IncomingMessage, res: ServerResponse, visit: { readonly kind: string }): void {
    const began = performance.now()
    res.once('close', () => {
      const ms = performance.now() - began
      // 499: the client has left, as nginx writes it.
      const status = res.writableFinished ? res.statusCode : 499
      count('shop_http_requests_total', visit.kind, `${Math.floor(status / 100)}xx`)
      observe('shop_http_request_duration_seconds', ms / 1_000, visit.kind)
      if (!this.config.accessLog) return
      const requestId = res.getHeader('x-request-id')
      log('info', 'answered', {
        requestId,
        method: req.method,
        path: loggedPath(req.url ?? ''),
        status,
        ms: Math.round(ms * 10) / 10,
      })
    })
  }
}
