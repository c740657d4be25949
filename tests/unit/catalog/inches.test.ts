import { describe, expect, it } from 'vitest'

import { localDecimals, toInches } from '@/lib/catalog/inches'

describe('size tables in inches', () => {
  it.each([
    ['86–92', '34–36'],
    ['100', '39.5'],
    ['100,5', '39.5'],
    ['2.54', '1'],
    ['–', '–'],
    ['38 / 40', '15 / 15.5'],
  ])('%s cm is %s in', (cm, inches) => expect(toInches(cm, 'en')).toBe(inches))
  it('is written in the language’s way', () => expect(toInches('100', 'de')).toBe('39,5'))
})

describe('issue 16: size tables in centimetres', () => {
  it.each([
    ['22.5', 'fi', '22,5'],
    ['19.5–21', 'de', '19,5–21'],
    ['22,5', 'en', '22.5'],
    ['38', 'fi', '38'],
    [undefined, 'fi', undefined],
  ])('%s in %s is %s', (value, locale, text) => expect(localDecimals(value, locale)).toBe(text))
})
