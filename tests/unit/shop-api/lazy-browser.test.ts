import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('@/lib/shop-api/browser')
  vi.resetModules()
})

it('hands a call on as it is', async () => {
  const call = vi.fn(() => Promise.resolve({ ok: true, data: [] }))
  vi.doMock('@/lib/shop-api/browser', () => ({ api: { call } }))
  const { lazyApi } = await import('@/lib/shop-api/lazy-browser')
  expect(await lazyApi.call('settings', {})).toEqual({ ok: true, data: [] })
  expect(call.mock.calls).toEqual([['settings', {}]])
})

it('a transport whose code cannot be had is a lost connection, not an exception', async () => {
  vi.doMock('@/lib/shop-api/browser', () => {
    throw new Error('Loading chunk 12 failed')
  })
  const { lazyApi } = await import('@/lib/shop-api/lazy-browser')
  expect(await lazyApi.call('settings', {})).toMatchObject({
    ok: false,
    error: { code: 'NETWORK', status: 0, isRetryable: true },
  })
})
