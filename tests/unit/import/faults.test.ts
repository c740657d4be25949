import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { because, FAULTS } from '@/lib/backend/flows/import/product/faults'
import { FORMATS } from '@/lib/backend/flows/import/readers/reader'
import { remarkText } from '@/lib/backend/flows/import/remark-text'
import { LANGUAGES } from '@/lib/market/languages'
import { translatorFor } from '@/lib/messages/all'
import { readCatalogue } from '@/scripts/messages/catalogue'
import { shapeOf } from '@/scripts/messages/structure'

const { messages } = readCatalogue(fileURLToPath(new URL('../../../locales', import.meta.url)))
const own = messages.filter(({ area }) => area === 'importer')

describe('issue 17 what is wrong with a file has a sentence in six languages', () => {
  it.each(LANGUAGES)('in %s for each code, and no sentence without one', (language) => {
    const ids = own.filter((message) => message.language === language).map(({ id }) => id)
    const expected = [
      ...Object.keys(FAULTS).map((code) => `importer.${code}`),
      ...FORMATS.map((format) => `importer.format_${format}`),
    ]
    expect(ids.sort()).toEqual(expected.sort())
  })

  it.each(Object.entries(FAULTS))('%s names what its reason carries, and nothing else', (code, names) => {
    const message = own.find(({ id, language }) => id === `importer.${code}` && language === 'en')
    const named = new Set(shapeOf(message?.ast ?? []).map((line) => line.split(' ', 1)[0]))
    expect([...named].sort()).toEqual([...names].sort())
  })

  it('in the language of the reader, with what the file says as it is', () => {
    const reason = because('not_price', { column: 'Variant Price', value: 'many' })
    const said = (language: (typeof LANGUAGES)[number]) => remarkText(reason, translatorFor(language))
    expect(remarkText(reason)).toBe('Variant Price is not a price: “many”.')
    expect(said('fi')).toBe('Variant Price ei ole hinta: ”many”.')
    expect(said('ru')).toBe('В столбце Variant Price не цена: «many».')
    expect(new Set(LANGUAGES.map(said)).size).toBe(LANGUAGES.length)
  })

  it('or as its code, where another version of the shop has found it', () => {
    expect(remarkText({ code: 'not_known_here', args: {} })).toBe('not_known_here')
  })

  it('with the name of a kind of file, and a variant by its SKU or its place', () => {
    const looks = because('looks_like', { kind: 'shopify', columns: 'Title' })
    expect(remarkText(looks, translatorFor('de'))).toBe(
      'Das sieht aus wie: Produkt-CSV von Shopify. Es fehlen aber Spalten: Title.',
    )
    const taken = (by: string, variant: string | number) =>
      remarkText(because('gtin_taken', { handle: 'cup', by, variant, gtin: '96385074' }), translatorFor('sv'))
    expect(taken('place', 2)).toMatch(/^cup: variant 2: EAN 96385074/)
    expect(taken('sku', 'C-1')).toMatch(/^cup: C-1: EAN 96385074/)
  })
})
