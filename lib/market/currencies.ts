/** Currencies the shop shows prices in, and how they round (spec 2 §9). */

export const CURRENCIES = [
  'eur',
  'usd',
  'gbp',
  'sek',
  'nok',
  'dkk',
  'chf',
  'pln',
  'czk',
  'jpy',
  'cad',
  'aud',
  'rub',
] as const
export type Currency = (typeof CURRENCIES)[number]

/** Default currency where only a country is known (spec 1 §5), and the currency the catalogue is priced in. */
export const BASE_CURRENCY: Currency = 'eur'

interface CurrencyRow {
  readonly code: Currency
  /** Number of decimals of the minor unit by ISO 4217 (eur 2, jpy 0). */
  readonly exponent: 0 | 2
  /** Spec 2 §9: converted amounts are rounded to whole units. */
  readonly whole: boolean
  /** Units of this currency for one euro; used until the back end's settings are loaded. At most 6 decimals are used. */
  readonly defaultRate: number
}

export const CURRENCY_TABLE: Readonly<Record<Currency, CurrencyRow>> = {
  eur: { code: 'eur', exponent: 2, whole: false, defaultRate: 1 },
  usd: { code: 'usd', exponent: 2, whole: false, defaultRate: 1.16 },
  gbp: { code: 'gbp', exponent: 2, whole: false, defaultRate: 0.87 },
  sek: { code: 'sek', exponent: 2, whole: true, defaultRate: 11 },
  nok: { code: 'nok', exponent: 2, whole: true, defaultRate: 11.7 },
  dkk: { code: 'dkk', exponent: 2, whole: true, defaultRate: 7.46 },
  chf: { code: 'chf', exponent: 2, whole: true, defaultRate: 0.93 },
  pln: { code: 'pln', exponent: 2, whole: true, defaultRate: 4.25 },
  czk: { code: 'czk', exponent: 2, whole: true, defaultRate: 24.3 },
  jpy: { code: 'jpy', exponent: 0, whole: true, defaultRate: 178 },
  cad: { code: 'cad', exponent: 2, whole: false, defaultRate: 1.62 },
  aud: { code: 'aud', exponent: 2, whole: false, defaultRate: 1.77 },
  rub: { code: 'rub', exponent: 2, whole: true, defaultRate: 93 },
}

const CURRENCY_SET: ReadonlySet<string> = new Set(CURRENCIES)

/** True for a currency of the table, lower-case. */
export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && CURRENCY_SET.has(value)
}

/** Minor units in one unit: 100, or 1 for jpy. */
export function minorPerUnit(currency: Currency): number {
  return CURRENCY_TABLE[currency].exponent === 0 ? 1 : 100
}
