/** Opening hours in words: for the editor and the history. */
import type { IntlShape } from 'react-intl'

import type { OfficeValue } from '@/lib/contract/schemas/office'
import { isClosed, isSingleDay, type OpenHours } from '@/lib/market/opening-hours'

const WEEK = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** `Mo-Fr` with the reader's names of the days. */
export const spanText = (intl: IntlShape, span: string): string =>
  span.replace(/[A-Z][a-z]/g, (day) =>
    WEEK.includes(day)
      ? intl.formatDate(MONDAY + WEEK.indexOf(day) * DAY_MS, { weekday: 'short', timeZone: 'UTC' })
      : day,
  )

export const isOpenHours = (value: OfficeValue): boolean =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  ['days', 'opens', 'closes'].every((name) => typeof value[name] === 'string')

/** One row: `Mon-Fri 10:00–19:00`, or a single day that is closed. */
export function hoursText(intl: IntlShape, row: OpenHours): string {
  const days = isSingleDay(row.days)
    ? intl.formatDate(row.days, { dateStyle: 'medium', timeZone: 'UTC' })
    : spanText(intl, row.days)
  const hours = isClosed(row) ? intl.formatMessage({ id: 'office.hours_closed' }) : `${row.opens}–${row.closes}`
  return `${days} ${hours}`
}
