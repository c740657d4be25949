/** Lists whose records are each in one language: at first they have those of the reader's language alone. */
import type { Language } from '@/lib/market/languages'
import { readFilter, withQuery, writeFilter } from '@/lib/office/paths'

const BY_LANGUAGE: ReadonlySet<string> = new Set(['pages', 'keywords', 'search-terms'])
/** In an address, because without any word it would be the reader's language. */
const ALL = 'all'

/** What a filter that was chosen says in the address of the list. */
export const keptLanguage = (entity: string, field: string, chosen: string): string =>
  field === 'language' && chosen === '' && BY_LANGUAGE.has(entity) ? ALL : chosen

/** The filters of an address with the reader's language where nobody has filtered. */
export const inReadersLanguage = (entity: string, filter: string, reader: Language): string =>
  filter === '' && BY_LANGUAGE.has(entity) ? writeFilter({ language: reader }) : filter

/** The list as it is before anybody filters it, which nobody has to keep. */
export const isAtFirst = (entity: string, query: string, reader: Language): boolean =>
  `?${query}` === (withQuery({ filter: inReadersLanguage(entity, '', reader) }, {}) || '?')

/** The list in all languages. */
export const allLanguages = (entity: string): string => (BY_LANGUAGE.has(entity) ? writeFilter({ language: ALL }) : '')

/** Filters as the form and the shop have them: all languages are no filter. */
export function withoutAll(filter: string): Record<string, string> {
  const { language, ...others } = readFilter(filter)
  return language === ALL ? others : readFilter(filter)
}
