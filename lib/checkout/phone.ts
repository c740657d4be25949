/** Check of telephone numbers. The library is loaded when the field is left, because it is larger than the page's own code. */
import type { CountryCode } from 'libphonenumber-js/min'

/** False when the text cannot be a telephone number, of the country unless it begins with +. True when the library fails to load. */
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
