import { describe, expect, it } from 'vitest'

import { tokensOf } from '@/lib/backend/domain/search/tokens'
import { type Meaning, phraseKeys, type ShopVocabulary, withJoined } from '@/lib/backend/domain/search/shop-vocabulary'
import { wordsToStem } from '@/lib/backend/domain/search/parts'
import { inCyrillic, inLatin, respellings } from '@/lib/backend/domain/search/respell'
import { letterSize, numberSizes } from '@/lib/backend/domain/search/sizes'
import { understand } from '@/lib/backend/domain/search/understand'
import type { Language } from '@/lib/market/languages'

const STOPS = new Set(['for', 'a'])
/** A stemmer that knows the plural only. */
const stem = (word: string) => (STOPS.has(word) ? [] : [word.replace(/(?<=..)s$/, '')])
const stemsOf = (words: readonly string[]) => new Map(words.map((word) => [word, stem(word)]))

const LINES: readonly (readonly [Meaning['topic'], string, string])[] = [
  ['goods', 'jackets', 'jacket'],
  ['goods', 'tents', 'tent, zelt'],
  ['goods', 'sleeping-bags', 'sleeping bag'],
  ['goods', 'boots', 'boot'],
  ['goods', 'gift-cards', 'gift card'],
  ['goods', 'lights', 'lamp'],
  ['goods', 'hats', 'hat'],
  ['goods', 'gloves', 'glove'],
  ['absent', 'boots', 'skate'],
  ['absent', '', 'fjellhus'],
  ['colour', 'red', 'red'],
  ['wearer', 'kids', 'kid'],
  ['wearer', 'female', 'women'],
  ['condition', 'used', 'used'],
  ['price', 'below', 'under'],
  ['price', 'cheap', 'cheap'],
  ['currency', 'eur', 'euro, €'],
  ['size', 'any', 'size'],
  ['size', 'uk', 'uk'],
  ['persons', 'of', 'person, mann'],
  ['persons', '2', 'zwei'],
  ['unit', 'l', 'l'],
  ['link', 'for', 'for'],
  ['link', 'and', 'and'],
  ['brand', 'vaaru', 'Vaaru'],
  ['store', 'oulu', 'Oulu'],
]

function vocabulary(language: Language): ShopVocabulary {
  const phrases = new Map<string, Meaning[]>()
  const words = new Map<string, string[]>()
  for (const [topic, target, text] of LINES)
    for (const phrase of text.split(', ')) {
      const own = tokensOf(phrase).map((token) => token.text)
      for (const key of phraseKeys(own, stemsOf(withJoined(own)))) phrases.set(key, [{ topic, target }])
      for (const word of own) words.set(word, stem(word))
    }
  const keys = [...new Set(LINES.filter(([topic]) => topic === 'goods').map(([, target]) => target))]
  return {
    language,
    phrases,
    words,
    stems: new Set([...words.values()].flat()),
    foreign: new Map([['teltta', [{ topic: 'goods', target: 'tents' }]]]),
    groups: new Map(keys.map((key, at) => [key, { name: key, path: key, parent: null, ids: [at] }])),
    brands: new Map([['vaaru', { id: 1, name: 'Vaaru' }]]),
    stores: new Map([['oulu', { id: 5, name: 'Oulu' }]]),
    sizes: new Map(['M', 'XL', '42', '42,5', '40–42', '98/104', '65 l', '165 cm'].map((name, at) => [name, at])),
    rates: new Map([['eur', 1]]),
  }
}

function read(query: string, language: Language = 'en', known: readonly string[] = []) {
  const shop = vocabulary(language)
  const facts = { stems: stemsOf(wordsToStem(query, shop)), known: new Set(known), exact: new Set(known) }
  return understand(query, shop, facts)
}

describe('understand', () => {
  it('takes kind, colour, wearer, price, brand, condition and store from a query, each with the query without it', () => {
    const meant = read('used red Vaaru jackets women under 200 euro Oulu')
    expect(meant).toMatchObject({
      goods: ['jackets'],
      colours: ['red'],
      wearers: ['female'],
      brands: ['vaaru'],
      conditions: ['used'],
      stores: ['oulu'],
      below: { amount: 200, currency: 'eur' },
      rest: '',
    })
    const without = Object.fromEntries(meant.filters.map((filter) => [filter.topic, filter.without]))
    expect(without.price).toBe('used red Vaaru jackets women Oulu')
    expect(without.colour).toBe('used Vaaru jackets women under 200 euro Oulu')
  })

  it('reads words as one or apart, and compounds by their last part', () => {
    expect(read('sleepingbag').goods).toEqual(['sleeping-bags'])
    expect(read('ten t').goods).toEqual(['tents'])
    expect(read('zweizelt', 'de')).toMatchObject({ goods: ['tents'], persons: 2 })
    expect(read('kuppelzelt', 'de')).toMatchObject({ goods: ['tents'], rest: 'kuppel' })
  })

  it('takes the thing, not what it is for; and all things of a list', () => {
    expect(read('lamp for a tent')).toMatchObject({ goods: ['lights'], purposes: [{ groups: ['tents'] }] })
    expect(read('tent lamp').goods).toEqual(['lights'])
    expect(read('hats and gloves').goods).toEqual(['hats', 'gloves'])
  })

  it('reads sizes beside a word, a unit or alone, and leaves out the minus', () => {
    expect(read('boots size 42').sizes).toEqual([{ names: ['42', '40–42'], text: null }])
    expect(read('boots 42').sizes).toEqual([{ names: ['42', '40–42'], text: '42' }])
    expect(read('boots uk 8').sizes[0]?.names).toContain('42')
    expect(read('jacket xl').sizes).toEqual([{ names: ['XL'], text: null }])
    expect(read('pack 65l')).toMatchObject({ litres: 65, sizes: [{ names: ['65 l'] }] })
    expect(read('sleeping bag -20').sizes).toEqual([])
  })

  it('reads a price only where a number is one', () => {
    expect(read('tent under 100').below).toEqual({ amount: 100, currency: null })
    expect(read('tent 100-200 euro')).toMatchObject({ below: { amount: 200 }, above: { amount: 100 } })
    expect(read('gift card 50 euro')).toMatchObject({ goods: ['gift-cards'], below: null })
    expect(read('2 person tent')).toMatchObject({ persons: 2, below: null })
    expect(read('cheap tent').isCheap).toBe(true)
  })

  it('says what is not sold, with the nearest kind of goods', () => {
    expect(read('skates size 42')).toMatchObject({ goods: ['boots'], absent: [{ text: 'skates', groups: ['boots'] }] })
    expect(read('fjellhus jacket')).toMatchObject({ goods: ['jackets'], absent: [{ groups: [] }] })
  })

  it('corrects spelling and knows the other languages, but not where the catalogue has the word', () => {
    expect(read('slepping bag')).toMatchObject({ goods: ['sleeping-bags'], corrected: 'sleeping bag' })
    expect(read('teltta').goods).toEqual(['tents'])
    expect(read('teltta', 'en', ['teltta'])).toMatchObject({ goods: null, rest: 'teltta' })
  })
})

describe('other spellings', () => {
  it('maps keyboards and alphabets both ways', () => {
    expect(respellings('gfkfnrf', 'ru')).toContain('палатка')
    expect(respellings('офслуе', 'ru')).toContain('jacket')
    expect(respellings('tent', 'en')).toEqual([])
    expect(inCyrillic('palatka')).toBe('палатка')
    expect(inLatin('халланваара')).toBe('hallanvaara')
  })
})

describe('sizes', () => {
  const names = ['26.5', '42', '98/104', '43–45', '170 cm', '54–58 cm']
  const asked = { isForWomen: false }
  it.each([
    [{ value: 42, ...asked }, ['26.5', '42']],
    [{ value: 26.5, system: 'mondo' as const, ...asked }, ['26.5', '42']],
    [{ value: 9, system: 'us' as const, ...asked }, ['26.5', '42']],
    [{ value: 104, ...asked }, ['98/104']],
    [{ value: 44, ...asked }, ['43–45']],
    [{ value: 43, to: 45, ...asked }, ['43–45']],
    [{ value: 170, unit: 'cm', ...asked }, ['170 cm']],
  ])('%j', (wanted, found) => expect(numberSizes(names, wanted)).toEqual(found))

  it('reads letters', () => {
    expect([letterSize('2xl'), letterSize('m'), letterSize('xs'), letterSize('tent')]).toEqual(['XXL', 'M', 'XS', null])
  })
})
