import { countryOf, isPostalCodeBlocked } from './countries'

/** The format of postal codes in a country, an existing example, and the calling code. For hints beside the fields. */
interface AddressFormat {
  readonly postalCode: RegExp | null
  readonly example: string | null
  readonly callingCode: string | null
}

const digits = (count: number) => new RegExp(`^\\d{${count}}$`)

/** Countries without VAT that have as many digits as a member of the EU have their real ranges, so that fewer codes of the EU fit. */
const FORMATS: Readonly<Record<string, readonly [RegExp, string, string]>> = {
  fi: [digits(5), '00100', '+358'],
  se: [/^\d{3} ?\d{2}$/, '111 22', '+46'],
  de: [digits(5), '10115', '+49'],
  fr: [digits(5), '75001', '+33'],
  ee: [digits(5), '10111', '+372'],
  lv: [/^(LV-?)?\d{4}$/i, 'LV-1050', '+371'],
  lt: [/^(LT-?)?\d{5}$/i, 'LT-01100', '+370'],
  dk: [digits(4), '1050', '+45'],
  no: [digits(4), '0150', '+47'],
  at: [digits(4), '1010', '+43'],
  be: [digits(4), '1000', '+32'],
  bg: [digits(4), '1000', '+359'],
  hr: [digits(5), '10000', '+385'],
  cy: [digits(4), '1010', '+357'],
  cz: [/^\d{3} ?\d{2}$/, '110 00', '+420'],
  gr: [/^\d{3} ?\d{2}$/, '104 31', '+30'],
  hu: [digits(4), '1011', '+36'],
  ie: [/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, 'D02 AF30', '+353'],
  it: [digits(5), '00184', '+39'],
  lu: [/^(L-)?\d{4}$/i, '1111', '+352'],
  mt: [/^[A-Z]{3} ?\d{4}$/i, 'VLT 1117', '+356'],
  nl: [/^\d{4} ?[A-Z]{2}$/i, '1012 AB', '+31'],
  pl: [/^\d{2}-?\d{3}$/, '00-001', '+48'],
  pt: [/^\d{4}-?\d{3}$/, '1000-001', '+351'],
  ro: [digits(6), '010011', '+40'],
  sk: [/^\d{3} ?\d{2}$/, '811 01', '+421'],
  si: [digits(4), '1000', '+386'],
  es: [digits(5), '28001', '+34'],
  gb: [/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'SW1A 1AA', '+44'],
  ch: [digits(4), '8001', '+41'],
  li: [digits(4), '9490', '+423'],
  is: [digits(3), '101', '+354'],
  // 006 to 009 are Puerto Rico and the Virgin Islands, to which the shop does not deliver; 00610 is a code of Helsinki.
  us: [/^(00501|00544|(?!00)\d{5})(-\d{4})?$/, '10001', '+1'],
  ca: [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, 'K1A 0B1', '+1'],
  jp: [/^\d{3}-?\d{4}$/, '100-0001', '+81'],
  au: [digits(4), '2000', '+61'],
  nz: [digits(4), '1010', '+64'],
  kr: [/^(0[1-9]|[1-5]\d|6[0-3])\d{3}$/, '04524', '+82'],
  ru: [digits(6), '101000', '+7'],
  ua: [/^(?!00)\d{5}$/, '01001', '+380'],
  tr: [/^(0[1-9]|[1-7]\d|8[01])\d{3}$/, '34000', '+90'],
  rs: [/^(1[1-9]|2\d|3[0-8])\d{3}$/, '11000', '+381'],
  md: [/^(MD-?)?\d{4}$/i, 'MD-2001', '+373'],
  me: [/^8[1-5]\d{3}$/, '81000', '+382'],
  mk: [digits(4), '1000', '+389'],
  al: [digits(4), '1001', '+355'],
  ba: [/^[78]\d{4}$/, '71000', '+387'],
  ge: [digits(4), '0105', '+995'],
  il: [/^[1-9]\d{6}$/, '9103401', '+972'],
  sg: [digits(6), '049483', '+65'],
  za: [digits(4), '8001', '+27'],
}

/** Countries without postal codes: forms that ask for one are filled with zeros, or with China Post's code for Hong Kong. */
const NO_POSTAL_CODE = /^(0+|999077)$/

/**
 * Why a postal code cannot be one of the delivery country, so that goods and tax go to the same country; null when it can be, or is empty.
 * `format`: it does not look like the example. `unused`: the country has no postal codes.
 */
export function postalCodeProblem(
  country: string,
  text: string,
):
  | { readonly kind: 'blocked' }
  | { readonly kind: 'format'; readonly example: string }
  | { readonly kind: 'unused' }
  | null {
  const code = text.trim()
  if (code === '') return null
  if (isPostalCodeBlocked(country, code)) return { kind: 'blocked' }
  const { postalCode, example } = addressFormat(country)
  if (postalCode !== null && example !== null) return postalCode.test(code) ? null : { kind: 'format', example }
  return countryOf(country)?.postalCodeRequired === false && !NO_POSTAL_CODE.test(code) ? { kind: 'unused' } : null
}

/** The format of a lower-case country code; all null for a country that is not in the table. */
export function addressFormat(country: string): AddressFormat {
  const [postalCode = null, example = null, callingCode = null] = FORMATS[country] ?? []
  return { postalCode, example, callingCode }
}
