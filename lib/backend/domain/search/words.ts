/** Splits texts and queries into words, in the same way. Pure. */

const WORD = /\d+(?:\.\d+)?\p{L}*|\p{L}[\p{L}\p{M}\p{N}]*/gu
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ё: 'е',
}

/** Without accents, in lower case; Cyrillic letters are unchanged, except that ё becomes е. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßøæœđðłþё]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/(?<![\u0400-\u04ff])\p{M}+/gu, '')
    .normalize('NFC')
}

/** Words in lower case; numbers have their decimals (`27,5` is `27.5`), single letters are left out. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\.\d*?)0+(?!\d)/g, '$1')
  return (plain.match(WORD) ?? []).filter((word) => word.length > 1 || /\d/.test(word))
}

/** A number directly followed by its unit (`65l`) also matches the number alone. */
export function bareNumber(word: string): string | null {
  return /^(\d+(?:\.\d+)?)\p{L}{1,5}$/u.exec(word)?.[1] ?? null
}
