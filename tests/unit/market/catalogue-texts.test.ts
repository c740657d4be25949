import { describe, expect, it } from 'vitest'

import { addressIn } from '@/lib/market/address-in'
import { unbroken, unbrokenHtml } from '@/lib/market/unbroken'

describe('the address of a brand', () => {
  it.each([
    ['fi', 'Sahantie 14, 87100 Kajaani, Suomi'],
    ['de', 'Sahantie 14, 87100 Kajaani, Finnland'],
    ['ru', 'Sahantie 14, 87100 Kajaani, Финляндия'],
    ['en', 'Sahantie 14, 87100 Kajaani, Finland'],
  ] as const)('has its country in the language of the page: %s', (language, address) => {
    expect(addressIn('Sahantie 14, 87100 Kajaani, Finland', language)).toBe(address)
  })

  it('stays as it is where its last part is no country', () => {
    for (const address of ['Fjellveien 1, Bergen', 'Finland', 'Rue 1, Genève, Suisse'])
      expect(addressIn(address, 'de')).toBe(address)
  })
})

describe('lines of a text do not break', () => {
  it.each([
    ['Pese 40 °C lämmössä', 'Pese 40\u00a0°C lämmössä'],
    ['5 m Seil, 2 mal', '5\u00a0m Seil, 2 mal'],
    ['вес 430 г без чехла', 'вес 430\u00a0г без чехла'],
    ['§ 14 BGB', '§\u00a014 BGB'],
    ['avoinna klo 8 alkaen', 'avoinna klo\u00a08 alkaen'],
    ['EU-maissa', 'EU\u2011maissa'],
    ['2 metres', '2 metres'],
  ])('between what belongs together: %s', (text, expected) => {
    expect(unbroken(text)).toBe(expected)
  })

  it('and tags stay as they are', () => {
    expect(unbrokenHtml('<p title="5 m">5 m <b>EU-maa</b></p>')).toBe('<p title="5 m">5\u00a0m <b>EU\u2011maa</b></p>')
  })
})
