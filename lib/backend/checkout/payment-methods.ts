/** Payment methods of a country in the order that the law of Finland and Sweden asks for, everywhere: without credit, possible, credit. */
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import type { Language } from '@/lib/market/languages'

import { paymentTexts, type PaymentMethodId } from './payment-texts'

type PaymentMethod = CheckoutAnswer['payment_methods'][number]

interface MethodRow {
  readonly id: PaymentMethodId
  readonly credit: PaymentMethod['credit']
  /** Null: everywhere. */
  readonly countries: readonly string[] | null
  readonly organisationsOnly?: true
}

const EURO_BANKS = ['fi', 'ee', 'lv', 'lt', 'de', 'at', 'nl', 'be', 'fr', 'it', 'es', 'ie', 'lu', 'sk', 'si', 'pt', 'gr', 'mt', 'cy', 'hr']
const KLARNA = ['fi', 'se', 'no', 'dk', 'de', 'at', 'nl', 'be', 'fr', 'it', 'es', 'pl', 'ie', 'pt', 'gb', 'us', 'ch']

/** Within one class of credit: as listed. A card can be debit or credit, so it may involve credit. */
const METHODS: readonly MethodRow[] = [
  { id: 'bank', credit: 'none', countries: [...EURO_BANKS, 'se', 'dk', 'no', 'pl', 'cz'] },
  { id: 'swish', credit: 'none', countries: ['se'] },
  { id: 'card', credit: 'possible', countries: null },
  { id: 'mobilepay', credit: 'possible', countries: ['fi', 'dk'] },
  { id: 'paypal', credit: 'possible', countries: null },
  { id: 'klarna', credit: 'credit', countries: KLARNA },
  { id: 'invoice', credit: 'credit', countries: ['fi'], organisationsOnly: true },
]

export interface PaymentRules {
  readonly country: string
  readonly language: Language
  readonly isOrganisation: boolean
  /** No credit is given for gift cards. */
  readonly allowsCredit: boolean
}

/** The methods on offer; none is chosen for the shopper. */
export function paymentMethods(rules: PaymentRules): PaymentMethod[] {
  return offered(rules).map(({ id, credit }) => ({ id, credit, ...paymentTexts(id, rules.language) }))
}

/** What a private person can choose from in a country. */
export function paymentMethodIds(country: string): PaymentMethodId[] {
  return offered({ country, isOrganisation: false, allowsCredit: true }).map(({ id }) => id)
}

function offered(rules: Omit<PaymentRules, 'language'>): MethodRow[] {
  const rank = { none: 0, possible: 1, credit: 2 } as const
  return METHODS.filter((method) => isOffered(method, rules)).sort((a, b) => rank[a.credit] - rank[b.credit])
}

function isOffered(method: MethodRow, rules: Omit<PaymentRules, 'language'>): boolean {
  if (method.countries !== null && !method.countries.includes(rules.country)) return false
  if (method.organisationsOnly && !rules.isOrganisation) return false
  return rules.allowsCredit || method.credit !== 'credit'
}
