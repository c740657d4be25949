/** Texts of the database in one language. */
import type { Localized } from '@/lib/backend/domain/schema/types'
import type { Language } from '@/lib/market/languages'

/** The text in a language, else in English, else in Finnish, else in any that is not empty; '' without any. */
export function pick(texts: Localized | null | undefined, language: Language): string {
  if (!texts) return ''
  return texts[language] ?? texts.en ?? texts.fi ?? Object.values(texts).find((text) => text) ?? ''
}
