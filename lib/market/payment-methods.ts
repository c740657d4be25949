/**
 * Payment methods of a country, in the order that the law of Finland and Sweden requires, used in every country: methods without credit,
 * with possible credit, with credit.
 */
export type PaymentMethodId = 'bank' | 'swish' | 'card' | 'mobilepay' | 'paypal' | 'klarna' | 'invoice'

interface PaymentMethodRow {
  readonly id: PaymentMethodId
  /** Whether this method can mean buying on credit. */
  readonly credit: 'none' | 'possible' | 'credit'
  /** Null: everywhere. */
  readonly countries: readonly string[] | null
  readonly organisationsOnly?: true
}

const EURO_BANKS = [
  'fi',
  'ee',
  'lv',
  'lt',
  'de',
  'at',
  'nl',
  'be',
  'fr',
  'it',
  'es',
  'ie',
  'lu',
  'sk',
  'si',
  'pt',
  'gr',
  'mt',
  'cy',
  'hr',
]
const KLARNA = ['fi', 'se', 'no', 'dk', 'de', 'at', 'nl', 'be', 'fr', 'it', 'es', 'pl', 'ie', 'pt', 'gb', 'us', 'ch']

/** In the order that the law requires: without credit, possible credit, credit. A card can be debit or credit, so it may involve credit. */
const METHODS: readonly PaymentMethodRow[] = [
  { id: 'bank', credit: 'none', countries: [...EURO_BANKS, 'se', 'dk', 'no', 'pl', 'cz'] },
  { id: 'swish', credit: 'none', countries: ['se'] },
  { id: 'card', credit: 'possible', countries: null },
  { id: 'mobilepay', credit: 'possible', countries: ['fi', 'dk'] },
  { id: 'paypal', credit: 'possible', countries: null },
  { id: 'klarna', credit: 'credit', countries: KLARNA },
  { id: 'invoice', credit: 'credit', countries: ['fi'], organisationsOnly: true },
]

export const PAYMENT_METHOD_IDS = METHODS.map(({ id }) => id)

/** True for the id of a method of the table. An order can also have `none`. */
export function isPaymentMethod(id: string): id is PaymentMethodId {
  return METHODS.some((method) => method.id === id)
}

export interface Payer {
  readonly country: string
  readonly isOrganisation: boolean
  /** Gift cards cannot be bought on credit. */
  readonly allowsCredit: boolean
}

/** The methods that are offered to a payer. */
export function paymentMethodsFor(payer: Payer): PaymentMethodRow[] {
  return METHODS.filter((method) => isOffered(method, payer))
}

function isOffered(method: PaymentMethodRow, payer: Payer): boolean {
  if (method.countries !== null && !method.countries.includes(payer.country)) return false
  if (method.organisationsOnly && !payer.isOrganisation) return false
  return payer.allowsCredit || method.credit !== 'credit'
}

const MARKS: Readonly<Record<string, readonly string[]>> = {
  card: ['Visa', 'Mastercard'],
  swish: ['Swish'],
  mobilepay: ['MobilePay'],
  paypal: ['PayPal'],
  klarna: ['Klarna'],
}

/** Brand names by which shoppers know a method, shown as text because logos are trademarks of others. Others have none. */
export const paymentMarks = (id: string): readonly string[] => MARKS[id] ?? []
