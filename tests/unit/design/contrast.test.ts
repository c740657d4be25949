import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { checkPairs, contrast, readTokens } from '@/components/style-guide/tokens'

const css = readFileSync('app/styles/theme.css', 'utf8')

describe('contrast of the tokens', () => {
  it('computes what WCAG says', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('every pair of both themes reaches its limit', () => {
    const results = checkPairs(readTokens(css))
    expect(results.length).toBeGreaterThan(100)
    expect(results.filter(({ ratio, limit }) => ratio < limit)).toEqual([])
  })

  it('a token that is too pale fails, a missing one is an error', () => {
    const pale = readTokens(
      css.replace('--color-ink-subtle: light-dark(#626964', '--color-ink-subtle: light-dark(#999999'),
    )
    expect(checkPairs(pale).some(({ front, ratio, limit }) => front === 'ink-subtle' && ratio < limit)).toBe(true)
    expect(() => checkPairs(readTokens(css.replace('--color-club:', '--color-blub:')))).toThrow('--color-club')
  })
})
