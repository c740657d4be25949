import type { Language } from './languages'

/**
 * A text in which no line begins with a sign that belongs to the word before it. French has a space before colon, semicolon, question mark,
 * exclamation mark and closing quotation mark, and after an opening one; in every language a unit belongs to its number.
 */
export function joinSigns(text: string, language: Language): string {
  const joined = text.replace(/(?<=\d) (?=[€%])/g, '\u00a0')
  return language === 'fr' ? joined.replace(/ (?=[:;?!»])/g, '\u00a0').replace(/« /g, '«\u00a0') : joined
}
