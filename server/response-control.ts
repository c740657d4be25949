import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

export type Write = (chunk: unknown, encoding?: unknown, callback?: unknown) => boolean
export type End = (chunk?: unknown, encoding?: unknown, callback?: unknown) => ServerResponse

/** The functions that replace the methods of an intercepted response. */
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

/** Replaces and restores the methods of one response, so that the app's calls can be delayed or changed. */
export class ResponseControl {
  /** Node's own methods, also while the response has others. */
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

  /** The app's calls go to `handlers`; writeHead only stores status and headers. */
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

  /** From now on Node writes the headers itself, through its own writeHead. The body is still intercepted. */
  releaseHead(): void {
    this.res.writeHead = this.#own.writeHead
  }

  /** Restores Node's methods. */
  release(): void {
    Object.assign(this.res, this.#own)
  }

  /** Makes the response look to the app as if its headers were sent, so that the app does not begin another response. */
  markSent(isEnded: () => boolean): void {
    const ended = { get: isEnded, configurable: true }
    Object.defineProperty(this.res, 'headersSent', { get: () => true, configurable: true })
    Object.defineProperty(this.res, 'writableEnded', ended)
    Object.defineProperty(this.res, 'finished', ended)
    // Next replaces setHeader by a function that does nothing once headersSent is true. The front door still has to set headers.
    Reflect.deleteProperty(this.res, 'setHeader')
  }

  /** Sends a response by Node's own methods. Later calls of the app have no effect. */
  send(answer: () => void): void {
    for (const name of ['headersSent', 'writableEnded', 'finished']) Reflect.deleteProperty(this.res, name)
    this.release()
    answer()
    this.ignoreCalls()
  }

  /** The response is sent: further calls of the app have no effect. */
  ignoreCalls(): void {
    this.res.write = (() => true) as ServerResponse['write']
    this.res.end = (() => this.res) as ServerResponse['end']
  }
}
