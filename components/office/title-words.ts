import type { IntlShape } from 'react-intl'

import { codedName, currencyChoices } from './choice-names'

/** Of the parts of an id. */
const SEPARATOR = '~'

function taxRateTitle(intl: IntlShape, id: string): string | null {
  const [area = '', taxClass = '', day = '', ...others] = id.split(SEPARATOR)
  if (day === '' || others.length > 0) return null
  const [country, name] = [codedName(intl, 'taxAreaId', area), codedName(intl, 'taxClass', taxClass)]
  const from = intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' })
  return intl.formatMessage(
    { id: 'office.tax_rate_title' },
    { area: country ?? area, taxClass: name ?? taxClass, day: from },
  )
}

/** What a record is called where its name is made of codes that have words in the reader's language; else the name that it has. */
export function titleInWords(intl: IntlShape, entity: string, id: string, title: string): string {
  return (entity === 'tax-rates' ? taxRateTitle(intl, id) : null) ?? (title || id)
}

/**
 * The same above the form of a record, with the name of a currency: the server alone writes it there, and browsers call some currencies
 * otherwise.
 */
export function pageTitle(intl: IntlShape, entity: string, id: string, title: string): string {
  const currency = entity === 'currency-rates' ? currencyChoices(intl).find(({ value }) => value === id) : undefined
  return currency?.label ?? titleInWords(intl, entity, id, title)
}

const DAY = /\b\d{4}-\d\d-\d\d\b/g

/** A text with the days in it as the reader writes them. */
export const daysInWords = (intl: IntlShape, text: string): string =>
  text.replace(DAY, (day) =>
    Number.isNaN(Date.parse(day)) ? day : intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' }),
  )
