/** Delivery methods of a new shop, by country. Prices and days are a beginning: each can be given in the answers, and changed later. */
import type { deliveryMethods } from '@/lib/backend/domain/schema/orders'
import { COUNTRIES, countryOf, STORE_COUNTRY } from '@/lib/market/countries'
import { inEveryLanguage } from '@/lib/messages/all'

import type { Answers } from './answers'

type Row = typeof deliveryMethods.$inferInsert
export const KINDS = ['parcel', 'home'] as const
type Kind = (typeof KINDS)[number]

interface Template {
  readonly price: number
  readonly freeFrom: number | null
  readonly minDays: number
  readonly maxDays: number
}

/** Cents of EUR, and working days of transport from a warehouse in the Nordic countries. */
const HERE: Readonly<Record<Kind, Template>> = {
  parcel: { price: 490, freeFrom: 6_000, minDays: 1, maxDays: 3 },
  home: { price: 990, freeFrom: 15_000, minDays: 2, maxDays: 5 },
}
const NEAR: Readonly<Record<Kind, Template>> = {
  parcel: { price: 890, freeFrom: 12_000, minDays: 2, maxDays: 5 },
  home: { price: 1_490, freeFrom: 20_000, minDays: 3, maxDays: 6 },
}
const UNION: Readonly<Record<Kind, Template>> = {
  parcel: { price: 1_290, freeFrom: 20_000, minDays: 4, maxDays: 8 },
  home: { price: 1_790, freeFrom: 25_000, minDays: 4, maxDays: 8 },
}
const WORLD: Readonly<Record<Kind, Template>> = {
  parcel: { price: 1_990, freeFrom: null, minDays: 4, maxDays: 9 },
  home: { price: 2_990, freeFrom: null, minDays: 6, maxDays: 14 },
}
const BY_COUNTRY: Readonly<Record<string, Readonly<Record<Kind, Template>>>> = {
  fi: HERE,
  se: NEAR,
  dk: NEAR,
  de: UNION,
  fr: UNION,
  no: WORLD,
  gb: WORLD,
}

/** What the shop offers to a country that no answer says anything else about. */
export function templateOf(country: string): Readonly<Record<Kind, Template>> {
  return BY_COUNTRY[country] ?? (countryOf(country)?.isEu ? UNION : WORLD)
}

/** The template of a country with what the answers change; null: the shop does not offer it. */
function termsOf(country: string, kind: Kind, { delivery }: Answers): Template | null {
  const own = delivery[country]?.[kind] ?? {}
  if (own === false) return null
  const { freeFrom, ...template } = templateOf(country)[kind]
  const { price = template.price, minDays = template.minDays, maxDays = template.maxDays } = own
  return {
    price,
    minDays,
    maxDays: Math.max(minDays, maxDays),
    freeFrom: own.freeFrom === undefined ? freeFrom : own.freeFrom,
  }
}

function methodOf(country: string, kind: Kind, answers: Answers): Row[] {
  const terms = termsOf(country, kind, answers)
  if (terms === null) return []
  const isEu = countryOf(country)?.isEu === true
  return [
    {
      id: `${kind}_${country}`,
      kind: kind === 'parcel' ? 'locker' : 'home',
      names: inEveryLanguage(`setup.${kind}`),
      descriptions: inEveryLanguage(isEu ? `setup.${kind}_text` : 'setup.customs_text'),
      countries: [country],
      priceEur: terms.price,
      freeFromEur: terms.freeFrom,
      minDays: terms.minDays,
      maxDays: terms.maxDays,
      sortOrder: COUNTRIES.findIndex(({ code }) => code === country) * 10 + KINDS.indexOf(kind),
    },
  ]
}

/** The rows for the countries of the answers, and for collecting in the store. */
export function deliveryRows(answers: Answers): Row[] {
  const countries = [...new Set(answers.countries)]
  const collect: Row = {
    id: 'store',
    kind: 'store',
    names: inEveryLanguage('setup.collect'),
    descriptions: inEveryLanguage('setup.collect_text'),
    countries: [STORE_COUNTRY],
    priceEur: 0,
    freeFromEur: null,
    minDays: 0,
    maxDays: 3,
    isGreen: true,
    sortOrder: 5,
  }
  return [
    ...countries.flatMap((country) => KINDS.flatMap((kind) => methodOf(country, kind, answers))),
    ...(answers.store ? [collect] : []),
  ]
}
