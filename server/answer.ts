import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { takePageReport } from '../lib/cache/page-reports'
import { PLAIN_POLICY } from './csp'
import { acceptedEncodings, compress, compressor, type Encoding, isCompressible, MIN_COMPRESS } from './encoding'
import { cacheControl, cleanAnswer } from './response-headers'

/** A whole body that the front door held back, with what the cache handler said about it. */
export interface Held {
  status: number
  body: Buffer
  tags: string | undefined
  renderedAt: number | undefined
  /** Internal path of the page that was rendered. */
  path: string | undefined
}

export interface AnswerOptions {
  security: readonly [string, string][]
  requestId: string
  sharedMaxAge: number
  /** Is the server stopping, so that the connection must end with this answer? */
  stopping: () => boolean
  /** Hold a successful answer of any type (a build file). */
  holdAll: boolean
  /** May answer an error in another way; true when it has. */
  onError?: (status: number) => boolean
  /**
   * Called once with a held answer. It may take its time (compressing); when all is ready it calls `send` with a
   * function that writes the answer at one stroke. Until then, and after, the app's own calls have no effect.
   */
  onHeld: (held: Held, send: (answer: () => void) => void) => Promise<void>
}

type Write = (chunk: unknown, encoding?: unknown, callback?: unknown) => boolean
type End = (chunk?: unknown, encoding?: unknown, callback?: unknown) => ServerResponse

const toBuffer = (chunk: unknown, encoding?: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk as Uint8Array)

function setHeaders(res: ServerResponse, headers: OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined): void {
  if (Array.isArray(headers)) {
    for (let i = 0; i + 1 < headers.length; i += 2) res.setHeader(String(headers[i]), headers[i + 1] as string)
  } else {
    for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) res.setHeader(name, value)
  }
}

function addVary(res: ServerResponse): void {
  const vary = res.getHeader('vary')
  const names =
    vary === undefined
      ? []
      : String(vary)
          .split(',')
          .map((name) => name.trim())
  if (!names.some((name) => name.toLowerCase() === 'accept-encoding'))
    res.setHeader('vary', [...names, 'Accept-Encoding'].join(', '))
}

/**
 * Takes over an answer before the app writes to it. When the first byte or the end comes, the headers are known:
 * internal ones go, security headers come, and the body is held back (pages, to be hashed, compressed and kept),
 * compressed on its way, or left alone.
 */
export function takeOver(req: IncomingMessage, res: ServerResponse, options: AnswerOptions): void {
  const raw = {
    write: res.write.bind(res) as Write,
    end: res.end.bind(res) as unknown as End,
    flushHeaders: res.flushHeaders.bind(res),
  }
  const native = { write: res.write, end: res.end, writeHead: res.writeHead, flushHeaders: res.flushHeaders }
  let mode: 'waiting' | 'held' | 'compressed' | 'plain' | 'over' = 'waiting'
  let held: Omit<Held, 'body'> | undefined
  let stream: ReturnType<typeof compressor> | undefined
  let wholeEncoding: Encoding | undefined
  const chunks: Buffer[] = []

  const restore = () => Object.assign(res, native)
  const conceal = () => {
    // To the app a held answer is a sent one: it must not begin another.
    const over = { get: () => mode === 'over', configurable: true }
    Object.defineProperty(res, 'headersSent', { get: () => true, configurable: true })
    Object.defineProperty(res, 'writableEnded', over)
    Object.defineProperty(res, 'finished', over)
    // Next replaces setHeader by one that does nothing once the headers seem sent; ours are yet to come.
    Reflect.deleteProperty(res, 'setHeader')
  }
  const reveal = () => {
    for (const name of ['headersSent', 'writableEnded', 'finished']) Reflect.deleteProperty(res, name)
    restore()
  }
  /** The answer is out: what the app still has to say falls on deaf ears. */
  const mute = () => {
    res.write = (() => true) as ServerResponse['write']
    res.end = (() => res) as ServerResponse['end']
  }
  const send = (answer: () => void) => {
    reveal()
    answer()
    mute()
  }

  /** Decides how the answer goes out. `whole` is its length when all of it is at hand. */
  const decide = (whole?: number): void => {
    const status = res.statusCode
    if (options.stopping()) res.shouldKeepAlive = false
    const note = takePageReport(options.requestId)
    const tags = note?.tags.join(',') ?? res.getHeader('x-page-tags')?.toString()
    const renderedAt = note?.renderedAt ?? (Number(res.getHeader('x-page-rendered-at')) || undefined)
    const path = note?.path ?? res.getHeader('x-page-path')?.toString()
    // Next calls every page that it renders for one request private; who left a note says that it is not.
    if (note && status === 200) res.setHeader('cache-control', 's-maxage=1')
    const type = String(res.getHeader('content-type') ?? '')
    const isPage = /^text\/html\b/i.test(type)
    const isData = /^text\/x-component\b/i.test(type)
    cleanAnswer(res)
    if (status >= 500 && options.onError) {
      mode = 'over'
      restore()
      if (options.onError(status)) return mute()
      mode = 'waiting'
      install()
    }
    // A page whose address is a key says itself that nobody shall be told where a visitor comes from.
    for (const [name, value] of options.security)
      if (name !== 'referrer-policy' || !res.hasHeader(name)) res.setHeader(name, value)
    res.setHeader('x-request-id', options.requestId)
    const answer = {
      status,
      setsCookie: res.hasHeader('set-cookie'),
      signed: req.headers.authorization !== undefined,
      page: isPage || isData,
      sharedMaxAge: options.sharedMaxAge,
    }
    const caching = cacheControl(String(res.getHeader('cache-control') ?? ''), answer)
    if (caching) res.setHeader('cache-control', caching)

    const hasContent = status >= 200 && status !== 204 && status !== 304
    if (hasContent && (isPage || (options.holdAll && status === 200))) {
      held = { status, tags, renderedAt, path }
      mode = 'held'
      return conceal()
    }
    // From here on Node writes the headers itself, through its own writeHead.
    res.writeHead = native.writeHead
    // A script's policy would become that of a worker made from it.
    if (hasContent && !res.hasHeader('content-security-policy') && !/javascript/.test(type))
      res.setHeader('content-security-policy', PLAIN_POLICY)
    mode = 'plain'
    if (!hasContent || !isCompressible(type) || /event-stream/.test(type) || status === 206) return
    addVary(res)
    const length = whole ?? Number(res.getHeader('content-length') ?? Infinity)
    const accepted = acceptedEncodings(req.headers['accept-encoding'] as string | undefined)
    const encoding: Encoding | undefined = accepted.br ? 'br' : accepted.gzip ? 'gzip' : undefined
    if (
      !encoding ||
      length < MIN_COMPRESS ||
      req.method === 'HEAD' ||
      res.hasHeader('content-encoding') ||
      /no-transform/.test(caching)
    )
      return
    mode = 'compressed'
    if (whole !== undefined) conceal()
    res.removeHeader('content-length')
    res.removeHeader('accept-ranges')
    res.setHeader('content-encoding', encoding)
    const etag = res.getHeader('etag')?.toString()
    if (etag !== undefined && !etag.startsWith('W/')) res.setHeader('etag', `W/${etag}`)
    if (whole === undefined) startStream(encoding)
    else wholeEncoding = encoding
  }

  const startStream = (encoding: Encoding): void => {
    const zip = compressor(encoding)
    stream = zip
    zip.on('data', (chunk: Buffer) => {
      if (raw.write(chunk)) return
      zip.pause()
      res.once('drain', () => zip.resume())
    })
    zip.on('end', () => raw.end())
    zip.on('error', () => res.destroy())
    zip.on('drain', () => res.emit('drain'))
    res.once('close', () => zip.destroy())
  }

  const write = (chunk: unknown, encoding?: unknown, callback?: unknown): boolean => {
    const done = typeof encoding === 'function' ? encoding : callback
    if (mode === 'waiting') decide()
    if (mode === 'over') return true
    if (mode === 'plain') return raw.write(chunk, encoding, callback)
    if (stream) return stream.write(toBuffer(chunk, encoding), done as () => void)
    chunks.push(toBuffer(chunk, encoding))
    if (typeof done === 'function') queueMicrotask(done as () => void)
    return true
  }

  const end = (chunk?: unknown, encoding?: unknown, callback?: unknown): ServerResponse => {
    if (typeof chunk === 'function') return end(undefined, undefined, chunk)
    if (typeof encoding === 'function') return end(chunk, undefined, encoding)
    const last = chunk === undefined || chunk === null ? undefined : toBuffer(chunk, encoding)
    if (mode === 'waiting') decide(last?.length ?? 0)
    if (mode === 'over') return res
    if (typeof callback === 'function') res.once('finish', callback as () => void)
    if (mode === 'plain') return raw.end(last)
    if (stream) {
      if (last) stream.end(last)
      else stream.end()
      return res
    }
    if (last) chunks.push(last)
    mode = 'over'
    finish(Buffer.concat(chunks)).catch((error: unknown) => {
      console.error('front door:', error)
      res.destroy()
    })
    return res
  }

  const finish = async (body: Buffer): Promise<void> => {
    if (held) return options.onHeld({ ...held, body }, send)
    if (!wholeEncoding) return
    const small = await compress(body, wholeEncoding, 4)
    send(() => {
      res.setHeader('content-length', small.length)
      res.end(small)
    })
  }

  const install = () => {
    res.write = write as ServerResponse['write']
    res.end = end as ServerResponse['end']
    res.writeHead = ((status: number, reason?: unknown, headers?: unknown) => {
      res.statusCode = status
      setHeaders(res, (typeof reason === 'string' ? headers : reason) as OutgoingHttpHeaders)
      return res
    }) as ServerResponse['writeHead']
    res.flushHeaders = () => {
      if (mode === 'waiting') decide()
      if (mode === 'plain') raw.flushHeaders()
    }
  }
  install()
}
