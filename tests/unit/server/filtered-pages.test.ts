import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'

import { reportPage, takePageReport } from '@/lib/cache/page-reports'
import { invalidate } from '@/lib/cache/tag-clock.mjs'
import type { RunningServer } from '@/server/main'
import type { PageResolver } from '@/server/page-key'

import { ask, serve } from './support'

let server: RunningServer | undefined
afterEach(() => server?.close())

/** Every address is a list, named by its path and query. */
const lists: PageResolver = {
  headersFor: () => [],
  version: () => 'v1',
  appUrl: ({ url }) => url,
  key: ({ url }) => `/fi.fi.eur/group-list${url}`,
}

let rendered = 0
/** A page that Next renders for each request; with tags it leaves a note. */
const page =
  (tags: readonly string[] | null, change: (res: ServerResponse) => void = () => undefined) =>
  (req: IncomingMessage, res: ServerResponse) => {
    rendered += 1
    const path = `/fi.fi.eur/group-list${(req.url ?? '').split('?')[0] ?? ''}`
    if (tags) reportPage(String(req.headers['x-request-id']), { path, tags, renderedAt: Date.now() })
    res.setHeader('content-type', 'text/html; charset=utf-8')
    res.setHeader('cache-control', 'private, no-cache, no-store, max-age=0, must-revalidate')
    change(res)
    res.end(`<!doctype html><title>x</title><p>${rendered}</p>${'x'.repeat(2_000)}`)
  }
const open = async (handler: ReturnType<typeof page>) => {
  rendered = 0
  server = await serve(handler, { resolvePage: lists })
  return (path: string) => ask(server?.port ?? 0, { path, headers: { 'accept-encoding': 'gzip' } })
}

describe('lists with filters', () => {
  it('are kept from the second time on, until a tag of theirs is touched', async () => {
    const get = await open(page(['group:71']))
    for (let round = 0; round < 4; round++) {
      const { status, headers } = await get('/teltat/?color=red')
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
    }
    expect(rendered).toBe(2)
    await get('/teltat/?color=blue')
    expect(rendered).toBe(3)
    invalidate(['group:71'])
    await get('/teltat/?color=red')
    expect(rendered).toBe(4)
  })

  it.each<[string, (res: ServerResponse) => void]>([
    [
      'a missing page',
      (res) => {
        res.statusCode = 404
      },
    ],
    [
      'an answer with a cookie',
      (res) => {
        res.setHeader('set-cookie', 'a=b')
      },
    ],
  ])('%s is never kept', async (_name, change) => {
    const get = await open(page(['group:72'], change))
    for (let round = 0; round < 4; round++) await get('/teltat/?page=99')
    expect(rendered).toBe(4)
  })

  it('a page without a note stays private and is not kept', async () => {
    const get = await open(page(null))
    for (let round = 0; round < 3; round++)
      expect((await get('/teltat/?color=red')).headers['cache-control']).toMatch(/private, no-cache/)
    expect(rendered).toBe(3)
  })
})

it('a note is taken once, and notes that nobody takes do not pile up', () => {
  const note = { path: '/x/', tags: [], renderedAt: 1 }
  reportPage('a', note)
  expect([takePageReport('a'), takePageReport('a')]).toEqual([note, undefined])
  for (let n = 0; n < 1_200; n++) reportPage(`n${n}`, note)
  expect([takePageReport('n0'), takePageReport('n1199')]).toEqual([undefined, note])
})
