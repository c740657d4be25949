/** Names of what fields hold as codes: countries, currencies, areas and classes of VAT, price areas, languages, ratings. */
import type { IntlShape } from 'react-intl'

import type { OfficeValue } from '@/lib/contract/schemas/office'
import { COUNTRIES, countryName } from '@/lib/market/countries'
import { BASE_CURRENCY, CURRENCIES } from '@/lib/market/currencies'
import { isLanguage, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'
import { TAX_AREAS, TAX_CLASSES } from '@/lib/market/tax-areas'

import { begins, named } from './marks'

const PRICE_AREAS = [1, 2]

export const COUNTRY_LISTS: ReadonlySet<string> = new Set(['countries', 'blockedCountries', 'allowedCountries'])

export const languageOf = ({ locale }: IntlShape) => {
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

/** The currencies that the shop shows prices in, but for the one that the prices are in. */
export const currencyChoices = (intl: IntlShape) =>
  CURRENCIES.filter((code) => code !== BASE_CURRENCY).map((code) => {
    const sign = code.toUpperCase()
    return { value: code, label: named(sign, intl.formatDisplayName(sign, { type: 'currency' }) ?? sign) }
  })

const priceAreaName = (intl: IntlShape, value: number): string =>
  PRICE_AREAS.includes(value) ? intl.formatMessage({ id: `office.area_price_${value}` }) : String(value)

function taxClassName(intl: IntlShape, value: number): string {
  return TAX_CLASSES.some((one) => one === value)
    ? intl.formatMessage({ id: `office.tax_class_${value}` })
    : String(value)
}

interface Choice {
  readonly value: string
  readonly label: string
}

const coded = (intl: IntlShape, field: string, values: readonly (string | number)[]): readonly Choice[] =>
  values.map((value) => ({ value: String(value), label: codedName(intl, field, value) ?? String(value) }))

const FILTERS: Readonly<Record<string, (intl: IntlShape) => readonly Choice[]>> = {
  taxAreaId: taxAreaChoices,
  taxClass: (intl) => coded(intl, 'taxClass', TAX_CLASSES),
  priceArea: (intl) => coded(intl, 'priceArea', PRICE_AREAS),
  language: (intl) => coded(intl, 'language', LANGUAGES),
  textsMissing: (intl) => coded(intl, 'language', LANGUAGES),
  textsOutdated: (intl) => coded(intl, 'language', LANGUAGES),
  country: countryChoices,
  countries: countryChoices,
}

/** What a list can be filtered by where a field holds one of the codes above; null for other fields. */
export const filterChoices = (intl: IntlShape, field: string): readonly Choice[] | null =>
  Object.hasOwn(FILTERS, field) ? (FILTERS[field]?.(intl) ?? null) : null

/** Where a product comes from: the back office, the demo, or a file, which may have a name. */
function sourceName(intl: IntlShape, value: string): string {
  const [kind = '', name] = value.split(':')
  const id = `office.source_${kind}`
  if (intl.messages[id] === undefined) return value
  const text = intl.formatMessage({ id })
  return name === undefined ? text : named(text, name)
}

/** A key can have dozens, which its own page lists. */
const CODES_SAID = 4
/** Where a list of codes has a name for each. */
const WORD_LISTS: Readonly<Record<string, string>> = { permissions: 'permission', events: 'event' }

/** What a key may do, what a webhook is told. A code that this version of the shop does not know stays as it is. */
function codeNames(intl: IntlShape, word: string, codes: readonly OfficeValue[]): string {
  const names = codes.map((code) => {
    const id = `office.${word}_${String(code).replaceAll('.', '_')}`
    return intl.messages[id] === undefined ? String(code) : intl.formatMessage({ id })
  })
  const said = names.slice(0, CODES_SAID).join(', ')
  return names.length > CODES_SAID ? begins(said) : said
}

const LANGUAGE_FIELDS: ReadonlySet<string> = new Set(['language', 'languages', 'autoTranslated'])

const languageName = (code: string) => (isLanguage(code) ? LANGUAGE_TABLE[code].nativeName : null)

/** The names of several codes; null for fields whose values are no codes. */
function codedNames(intl: IntlShape, field: string, codes: readonly OfficeValue[]): string | null {
  if (COUNTRY_LISTS.has(field)) return codes.map((code) => countryIn(intl, String(code))).join(', ')
  if (LANGUAGE_FIELDS.has(field)) return codes.map((code) => languageName(String(code)) ?? String(code)).join(', ')
  const word = WORD_LISTS[field]
  return word === undefined ? null : codeNames(intl, word, codes)
}

/** Of fields whose values are all codes. */
const NAMES: Readonly<Record<string, (intl: IntlShape, value: OfficeValue) => string>> = {
  currency: (_intl, value) => String(value).toUpperCase(),
  country: (intl, value) => countryIn(intl, String(value)),
  taxAreaId: (intl, value) => taxAreaName(intl, Number(value)),
  priceArea: (intl, value) => priceAreaName(intl, Number(value)),
  taxClass: (intl, value) => taxClassName(intl, Number(value)),
  source: (intl, value) => sourceName(intl, String(value)),
}

/** The name of a field's value where the value itself is a code; null for other fields. */
export function codedName(intl: IntlShape, field: string, value: OfficeValue | undefined): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return codedNames(intl, field, value)
  if (Object.hasOwn(NAMES, field)) return NAMES[field]?.(intl, value) ?? null
  // As shoppers gave it: half stars of five.
  if (field === 'rating' && typeof value === 'number')
    return intl.formatMessage({ id: 'office.rating_of' }, { rating: value })
  if (field === 'autoTranslated' && value === 'unknown') return intl.formatMessage({ id: 'office.translated_unknown' })
  return LANGUAGE_FIELDS.has(field) ? languageName(String(value)) : null
}
