/** Telephone numbers are checked by the library only when a field is left: it weighs more than the page. */
import type { CountryCode } from 'libphonenumber-js/min'

/** False when this can be no telephone number, read as one of the country unless it begins with +. True while the library cannot be had. */
export async function isPossiblePhone(text: string, country: string): Promise<boolean> {
  try {
    const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min')
    const code = country.toUpperCase()
    const number = parsePhoneNumberFromString(text, isSupportedCountry(code) ? (code as CountryCode) : undefined)
    return number?.isPossible() ?? false
  } catch {
    return true
  }
}
