import fc from 'fast-check'
import { compressToEncodedURIComponent } from 'lz-string'
import { describe, expect, it } from 'vitest'

import { decompressCapped } from '@/lib/backend/api/input/lz'

const CAP = 64 * 1024

describe('decompressCapped', () => {
  it('reads whatever lz-string writes', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 3_000 }), fc.json(), fc.string({ unit: 'binary', maxLength: 400 })),
        (text) => {
          expect(decompressCapped(compressToEncodedURIComponent(text), CAP)).toBe(text)
        },
      ),
      { numRuns: 500 },
    )
    expect(decompressCapped(compressToEncodedURIComponent('ab'.repeat(5_000)), CAP)).toBe('ab'.repeat(5_000))
    expect(decompressCapped(compressToEncodedURIComponent('Ääliö, älä lyö! 中文'), CAP)).toBe('Ääliö, älä lyö! 中文')
  })

  it('check E1 stops at the cap, not after it: a bomb costs less than a millisecond of work and little memory', () => {
    const bomb = compressToEncodedURIComponent('a'.repeat(700_000))
    expect(bomb.length).toBeLessThan(2_000)
    const before = process.memoryUsage().heapUsed
    // Work, not time on the clock, and the least of three rounds: other tests run in threads of the same process.
    const rounds = [1, 2, 3].map(() => {
      const start = process.cpuUsage()
      for (let i = 0; i < 400; i++) if (decompressCapped(bomb, CAP) !== null) throw new Error('The bomb went off.')
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1_000 / 400
    })
    expect(Math.min(...rounds)).toBeLessThan(1)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(256 * 1024 * 1024)
  })

  it('the cap is exact', () => {
    const text = compressToEncodedURIComponent('x'.repeat(100))
    expect(decompressCapped(text, 100)).toHaveLength(100)
    expect(decompressCapped(text, 99)).toBeNull()
  })

  it('never throws and never runs away on arbitrary input', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9+$-]{0,2000}$/), (text) => {
        const out = decompressCapped(text, CAP)
        expect(out === null || out.length <= CAP).toBe(true)
      }),
      { numRuns: 500 },
    )
    for (const text of ['', '!', 'ä', '\0', 'A']) expect(decompressCapped(text, CAP)).toBeNull()
  })
})
