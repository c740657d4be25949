import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { HashScroll } from '@/components/content/hash-scroll'

const scrolled: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  scrolled.length = 0
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id)
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

const add = (id: string) => document.body.append(Object.assign(document.createElement('p'), { id }))

describe('HashScroll (spec 2 §2, §9)', () => {
  it('B2.28 B9.07 looks for the element every 50 ms, at most 100 times', () => {
    window.history.replaceState(null, '', '/#late')
    const find = vi.spyOn(document, 'getElementById')
    render(<HashScroll />)
    act(() => void vi.advanceTimersByTime(49))
    expect(find).toHaveBeenCalledTimes(1)
    act(() => void vi.advanceTimersByTime(1))
    expect(find).toHaveBeenCalledTimes(2)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(find).toHaveBeenCalledTimes(100)
    add('late')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(scrolled).toEqual([])
    find.mockRestore()
  })

  it('B2.28 scrolls as soon as it is there, and to every later hash', () => {
    window.history.replaceState(null, '', '/#late%20one')
    render(<HashScroll />)
    act(() => void vi.advanceTimersByTime(400))
    add('late one')
    act(() => void vi.advanceTimersByTime(50))
    expect(scrolled).toEqual(['late one'])
    add('other')
    window.history.replaceState(null, '', '/#other')
    act(() => void window.dispatchEvent(new Event('hashchange')))
    expect(scrolled).toEqual(['late one', 'other'])
  })

  it('a hash that is no text, or none, is left alone', () => {
    for (const hash of ['', '#', '#%E0%A4%A']) {
      window.history.replaceState(null, '', `/${hash}`)
      expect(() => render(<HashScroll />)).not.toThrow()
      cleanup()
    }
  })
})
