/** Environment variables about the company that sells. A shop that takes real money cannot start without those that the law demands. */
import { type PaymentsConfig, takesRealMoney } from './payments'
import { type Env, optional } from './readers'

export interface Seller {
  /** SELLER_NAME: the company's; else the shop's name is used. */
  readonly name: string | null
  /** BUSINESS_ID */
  readonly businessId: string | null
  /** VAT_NUMBER */
  readonly vatNumber: string | null
  /** SELLER_REGISTER: the register that the company is entered in, such as Kaupparekisteri (PRH), Helsinki. */
  readonly register: string | null
  /** SELLER_REPRESENTATIVE: who represents the company and answers for the pages (Impressum, mentions légales). */
  readonly representative: string | null
  /** HOSTING_PROVIDER: name, address and telephone of the host of the servers (mentions légales). */
  readonly host: string | null
  /** PRODUCER_NUMBERS: registrations of packaging, electrical equipment and batteries, with semicolons between. */
  readonly producerNumbers: readonly string[]
}

export function readSeller(env: Env): Seller {
  return {
    name: optional(env, 'SELLER_NAME'),
    businessId: optional(env, 'BUSINESS_ID'),
    vatNumber: optional(env, 'VAT_NUMBER'),
    register: optional(env, 'SELLER_REGISTER'),
    representative: optional(env, 'SELLER_REPRESENTATIVE'),
    host: optional(env, 'HOSTING_PROVIDER'),
    producerNumbers: (optional(env, 'PRODUCER_NUMBERS') ?? '')
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean),
  }
}

interface Reachable {
  readonly seller: Seller
  readonly contact: { readonly email: string; readonly phone: string | null; readonly address: string | null }
}
interface SellerConfig extends Reachable {
  readonly payments: PaymentsConfig
  readonly sandboxPayments: boolean
}

/** True for a shop whose orders cost money: a provider that moves it, or invoices to a real account. */
export const sellsForMoney = ({ payments, sandboxPayments }: Omit<SellerConfig, keyof Reachable>): boolean =>
  takesRealMoney(payments) || (payments.invoice !== null && !sandboxPayments)

/** The variables that a shop that sells for money still lacks; none while no order costs money. */
export function missingSellerFacts(settings: SellerConfig): string[] {
  return sellsForMoney(settings) ? unknownSellerFacts(settings) : []
}

/** What the law wants to know about a seller: Directive 2000/31/EC Article 5, § 5 DDG, LCEN Article 1-1. */
function demandedFacts({ seller, contact }: Reachable): readonly (readonly [name: string, value: string | null])[] {
  return [
    ['SELLER_NAME', seller.name],
    ['BUSINESS_ID', seller.businessId],
    ['VAT_NUMBER', seller.vatNumber],
    ['SELLER_REGISTER', seller.register],
    ['SELLER_REPRESENTATIVE', seller.representative],
    ['HOSTING_PROVIDER', seller.host],
    ['CONTACT_ADDRESS', contact.address],
    ['CONTACT_PHONE', contact.phone],
  ]
}

/** At the end of each invented fact about the company that a demonstration plays (demo/seller.ts). */
const DEMO_MARK = '(demo)'

/** What of it is not configured, or is that of a demonstration. */
export function unknownSellerFacts(settings: Reachable): string[] {
  return demandedFacts(settings)
    .filter(([, value]) => value === null || value.endsWith(DEMO_MARK))
    .map(([name]) => name)
}

/** Whether pages can say all of it. */
export const hasSellerFacts = (settings: Reachable): boolean =>
  demandedFacts(settings).every(([, value]) => value !== null)

/** The facts about the seller by their names in texts (`legal.seller_…`), as far as they are configured. */
export function sellerFacts({
  seller,
  contact,
  shopName,
}: Reachable & { readonly shopName: string }): readonly (readonly [name: string, value: string])[] {
  const facts: readonly (readonly [string, string | null])[] = [
    ['name', seller.name ?? shopName],
    ['address', contact.address],
    ['email', contact.email],
    ['phone', contact.phone],
    ['businessId', seller.businessId],
    ['vatNumber', seller.vatNumber],
    ['register', seller.register],
    ['representative', seller.representative],
    ['host', seller.host],
    ['producer', seller.producerNumbers.join('; ') || null],
  ]
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
}
