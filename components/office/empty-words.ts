/** What an empty value says, where it does not mean that there is nothing; which empty lists say what they are for. */
import type { IntlShape } from 'react-intl'

import type { OfficeValue, OfficeValues } from '@/lib/contract/schemas/office'

/** By kind of record and field: of no value, and of a list without anything in it. */
const WORDS: Readonly<Record<string, { readonly unset: string; readonly none?: string }>> = {
  'delivery-methods.countries': { unset: 'office.usual_countries', none: 'office.no_country' },
  'banners.languages': { unset: 'office.all_languages' },
  'banners.seasons': { unset: 'office.all_seasons' },
  'discount-codes.maxUses': { unset: 'office.unlimited' },
  'variants.price': { unset: 'office.no_price' },
}

/** A hidden variant has no price on purpose. */
const isMeant = (values: OfficeValues, name: string) => name === 'price' && values['isHidden'] === true

const isEmptyList = (value: OfficeValue | undefined) => Array.isArray(value) && value.length === 0

/** Null for a value that is there, and for most fields. */
export function emptyWord(intl: IntlShape, entity: string, name: string, values: OfficeValues): string | null {
  const words = WORDS[`${entity}.${name}`]
  const value = values[name]
  if (!words || isMeant(values, name)) return null
  if (value === null || value === undefined) return intl.formatMessage({ id: words.unset })
  return isEmptyList(value) ? intl.formatMessage({ id: words.none ?? words.unset }) : null
}

/** Kinds of record that the shop makes itself or that are too plain to explain. */
export const UNEXPLAINED: ReadonlySet<string> = new Set(['customers', 'people', 'settings'])
