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
import { compress, compressor, type Encoding } from './encoding'
import { ResponseControl } from './response-control'
import { cleanAnswer } from './response-headers'

/** A whole body that the front door held back, with what is known of the page. */
export interface BufferedResponse extends PageInfo {
  status: number
  body: Buffer
}

/** Writes an answer at one stroke; the app's own calls have no effect before and after. */
export type Send = (answer: () => void) => void

interface AnswerOptions extends AnswerPolicy {
  /** Is the server stopping, so that the connection must end with this answer? */
  stopping: () => boolean
  /** Hold a successful answer of any type (a build file). */
  holdAll: boolean
  /** May answer an error in another way; true when it has. */
  onError?: (status: number) => boolean
  /** Called once with a held answer. It may take its time (compressing); when all is ready it calls `send`. */
  onHeld: (held: BufferedResponse, send: Send) => Promise<void>
}

/** Quality of what is compressed for one answer only. */
const ONCE_QUALITY = 4

const toBuffer = (chunk: unknown, encoding?: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk as Uint8Array)

/** waiting: no byte yet. collecting: until the body is whole. streaming: through a compressor. passing: as it comes. ended: the app is done. */
type Stage = 'waiting' | 'collecting' | 'streaming' | 'passing' | 'ended'

/** One answer of the app on its way through the front door. */
class Answer {
  readonly #control: ResponseControl
  readonly #chunks: Buffer[] = []
  #stage: Stage = 'waiting'
  #plan: AnswerPlan | undefined
  #held: Omit<BufferedResponse, 'body'> | undefined
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

  /** The first byte or the end has come, so the headers are known. `whole` is the body's length when all of it is at hand. */
  #begin(whole?: number): void {
    const { res, options } = this
    if (options.stopping()) res.shouldKeepAlive = false
    const page = readPageInfo(res, options.requestId)
    cleanAnswer(res)
    if (this.#answeredOtherwise()) return
    setCommonHeaders(res, options)
    this.#plan = this.#planFor(whole)
    if (this.#plan.kind === 'hold') {
      this.#held = { ...page, status: res.statusCode }
      this.#collect()
    } else this.#passOn(this.#plan, whole)
  }

  /** An error may be answered in another way (an outdated page); then nothing of the app's answer is sent. */
  #answeredOtherwise(): boolean {
    const { res, options } = this
    if (res.statusCode < 500 || !options.onError) return false
    this.#stage = 'ended'
    this.#control.release()
    if (options.onError(res.statusCode)) {
      this.#control.mute()
      return true
    }
    this.#stage = 'waiting'
    this.intercept()
    return false
  }

  #planFor(whole: number | undefined): AnswerPlan {
    const { req, res, options } = this
    const type = textOf(res, 'content-type')
    const caching = setCacheControl(res, {
      signed: req.headers.authorization !== undefined,
      page: isPage(type) || isPageData(type),
      sharedMaxAge: options.sharedMaxAge,
    })
    return planAnswer({
      method: req.method,
      status: res.statusCode,
      type,
      length: whole ?? Number(res.getHeader('content-length') ?? Infinity),
      acceptEncoding: req.headers['accept-encoding'] as string | undefined,
      cacheControl: caching,
      isEncoded: res.hasHeader('content-encoding'),
      holdAll: options.holdAll,
    })
  }

  #collect(): void {
    this.#stage = 'collecting'
    this.#control.pretendSent(() => this.#stage === 'ended')
  }

  /** Sends the answer while it is made, or, when it is whole already, compresses it first. */
  #passOn(plan: Exclude<AnswerPlan, { kind: 'hold' }>, whole: number | undefined): void {
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

  /** The body is whole: it is handed over, or compressed and sent. */
  #finish(last: Buffer | undefined): void {
    if (last) this.#chunks.push(last)
    this.#stage = 'ended'
    this.#deliver(Buffer.concat(this.#chunks)).catch((error: unknown) => {
      console.error('front door:', error)
      this.res.destroy()
    })
  }

  async #deliver(body: Buffer): Promise<void> {
    const { res, options } = this
    const send: Send = (answer) => this.#control.send(answer)
    if (this.#held) return options.onHeld({ ...this.#held, body }, send)
    if (this.#plan?.kind !== 'compress') return
    const small = await compress(body, this.#plan.encoding, ONCE_QUALITY)
    send(() => {
      res.setHeader('content-length', small.length)
      res.end(small)
    })
  }
}

/**
 * Takes over an answer before the app writes to it. When the first byte or the end comes, the headers are known: internal ones are removed,
 * security headers are set, and the body is held back (pages, to be hashed, compressed and kept), compressed on its way, or left alone.
 */
export function takeOver(req: IncomingMessage, res: ServerResponse, options: AnswerOptions): void {
  new Answer(req, res, options).intercept()
}
