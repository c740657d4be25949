/** An example of a business id for each country with a known format. Not in company-numbers.ts, because that file loads a large library. */
export const BUSINESS_ID_EXAMPLES: Readonly<Record<string, string>> = {
  fi: '0112038-9',
  se: '556703-7485',
  dk: '13585628',
}
