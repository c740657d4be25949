/** An example of a business id by country, where its form is known to everybody; apart from the rules, whose library is large. */
export const BUSINESS_ID_EXAMPLES: Readonly<Record<string, string>> = {
  fi: '0112038-9',
  se: '556703-7485',
  dk: '13585628',
}
