/** A value of a field as text: in lists, in the history. */
import type { IntlShape } from 'react-intl'

import type { OfficeField, OfficeValue } from '@/lib/contract/schemas/office'
import { shopTimeZone } from '@/lib/market/shop-time'

type Kind = OfficeField['kind']

const TEXT_MAX = 200
const short = (text: string) => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text)

/** A text in the reader's language, or in English, or in any. */
function inLanguage(value: Record<string, unknown>, language: string): string {
  const texts = Object.values(value).filter((text): text is string => typeof text === 'string')
  const own = value[language] ?? value['en'] ?? texts[0]
  return typeof own === 'string' ? own : JSON.stringify(value)
}

/** The label of a choice, or the value itself where it has none. */
export function optionLabel(intl: IntlShape, value: string): string {
  const id = `office.option_${value}`
  return intl.messages[id] === undefined ? value : intl.formatMessage({ id })
}

function listed(intl: IntlShape, values: readonly OfficeValue[]): string {
  return values
    .map((value) => (typeof value === 'string' ? optionLabel(intl, value) : JSON.stringify(value)))
    .join(', ')
}

/** Empty for nothing. `kind` decides about money and moments. */
export function showValue(intl: IntlShape, kind: Kind | undefined, value: OfficeValue | undefined): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'office.yes' : 'office.no' })
  if (typeof value === 'number')
    return kind === 'cents'
      ? intl.formatNumber(value / 100, { style: 'currency', currency: 'EUR' })
      : intl.formatNumber(value, { useGrouping: kind !== 'reference' })
  if (Array.isArray(value)) return short(listed(intl, value))
  if (typeof value === 'object') return short(inLanguage(value, intl.locale.slice(0, 2)))
  if (kind === 'moment')
    return intl.formatDate(value, { dateStyle: 'short', timeStyle: 'short', timeZone: shopTimeZone() })
  return kind === 'choice' ? optionLabel(intl, value) : short(value.replace(/<[^>]+>/g, ' '))
}
