import type { IntlShape } from 'react-intl'

import { isLanguage, LANGUAGE_TABLE } from '@/lib/market/languages'

/** The name of a field by its path; a text in one language with the language behind it. */
export function fieldLabel(intl: IntlShape, path: string): string {
  const [name = '', language] = path.split('.')
  const label = intl.formatMessage({ id: `office.field_${name}` })
  return isLanguage(language) ? `${label} (${LANGUAGE_TABLE[language].nativeName})` : label
}
