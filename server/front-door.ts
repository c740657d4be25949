import type { IncomingMessage, ServerResponse } from 'node:http'
import { loggedPath } from '@/lib/market/logged-path'
import { takeOver } from './answer'
import { BuildFiles, clearHeaders, isBuildFile } from './assets'
import { readBody, withBody } from './body'
import type { FrontDoorConfig } from './config'
import { CROWDED, isTurnedAway } from './crowd'
import { answerHealth, type Phase } from './health'
import { hostGuard, type HostVerdict } from './hosts'
import { bodyLimit, checkHead, hasBody, TOO_LARGE } from './limits'
import type { App } from './next-app'
import { sendEntry } from './page-entry'
import { Pages, type PageTicket } from './pages'
import { Pictures } from './pictures'
import { type Refusal, refuse } from './refuse'
import { cleanRequest, clientAddress, requestId } from './request-headers'
import { securityHeaders } from './response-headers'

const WRONG_HOST: Record<Exclude<HostVerdict, 'ok'>, Refusal> = {
  missing: { status: 400, code: 'HOST_MISSING', message: 'The request names no host.' },
  duplicate: { status: 400, code: 'HOST_DUPLICATE', message: 'The request names more than one host.' },
  unknown: { status: 421, code: 'HOST_UNKNOWN', message: 'This server does not answer for that host.' },
}
const STARTING: Refusal = { status: 503, code: 'STARTING', message: 'The shop is starting. Try again in a moment.' }
const FAILED: Refusal = { status: 500, code: 'INTERNAL', message: 'Something went wrong.' }
const NO_METHOD: Refusal = { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'This method is not served.' }
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What one request passes on its way in and its answer on its way out. It knows nothing of the shop. */
export class FrontDoor {
  readonly pages: Pages
  readonly #files = new BuildFiles()
  readonly #pictures = new Pictures()
  readonly #hostOf: (req: IncomingMessage) => HostVerdict
  readonly #security: [string, string][]
  #phase: Phase = 'starting'
  #app: App | undefined

  constructor(private readonly config: FrontDoorConfig) {
    this.pages = new Pages(config)
    this.#hostOf = hostGuard(config.allowedHosts)
    this.#security = securityHeaders(config)
  }

  open(app: App): void {
    this.#app = app
    this.#phase = 'serving'
  }

  /** From now on every answer ends its connection. */
  stop(): void {
    this.#phase = 'stopping'
  }

  async close(): Promise<void> {
    this.pages.close()
    await this.#app?.close?.()
  }

  serve(req: IncomingMessage, res: ServerResponse, expectsContinue: boolean): void {
    if (this.#phase === 'stopping') res.shouldKeepAlive = false
    if (this.config.accessLog) this.#log(req, res)
    const url = req.url ?? ''
    if (answerHealth(url, res, this.#phase)) return
    const host = this.#hostOf(req)
    if (host !== 'ok') return refuse(req, res, WRONG_HOST[host])
    if (!METHODS.has(req.method ?? '')) return refuse(req, res, NO_METHOD)
    const refusal = checkHead(req, this.config)
    if (refusal) return refuse(req, res, refusal)
    if (!this.#app) return refuse(req, res, STARTING)
    if (!this.config.dev && this.#serveFromMemory(req, res, url)) return
    if (expectsContinue) res.writeContinue()
    this.#pass(req, res, this.#app).catch((error: unknown) => {
      console.error('front door:', error)
      if (res.headersSent) res.destroy()
      else refuse(req, res, FAILED)
    })
  }

  /** The short way: a build file, a picture or a finished page, if it is at hand. */
  #serveFromMemory(req: IncomingMessage, res: ServerResponse, url: string): boolean {
    if (isBuildFile(url)) {
      const file = req.method === 'GET' || req.method === 'HEAD' ? this.#files.find(url) : undefined
      if (!file || req.headers.range !== undefined) return false
      sendEntry(req, res, file)
      return true
    }
    const picture = this.#pictures.keyOf(req)
    const key = picture ?? this.pages.keyOf(req)
    const entry = key === null ? undefined : picture === null ? this.pages.find(key) : this.#pictures.find(key)
    if (!entry) return false
    sendEntry(req, res, entry)
    return true
  }

  /** The long way: the body read, the request cleaned, the app asked, its answer taken over. */
  async #pass(incoming: IncomingMessage, res: ServerResponse, app: App): Promise<void> {
    let req = incoming
    const url = req.url ?? ''
    const id = requestId()
    if (hasBody(req)) {
      const { maxBytes, upload } = bodyLimit(url, this.config)
      if (!upload) {
        const body = await readBody(req, maxBytes).catch(() => undefined)
        if (body === undefined) return void res.destroy()
        if (body === null) return refuse(req, res, TOO_LARGE(maxBytes))
        if (isTurnedAway(req)) return refuse(req, res, CROWDED)
        req = withBody(req, body)
      }
    }
    const address = clientAddress(req, this.config.trustedProxies)
    cleanRequest(req.headers, this.config.trustedProxies)
    req.headers['x-client-address'] = address
    req.headers['x-request-id'] = id
    if (this.config.dev) {
      for (const [name, value] of this.#security) res.setHeader(name, value)
      return app.handle(req, res)
    }
    req.url = this.pages.appUrl(req)
    const key = this.pages.keyOf(req)
    const ticket = key === null ? undefined : this.pages.ticket(req, key)
    const file = isBuildFile(url) && req.method === 'GET' && req.headers.range === undefined
    this.#takeOver(
      req,
      res,
      id,
      ticket,
      file ? url : undefined,
      req.method === 'GET' ? this.#pictures.keyOf(incoming) : null,
    )
    await app.handle(req, res)
  }

  #takeOver(
    req: IncomingMessage,
    res: ServerResponse,
    id: string,
    ticket: PageTicket | undefined,
    file: string | undefined,
    picture: string | null,
  ): void {
    const condition = req.headers['if-none-match']
    if (file !== undefined) {
      delete req.headers['if-none-match']
      delete req.headers['if-modified-since']
    }
    takeOver(req, res, {
      security: this.#security,
      requestId: id,
      sharedMaxAge: this.config.sharedMaxAge,
      stopping: () => this.#phase === 'stopping',
      holdAll: file !== undefined || picture !== null,
      onError: ticket && (() => this.pages.standIn(req, res, ticket)),
      onHeld: async (held, send) => {
        const kept =
          held.status !== 200
            ? undefined
            : picture !== null
              ? this.#pictures.keep(picture, res, held.body)
              : file && this.#files.keep(file, res, held.body)
        if (!kept) return this.pages.finish(req, res, held, ticket, send)
        const entry = await kept
        if (condition !== undefined) req.headers['if-none-match'] = condition
        send(() => {
          clearHeaders(res)
          sendEntry(req, res, entry)
        })
      },
    })
  }

  #log(req: IncomingMessage, res: ServerResponse): void {
    const began = performance.now()
    res.once('close', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10
      console.log(
        JSON.stringify({
          at: new Date().toISOString(),
          method: req.method,
          path: loggedPath(req.url ?? ''),
          status: res.statusCode,
          ms,
        }),
      )
    })
  }
}
