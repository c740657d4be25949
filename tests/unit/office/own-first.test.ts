import { expect, it } from 'vitest'

import { ownFirst } from '@/components/office/own-first'
import { LANGUAGES } from '@/lib/market/languages'

it('the language of the reader stands first, the others in their order', () => {
  const [first, ...others] = ownFirst(LANGUAGES, 'fi-FI')
  expect(first).toBe('fi')
  expect(others).toEqual(LANGUAGES.filter((code) => code !== 'fi'))
  expect(ownFirst(LANGUAGES, 'xx')).toEqual(LANGUAGES)
})
