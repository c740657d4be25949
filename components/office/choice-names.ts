/** Names of what fields hold as codes: countries, currencies, areas and classes of VAT, languages. */
import type { IntlShape } from 'react-intl'

import type { OfficeValue } from '@/lib/contract/schemas/office'
import { COUNTRIES, countryName } from '@/lib/market/countries'
import { isLanguage, LANGUAGE_TABLE } from '@/lib/market/languages'
import { TAX_AREAS, TAX_CLASSES } from '@/lib/market/tax-areas'

export const COUNTRY_LISTS: ReadonlySet<string> = new Set(['countries', 'blockedCountries', 'allowedCountries'])

const languageOf = ({ locale }: IntlShape) => {
  const code = locale.slice(0, 2)
  return isLanguage(code) ? code : 'en'
}

const countryIn = (intl: IntlShape, code: string) =>
  /^[a-z]{2}$/i.test(code) ? countryName(code, languageOf(intl)) : code

/** The country of a VAT area, or all countries outside of the European Union. */
function taxAreaName(intl: IntlShape, id: number): string {
  const area = TAX_AREAS.find((one) => one.id === id)
  if (!area) return String(id)
  return area.country === null ? intl.formatMessage({ id: 'office.tax_area_export' }) : countryIn(intl, area.country)
}

/** By name, in the reader's language. */
export const taxAreaChoices = (intl: IntlShape) =>
  TAX_AREAS.map(({ id }) => ({ value: String(id), label: taxAreaName(intl, id) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, intl.locale),
  )

export const countryChoices = (intl: IntlShape) =>
  COUNTRIES.map(({ code }) => ({ value: code, label: countryIn(intl, code) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, intl.locale),
  )

function taxClassName(intl: IntlShape, value: number): string {
  return TAX_CLASSES.some((one) => one === value)
    ? intl.formatMessage({ id: `office.tax_class_${value}` })
    : String(value)
}

/** The name of a field's value where the value itself is a code; null for other fields. */
export function codedName(intl: IntlShape, field: string, value: OfficeValue | undefined): string | null {
  if (value === null || value === undefined || value === '') return null
  if (COUNTRY_LISTS.has(field) && Array.isArray(value))
    return value.map((code) => countryIn(intl, String(code))).join(', ')
  if (field === 'currency') return String(value).toUpperCase()
  if (field === 'country') return countryIn(intl, String(value))
  if (field === 'taxAreaId') return taxAreaName(intl, Number(value))
  if (field === 'taxClass') return taxClassName(intl, Number(value))
  return field === 'language' && isLanguage(String(value)) ? LANGUAGE_TABLE[value as 'fi'].nativeName : null
}
