import { type Language, LANGUAGES } from '@/lib/market/languages'

/** Ids of rows by slug or key. */
export type Ids = Record<string, number>

export const byKey = <T extends { id: number }>(rows: T[], key: keyof T): Ids =>
  Object.fromEntries(rows.map((row) => [String(row[key]), row.id]))

export function at(ids: Ids, key: string): number {
  const id = ids[key]
  if (id === undefined) throw new Error(`The seed has no ${key}.`)
  return id
}

/** One text in all languages, followed by the language's code so that tests can see which one they got. */
export const inAll = (text: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(text, language)])) as Record<Language, string>

export const inLanguage = (text: string, language: Language) => (language === 'en' ? text : `${text} ${language}`)
