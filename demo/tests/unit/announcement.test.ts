import { expect, it } from 'vitest'

import { defaultCountryAndCurrency, LANGUAGES } from '@/lib/market/languages'

import banners from '../../data/banners.json'
import methods from '../../data/delivery-methods.json'
import phrases from '../../data/phrases.json'

const COLLECTION = /collect|nouto|hämtning|abholung|retrait|самовывоз/i

it('promises collection in a store only in languages whose country has it, as a guest from there sees it', () => {
  const countries = methods.find(({ kind }) => kind === 'store')?.countries ?? []
  const announced = banners.filter(({ kind }) => kind === 'text').map(({ titles }) => titles)
  expect(announced.length).toBeGreaterThan(0)
  for (const language of LANGUAGES) {
    const places = (['prefix', 'domain'] as const).map((mode) => defaultCountryAndCurrency(language, mode).country)
    if (places.every((country) => countries.includes(country))) continue
    const texts = [...announced, phrases.groupDescription, phrases.productDescription].map((text) => text[language])
    expect([language, texts.filter((text) => COLLECTION.test(text))]).toEqual([language, []])
  }
})
