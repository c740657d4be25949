/**
 * Numbers of companies and organisations: VAT numbers and business ids with their check digits, and addresses of e-invoices. Loaded when
 * somebody orders for a company. For a country without a known rule every number is accepted.
 */
import * as jsvat from 'jsvat-next'

const COUNTRIES = [
  jsvat.austria,
  jsvat.belgium,
  jsvat.bulgaria,
  jsvat.croatia,
  jsvat.cyprus,
  jsvat.czechRepublic,
  jsvat.denmark,
  jsvat.estonia,
  jsvat.finland,
  jsvat.france,
  jsvat.germany,
  jsvat.greece,
  jsvat.hungary,
  jsvat.ireland,
  jsvat.italy,
  jsvat.latvia,
  jsvat.lithuania,
  jsvat.luxembourg,
  jsvat.malta,
  jsvat.netherlands,
  jsvat.poland,
  jsvat.portugal,
  jsvat.romania,
  jsvat.slovakiaRepublic,
  jsvat.slovenia,
  jsvat.spain,
  jsvat.sweden,
  jsvat.switzerland,
  jsvat.unitedKingdom,
]

const compact = (text: string) => text.toUpperCase().replace(/[\s.\-–]/g, '')
/** Greece writes EL, Switzerland CHE. */
const PREFIXES: Readonly<Record<string, string>> = { gr: 'EL', ch: 'CHE' }
const prefixOf = (country: string) => PREFIXES[country] ?? country.toUpperCase()

function isNumberOf(number: string): boolean | null {
  const { isSupportedCountry, isValid } = jsvat.checkVAT(number, COUNTRIES)
  return isSupportedCountry ? isValid : null
}

/** True when this may be a VAT number: with a country's prefix one of that country, else one of `country` (lower-case). */
export function isVatNumber(text: string, country: string): boolean {
  const number = compact(text)
  if (!/^[A-Z0-9+*]{4,20}$/.test(number)) return false
  const isPrefixed = /^[A-Z]{2}/.test(number)
  const code = isPrefixed ? number.slice(0, 2).replace('EL', 'GR') : country.toUpperCase()
  if (!COUNTRIES.some(({ codes }) => codes.includes(code))) return true
  return isNumberOf(isPrefixed ? number : `${prefixOf(country)}${number}`) === true
}

/** For each country whose VAT number can be computed from the business id: the function that does it. */
const BUSINESS_IDS: Readonly<Record<string, (digits: string) => string | null>> = {
  fi: (digits) => (/^\d{7,8}$/.test(digits) ? `FI${digits.padStart(8, '0')}` : null),
  se: (digits) => (/^\d{10}$/.test(digits) ? `SE${digits}01` : null),
  dk: (digits) => (/^\d{8}$/.test(digits) ? `DK${digits}` : null),
}

/** True when this may be a business id of `country`: its length and check digit where they are known (Finland, Sweden, Denmark). */
export function isBusinessId(text: string, country: string): boolean {
  const id = compact(text)
  const rule = BUSINESS_IDS[country]
  if (!rule) return /^[A-Z0-9/+]{4,20}$/.test(id)
  const number = rule(id)
  return number !== null && isNumberOf(number) === true
}

/** True for a possible address of e-invoices: an OVT (0037 and a Finnish business id), an IBAN, a GLN or a Peppol id. */
export function isEinvoiceAddress(text: string): boolean {
  const address = compact(text)
  const ovt = /^(?:0216:)?0037(\d{8})[A-Z0-9]{0,5}$/.exec(address)
  if (ovt) return isBusinessId(ovt[1] ?? '', 'fi')
  return /^[A-Z0-9:]{6,35}$/.test(address)
}

/** True for a possible code of an e-invoicing operator: a BIC, an OVT or an operator's own code. */
export function isEinvoiceOperator(text: string): boolean {
  return /^[A-Z0-9]{4,20}$/.test(compact(text))
}
