/** Issue 17: one purchase is one tree of spans, from the request with the order to the mail that is sent later by a job. */
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { POST as pay } from '@/app/payment-sandbox/[reference]/route'
import { serve } from '@/lib/backend/api/serve'
import { setMailer } from '@/lib/backend/platform/mail/mailer'
import { drainOutbox } from '@/lib/backend/worker/outbox'
import { startServer } from '@/server/main'
import { orderBody, openShop, sell } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import { pathTo, type ReceivedSpan, startReceiver } from '../support/otlp-receiver'
import { ask } from '../unit/server/support'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const BROWSER_SPAN = '00f067aa0ba902b7'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())

/** The shop's calls and its payment page, without Next. */
async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const request = new Request(`http://localhost${req.url ?? ''}`, {
    method: req.method ?? 'GET',
    headers: Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, String(value)])),
    ...(req.method === 'POST' && { body: Readable.toWeb(req) as ReadableStream, duplex: 'half' }),
  } as RequestInit)
  const reference = /^\/payment-sandbox\/([^/]+)\//.exec(req.url ?? '')?.[1]
  const answer = reference ? await pay(request, { params: Promise.resolve({ reference }) }) : await serve(request)
  res.writeHead(answer.status, Object.fromEntries(answer.headers))
  res.end(Buffer.from(await answer.arrayBuffer()))
}

async function buy(port: number, headers: Record<string, string> = {}): Promise<void> {
  const { variantId } = await sell()
  const body = orderBody({ cart: { products: [{ productId: variantId, amount: 1 }] }, total: 5_490 })
  const placed = await ask(port, {
    method: 'POST',
    path: '/api/checkout/order/',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  expect(placed.status, placed.text).toBe(200)
  const { redirect_url: url } = JSON.parse(placed.text) as { redirect_url: string }
  // The provider's message has no trace.
  const paid = await ask(port, {
    method: 'POST',
    path: new URL(url, 'http://localhost').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=pay',
  })
  expect(paid.status).toBe(303)
  while ((await drainOutbox()) > 0);
}

/** Buys once with traces of this share of the requests, and returns the spans that arrived. */
async function tracesOf(ratio: number, headers: Record<string, string> = {}) {
  const receiver = await startReceiver()
  const sent: string[] = []
  setMailer({ send: async ({ to }) => void sent.push(to) })
  const server = await startServer(
    {
      port: 0,
      allowedHosts: ['fi.test'],
      telemetry: { traces: { endpoint: receiver.endpoint, serviceName: 'test', ratio }, errorReportUrl: null },
    },
    { handle },
  )
  await buy(server.port, headers)
  await server.close()
  await receiver.stop()
  expect(sent).toHaveLength(1)
  return receiver.spans
}

describe('issue 17: a purchase', () => {
  it('is one tree, from the browser to the mail', async () => {
    const spans = await tracesOf(1, { traceparent: `00-${TRACE}-${BROWSER_SPAN}-01` })
    const tree = spans.filter(({ traceId }) => traceId === TRACE)
    const named = (name: string): ReceivedSpan => {
      const found = tree.find((span) => span.name === name)
      if (!found) throw new Error(`no span ${name}: ${tree.map((span) => span.name).join(', ')}`)
      return found
    }
    const root = named('POST call')
    expect([root.parentSpanId, root.kind]).toEqual([BROWSER_SPAN, 2])
    expect(pathTo(named('call placeOrder'), spans)).toEqual(['POST call', 'call placeOrder'])
    expect(pathTo(named('insert orders'), spans)).toEqual([
      'POST call',
      'call placeOrder',
      'transaction order',
      'insert orders',
    ])
    const provider = tree.find(({ name }) => name === 'sandbox create_session')
    expect(provider && pathTo(provider, spans).slice(0, 2)).toEqual(['POST call', 'call placeOrder'])
    // Paid by a message without a trace, and mailed by a job: both join the order's tree.
    expect(pathTo(named('payment captured'), spans)[0]).toBe('POST call')
    expect(pathTo(named('insert outbox'), spans)).toContain('payment captured')
    const mail = pathTo(named('send'), spans)
    expect(mail.slice(0, 2)).toEqual(['POST call', 'call placeOrder'])
    expect(mail.slice(-2)).toEqual(['mail order_confirmation', 'send'])
    // Every span of the tree hangs on one that arrived; nothing personal is in any of them.
    for (const { parentSpanId, name } of tree)
      expect([BROWSER_SPAN, ...tree.map(({ spanId }) => spanId)], name).toContain(parentSpanId)
    expect(JSON.stringify(spans)).not.toMatch(/@example|Polkukatu|\baccess=/)
  })

  it('of the same share of traces on every server; a client cannot have itself recorded', async () => {
    expect(await tracesOf(0, { traceparent: `00-${TRACE}-${BROWSER_SPAN}-01` })).toEqual([])
  })

  it('begins a trace of its own without a header, or with one that is none', async () => {
    const spans = await tracesOf(1, { traceparent: '00-nonsense-7-01' })
    const root = spans.find(({ name }) => name === 'POST call')
    expect(root?.parentSpanId ?? '').toBe('')
    expect(spans.filter(({ name, traceId }) => name === 'send' && traceId === root?.traceId)).toHaveLength(1)
  })

  it('needs no library without an endpoint', async () => {
    const loaded = vi.fn()
    vi.doMock('@/lib/telemetry/otel', () => {
      loaded()
      return {}
    })
    const server = await startServer({ port: 0, allowedHosts: ['fi.test'] }, { handle })
    await server.close()
    expect(loaded).not.toHaveBeenCalled()
    vi.doUnmock('@/lib/telemetry/otel')
  })
})
