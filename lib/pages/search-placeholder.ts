import type { Answer } from '@/lib/contract/calls'
import { getIntl } from '@/lib/intl/server'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/market/languages'

/**
 * The placeholder of the search field: the setting search_bar_placeholder, which exists only for the default language; in other languages
 * the translated text.
 */
export function searchPlaceholder(language: Language, settings: Answer<'settings'>): string {
  return (
    (language === DEFAULT_LANGUAGE && settings['search_bar_placeholder']) ||
    getIntl(language).formatMessage({ id: 'layout.search_placeholder' })
  )
}
