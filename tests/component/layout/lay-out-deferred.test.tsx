import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { layOutDeferred } from '@/components/layout/lay-out-deferred'
import { skipOffscreenCards } from '@/components/ui/skip-offscreen'

const waiting = () => document.querySelectorAll('.deferred').length

describe('layOutDeferred', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
    delete document.documentElement.dataset['settled']
  })

  it('lays out a piece at a time, then says that later pages need not wait', () => {
    document.body.innerHTML = '<section class="deferred mt-16"></section><footer class="deferred"></footer>'
    layOutDeferred()
    expect(waiting()).toBe(2)
    vi.advanceTimersToNextTimer()
    expect(waiting()).toBe(1)
    expect(document.documentElement.dataset['settled']).toBeUndefined()
    vi.runAllTimers()
    expect(waiting()).toBe(0)
    expect(document.documentElement.dataset['settled']).toBe('')
    expect(document.querySelector('section')?.className).toBe('mt-16')
  })
})

describe('skipOffscreenCards', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('puts cards out of sight off until a second after the last time', () => {
    const { dataset } = document.documentElement
    skipOffscreenCards()
    vi.advanceTimersByTime(900)
    skipOffscreenCards()
    vi.advanceTimersByTime(900)
    expect(dataset['skipOffscreen']).toBe('')
    vi.advanceTimersByTime(200)
    expect(dataset['skipOffscreen']).toBeUndefined()
  })
})
