import { afterEach, describe, expect, it, vi } from 'vitest'

import { marketOf } from '@/lib/market/market'

const { call, carried, invalidate } = vi.hoisted(() => ({
  call: vi.fn(),
  carried: [] as string[],
  invalidate: vi.fn(),
}))
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, _key: string[], { tags }: { tags: string[] }) => {
    carried.push(...tags)
    return read
  },
}))
vi.mock('@/lib/shop-api/server', () => ({ shopApi: { call } }))
vi.mock('@/lib/cache/tag-clock.mjs', () => ({ invalidate }))
const { readStaticPage } = await import('@/lib/shop-api/static-page')

const market = marketOf('fi', 'fi', 'eur')
if (!market) throw new Error('No market.')
const failure = (status: number) => ({ ok: false, error: { code: 'X', message: 'x', status, isRetryable: false } })

afterEach(() => {
  carried.length = 0
  vi.useRealTimers()
})

describe('a content page (spec 2 §8)', () => {
  it('B8.06 that cannot be read is logged, empty, and made again after five seconds', async () => {
    vi.useFakeTimers()
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    call.mockResolvedValue(failure(503))
    expect(await readStaticPage(market, 'toimitustavat')).toMatchObject({ title: '', content: '' })
    expect(log).toHaveBeenCalledOnce()
    expect(carried).toContain('page-failed')
    vi.advanceTimersByTime(4_999)
    expect(invalidate).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(invalidate).toHaveBeenCalledWith(['page-failed'])
    log.mockRestore()
  })

  it('that does not exist is none', async () => {
    call.mockResolvedValue(failure(404))
    expect(await readStaticPage(market, 'nothing')).toBeNull()
    expect(carried).not.toContain('page-failed')
  })
})
