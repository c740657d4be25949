/** Values of cells that several kinds of files have in common. */
import { plainText } from '@/lib/catalog/plain-text'
import { netPrice } from '@/lib/backend/domain/catalogue/net-price'
import { isDay, shopDay, shopMoment } from '@/lib/market/shop-time'
import { LANGUAGES, type Language } from '@/lib/market/languages'
import { DEFAULT_TAX_CLASS, VOUCHER_TAX_CLASS } from '@/lib/market/tax-areas'
import { metaDescription } from '@/lib/catalog/meta'

import { BadCell, because, type Reason } from '../product/faults'
import type { ProductPrice, ProductVariant, Texts } from '../product/shape'

const MAX_CENTS = 2_000_000_000
const COLOUR = /^(colou?r|väri|färg|farbe|couleur|цвет)$/i
const SIZE = /^(size|koko|storlek|größe|groesse|taille|pointure|размер)$/i
const SHORT_MAX = 75
/** How often texts may be escaped upon each other. */
const ESCAPED_AT_MOST = 3

export const TAX_CLASS = { standard: DEFAULT_TAX_CLASS, giftCard: VOUCHER_TAX_CLASS } as const

/** Plain text of a cell: without tags, and with its entities decoded, even if they were escaped twice. */
export function plain(text: string): string {
  let now = text
  for (let times = 0; times < ESCAPED_AT_MOST && /[<&]/.test(now); times += 1) {
    const next = plainText(now)
    if (next === now) break
    now = next
  }
  return now.trim()
}

/** HTML whose entities were escaped once too often: `B&amp;amp;R`. */
function undoubled(html: string): string {
  let now = html
  for (let times = 0; times < ESCAPED_AT_MOST; times += 1) {
    const next = now.replace(
      /&amp;(amp|quot|apos|nbsp|#\d{1,6}|[aeiouAEIOU](?:uml|acute|grave|circ|ring)|szlig);/g,
      '&$1;',
    )
    if (next === now) break
    now = next
  }
  return now
}

/** `2.490` is thousands to some shops and a fraction to others: guessed wrong, skis would be sold for two euros. */
const UNCLEAR = /^-?[1-9]\d{0,2}[.,]\d{3}$/

/** `9.99`, `9,99`, `1299`, `9.9900`, `1 299,00`; never a sign or an exponent. Cents, above zero. */
export function cents(text: string, column: string): number {
  if (UNCLEAR.test(text)) throw new BadCell('price_unclear', { column, value: text })
  const bare = /^\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?$/.test(text) ? text.replaceAll(/\s/g, '') : text
  const written = bare.replace(/^(\d+),(\d{1,2})$/, '$1.$2')
  if (!/^\d{1,8}(\.\d{1,2}0{0,4})?$/.test(written)) throw new BadCell('not_price', { column, value: text })
  const [whole = '0', fraction = ''] = written.split('.')
  const value = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  if (value <= 0 || value > MAX_CENTS) throw new BadCell('not_above_zero', { column, value: text })
  return value
}

/** Units in stock. Shops write oversold stock as a negative number; the stock is then 0. */
export function units(text: string, column: string): number {
  if (text === '') return 0
  if (UNCLEAR.test(text) || !/^-?\d{1,7}(?:\.0+)?$/.test(text)) throw new BadCell('not_whole', { column, value: text })
  const value = Math.max(0, Number(text))
  if (value > 1_000_000) throw new BadCell('too_many_units', { column, value: text })
  return value
}

const ISO_MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i

/**
 * A day or a moment, written in the order of ISO 8601: `1.12.2026` and `01/12/2026` would be read as the twelfth of January. Without an offset
 * it is of the shop's time; a day is its first moment.
 */
export function momentOf(text: string, column: string): Date {
  const [, day = '', time = '00:00', seconds = '', offset] = ISO_MOMENT.exec(text) ?? []
  const at = !isDay(day)
    ? new Date(NaN)
    : offset === undefined
      ? shopMoment(`${day}T${time}`)
      : new Date(`${day}T${time}${seconds}${offset.replace(/^(.\d{2})(\d{2})$/, '$1:$2').toUpperCase()}`)
  if (Number.isNaN(at.getTime())) throw new BadCell('not_day', { column, value: text })
  return at
}

export function truth(text: string, column: string, fallback: boolean): boolean {
  if (text === '') return fallback
  if (/^(true|yes|1)$/i.test(text)) return true
  if (/^(false|no|0)$/i.test(text)) return false
  throw new BadCell('not_truth', { column, value: text })
}

/** Why a bar code is left out; null: it is right. */
export function gtinProblem(text: string): Reason | null {
  if (/^\d[.,]\d+E\+?\d+$/i.test(text)) return because('gtin_shortened', { gtin: text })
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return because('gtin_length', { gtin: text })
  const digits = [...text].map(Number)
  const check = digits.pop()
  const sum = digits.reverse().reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0)
  const right = (10 - (sum % 10)) % 10
  return right === check ? null : because('gtin_check', { gtin: text, digit: right })
}

const lastDay = { minute: 0, day: '' }

/** Asked for each price, and computed once a minute. */
function dayOfNow(): string {
  const minute = Math.floor(Date.now() / 60_000)
  if (lastDay.minute !== minute) Object.assign(lastDay, { minute, day: shopDay() })
  return lastDay.day
}

/** Regular and reduced price in both areas. `now` includes the home market's VAT. */
export function pricesOf(now: number, compareAt: number | null, taxClass: number): ProductPrice[] {
  const today = dayOfNow()
  const regular = compareAt !== null && compareAt > now ? compareAt : now
  return ([1, 2] as const).flatMap((area) => {
    const inArea = (amount: number) => (area === 1 ? amount : netPrice(amount, taxClass, today))
    return [
      { area, kind: 'regular' as const, amount: inArea(regular) },
      { area, kind: 'discount' as const, amount: regular === now ? null : inArea(now) },
    ]
  })
}

export const inAll = (name: string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, name])) as Record<Language, string>

/** Options with the names that other shops give them; any third kind of choice is the type. */
export function optionsOf(
  options: readonly (readonly [name: string, value: string])[],
): Pick<ProductVariant, 'colour' | 'size' | 'type'> {
  const found = { colour: '', size: '', type: '' }
  for (const [name, given] of options) {
    const value = plain(given)
    if (value === '' || (name === 'Title' && value === 'Default Title')) continue
    if (COLOUR.test(name)) found.colour = value
    else if (SIZE.test(name)) found.size = value
    else found.type = found.type === '' ? value : `${found.type} / ${value}`
  }
  return {
    colour: found.colour === '' ? null : { names: inAll(found.colour) },
    size: found.size === '' ? null : { name: found.size },
    type: found.type === '' ? null : { names: inAll(found.type) },
  }
}

/** The texts of a product from the few that other shops have. */
export function textsOf(given: { title: string; html: string; short?: string; seo?: string }): Texts {
  const html = undoubled(given.html).trim()
  const text = plain(html)
  const short = plain(given.short ?? '') || (/^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text)
  return {
    name: plain(given.title),
    long_description_html: html === '' || /<\w/.test(html) ? html : `<p>${html}</p>`,
    short_description: short.length <= SHORT_MAX ? short : `${short.slice(0, SHORT_MAX - 1).trimEnd()}…`,
    meta_description: metaDescription(plain(given.seo ?? '') || text),
  }
}

/** Parts of a cell between a separator that a backslash protects. */
export const parts = (text: string, separator: string): string[] =>
  text
    .split(new RegExp(`(?<!\\\\)\\${separator}`))
    .map((part) => part.replaceAll('\\', '').trim())
    .filter(Boolean)
