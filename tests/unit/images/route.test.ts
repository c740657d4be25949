import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { NextRequest } from 'next/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { hasDemo } from '@/lib/demo/load'
import { findPicture, renderHere } from '../../support/drawings'

let dataDir = ''
let GET: typeof import('@/app/media/[...path]/route').GET
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'media-'))
  vi.stubEnv('DATA_DIR', dataDir)
  if (!hasDemo()) {
    vi.doMock('@/lib/demo/load', () => ({ loadDemo: () => Promise.resolve(findPicture) }))
    vi.doMock('@/lib/images/renderer', () => ({
      Renderer: class {
        render = renderHere
      },
    }))
  }
  ;({ GET } = await import('@/app/media/[...path]/route'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(dataDir, { recursive: true, force: true })
})

const ask = (path: string, headers: Record<string, string> = {}) => {
  const url = new URL(`http://localhost/media/${path}`)
  return GET(new NextRequest(url, { headers }), {
    params: Promise.resolve({ path: url.pathname.slice('/media/'.length).split('/').map(decodeURIComponent) }),
  })
}
const good = 'demo/bottle/front/aurora/1051.svg?w=96&auto=compress,format'

describe('GET /media/…', () => {
  it("D7.16 answers with a picture that may be kept for ever, by the browser's formats", async () => {
    const answer = await ask(good, { accept: 'image/avif,image/webp' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/avif')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('vary')).toBe('Accept')
    expect(Number(answer.headers.get('content-length'))).toBe((await answer.arrayBuffer()).byteLength)
  })

  it('answers 304 to whoever has it already', async () => {
    const first = await ask(good, { accept: 'image/webp' })
    const again = await ask(good, { accept: 'image/webp', 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(again.headers.get('vary')).toBe('Accept')
    expect((await ask(good, { accept: 'image/avif', 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(
      200,
    )
  })

  it('check E5 counts a home with many IPv6 addresses as one client', async () => {
    const { ImageService } = await import('@/lib/images/service')
    const get = vi.spyOn(ImageService.prototype, 'get')
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '192.0.2.7'])
      await ask(good, { 'x-client-address': address })
    expect(get.mock.calls.map(([, , client]) => client)).toEqual([
      '2001:db8:1:2::/64',
      '2001:db8:1:2::/64',
      '192.0.2.7',
    ])
    get.mockRestore()
  })

  it.each([
    ['demo/bottle/front/aurora/1051.svg?w=97&auto=compress,format', 400],
    ['demo/nothing/front/aurora/1.svg?w=96&auto=compress,format', 404],
    ['imported/%2e%2e%2f%2e%2e%2fetc%2fpasswd?w=96&auto=compress,format', 404],
    ['https://example.com/a.jpg?w=96&auto=compress,format', 404],
  ])('refuses %s with %i, uncached', async (path, status) => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ error: { code: `IMAGE_${status}` } })
  })
})
