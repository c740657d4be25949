import { afterEach, expect, it, vi } from 'vitest'

import { memoryCache } from '@/lib/cache/memory-cache'
import { invalidate } from '@/lib/cache/tag-clock.mjs'

let stores = 0
const store = (maxWeight = 100, maxAgeMs = 60_000) =>
  memoryCache<string>(`test ${++stores}`, { maxWeight, weigh: (value) => value.length, maxAgeMs })
const renewed = (renewAfterMs: number) =>
  memoryCache<string>(`test ${++stores}`, { maxWeight: 100, weigh: (text) => text.length, renewAfterMs })
const value = (text: string) => vi.fn(() => Promise.resolve(text))

afterEach(() => vi.useRealTimers())

it('loads once, also for those who ask meanwhile', async () => {
  const kept = store()
  const load = value('a')
  expect(await Promise.all([kept.get('k', [], load), kept.get('k', [], load)])).toEqual(['a', 'a'])
  expect(load).toHaveBeenCalledOnce()
  expect(await kept.find('k')).toBe('a')
  expect(kept.find('other')).toBeUndefined()
})

it('loads again when a tag is touched, also while it was being loaded', async () => {
  vi.useFakeTimers()
  const kept = store()
  await kept.get('k', ['group:1'], value('old'))
  vi.advanceTimersByTime(5)
  invalidate(['group:2'])
  expect(await kept.get('k', ['group:1'], value('new'))).toBe('old')
  invalidate(['group:1'])
  expect(
    await kept.get('k', ['group:1'], async () => {
      vi.advanceTimersByTime(5)
      invalidate(['group:1'])
      return 'read before the change'
    }),
  ).toBe('read before the change')
  vi.advanceTimersByTime(5)
  expect(await kept.get('k', ['group:1'], value('newest'))).toBe('newest')
})

it('loads again after its time', async () => {
  // Later than any time that the clock has given out.
  vi.useFakeTimers({ now: Date.now() + 3_600_000 })
  const kept = store(100, 1_000)
  await kept.get('k', [], value('old'))
  vi.advanceTimersByTime(999)
  expect(await kept.get('k', [], value('new'))).toBe('old')
  vi.advanceTimersByTime(2)
  expect(await kept.get('k', [], value('new'))).toBe('new')
})

it('serves an aged value at once and loads it again once behind', async () => {
  vi.useFakeTimers({ now: Date.now() + 7_200_000 })
  const kept = renewed(1_000)
  await kept.get('k', ['group:9'], value('old'))
  expect(kept.isAged('k')).toBe(false)
  vi.advanceTimersByTime(100_000)
  expect([kept.isAged('k'), kept.isAged('other')]).toEqual([true, false])
  let finish = (_text: string) => undefined as void
  const load = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)))
  expect(await Promise.all([1, 2, 3].map(() => kept.get('k', ['group:9'], load)))).toEqual(['old', 'old', 'old'])
  expect(load).toHaveBeenCalledOnce()
  finish('new')
  await vi.advanceTimersByTimeAsync(1)
  expect(await kept.find('k')).toBe('new')
  vi.advanceTimersByTime(5)
  invalidate(['group:9'])
  expect(await kept.get('k', ['group:9'], value('newest'))).toBe('newest')
})

it('issue 14: a new load that began before an invalidation does not replace what was loaded after it', async () => {
  vi.useFakeTimers({ now: Date.now() + 9_000_000 })
  const kept = renewed(1_000)
  await kept.get('k', ['group:10'], value('old'))
  vi.advanceTimersByTime(2_000)
  let finish = (_text: string) => undefined as void
  await kept.get('k', ['group:10'], () => new Promise<string>((resolve) => (finish = resolve)))
  vi.advanceTimersByTime(5)
  invalidate(['group:10'])
  vi.advanceTimersByTime(5)
  expect(await kept.get('k', ['group:10'], value('newest'))).toBe('newest')
  finish('read before the change')
  await vi.advanceTimersByTimeAsync(1)
  const load = value('loaded once too often')
  expect(await kept.get('k', ['group:10'], load)).toBe('newest')
  expect(load).not.toHaveBeenCalled()
})

it('keeps an aged value whose new load fails, and tries again after a minute', async () => {
  vi.useFakeTimers({ now: Date.now() + 10_800_000 })
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const kept = renewed(1_000)
  await kept.get('k', [], value('old'))
  vi.advanceTimersByTime(2_000)
  const failing = vi.fn(() => Promise.reject(new Error('no')))
  expect([await kept.get('k', [], failing), await kept.get('k', [], failing)]).toEqual(['old', 'old'])
  await vi.advanceTimersByTimeAsync(59_000)
  expect(await kept.get('k', [], failing)).toBe('old')
  expect(failing).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2_000)
  await kept.get('k', [], value('new'))
  await vi.advanceTimersByTimeAsync(1)
  expect(await kept.find('k')).toBe('new')
  silent.mockRestore()
})

it('keeps no failure', async () => {
  const kept = store()
  await expect(kept.get('k', [], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await kept.get('k', [], value('yes'))).toBe('yes')
})

it('lets the least recently used go when all weigh too much, never the newest', async () => {
  const kept = store(10)
  await kept.get('a', [], value('aaaa'))
  await kept.get('b', [], value('bbbb'))
  await kept.find('a')
  await kept.get('c', [], value('cccc'))
  expect([kept.find('a') !== undefined, kept.find('b') !== undefined, kept.find('c') !== undefined]).toEqual([
    true,
    false,
    true,
  ])
  await kept.get('large', [], value('x'.repeat(50)))
  expect([kept.find('a'), kept.find('c')]).toEqual([undefined, undefined])
  expect(await kept.find('large')).toHaveLength(50)
})
