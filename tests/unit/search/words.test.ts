import { describe, expect, it } from 'vitest'

import { nearness } from '@/lib/backend/domain/search/nearness'
import { bareNumber, fold, wordsOf } from '@/lib/backend/domain/search/words'

describe('words', () => {
  it.each([
    ['Tuuli 3L -kuoritakki, miehet', ['tuuli', '3l', 'kuoritakki', 'miehet']],
    ['27,5″ and 27.50', ['27.5', 'and', '27.5']],
    ['d’hiver  À  l’eau', ['hiver', 'eau']],
    ['GTX2 60 l', ['gtx2', '60']],
    ['8’0 x', ['8', '0']],
    ["'; drop table models; -- %_\\ :* & | !", ['drop', 'table', 'models']],
    ['', []],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('folds accents away and leaves Cyrillic letters what they are', () => {
    expect(['Kenkä', 'Weiß', 'smørbrød', 'Œuf', 'лёгкий', 'Вязаный'].map(fold)).toEqual([
      'kenka',
      'weiss',
      'smorbrod',
      'oeuf',
      'легкий',
      'вязаный',
    ])
  })

  it('reads the number of a number with its unit', () => {
    expect(['65l', '0.75l', '230g', '65', 'gtx2', '3layers'].map(bareNumber)).toEqual([
      '65',
      '0.75',
      '230',
      null,
      null,
      null,
    ])
  })
})

it('nearness counts a missing, a wrong and a swapped letter once each', () => {
  expect(nearness('takki', 'takki')).toBe(1)
  expect(nearness('taki', 'takki')).toBeCloseTo(0.8)
  expect(nearness('takko', 'takki')).toBeCloseTo(0.8)
  expect(nearness('jakcet', 'jacket')).toBeCloseTo(5 / 6)
  expect(nearness('', 'abc')).toBe(0)
})
