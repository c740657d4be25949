import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

export type Write = (chunk: unknown, encoding?: unknown, callback?: unknown) => boolean
export type End = (chunk?: unknown, encoding?: unknown, callback?: unknown) => ServerResponse

/** What the app's calls on an intercepted response lead to. */
export interface Handlers {
  write: Write
  end: End
  flushHeaders: () => void
}

function setHeaders(res: ServerResponse, headers: OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined): void {
  if (Array.isArray(headers)) {
    for (let i = 0; i + 1 < headers.length; i += 2) res.setHeader(String(headers[i]), headers[i + 1] as string)
  } else {
    for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) res.setHeader(name, value)
  }
}

/** Replaces and restores the methods of one response, so that what the app says can be held back or changed. */
export class ResponseControl {
  /** Node's own methods, whatever stands on the response now. */
  readonly write: Write
  readonly end: End
  readonly flushHeaders: () => void
  readonly #own: Pick<ServerResponse, 'write' | 'end' | 'writeHead' | 'flushHeaders'>

  constructor(private readonly res: ServerResponse) {
    this.#own = { write: res.write, end: res.end, writeHead: res.writeHead, flushHeaders: res.flushHeaders }
    this.write = res.write.bind(res) as Write
    this.end = res.end.bind(res) as unknown as End
    this.flushHeaders = res.flushHeaders.bind(res)
  }

  /** The app's calls go to `handlers`; writeHead only notes status and headers. */
  intercept(handlers: Handlers): void {
    const { res } = this
    res.write = handlers.write as ServerResponse['write']
    res.end = handlers.end as ServerResponse['end']
    res.flushHeaders = handlers.flushHeaders
    res.writeHead = ((status: number, reason?: unknown, headers?: unknown) => {
      res.statusCode = status
      setHeaders(res, (typeof reason === 'string' ? headers : reason) as OutgoingHttpHeaders)
      return res
    }) as ServerResponse['writeHead']
  }

  /** Node writes the headers itself from here on, through its own writeHead; the body is still intercepted. */
  releaseHead(): void {
    this.res.writeHead = this.#own.writeHead
  }

  /** The response is as Node made it. */
  release(): void {
    Object.assign(this.res, this.#own)
  }

  /** To the app the response looks as if its headers were sent, so that it does not begin another one. */
  pretendSent(isEnded: () => boolean): void {
    const ended = { get: isEnded, configurable: true }
    Object.defineProperty(this.res, 'headersSent', { get: () => true, configurable: true })
    Object.defineProperty(this.res, 'writableEnded', ended)
    Object.defineProperty(this.res, 'finished', ended)
    // Next replaces setHeader by one that does nothing once the headers seem sent; ours are yet to come.
    Reflect.deleteProperty(this.res, 'setHeader')
  }

  /** Sends an answer at one stroke, by Node's own methods. What the app still writes afterwards has no effect. */
  send(answer: () => void): void {
    for (const name of ['headersSent', 'writableEnded', 'finished']) Reflect.deleteProperty(this.res, name)
    this.release()
    answer()
    this.mute()
  }

  /** The answer is out: further calls of the app have no effect. */
  mute(): void {
    this.res.write = (() => true) as ServerResponse['write']
    this.res.end = (() => this.res) as ServerResponse['end']
  }
}
