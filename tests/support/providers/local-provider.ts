/** Base of the simulated payment providers: an HTTP server on the loopback interface that can be slow, fail, or lose its answers. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON; a string is sent as HTML. */
  readonly body?: unknown
}

/** What goes wrong with the next calls whose `METHOD /path` matches. */
export interface Fault {
  readonly match: RegExp
  times: number
  readonly delayMs?: number
  /** The status that is sent instead of doing the work. */
  readonly status?: number
  /** Where a redirect leads. */
  readonly location?: string
  readonly garbage?: true
  /** The work is done, but the answer is not sent. */
  readonly lost?: true
}

export abstract class LocalProvider {
  readonly calls: Call[] = []
  readonly faults: Fault[] = []
  private readonly kept = new Map<string, { readonly request: string; readonly answer: Answer }>()
  private server: Server | null = null
  origin = ''

  /** Does the work of one call. */
  protected abstract answer(call: Call): Answer | Promise<Answer>

  async start(port = 0): Promise<void> {
    const server = createServer((req, res) => void this.serve(req, res))
    this.server = server
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(null)))
  }

  /** Number of calls whose `METHOD /path` matches. */
  count(match: RegExp): number {
    return this.calls.filter(({ method, path }) => match.test(`${method} ${path}`)).length
  }

  fail(match: RegExp, fault: Omit<Fault, 'match' | 'times'>, times = 1): void {
    this.faults.push({ match, times, ...fault })
  }

  /** The same key again returns the first answer. Another request with the same key returns `mismatch`. */
  protected once(key: string | string[] | undefined, request: string, mismatch: Answer, work: () => Answer): Answer {
    if (typeof key !== 'string') return work()
    const known = this.kept.get(key)
    if (known) return known.request === request ? known.answer : mismatch
    const answer = work()
    if ((answer.status ?? 200) < 500) this.kept.set(key, { request, answer })
    return answer
  }

  private async serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const call = await readCall(req)
    this.calls.push(call)
    const fault = this.takeFault(call)
    if (fault?.delayMs) await sleep(fault.delayMs)
    if (fault?.garbage) return send(res, { body: '<html>not what you asked for', headers: JSON_TYPE })
    if (fault?.status) {
      const headers: Record<string, string> = fault.location === undefined ? {} : { location: fault.location }
      return send(res, { status: fault.status, headers, body: DOWN })
    }
    const answer = await this.answer(call)
    if (fault?.lost) return void req.socket.destroy()
    send(res, answer)
  }

  private takeFault({ method, path }: Call): Fault | undefined {
    const fault = this.faults.find(({ match, times }) => times > 0 && match.test(`${method} ${path}`))
    if (fault) fault.times -= 1
    return fault
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }
const DOWN = { name: 'INTERNAL_SERVER_ERROR', error: { message: 'down', type: 'api_error' } }

async function readCall(req: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  const url = new URL(req.url ?? '/', 'http://local')
  return {
    method: req.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: req.headers,
    text: Buffer.concat(chunks).toString(),
  }
}

function send(res: ServerResponse, { status = 200, headers = {}, body }: Answer): void {
  const isHtml = typeof body === 'string'
  res
    .writeHead(status, { ...(isHtml ? { 'content-type': 'text/html; charset=utf-8' } : JSON_TYPE), ...headers })
    .end(isHtml ? body : body === undefined ? '' : JSON.stringify(body))
}

/** A hosted page with one button for each outcome. */
export function buttons(title: string, actions: Readonly<Record<string, string>>): string {
  const forms = Object.entries(actions).map(
    ([action, label]) => `<form method="post"><button name="action" value="${action}">${label}</button></form>`,
  )
  return `<!doctype html><title>${title}</title><h1>${title}</h1>${forms.join('')}`
}
