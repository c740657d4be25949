import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type AnswerPolicy,
  markEncoded,
  type PageInfo,
  readPageInfo,
  setCacheControl,
  setCommonHeaders,
  setPlainPolicy,
  textOf,
  varyByEncoding,
} from './answer-headers'
import { type AnswerPlan, isPage, isPageData, planAnswer } from './answer-plan'
import { log } from '@/lib/telemetry/log'
import { compress, compressor, type Encoding } from './encoding'
import { ResponseControl } from './response-control'
import { cleanAnswer } from './response-headers'

/** A response that the front door has buffered as a whole, with the data about the page. */
export interface BufferedResponse extends PageInfo {
  status: number
  body: Buffer
}

/** Sends a response by Node's own methods. Calls of the app before and after it have no effect. */
export type Send = (answer: () => void) => void

interface AnswerOptions extends AnswerPolicy {
  /** Is the server stopping, so that the connection must be closed after this response? */
  stopping: () => boolean
  /** Buffer a successful response of any type (a build file). */
  bufferAll: boolean
  /** Seconds after which a page that failed may work again, because only the database was unavailable; null for every other cause. */
  retryAfter: () => number | null
  /** May replace an error response by another one; returns true when it has. */
  onError?: (status: number) => boolean
  /** Called once with a buffered response. It may do slow work (compressing) and then calls `send`. */
  onBuffered: (buffered: BufferedResponse, send: Send) => Promise<void>
}

/** Compression quality for a response that is sent once. */
const ONCE_QUALITY = 4

const toBuffer = (chunk: unknown, encoding?: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk as Uint8Array)

/**
 * waiting: no byte yet. collecting: until the body is whole. streaming: through a compressor. passing: unchanged. ended: the app has
 * finished.
 */
type Stage = 'waiting' | 'collecting' | 'streaming' | 'passing' | 'ended'

/** One response of the app, intercepted by the front door. */
class Answer {
  readonly #control: ResponseControl
  readonly #chunks: Buffer[] = []
  #stage: Stage = 'waiting'
  #plan: AnswerPlan | undefined
  #buffered: Omit<BufferedResponse, 'body'> | undefined
  #compressor: ReturnType<typeof compressor> | undefined

  constructor(
    private readonly req: IncomingMessage,
    private readonly res: ServerResponse,
    private readonly options: AnswerOptions,
  ) {
    this.#control = new ResponseControl(res)
  }

  intercept(): void {
    this.#control.intercept({
      write: (chunk, encoding, callback) => this.#write(chunk, encoding, callback),
      end: (chunk, encoding, callback) => this.#end(chunk, encoding, callback),
      flushHeaders: () => this.#flushHeaders(),
    })
  }

  #write(chunk: unknown, encoding: unknown, callback: unknown): boolean {
    if (this.#stage === 'waiting') this.#begin()
    if (this.#stage === 'ended') return true
    if (this.#stage === 'passing') return this.#control.write(chunk, encoding, callback)
    const done = (typeof encoding === 'function' ? encoding : callback) as (() => void) | undefined
    if (this.#compressor) return this.#compressor.write(toBuffer(chunk, encoding), done)
    this.#chunks.push(toBuffer(chunk, encoding))
    if (typeof done === 'function') queueMicrotask(done)
    return true
  }

  #end(chunk?: unknown, encoding?: unknown, callback?: unknown): ServerResponse {
    if (typeof chunk === 'function') return this.#end(undefined, undefined, chunk)
    if (typeof encoding === 'function') return this.#end(chunk, undefined, encoding)
    const last = chunk === undefined || chunk === null ? undefined : toBuffer(chunk, encoding)
    if (this.#stage === 'waiting') this.#begin(last?.length ?? 0)
    if (this.#stage === 'ended') return this.res
    if (typeof callback === 'function') this.res.once('finish', callback as () => void)
    if (this.#stage === 'passing') return this.#control.end(last)
    if (this.#compressor) this.#compressor.end(last)
    else this.#finish(last)
    return this.res
  }

  #flushHeaders(): void {
    if (this.#stage === 'waiting') this.#begin()
    if (this.#stage === 'passing') this.#control.flushHeaders()
  }

  /** Called at the first byte or at the end, when the headers are known. `whole` is the length of the body when it is complete. */
  #begin(whole?: number): void {
    const { res, options } = this
    if (options.stopping()) res.shouldKeepAlive = false
    const page = readPageInfo(res, options.requestId)
    cleanAnswer(res)
    if (this.#isErrorReplaced()) return
    this.#markUnavailable()
    setCommonHeaders(res, options)
    this.#plan = this.#planFor(whole)
    if (this.#plan.kind === 'buffer') {
      this.#buffered = { ...page, status: res.statusCode }
      this.#collect()
    } else this.#forward(this.#plan, whole)
  }

  /** An error may be replaced by another response (an outdated page); then nothing of the app's response is sent. */
  #isErrorReplaced(): boolean {
    const { res, options } = this
    if (res.statusCode < 500 || !options.onError) return false
    this.#stage = 'ended'
    this.#control.release()
    if (options.onError(res.statusCode)) {
      this.#control.ignoreCalls()
      return true
    }
    this.#stage = 'waiting'
    this.intercept()
    return false
  }

  /** A page can only fail with 500; a browser, a crawler and a proxy must know when it is not the page's fault. */
  #markUnavailable(): void {
    const { res, options } = this
    const type = textOf(res, 'content-type')
    const seconds = res.statusCode === 500 && (isPage(type) || isPageData(type)) ? options.retryAfter() : null
    if (seconds === null) return
    res.statusCode = 503
    res.setHeader('retry-after', seconds)
  }

  #planFor(whole: number | undefined): AnswerPlan {
    const { req, res, options } = this
    const type = textOf(res, 'content-type')
    const caching = setCacheControl(res, {
      signed: req.headers.authorization !== undefined,
      page: isPage(type) || isPageData(type),
    })
    return planAnswer({
      method: req.method,
      status: res.statusCode,
      type,
      length: whole ?? Number(res.getHeader('content-length') ?? Infinity),
      acceptEncoding: req.headers['accept-encoding'] as string | undefined,
      cacheControl: caching,
      isEncoded: res.hasHeader('content-encoding'),
      bufferAll: options.bufferAll,
    })
  }

  #collect(): void {
    this.#stage = 'collecting'
    this.#control.markSent(() => this.#stage === 'ended')
  }

  /** Sends the response while the app writes it. A response that is already complete is compressed before it is sent. */
  #forward(plan: Exclude<AnswerPlan, { kind: 'buffer' }>, whole: number | undefined): void {
    const { res } = this
    this.#control.releaseHead()
    setPlainPolicy(res)
    if (plan.kind === 'pass') {
      this.#stage = 'passing'
      if (plan.varies) varyByEncoding(res)
      return
    }
    varyByEncoding(res)
    markEncoded(res, plan.encoding)
    if (whole === undefined) this.#stream(plan.encoding)
    else this.#collect()
  }

  #stream(encoding: Encoding): void {
    const { res } = this
    const zip = compressor(encoding)
    this.#stage = 'streaming'
    this.#compressor = zip
    zip.on('data', (chunk: Buffer) => {
      if (this.#control.write(chunk)) return
      zip.pause()
      res.once('drain', () => zip.resume())
    })
    zip.on('end', () => this.#control.end())
    zip.on('error', () => res.destroy())
    zip.on('drain', () => res.emit('drain'))
    res.once('close', () => zip.destroy())
  }

  /** The body is complete: it is passed to `onBuffered`, or compressed and sent. */
  #finish(last: Buffer | undefined): void {
    if (last) this.#chunks.push(last)
    this.#stage = 'ended'
    this.#deliver(Buffer.concat(this.#chunks)).catch((error: unknown) => {
      log('error', `front door: ${String(error)}`)
      this.res.destroy()
    })
  }

  async #deliver(body: Buffer): Promise<void> {
    const { res, options } = this
    const send: Send = (answer) => this.#control.send(answer)
    if (this.#buffered) return options.onBuffered({ ...this.#buffered, body }, send)
    if (this.#plan?.kind !== 'compress') return
    const small = await compress(body, this.#plan.encoding, ONCE_QUALITY)
    send(() => {
      res.setHeader('content-length', small.length)
      res.end(small)
    })
  }
}

/**
 * Intercepts a response before the app writes to it. The headers are known at the first byte or at the end. Then internal headers are
 * removed and security headers are set. The body is buffered (pages, to be hashed, compressed and cached), compressed while it is sent, or
 * sent unchanged.
 */
export function interceptResponse(req: IncomingMessage, res: ServerResponse, options: AnswerOptions): void {
  new Answer(req, res, options).intercept()
}
