import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logError } from '@/lib/backend/platform/log'
import { readTelemetry } from '@/lib/config/telemetry'
import { publish } from '@/lib/process/state.mjs'
import { log } from '@/lib/telemetry/log'
import { count, gauge, observe, processFamilies } from '@/lib/telemetry/metrics'
import { startReporting } from '@/lib/telemetry/report'
import { currentTrace, inRequest, traced, tracedAfter } from '@/lib/telemetry/trace'
import { kindOf, pageKind } from '@/server/route-kind'
import { ask, page, serve, tell } from '../server/support'

const metrics = () => processFamilies().join('\n')
const valueOf = (sample: string) => Number(metrics().split(`\n${sample} `)[1]?.split('\n')[0] ?? 0)

afterEach(() => vi.restoreAllMocks())

describe('issue 17: metrics', () => {
  it('count answers and page cache by kind of route, in bounded labels', async () => {
    const server = await serve((req, res) => {
      if (req.url?.startsWith('/api/')) return void res.writeHead(503).end()
      res.setHeader('content-type', 'text/html')
      res.setHeader('cache-control', 's-maxage=300')
      tell(req, res)
      res.end(page('x'))
    })
    const before = {
      hit: valueOf('shop_page_cache_total{result="hit"}'),
      miss: valueOf('shop_page_cache_total{result="miss"}'),
    }
    for (const path of ['/kept', '/kept', '/kept', '/api/x/', '/api/y/']) await ask(server.port, { path })
    await expect.poll(() => valueOf('shop_http_requests_total{kind="call",status="5xx"}')).toBe(2)
    expect(valueOf('shop_page_cache_total{result="hit"}') - before.hit).toBe(2)
    expect(valueOf('shop_page_cache_total{result="miss"}') - before.miss).toBe(1)
    expect(valueOf('shop_http_request_duration_seconds_count{kind="call"}')).toBe(2)
    expect(valueOf('shop_page_cache_pages')).toBe(1)
    expect(valueOf('shop_page_cache_bytes')).toBeGreaterThan(100)
    await server.close()
  })

  it('name kinds by the address or the key of the page', () => {
    expect(
      [
        '/_next/static/a.js',
        '/media/x',
        '/api/cart/',
        '/payment-return/x/',
        '/livez',
        '/sitemap.xml',
        '/sv/',
        '/x?a=.js',
      ].map(kindOf),
    ).toEqual(['build_file', 'picture', 'call', 'payment_page', 'health', 'file', 'page', 'page'])
    expect(
      ['/sv.se.sek/product/-/a/b/', '/sv.se.sek/group-list/x/?q', '/sv.se.sek/', '/sv.se.sek/unknown/x/'].map(pageKind),
    ).toEqual(['product', 'filtered_list', 'page', 'page'])
  })

  it('are written as Prometheus reads them: cumulative buckets, sums, gauges at the moment', () => {
    observe('shop_job_duration_seconds', 0.002, 'test')
    observe('shop_job_duration_seconds', 7, 'test')
    observe('shop_job_duration_seconds', 100, 'test')
    count('shop_job_runs_total', 'a"b\nc', 'done')
    let connections = 1
    gauge('shop_db_pool_waiting', () => [[['primary'], connections]])
    connections = 4
    const text = metrics()
    expect(text).toContain('shop_job_duration_seconds_bucket{job="test",le="0.001"} 0\n')
    expect(text).toContain('shop_job_duration_seconds_bucket{job="test",le="0.005"} 1\n')
    expect(text).toContain('shop_job_duration_seconds_bucket{job="test",le="10"} 2\n')
    expect(text).toContain('shop_job_duration_seconds_bucket{job="test",le="+Inf"} 3\n')
    expect(text).toContain('shop_job_duration_seconds_sum{job="test"} 107.002\n')
    expect(text).toContain('shop_db_pool_waiting{pool="primary"} 4')
    expect(text).not.toContain('a"b')
  })
})

describe('issue 17: the log', () => {
  it('has lines with level, time, request and trace', async () => {
    const written = vi.spyOn(console, 'error').mockReturnValue()
    const span = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, end: () => undefined }
    const before = valueOf('shop_errors_total')
    inRequest('r-7', span, () => logError(new Error('no\nparams: secret'), { job: 'x' }))
    const line = JSON.parse(String(written.mock.calls[0]?.[0])) as Record<string, unknown>
    expect(line).toMatchObject({ level: 'error', requestId: 'r-7', traceId: 'a'.repeat(32), message: 'no', job: 'x' })
    expect(String(line.at)).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(valueOf('shop_errors_total') - before).toBe(1)
  })

  it.each([
    ['error', ['error']],
    ['warn', ['warn', 'error']],
    ['silent', []],
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['', ['info', 'warn', 'error']],
  ])('LOG_LEVEL=%s writes %j', async (level, expected) => {
    vi.resetModules()
    vi.stubEnv('LOG_LEVEL', level)
    const { log: fresh } = await import('@/lib/telemetry/log')
    vi.unstubAllEnvs()
    const lines: string[] = []
    for (const name of ['warn', 'error'] as const)
      vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(line))
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    for (const each of ['debug', 'info', 'warn', 'error'] as const) fresh(each, 'x')
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(expected)
  })
})

describe('issue 17: error reports', () => {
  let got: string[] = []
  let listener: Server
  beforeEach(async () => {
    got = []
    vi.spyOn(console, 'error').mockReturnValue()
    listener = createServer((req, res) => {
      let body = ''
      req.on('data', (chunk: Buffer) => (body += chunk.toString()))
      req.on('end', () => {
        got.push(body)
        res.end()
      })
    })
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => {
    publish('errorReporter', undefined)
    listener.close()
  })

  it('get each error, at most thirty in a minute, and no warning', async () => {
    startReporting(`http://127.0.0.1:${(listener.address() as AddressInfo).port}/`)
    vi.spyOn(console, 'warn').mockReturnValue()
    log('warn', 'not this')
    for (let turn = 0; turn < 50; turn += 1) log('error', `number ${turn}`)
    await expect.poll(() => got.length).toBe(30)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(got.length).toBe(30)
    expect(got.some((line) => line.includes('not this'))).toBe(false)
    expect(got.map((line) => (JSON.parse(line) as { message: string }).message)).toContain('number 0')
  })
})

describe('issue 17: traces', () => {
  afterEach(() => publish('tracer', undefined))

  it('cost nothing without a tracer: the work runs as it is', async () => {
    const work = async () => 7
    const running = work()
    expect(traced('x', () => running)).toBe(running)
    expect(tracedAfter('00-a-b-01', 'x', () => running)).toBe(running)
    expect(currentTrace()).toBeNull()
    expect(await running).toBe(7)
  })

  it('settings: off without an endpoint, and a share from 0 to 1', () => {
    expect(readTelemetry({})).toEqual({ traces: null, errorReportUrl: null })
    expect(
      readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_TRACES_SAMPLER_ARG: '0.5' }).traces,
    ).toEqual({ endpoint: 'http://c:4318', serviceName: 'shop', ratio: 0.5 })
    expect(() => readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_TRACES_SAMPLER_ARG: '7' })).toThrow(
      /OTEL_TRACES_SAMPLER_ARG must be/,
    )
  })
})
