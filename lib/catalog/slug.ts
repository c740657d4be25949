/** The apostrophe of “women's” and “don't” divides no words, as that of « l'eau » does. */
const ENGLISH_ENDING = /(?<=[a-z])['’ʼ](?=(?:s|t|d|m|re|ve|ll)?(?![a-z]))/g

/** A slug from a name: lower-case ASCII words with dashes; `fallback` when nothing is left of it. */
export function slugOf(name: string, fallback: string): string {
  const bare = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .toLowerCase()
  return (
    bare
      .replace(ENGLISH_ENDING, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || fallback
  )
}

/** Russian letters as passports write them. */
export const RUSSIAN: Readonly<Record<string, string>> = {
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

/** The word of an address for a title in any of the languages; empty when nothing is left of it. */
export function addressOf(title: string): string {
  const latin = [...title.toLowerCase().normalize('NFC')].map((letter) => RUSSIAN[letter] ?? letter).join('')
  return slugOf(latin, '').replace(/-$/, '')
}
