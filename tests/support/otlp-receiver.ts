/** A collector of traces on this computer that keeps the spans it gets (OTLP over HTTP, as JSON). */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  /** Empty or missing: the span begins its trace, as far as the shop knows. */
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly status?: { code?: number; message?: string }
  readonly attributes?: readonly { key: string; value: Record<string, unknown> }[]
}

interface Body {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[]
}

export async function startReceiver(port = 0) {
  const spans: ReceivedSpan[] = []
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Body
      spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Names of the spans from the first of its trace to this one. */
export function pathTo(span: ReceivedSpan, spans: readonly ReceivedSpan[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return [...(parent ? pathTo(parent, spans) : []), span.name]
}
