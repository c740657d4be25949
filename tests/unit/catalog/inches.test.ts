import { describe, expect, it } from 'vitest'

import { toInches } from '@/lib/catalog/inches'

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
