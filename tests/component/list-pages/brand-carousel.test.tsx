import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BrandCarousel } from '@/components/list-pages/brand-carousel'

const IMAGES = ['a.svg', 'b.svg', 'c.svg']
const LABELS = {
  title: 'Pictures',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  slides: ['1 of 3', '2 of 3', '3 of 3'],
}

let isReduced = false
const shown = () => screen.getByRole('group').getAttribute('aria-label')
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  isReduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("B2.07 B9.05 a brand's carousel", () => {
  it('changes every 5 s, round and round, 500 px wide at 3/2', () => {
    render(<BrandCarousel images={IMAGES} labels={LABELS} />)
    expect(shown()).toBe('1 of 3')
    const image = document.querySelector('img')
    expect([image?.width, image?.height, image?.sizes]).toEqual([500, 333, '(min-width: 35rem) 480px, 100vw'])
    expect(screen.getByRole('region').className.split(' ')).toEqual(
      expect.arrayContaining(['aspect-3/2', 'max-w-[500px]']),
    )
    pass(4_999)
    expect(shown()).toBe('1 of 3')
    pass(1)
    expect(shown()).toBe('2 of 3')
    pass(5_000)
    pass(5_000)
    expect(shown()).toBe('1 of 3')
  })

  it('stands still after Pause and under the pointer, and goes on after Play', () => {
    render(<BrandCarousel images={IMAGES} labels={LABELS} />)
    fireEvent.mouseEnter(screen.getByRole('region'))
    pass(20_000)
    expect(shown()).toBe('1 of 3')
    fireEvent.mouseLeave(screen.getByRole('region'))
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    pass(20_000)
    expect(shown()).toBe('1 of 3')
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    pass(5_000)
    expect(shown()).toBe('2 of 3')
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(shown()).toBe('1 of 3')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(shown()).toBe('2 of 3')
    fireEvent.mouseEnter(screen.getByRole('region'))
    fireEvent.mouseLeave(screen.getByRole('region'))
    fireEvent.focus(screen.getByRole('button', { name: 'Next' }))
    pass(20_000)
    expect(shown()).toBe('2 of 3')
  })

  it('stands still from the start where little motion is wanted', () => {
    isReduced = true
    render(<BrandCarousel images={IMAGES} labels={LABELS} />)
    pass(20_000)
    expect(shown()).toBe('1 of 3')
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
  })

  it('one picture has no buttons, none no carousel', () => {
    render(<BrandCarousel images={['a.svg']} labels={LABELS} />)
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    render(<BrandCarousel images={[]} labels={LABELS} />)
    expect(screen.queryByRole('region')).toBeNull()
  })
})
