/** Which language of a text the others are measured by, and translated from. */
import type { OfficeValue } from '@/lib/contract/schemas/office'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/market/languages'

import { allFields, type Entity, isLocalized, type Values } from './entity'

/** The shop's own language first: the same for everybody, so that two people never see different marks. */
export const SOURCE_ORDER: readonly Language[] = [
  DEFAULT_LANGUAGE,
  ...LANGUAGES.filter((code) => code !== DEFAULT_LANGUAGE),
]

export const textOf = (value: OfficeValue | undefined, language: Language): string => {
  const texts = value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
  const text = texts[language]
  return typeof text === 'string' ? text : ''
}

/** The first language with a text; `last` are taken where no other has one. */
export function sourceOf(value: OfficeValue | undefined, last: ReadonlySet<string> = new Set()): Language | null {
  const written = SOURCE_ORDER.filter((code) => textOf(value, code) !== '')
  return written.find((code) => !last.has(code)) ?? written[0] ?? null
}

/** Names of the fields with a text for each language that people write. */
export const textFieldsOf = (entity: Entity): readonly string[] =>
  Object.entries(allFields(entity))
    .filter(([name, field]) => isLocalized(field) && !field.isReadOnly && name !== entity.machine?.marks)
    .map(([name]) => name)

export const hasText = (values: Values, names: readonly string[], language: string): boolean =>
  names.some((name) => textOf(values[name], language as Language) !== '')
