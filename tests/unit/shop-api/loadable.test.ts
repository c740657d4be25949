import { afterEach, describe, expect, it, vi } from 'vitest'

import { loadable, loadables } from '@/lib/shop-api/loadable'
import type { Result } from '@/lib/shop-api/result'

afterEach(() => vi.restoreAllMocks())

const failure: Result<string[]> = {
  ok: false,
  error: { code: 'UNAVAILABLE', message: 'down', status: 503, isRetryable: true },
}

describe('loadable lists (spec 2 §4)', () => {
  it('B4.01 UNSET, PENDING, DONE; fetching is skipped when pending or done', async () => {
    const fetch = vi.fn(() => Promise.resolve<Result<string[]>>({ ok: true, data: ['a'] }))
    const list = loadable('The list', fetch)
    const seen: string[] = []
    list.subscribe(() => seen.push(list.get().status))
    expect(list.get()).toEqual({ status: 'UNSET', data: null })
    const first = list.load()
    expect(list.load()).toBe(first)
    expect(await first).toEqual(['a'])
    expect(list.load()).toBe(first)
    expect(list.get()).toEqual({ status: 'DONE', data: ['a'] })
    expect(seen).toEqual(['PENDING', 'DONE'])
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('B4.01 B8.04 a failure is FAILED and logged; the next one who asks fetches again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const fetch = vi
      .fn()
      .mockResolvedValueOnce(failure)
      .mockResolvedValueOnce({ ok: true, data: ['b'] })
    const list = loadable<string[]>('The banners', fetch)
    expect(await list.load()).toBeNull()
    expect(list.get().status).toBe('FAILED')
    expect(log).toHaveBeenCalledWith('The banners could not be fetched:', 'UNAVAILABLE', 'down')
    const again = list.load()
    expect(list.get().status).toBe('PENDING')
    expect(await again).toEqual(['b'])
    expect(list.get().status).toBe('DONE')
  })

  it('is one list a language', () => {
    const of = loadables((language: string) => loadable(language, () => Promise.resolve(failure)))
    expect(of('fi')).toBe(of('fi'))
    expect(of('fi')).not.toBe(of('sv'))
  })
})
