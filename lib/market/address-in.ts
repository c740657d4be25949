/** Postal addresses in the language of the page. */
import { COUNTRIES, countryName } from './countries'
import type { Language } from './languages'

let codes: ReadonlyMap<string, string> | null = null

/** The address of a brand with the name of its country, the part after the last comma, in a language; English names are known. */
export function addressIn(address: string, language: Language): string {
  codes ??= new Map(COUNTRIES.map(({ code }) => [countryName(code, 'en'), code]))
  const comma = address.lastIndexOf(',')
  const code = codes.get(address.slice(comma + 1).trim())
  return comma === -1 || code === undefined ? address : `${address.slice(0, comma)}, ${countryName(code, language)}`
}
