import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { reportPage } from '@/lib/cache/page-reports'
import {
  markEncoded,
  readPageInfo,
  setCacheControl,
  setCommonHeaders,
  setPlainPolicy,
  varyByEncoding,
} from '@/server/answer-headers'
import { type AnswerInfo, planAnswer } from '@/server/answer-plan'
import { ResponseControl } from '@/server/response-control'

function response(headers: Record<string, string> = {}, status = 200): ServerResponse {
  const res = new ServerResponse(new IncomingMessage(new Socket()))
  res.statusCode = status
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  return res
}

describe('the plan of an answer', () => {
  const plan = (facts: Partial<AnswerInfo>) =>
    planAnswer({
      method: 'GET',
      status: 200,
      type: 'application/json',
      length: Infinity,
      acceptEncoding: 'gzip, br',
      cacheControl: 'private, no-store',
      isEncoded: false,
      bufferAll: false,
      ...facts,
    })
  const asItComes = { kind: 'pass', varies: false }
  const forAnybodyElse = { kind: 'pass', varies: true }

  it.each<[string, Partial<AnswerInfo>, unknown]>([
    ['a page', { type: 'text/html; charset=utf-8' }, { kind: 'buffer' }],
    ['a missing page', { type: 'text/html', status: 404 }, { kind: 'buffer' }],
    ['a page that has not changed', { type: 'text/html', status: 304 }, asItComes],
    ['a build file', { type: 'font/woff2', bufferAll: true }, { kind: 'buffer' }],
    ['a build file that is missing', { type: 'font/woff2', bufferAll: true, status: 404 }, asItComes],
    ['data', {}, { kind: 'compress', encoding: 'br' }],
    ['data for a client without brotli', { acceptEncoding: 'gzip' }, { kind: 'compress', encoding: 'gzip' }],
    ['data for a client that takes none', { acceptEncoding: undefined }, forAnybodyElse],
    ['short data', { length: 100 }, forAnybodyElse],
    ['the headers of data', { method: 'HEAD' }, forAnybodyElse],
    ['what is encoded', { isEncoded: true }, forAnybodyElse],
    ['what nobody may change', { cacheControl: 'public, no-transform' }, forAnybodyElse],
    ['a picture', { type: 'image/avif' }, asItComes],
    ['a part', { status: 206 }, asItComes],
    ['nothing', { status: 204 }, asItComes],
    ['events', { type: 'text/event-stream' }, asItComes],
  ])('of %s', (_name, facts, expected) => expect(plan(facts)).toEqual(expected))
})

describe('the headers of an answer', () => {
  it('tell of a cached page', () => {
    const res = response({ 'x-page-tags': 'a,b', 'x-page-rendered-at': '7', 'x-page-path': '/x/' })
    expect(readPageInfo(res, 'nobody')).toEqual({ tags: 'a,b', renderedAt: 7, path: '/x/' })
    expect(readPageInfo(response(), 'nobody')).toEqual({ tags: undefined, renderedAt: undefined, path: undefined })
  })

  it('are made public for a page rendered per request that reports its tags, if it was found', () => {
    for (const [status, caching] of [
      [200, 's-maxage=1'],
      [404, 'private, no-store'],
    ] as const) {
      reportPage('r', { path: '/x/', tags: ['a', 'b'], renderedAt: 7 })
      const res = response({ 'cache-control': 'private, no-store' }, status)
      expect(readPageInfo(res, 'r')).toEqual({ tags: 'a,b', renderedAt: 7, path: '/x/' })
      expect(res.getHeader('cache-control')).toBe(caching)
    }
  })

  it('have the security headers and the request id, but leave a referrer policy alone', () => {
    const res = response({ 'referrer-policy': 'no-referrer' })
    const security: [string, string][] = [
      ['referrer-policy', 'origin'],
      ['x-content-type-options', 'nosniff'],
    ]
    setCommonHeaders(res, { security, requestId: 'r-1' })
    expect(res.getHeaders()).toEqual({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'r-1',
    })
  })

  it('say who may keep the answer', () => {
    const page = { signed: false, page: true }
    const res = response({ 'cache-control': 's-maxage=300' })
    expect(setCacheControl(res, page)).toBe('public, max-age=0, must-revalidate')
    expect(res.getHeader('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(setCacheControl(response({ 'cache-control': 's-maxage=300', 'set-cookie': 'a=b' }), page)).toBe(
      'private, no-store',
    )
  })

  it('have a policy where they are no page; that of a script limits no worker that is made from it', () => {
    const policyOf = (res: ServerResponse) => {
      setPlainPolicy(res)
      return res.getHeader('content-security-policy')
    }
    expect(policyOf(response({ 'content-type': 'application/json' }))).toMatch(/^default-src 'none'/)
    expect(policyOf(response({ 'content-security-policy': 'own' }))).toBe('own')
    expect(policyOf(response({ 'content-type': 'text/javascript' }))).toBe(
      "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(policyOf(response({}, 304))).toBeUndefined()
  })

  it('vary by encoding once', () => {
    for (const [before, after] of [
      [undefined, 'Accept-Encoding'],
      ['RSC, Accept', 'RSC, Accept, Accept-Encoding'],
      ['accept-encoding', 'accept-encoding'],
    ]) {
      const res = response(before === undefined ? {} : { vary: before })
      varyByEncoding(res)
      expect(res.getHeader('vary')).toBe(after)
    }
  })

  it('of a compressed body have no length, no ranges and a weak ETag', () => {
    const res = response({ 'content-length': '9', 'accept-ranges': 'bytes', etag: '"a"' })
    markEncoded(res, 'br')
    expect(res.getHeaders()).toEqual({ 'content-encoding': 'br', etag: 'W/"a"' })
  })
})

describe('control of a response', () => {
  const setUp = () => {
    const res = response()
    const written: string[] = []
    res.write = vi.fn((chunk) => written.push(`write ${chunk}`) > 0) as unknown as ServerResponse['write']
    res.end = vi.fn((chunk) => {
      written.push(`end ${chunk}`)
      return res
    }) as unknown as ServerResponse['end']
    const control = new ResponseControl(res)
    const said: string[] = []
    control.intercept({
      write: (chunk) => said.push(`write ${chunk}`) > 0,
      end: (chunk) => {
        said.push(`end ${chunk}`)
        return res
      },
      flushHeaders: () => said.push('flush'),
    })
    return { res, control, written, said }
  }

  it('leads what the app says elsewhere, and writeHead notes it', () => {
    const { res, written, said } = setUp()
    res.writeHead(201, 'Made', { 'x-a': '1' })
    res.writeHead(202, ['x-b', '2', 'x-c', '3'])
    res.flushHeaders()
    res.write('a')
    res.end('b')
    expect([res.statusCode, res.getHeaders(), res.headersSent]).toEqual([
      202,
      { 'x-a': '1', 'x-b': '2', 'x-c': '3' },
      false,
    ])
    expect([said, written]).toEqual([['flush', 'write a', 'end b'], []])
  })

  it('lets a response look sent until it is, and then closes it to the app', () => {
    const { res, control, written, said } = setUp()
    let ended = false
    control.markSent(() => ended)
    expect([res.headersSent, res.writableEnded]).toEqual([true, false])
    ended = true
    expect([res.headersSent, res.writableEnded]).toEqual([true, true])
    control.send(() => {
      expect(res.headersSent).toBe(false)
      res.end('whole')
    })
    res.write('late')
    res.end('late')
    expect([said, written]).toEqual([[], ['end whole']])
  })

  it('gives the response back', () => {
    const { res, control, written } = setUp()
    control.release()
    res.write('a')
    expect(written).toEqual(['write a'])
  })
})
