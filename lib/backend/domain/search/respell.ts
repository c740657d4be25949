/** Other spellings of a word: typed with the wrong keyboard layout, or in the letters of another alphabet. Pure. */
import type { Language } from '@/lib/market/languages'

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const keyed = (from: string, to: string) => (text: string) =>
  [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
const toCyrillicKeys = keyed(LATIN_KEYS, CYRILLIC_KEYS)
const toLatinKeys = keyed(CYRILLIC_KEYS, LATIN_KEYS)

/** Longer combinations come first. */
const SOUNDS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['ts', 'ц'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['yo', 'е'],
  ['ye', 'е'],
  ['a', 'а'],
  ['b', 'б'],
  ['v', 'в'],
  ['w', 'в'],
  ['g', 'г'],
  ['d', 'д'],
  ['e', 'е'],
  ['z', 'з'],
  ['i', 'и'],
  ['j', 'й'],
  ['y', 'ы'],
  ['k', 'к'],
  ['c', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['f', 'ф'],
  ['h', 'х'],
  ['x', 'кс'],
]
const SOFT: Readonly<Record<string, string>> = { ь: '', ъ: '', э: 'e', ё: 'e', х: 'h', щ: 'sch', ц: 'ts' }

/** A Russian word in Latin letters as it is written. */
export function inCyrillic(text: string): string {
  let written = ''
  for (let at = 0; at < text.length; ) {
    const sound = SOUNDS.find(([latin]) => text.startsWith(latin, at))
    written += sound?.[1] ?? text[at] ?? ''
    at += sound?.[0].length ?? 1
  }
  return written
}

/** A word in Cyrillic letters as it is written in Latin ones. */
export const inLatin = (text: string): string =>
  [...text].map((letter) => SOFT[letter] ?? SOUNDS.find(([, cyrillic]) => cyrillic === letter)?.[0] ?? letter).join('')

/** Words of Latin letters with signs that are letters on a Russian keyboard, and the Russian words of the same keys. */
export function keyedWords(query: string, language: Language): { typed: string; word: string }[] {
  if (language !== 'ru') return []
  return (query.match(/\S+/g) ?? [])
    .filter((typed) => /^[a-z[\];',.`]+$/i.test(typed) && /[a-z]/i.test(typed) && /[[\];',.`]/.test(typed))
    .map((typed) => ({ typed, word: toCyrillicKeys(typed.toLowerCase()) }))
}

const hasCyrillic = (text: string) => /[\u0400-\u04ff]/.test(text)

/** What a word can be that makes no sense as it was typed. */
export function respellings(word: string, language: Language): string[] {
  if (hasCyrillic(word)) return [toLatinKeys(word), inLatin(word)]
  return language === 'ru' ? [toCyrillicKeys(word), inCyrillic(word)] : []
}
