import type { IntlShape } from 'react-intl'

import type { OfficeField } from '@/lib/contract/schemas/office'
import { isLanguage, LANGUAGE_TABLE } from '@/lib/market/languages'

import { optionLabel } from './show-value'

/** A picture's path is its picture; of redirects the path is the old address. The value of a ribbon is its colours, that of a code a sum. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'path picture': 'office.field_image',
  'value text': 'office.colours',
}

/** Where one name of a field means different things in lists. */
const OF_KIND: Readonly<Record<string, string>> = {
  'webhooks.url': 'office.field_webhook_url',
  'ribbons.value': 'office.field_ribbon_colours',
}

/** The name of a field of a record. Lists say which kind of record they have. */
export const nameOfField = (
  intl: IntlShape,
  { name, kind }: Pick<OfficeField, 'name' | 'kind'>,
  entity?: string,
): string =>
  intl.formatMessage({
    id: OF_KIND[`${entity}.${name}`] ?? OTHER_NAMES[`${name} ${kind}`] ?? `office.field_${name}`,
  })

/** Of what a price is told with its area and its kind; the area is said where it is not the one in which most shoppers buy. */
function priceLabel(intl: IntlShape, area: string, kind: string): string {
  const label = optionLabel(intl, kind)
  return area === '1' ? label : `${label} (${intl.formatMessage({ id: `office.area_price_${area}` })})`
}

/** The name of a field by its path; a text in one language with the language behind it. */
export function fieldLabel(intl: IntlShape, path: string): string {
  const [name = '', language, kind] = path.split('.')
  if (name === 'price' && language !== undefined && kind !== undefined) return priceLabel(intl, language, kind)
  const label = intl.formatMessage({ id: `office.field_${name}` })
  return isLanguage(language) ? `${label} (${LANGUAGE_TABLE[language].nativeName})` : label
}

/** Says in an empty field that finds records what can be found. */
export const findText = (intl: IntlShape, to: string | null): string =>
  to === null
    ? ''
    : intl.formatMessage({ id: 'office.find_what' }, { what: intl.formatMessage({ id: `office.entity_${to}` }) })
