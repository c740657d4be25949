import { afterEach, expect, it, vi } from 'vitest'

import { memoryCache } from '@/lib/cache/memory-cache'
import { invalidate } from '@/lib/cache/tag-clock.mjs'

let stores = 0
const store = (maxWeight = 100, maxAgeMs = 60_000) =>
  memoryCache<string>(`test ${++stores}`, { maxWeight, weigh: (value) => value.length, maxAgeMs })
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
