import { describe, expect, it } from 'vitest'

import { addressOf, slugOf } from '@/lib/catalog/slug'

describe('words of addresses', () => {
  it.each([
    ['Women’s Usva', 'womens-usva'],
    ["Boys' jackets", 'boys-jackets'],
    ["Don't panic", 'dont-panic'],
    ['L’eau d’argent', 'l-eau-d-argent'],
    ['Größe – Äiti', 'grosse-aiti'],
    ['Куртка', 'kurtka'],
  ])('%s is %s', (name, slug) => {
    expect(addressOf(name)).toBe(slug)
  })

  it('falls back where nothing is left', () => {
    expect(slugOf('—', 'p-1')).toBe('p-1')
  })
})
