/** A value of a field as text: in lists, in the history. */
import type { IntlShape } from 'react-intl'

import type { OfficeField, OfficeValue } from '@/lib/contract/schemas/office'
import { BASE_CURRENCY, isCurrency } from '@/lib/market/currencies'
import { formatPrice } from '@/lib/market/format'
import { isLanguage } from '@/lib/market/languages'
import type { OpenHours } from '@/lib/market/opening-hours'
import { shopTimeZone } from '@/lib/market/shop-time'

import { hoursText, isOpenHours } from './hours-text'

type Kind = OfficeField['kind']

const TEXT_MAX = 200
const short = (text: string) => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text)

/** What several values say, one after the other: `A1, 640, 2`. */
function saidBy(intl: IntlShape, value: OfficeValue | undefined): string {
  if (Array.isArray(value)) return value.map((one) => saidBy(intl, one)).join(', ')
  if (value !== null && typeof value === 'object') {
    if (isOpenHours(value)) return hoursText(intl, value as unknown as OpenHours)
    const own = inLanguage(value, intl.locale.slice(0, 2))
    if (own !== null) return own
    return Object.values(value)
      .map((one) => saidBy(intl, one))
      .filter(Boolean)
      .join(', ')
  }
  return typeof value === 'string' ? optionLabel(intl, value) : showValue(intl, undefined, value)
}

/** Of texts by language the one in the reader's, or in English, or any; null for other values. */
function inLanguage(value: Readonly<Record<string, OfficeValue>>, language: string): string | null {
  const names = Object.keys(value)
  if (names.length === 0 || !names.every((name) => isLanguage(name))) return null
  const own = value[language] ?? value['en'] ?? Object.values(value)[0]
  return typeof own === 'string' ? own : null
}

/** The label of a choice, or the value itself where it has none. */
export function optionLabel(intl: IntlShape, value: string): string {
  const id = `office.option_${value}`
  return intl.messages[id] === undefined ? value : intl.formatMessage({ id })
}

/** An amount in its own currency, with the decimals that an account has. */
export function moneyText(intl: IntlShape, amount: number, currency: string): string {
  const language = intl.locale.slice(0, 2)
  return formatPrice(
    amount,
    isCurrency(currency) ? currency : BASE_CURRENCY,
    isLanguage(language) ? language : 'en',
    'delivery',
  )
}

function isMoney(value: OfficeValue): value is { amount: number; currency: string } {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value
}

/** A day without a time, as the shop keeps it. */
const DAY = /^\d{4}-\d\d-\d\d$/

/** Empty for nothing. `kind` decides about money and moments. */
export function showValue(intl: IntlShape, kind: Kind | undefined, value: OfficeValue | undefined): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'office.yes' : 'office.no' })
  if (typeof value === 'number')
    return kind === 'cents'
      ? intl.formatNumber(value / 100, { style: 'currency', currency: 'EUR' })
      : intl.formatNumber(value, { useGrouping: kind !== 'reference' })
  if (kind === 'money' && isMoney(value)) return moneyText(intl, value.amount, value.currency)
  if (typeof value === 'object') return short(saidBy(intl, value))
  if (kind === 'moment')
    return intl.formatDate(value, { dateStyle: 'short', timeStyle: 'short', timeZone: shopTimeZone() })
  if (DAY.test(value)) return intl.formatDate(value, { dateStyle: 'short', timeZone: 'UTC' })
  return kind === 'choice' ? optionLabel(intl, value) : short(value.replace(/<[^>]+>/g, ' '))
}
