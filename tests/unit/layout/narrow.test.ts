import { readFileSync } from 'node:fs'

import { afterEach, expect, it, vi } from 'vitest'

import { isNarrow } from '@/lib/browser/viewport'

afterEach(() => vi.unstubAllGlobals())

it('B9.02 B2.16 narrow is under 900 px, in the code as in the style sheets', () => {
  const asked: string[] = []
  vi.stubGlobal('window', {
    matchMedia: (query: string) => {
      asked.push(query)
      return { matches: true }
    },
  })
  expect(isNarrow()).toBe(true)
  const rem = 900 / 16
  expect(asked).toEqual([`(width < ${rem}rem)`])
  const read = (name: string) => readFileSync(new URL(`../../../app/${name}`, import.meta.url), 'utf8')
  expect(read('styles/theme.css')).toContain(`--breakpoint-md: ${rem}rem;`)
  const widths = ['globals.css', 'styles/cards.css'].flatMap((name) => [
    ...read(name).matchAll(/@media \(width (?:>=|<) (5\d[\d.]*)rem\)/g),
  ])
  expect(new Set(widths.map(([, width]) => Number(width)))).toEqual(new Set([rem]))
})
