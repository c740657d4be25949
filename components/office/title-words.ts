import type { IntlShape } from 'react-intl'

import { codedName } from './choice-names'

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
