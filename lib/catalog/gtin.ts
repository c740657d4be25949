/** First digits, of a number of thirteen, that GS1 keeps for use within a company or region, and for coupons. */
const NOT_FOR_PUBLIC = /^(?:0[24]|05|2|98[1-4]|99)/
/** The same for a number of eight digits. */
const NOT_FOR_PUBLIC_8 = /^[02]/

/** True for a number of 8, 12, 13 or 14 digits whose last digit is the check digit of the others (GS1 General Specifications 7.9). */
function hasCheckDigit(code: string): boolean {
  const digits = [...code.padStart(14, '0')].map(Number)
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** True for a number with the digits and the check digit of a GTIN, whoever it belongs to. */
export const isGtin = (code: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(code) && hasCheckDigit(code)

/**
 * True for a GTIN that names an article everywhere: search engines refuse a wrong check digit and numbers that every shop gives away by
 * itself.
 */
export function isPublicGtin(code: string | null): code is string {
  if (code === null || !isGtin(code)) return false
  return code.length === 8 ? !NOT_FOR_PUBLIC_8.test(code) : !NOT_FOR_PUBLIC.test(code.padStart(14, '0').slice(1))
}
