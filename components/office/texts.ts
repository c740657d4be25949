/** Texts in six languages as a form has them. */
import type { OfficeField, OfficePatch, OfficeValue, OfficeValues } from '@/lib/contract/schemas/office'
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '@/lib/market/languages'

export type Texts = Partial<Record<Language, string>>

export const textsOf = (value: OfficeValue | undefined): Texts =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Texts) : {}

/** The field of a product that says which of its languages a machine translated, and from which one. */
export const MARKS = 'autoTranslated'
export const marksOf = (values: OfficeValues): Texts => textsOf(values[MARKS])

/** Who works in Finnish reads and writes Finnish first. */
export const byReader = (locale: string): readonly Language[] =>
  LANGUAGES.toSorted((a, b) => Number(locale.startsWith(b)) - Number(locale.startsWith(a)))

/** The texts that the mark is about. */
export const MARKED: ReadonlySet<string> = new Set([
  'name',
  'tagline',
  'shortDescription',
  'longDescriptionHtml',
  'metaDescription',
  'modelNotice',
])

/** What is translated from: the reader's own language, else the shop's, else the first that has a text; null without any text. */
export function sourceFor(locale: string, texts: Texts): Language | null {
  const [own = DEFAULT_LANGUAGE] = byReader(locale)
  return [own, DEFAULT_LANGUAGE, ...LANGUAGES].find((code) => texts[code]) ?? null
}

/** The language by which others are outdated: the same for everybody. */
export const measureOf = (texts: Texts): Language | null =>
  [DEFAULT_LANGUAGE, ...LANGUAGES].find((code) => texts[code]) ?? null

/**
 * Marks that stay although a text of their language is changed: they are sent as they are, because the shop takes away what a change does not
 * name.
 */
export function keptMarks(fields: readonly OfficeField[], values: OfficeValues, patch: OfficePatch): OfficePatch {
  if (!fields.some(({ name }) => name === MARKS)) return []
  const named = new Set(patch.map(({ path }) => path))
  const written = patch.flatMap(({ path }) => {
    const [name = '', code] = path.split('.')
    return MARKED.has(name) && isLanguage(code) && marksOf(values)[code] ? [code] : []
  })
  return [...new Set(written)]
    .map((code) => ({
      path: `${MARKS}.${code}`,
      from: marksOf(values)[code] ?? null,
      to: marksOf(values)[code] ?? null,
    }))
    .filter(({ path }) => !named.has(path))
}
