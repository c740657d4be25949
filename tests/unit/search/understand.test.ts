import { describe, expect, it } from 'vitest'

import { tokensOf } from '@/lib/backend/domain/search/tokens'
import { type Meaning, phraseKeys, type ShopVocabulary, withJoined } from '@/lib/backend/domain/search/shop-vocabulary'
import { withKeyedWords, wordsToStem } from '@/lib/backend/domain/search/parts'
import { indexPurposes, wordsOfPurposes } from '@/lib/backend/domain/search/purposes'
import { inCyrillic, inLatin, keyedWords, respellings } from '@/lib/backend/domain/search/respell'
import { heightOf, letterSize, numberSizes } from '@/lib/backend/domain/search/sizes'
import type { Term } from '@/lib/backend/domain/search/shipped-terms'
import { understand } from '@/lib/backend/domain/search/understand'
import type { Language } from '@/lib/market/languages'

const STOPS = new Set(['for', 'a'])
const PURPOSES: readonly Term[] = [
  { topic: 'purpose', target: 'gloves', phrases: ['warm* hand|finger', 'bär* hand'] },
  { topic: 'purpose', target: 'flasks:thermos', phrases: ['coffee|tea hot', 'keep hot day'] },
  { topic: 'purpose', target: 'shell-jackets', phrases: ['against rain'] },
]

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
  ['condition', 'rental', 'hire, verleih'],
  ['goods', 'skiing', 'ski'],
  ['goods', 'shell-trousers', 'trouser'],
  ['goods', 'breakfasts', 'coffee'],
  ['goods', 'shell-jackets', 'hardshell'],
  ['price', 'below', 'under'],
  ['price', 'cheap', 'cheap'],
  ['currency', 'eur', 'euro, €'],
  ['size', 'any', 'size'],
  ['size', 'uk', 'uk'],
  ['persons', 'of', 'person, mann'],
  ['persons', '2', 'zwei'],
  ['unit', 'l', 'l'],
  ['unit', 'years', 'år, year'],
  ['unit', 'months', 'month'],
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
  const keys = [
    ...new Set(LINES.filter(([topic]) => topic === 'goods').map(([, target]) => target)),
    ...['flasks', 'alpine-skis', 'nordic-skis', 'kids-overalls', 'kids-layers', 'clothing'],
  ]
  const idOf = (key: string) => keys.indexOf(key)
  const above: Readonly<Record<string, string>> = { jackets: 'clothing', 'shell-jackets': 'jackets' }
  return {
    language,
    phrases,
    words,
    stems: new Set([...words.values()].flat()),
    foreign: new Map([['teltta', [{ topic: 'goods', target: 'tents' }]]]),
    purposes: indexPurposes(PURPOSES, stemsOf(wordsOfPurposes(PURPOSES)), language),
    groups: new Map(
      keys.map((key) => [
        key,
        {
          name: key,
          path: key,
          parent: above[key] ?? null,
          ids: [idOf(key), ...keys.filter((own) => above[own] === key).map(idOf)],
        },
      ]),
    ),
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

describe('a purpose', () => {
  it('names the goods in any order, by any form of its words, with the words of others that mean the same', () => {
    expect(read('hand it stays warmer').goods).toEqual(['gloves'])
    const meant = read('keeps coffee hot all day')
    expect(meant).toMatchObject({ goods: ['flasks'], goodsText: 'thermos', rest: 'all' })
    expect(meant.filters).toMatchObject([{ topic: 'goods', target: 'flasks', without: 'all' }])
  })

  it('comes after a thing that is named beside it, unless the purpose stands before a preposition', () => {
    expect(read('boots and warm hands').goods).toEqual(['boots'])
    expect(read('warm hands for boots').goods).toEqual(['gloves'])
    expect(read('warm hands in a tent')).toMatchObject({ goods: ['gloves'], purposes: [{ groups: ['tents'] }] })
  })

  it('says which of the named goods is meant', () => {
    expect(read('jacket against rain').goods).toEqual(['shell-jackets'])
    expect(read('boots against rain').goods).toEqual(['boots'])
  })

  it('takes no other word for one of its beginnings', () => {
    expect(read('warmheartedness hand').goods).toBeNull()
    expect(read('barn hand', 'sv').goods).toBeNull()
    expect(read('bära hand', 'sv').goods).toEqual(['gloves'])
  })
})

describe('what goes with a wearer or a condition', () => {
  it('an age is a child of a height', () => {
    expect(read('trousers 4 year')).toMatchObject({
      goods: ['shell-trousers', 'kids-overalls', 'kids-layers'],
      wearers: ['kids'],
      sizes: [{ names: ['98/104'] }],
    })
    expect(read('trousers 40 year').wearers).toEqual([])
    expect([heightOf(6), heightOf(24), heightOf(60), heightOf(10 * 12), heightOf(20 * 12)]).toEqual([
      74,
      92,
      110,
      140,
      null,
    ])
  })

  it('used goods are looked for in the group above, rented ones are the thing itself', () => {
    expect(read('used hardshell')).toMatchObject({ goods: ['shell-jackets', 'jackets'], named: ['shell-jackets'] })
    expect(read('ski hire')).toMatchObject({ goods: ['alpine-skis', 'nordic-skis'], conditions: ['rental'] })
    expect(read('zeltverleih', 'de')).toMatchObject({ goods: ['tents'], conditions: ['rental'] })
  })
})

describe('other spellings', () => {
  it('reads signs as the letters of their keys where that makes a known word', () => {
    expect(keyedWords('h.rpfr ks;b 40 l.', 'ru').map(({ word }) => word)).toEqual(['рюкзак', 'лыжи', 'дю'])
    expect(keyedWords('h.rpfr', 'en')).toEqual([])
    const shop = vocabulary('ru')
    const facts = { stems: new Map(), known: new Set(['рюкзак']), exact: new Set<string>() }
    expect(withKeyedWords('h.rpfr, ks;b', shop, facts)).toBe('h.rpfr, ks;b')
    expect(withKeyedWords('h.rpfr ks;b', shop, facts)).toBe('рюкзак ks;b')
  })

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
