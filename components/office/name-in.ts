/** A text in the reader's language, else in English, else in any. */
export const nameIn = (names: Readonly<Record<string, string>>, locale: string): string =>
  names[locale.slice(0, 2)] ?? names['en'] ?? Object.values(names)[0] ?? ''
