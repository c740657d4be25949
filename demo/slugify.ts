/** Names as path segments: ASCII, lower case, words joined by dashes; German umlauts as ae oe ue, Russian transliterated. */
import { RUSSIAN } from '@/lib/catalog/slug'
import type { Language } from '@/lib/market/languages'

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const SHARED: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o' }

/** The slug of a name in a language. */
export function slugify(name: string, language: Language): string {
  const own = language === 'ru' ? RUSSIAN : language === 'de' ? GERMAN : SHARED
  const plain = [...name.toLowerCase()].map((char) => own[char] ?? SHARED[char] ?? char).join('')
  return plain
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
