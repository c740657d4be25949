/** What the form is filled with before anybody has typed: what the environment and the database have already, else usual values. */
import type pg from 'pg'

import type { Env } from '@/lib/config/env'
import { COUNTRIES, DEFAULT_COUNTRY } from '@/lib/market/countries'
import { CURRENCY_TABLE } from '@/lib/market/currencies'

import { EXAMPLE } from '../answers'
import { KINDS, templateOf } from '../delivery-templates'
import { answersIn } from '../environment'
import { countryControl, DAYS, OTHER_CURRENCIES, TERMS, wayOf } from './fields'
import { type Filled, type Values, withoutPasswords } from './read-form'

const euros = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

interface WayRow {
  readonly id: string
  readonly price_eur: number
  readonly free_from_eur: number | null
  readonly min_days: number
  readonly max_days: number
}

interface PlaceRow {
  readonly type: string
  readonly name: string
  readonly address: Readonly<Record<string, string>> | null
  readonly hours: readonly { readonly days: string; readonly opens: string; readonly closes: string }[] | null
}

function termsOf(at: string, { price_eur, free_from_eur, min_days, max_days }: Omit<WayRow, 'id'>): Values {
  const texts = [euros(price_eur), euros(free_from_eur), String(min_days), String(max_days)]
  return Object.fromEntries(TERMS.map((term, index) => [`${at}.${term}`, texts[index] ?? '']))
}

/** Prices, days and rates of the templates. */
function usualValues(): Values {
  const ways = COUNTRIES.flatMap(({ code }) =>
    KINDS.map((kind) => {
      const { price, freeFrom, minDays, maxDays } = templateOf(code)[kind]
      return termsOf(wayOf(code, kind), {
        price_eur: price,
        free_from_eur: freeFrom,
        min_days: minDays,
        max_days: maxDays,
      })
    }),
  )
  const rates = OTHER_CURRENCIES.map((currency) => [`rates.${currency}`, String(CURRENCY_TABLE[currency].defaultRate)])
  return Object.assign({ 'shop.origin': EXAMPLE.shop.origin }, ...ways, Object.fromEntries(rates)) as Values
}

function placeValues(of: 'warehouse' | 'store', { name, address, hours }: PlaceRow): Values {
  const times = (hours ?? []).filter(({ days }) => DAYS.some((known) => known === days))
  return {
    [`${of}.name`]: name,
    ...Object.fromEntries(
      ['street', 'postcode', 'city', 'phone'].map((part) => [`${of}.${part}`, address?.[part] ?? '']),
    ),
    ...Object.fromEntries(
      (of === 'store' ? times : []).flatMap(({ days, opens, closes }) => [
        [`store.hours.${days}.opens`, opens],
        [`store.hours.${days}.closes`, closes],
      ]),
    ),
  }
}

/** The countries that are delivered to, with their terms; a way that is missing is not offered. */
function deliveryValues(rows: readonly WayRow[]): Values {
  const values: Record<string, string> = {}
  for (const { code } of COUNTRIES) {
    const ways = KINDS.map((kind) => [wayOf(code, kind), rows.find(({ id }) => id === `${kind}_${code}`)] as const)
    if (ways.every(([, row]) => row === undefined)) continue
    values[countryControl(code)] = 'on'
    for (const [at, row] of ways) Object.assign(values, row ? termsOf(at, row) : { [`${at}.off`]: 'on' })
  }
  return values
}

/** What a shop's database knows of the answers. Reads only; throws when the tables are not there. */
export async function databaseValues(client: pg.Client): Promise<Values> {
  const { rows: places } = await client.query<PlaceRow>(
    `select type, name, address, hours from stores where type in ('warehouse', 'retail') order by id`,
  )
  const { rows: ways } = await client.query<WayRow>(
    `select id, price_eur, free_from_eur, min_days, max_days from delivery_methods`,
  )
  const { rows: rates } = await client.query<{ currency: string; rate: string }>(
    `select currency, rate::text from currency_rates`,
  )
  const { rows: people } = await client.query<{ email: string; language: string }>(
    `select email::text, language from customers where is_admin and is_active order by id limit 1`,
  )
  const warehouse = places.find(({ type }) => type === 'warehouse')
  const store = places.find(({ type }) => type === 'retail')
  const [administrator] = people
  return {
    ...(warehouse && placeValues('warehouse', warehouse)),
    ...(store && placeValues('store', store)),
    ...deliveryValues(ways),
    ...Object.fromEntries(rates.map(({ currency, rate }) => [`rates.${currency}`, String(Number(rate))])),
    ...(administrator && {
      'administrator.email': administrator.email,
      'administrator.language': administrator.language,
    }),
  }
}

/** `rows`: what `databaseValues` found; null where there is no database yet. */
export function presentValues(env: Env, rows: Values | null): Filled {
  const found = rows ?? {}
  const isNew = !COUNTRIES.some(({ code }) => found[countryControl(code)] !== undefined)
  return withoutPasswords({
    ...usualValues(),
    ...(isNew ? { [countryControl(DEFAULT_COUNTRY)]: 'on' } : {}),
    ...found,
    ...answersIn(env),
  })
}
