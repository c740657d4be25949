import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { deleteModuleState, moduleState } from '@/lib/process/state.mjs'

const url = new URL('../../../lib/cache/tag-clock.mjs', import.meta.url).href
let copies = 0
/** The module as another bundle has it: loaded again, with the same state of the process. */
const load = (): Promise<typeof import('@/lib/cache/tag-clock.mjs')> =>
  import(/* @vite-ignore */ `${url}?copy=${copies++}`)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  deleteModuleState('tagClock')
})
afterEach(() => vi.useRealTimers())

describe('the tag clock', () => {
  it('makes entries stale that were stored at or before a change of one of their tags', async () => {
    const clock = await load()
    clock.invalidate(['product:1'])
    expect(clock.isFresh(['product:1'], 999_999)).toBe(false)
    expect(clock.isFresh(['group:1', 'product:1'], 1_000_000)).toBe(false)
    expect(clock.isFresh(['product:1'], 1_000_001)).toBe(true)
    expect(clock.isFresh(['product:2'], 1)).toBe(true)
    expect(clock.isFresh([], 1)).toBe(true)
  })

  it('knows since when an entry is stale', async () => {
    const clock = await load()
    clock.invalidate(['a'])
    vi.setSystemTime(1_005_000)
    clock.invalidate(['b'])
    expect(clock.staleSince(['a', 'b'], 999_999)).toBe(1_000_000)
    expect(clock.staleSince(['b', 'c'], 1_002_000)).toBe(1_005_000)
    expect(clock.staleSince(['a', 'c'], 1_002_001)).toBeNull()
    clock.invalidateAll()
    expect(clock.staleSince(['c'], 1_004_000)).toBe(1_005_000)
  })

  it('catches what was rendered before a change and stored after it', async () => {
    const clock = await load()
    clock.invalidate(['a'])
    const storedLate = 1_000_500
    vi.setSystemTime(storedLate)
    expect(clock.isFresh(['a'], storedLate + 1)).toBe(true)
    await vi.advanceTimersByTimeAsync(clock.GRACE_MS)
    expect(clock.isFresh(['a'], storedLate + 1)).toBe(false)
    expect(clock.isFresh(['a'], Date.now() + 1)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('makes everything stale with invalidateAll, twice', async () => {
    const clock = await load()
    clock.invalidateAll()
    expect(clock.isFresh([], 1_000_000)).toBe(false)
    expect(clock.isFresh(['x'], 1_000_001)).toBe(true)
    await vi.advanceTimersByTimeAsync(clock.GRACE_MS)
    expect(clock.isFresh(['x'], 1_000_001)).toBe(false)
  })

  it('is one clock however often the file is loaded', async () => {
    const [one, two] = [await load(), await load()]
    expect(one).not.toBe(two)
    one.invalidate(['a'])
    expect(two.isFresh(['a'], 1_000_000)).toBe(false)
  })

  it('tells listeners, survives one that throws, and forgets one that left', async () => {
    const clock = await load()
    const seen: unknown[] = []
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    clock.onInvalidate(() => {
      throw new Error('broken')
    })
    const leave = clock.onInvalidate((changed) => seen.push(changed))
    clock.invalidate(['a', 'b', 'a'])
    clock.invalidate([])
    clock.invalidateAll()
    leave()
    clock.invalidate(['c'])
    expect(seen).toEqual([['a', 'b'], '*'])
    silent.mockRestore()
  })

  it('does not revive entries when the system clock is set back', async () => {
    const clock = await load()
    const stored = clock.now()
    vi.setSystemTime(1_000)
    clock.invalidate(['a'])
    expect(clock.isFresh(['a'], stored)).toBe(false)
    expect(clock.now()).toBeGreaterThanOrEqual(stored)
  })

  it('makes no other page stale by the changes of a day: 50,000 models, each with two tags', async () => {
    const clock = await load()
    const stored = clock.now()
    vi.setSystemTime(1_000_001)
    clock.invalidate(
      Array.from({ length: 50_000 }, (_, id) => [`product:${id}`, `product-at:brand/model-${id}`]).flat(),
    )
    expect(clock.isFresh(['page:fi/help', 'resources'], stored)).toBe(true)
    expect(clock.isFresh(['product:1'], stored)).toBe(false)
  })

  it('keeps a bounded number of tags, and errs towards stale', async () => {
    const clock = await load()
    const STEP = 1_000
    for (let i = 0; i < clock.MAX_TAGS * 2; i += STEP) {
      vi.setSystemTime(1_000_000 + i)
      clock.invalidate(Array.from({ length: STEP }, (_, n) => `t${i + n}`))
    }
    const state = moduleState('tagClock', (): { changedAt: Map<string, number> } => ({ changedAt: new Map() }))
    expect(state.changedAt.size).toBeLessThanOrEqual(clock.MAX_TAGS)
    for (let i = 0; i < clock.MAX_TAGS * 2; i += 97)
      expect(clock.isFresh([`t${i}`], 1_000_000 + i - (i % STEP))).toBe(false)
    expect(clock.isFresh(['never'], Date.now() + 1)).toBe(true)
    await vi.advanceTimersByTimeAsync(clock.GRACE_MS)
    expect(clock.isFresh(['never'], Date.now())).toBe(false)
  })
})
