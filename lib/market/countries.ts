/**
 * Delivery countries: currency, tax area, delivery methods and what an address needs. Country names come from Intl.DisplayNames;
 * `taxAreaId` refers to tax-areas.ts.
 */
import type { Currency } from './currencies'
import { localeOf, type Language } from './languages'

export const DELIVERY_METHODS = ['post_fi', 'home', 'store', 'express_fi', 'eu_parcel', 'international'] as const
type DeliveryMethodId = (typeof DELIVERY_METHODS)[number]

/** Tax area of Finland (spec 1 §9 "Default tax area"). */
export const DEFAULT_TAX_AREA = 1
/** The shared area of every country outside the European Union: sold without VAT. */
export const EXPORT_TAX_AREA = 50

interface CountryRow {
  /** ISO 3166-1 alpha-2, lower-case. */
  readonly code: string
  /** The country's own currency where the shop has it, else eur. */
  readonly currency: Currency
  readonly taxAreaId: number
  readonly isEu: boolean
  /** In the order they are offered. */
  readonly deliveryMethods: readonly DeliveryMethodId[]
  readonly postalCodeRequired: boolean
  /** An address needs a state, province or prefecture. */
  readonly hasStates: boolean
}

const FI: readonly DeliveryMethodId[] = ['post_fi', 'home', 'store', 'express_fi']
const EU: readonly DeliveryMethodId[] = ['eu_parcel', 'home']
const WORLD: readonly DeliveryMethodId[] = ['international']

function eu(
  code: string,
  taxAreaId: number,
  currency: Currency = 'eur',
  deliveryMethods = EU,
  postalCodeRequired = true,
): CountryRow {
  return { code, currency, taxAreaId, isEu: true, deliveryMethods, postalCodeRequired, hasStates: false }
}

function world(
  code: string,
  currency: Currency = 'eur',
  facts: { states?: true; noPostalCode?: true } = {},
): CountryRow {
  return {
    code,
    currency,
    taxAreaId: EXPORT_TAX_AREA,
    isEu: false,
    deliveryMethods: WORLD,
    postalCodeRequired: !facts.noPostalCode,
    hasStates: facts.states === true,
  }
}

/** Every delivery country: members of the European Union first, beginning with Finland. */
export const COUNTRIES: readonly CountryRow[] = [
  eu('fi', DEFAULT_TAX_AREA, 'eur', FI),
  eu('at', 2),
  eu('be', 3),
  eu('bg', 4),
  eu('hr', 5),
  eu('cy', 6),
  eu('cz', 7, 'czk'),
  eu('dk', 8, 'dkk'),
  eu('ee', 9),
  eu('fr', 10),
  eu('de', 11),
  eu('gr', 12),
  eu('hu', 13),
  eu('ie', 14),
  eu('it', 15),
  eu('lv', 16),
  eu('lt', 17),
  eu('lu', 18),
  eu('mt', 19),
  eu('nl', 20),
  eu('pl', 21, 'pln'),
  eu('pt', 22),
  eu('ro', 23),
  eu('sk', 24),
  eu('si', 25),
  eu('es', 26),
  eu('se', 27, 'sek'),
  world('no', 'nok'),
  world('ch', 'chf'),
  world('li', 'chf'),
  world('gb', 'gbp'),
  world('is'),
  world('us', 'usd', { states: true }),
  world('ca', 'cad', { states: true }),
  world('jp', 'jpy', { states: true }),
  world('au', 'aud', { states: true }),
  world('nz'),
  world('kr'),
  world('ru', 'rub'),
  world('by'),
  world('ua'),
  world('tr'),
  world('rs'),
  world('md'),
  world('me'),
  world('mk'),
  world('al'),
  world('ba'),
  world('ge'),
  world('il'),
  world('sg'),
  world('hk', 'eur', { noPostalCode: true }),
  world('ae', 'eur', { noPostalCode: true }),
  world('za'),
]

/**
 * Nothing is delivered there unless the shop decides otherwise: Regulations (EU) No 833/2014 and (EC) No 765/2006 ban the export of many
 * goods to them, among them outdoor and sports gear above certain prices.
 */
export const SANCTIONED_COUNTRIES: readonly string[] = ['ru', 'by']

/** All stores are here: what is collected in a store is sold here, with the tax of this country. */
export const STORE_COUNTRY = 'fi'

/** Spec 1 §9 "Default delivery fallback". */
export const DEFAULT_COUNTRY = 'fi'

const BY_CODE: ReadonlyMap<string, CountryRow> = new Map(COUNTRIES.map((row) => [row.code, row]))

/** The row of a lower-case country code, or null when the shop does not deliver there. */
export function countryOf(code: string): CountryRow | null {
  return BY_CODE.get(code) ?? null
}

/** True for a delivery country, lower-case. */
export function isCountry(value: unknown): value is string {
  return typeof value === 'string' && BY_CODE.has(value)
}

/** Spec 1 §3 `countryToCurrencyCode`: the currency of every delivery country. */
export const COUNTRY_TO_CURRENCY: Readonly<Record<string, Currency>> = Object.fromEntries(
  COUNTRIES.map((row) => [row.code, row.currency]),
)

const names = new Map<string, Intl.DisplayNames>()
/** Countries whose long name Chromium does not carry: it says the short one, and a page from the server would not fit its hydration. */
const SHORT_NAMED: ReadonlySet<string> = new Set(['hk'])

/** A country's name in a language, such as "Suomi"; the code in capitals when Intl has no name. */
export function countryName(code: string, language: Language): string {
  const style = SHORT_NAMED.has(code) ? 'short' : 'long'
  const key = `${language} ${style}`
  let display = names.get(key)
  if (!display) {
    display = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code', style })
    names.set(key, display)
  }
  return display.of(code.toUpperCase()) ?? code.toUpperCase()
}

/** Blocked postal codes by country: Northern Ireland (spec 3 §5). */
export function isPostalCodeBlocked(country: string, postalCode: string): boolean {
  return country === 'gb' && /^\s*bt\s*\d/i.test(postalCode)
}
