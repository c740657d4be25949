/** Names as path segments: ASCII, lower case, words joined by dashes; German umlauts as ae oe ue, Russian transliterated. */
import type { Language } from '@/lib/market/languages'

const RUSSIAN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}
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
