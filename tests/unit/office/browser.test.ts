import { afterEach, expect, it, vi } from 'vitest'

import { officeGet, officePost } from '@/lib/office/browser'

afterEach(() => vi.unstubAllGlobals())

/** An answer whose body ends before it is whole. */
const broken = (status: number) => () =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"rows":['))
          stream.error(new DOMException('given up', 'AbortError'))
        },
      }),
      { status },
    ),
  )

it('a good answer that ends before it is whole is a broken connection, not an empty one', async () => {
  vi.stubGlobal('fetch', broken(200))
  for (const asked of [officeGet('/api/office/records/products/'), officePost('/api/office/views/', {})])
    expect(await asked).toMatchObject({ ok: false, fault: { code: 'NETWORK' } })
})

it('a refusal that cannot be read is still a refusal', async () => {
  vi.stubGlobal('fetch', broken(500))
  expect(await officeGet('/api/office/records/products/')).toMatchObject({ ok: false, fault: { code: 'INTERNAL' } })
})
