import { type Agent, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { FrontDoorConfig } from '@/server/config'
import { type RunningServer, startServer } from '@/server/main'
import type { PageResolver } from '@/server/page-key'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>

/** A resolver as simple as the tests need: the host's first letter is the market; only /kept… pages may be kept. */
export const resolver = (version: () => unknown = () => 'v1'): PageResolver => ({
  headersFor: () => ['cookie', 'x-so-delivery-country-code'],
  version,
  appUrl: ({ url }) => (url.startsWith('/kept') ? url.replace(/\?.*/, '') : url),
  key: ({ host, url, headers }) => {
    if (!url.startsWith('/kept')) return null
    const country = headers['x-so-delivery-country-code'] ?? /country=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? 'fi'
    return `/${host.startsWith('se') ? 'sv' : 'fi'}.${String(country)}${url.split('?', 1)[0]}`
  },
})

/** What the cache handler would have said of a page. */
export function tell(req: IncomingMessage, res: ServerResponse, tags = 'product:1', renderedAt = Date.now()): void {
  const key = resolver().key({ host: req.headers.host ?? '', url: req.url ?? '', headers: req.headers })
  res.setHeader('x-page-tags', tags)
  res.setHeader('x-page-rendered-at', String(renderedAt))
  if (key) res.setHeader('x-page-path', key)
}

export async function serve(handle: Handler, settings: Partial<FrontDoorConfig> = {}): Promise<RunningServer> {
  return startServer(
    {
      host: 'localhost',
      port: 0,
      allowedHosts: ['localhost', 'fi.test', 'se.test'],
      resolvePage: resolver(),
      ...settings,
    },
    { handle },
  )
}

interface Ask {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string | Buffer
  agent?: Agent
}

export function ask(port: number, { method = 'GET', path = '/', headers = {}, body, agent }: Ask = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const req = request(
      { port, host: 'localhost', method, path, agent: agent ?? false, headers: { host: 'fi.test', ...headers } },
      (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () => {
          const whole = Buffer.concat(chunks)
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: whole, text: whole.toString('utf8') })
        })
        res.on('error', reject)
      },
    )
    req.on('error', reject)
    req.end(body)
  })
}

/** Opens a raw connection. */
export function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: 'localhost' }, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** Sends raw bytes and gives everything that comes back until the server closes, or after `wait` ms. */
export async function raw(port: number, text: string, wait = 3000): Promise<{ text: string; closed: boolean }> {
  const socket = await open(port)
  return new Promise((resolve) => {
    let got = ''
    const timer = setTimeout(() => {
      resolve({ text: got, closed: false })
      socket.destroy()
    }, wait)
    socket.on('data', (chunk: Buffer) => (got += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ text: got, closed: true })
    })
    socket.write(text)
  })
}

export const page = (title: string) =>
  `<!DOCTYPE html><html><head><script src="/_next/static/a.js"></script></head><body><h1>${title}</h1><script>self.__next_f.push(${JSON.stringify(title)})</script></body></html>`
