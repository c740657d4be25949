/** Environment variables of the payment providers. A provider without keys is off; incomplete keys are an error. */
import { ConfigError } from './config-error'
import { integer, matching, oneOf, optional, origin, type Env } from './readers'

const STRIPE_METHODS = ['card', 'mobilepay', 'swish'] as const
type StripeMethod = (typeof STRIPE_METHODS)[number]

export interface PaymentsConfig {
  /**
   * STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET; STRIPE_METHODS: the methods that are enabled in the account; STRIPE_API_URL: their API, or a
   * test double.
   */
  readonly stripe: {
    readonly secretKey: string
    readonly webhookSecret: string
    readonly methods: readonly StripeMethod[]
    readonly apiUrl: string
  } | null
  /** KLARNA_USERNAME, KLARNA_PASSWORD; KLARNA_API_URL: the region's API, the playground, or a test double. */
  readonly klarna: { readonly username: string; readonly password: string; readonly apiUrl: string } | null
  /**
   * PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID; PAYPAL_ENVIRONMENT: live or sandbox; PAYPAL_API_URL: a test double of their
   * API.
   */
  readonly paypal: {
    readonly clientId: string
    readonly clientSecret: string
    readonly webhookId: string
    readonly environment: 'live' | 'sandbox'
    readonly apiUrl: string | null
  } | null
  /** INVOICE_IBAN, INVOICE_BIC: the account that organisations pay invoices to. */
  readonly invoice: { readonly iban: string; readonly bic: string } | null
  /** PAYMENT_TIMEOUT_MS: how long one call to a provider may take. */
  readonly timeoutMs: number
}

export type ProviderName = 'stripe' | 'klarna' | 'paypal' | 'invoice' | 'sandbox'

/**
 * Name of the provider for a payment method, or null when this shop has none. The sandbox simulates every method that no other provider
 * has.
 */
export function providerFor(
  { payments, sandboxPayments }: { payments: PaymentsConfig; sandboxPayments: boolean },
  method: string,
): ProviderName | null {
  if (payments.stripe?.methods.some((known) => known === method)) return 'stripe'
  for (const name of ['klarna', 'paypal', 'invoice'] as const)
    if (method === name && payments[name] !== null) return name
  return sandboxPayments ? 'sandbox' : null
}

/** The values of a provider, or null when none is set. Throws ConfigError when only some are set; the message never contains a value. */
function together<const N extends string>(env: Env, names: readonly N[]): Record<N, string> | null {
  const values = names.map((name) => [name, optional(env, name)] as const)
  const missing = values.find(([, value]) => value === null)
  if (values.every(([, value]) => value === null)) return null
  if (missing)
    throw new ConfigError(
      missing[0],
      `must be set together with ${names.filter((name) => name !== missing[0]).join(' and ')}.`,
    )
  return Object.fromEntries(values) as Record<N, string>
}

function stripeMethods(env: Env): readonly StripeMethod[] {
  return (optional(env, 'STRIPE_METHODS') ?? 'card').split(',').map((part) => {
    const method = STRIPE_METHODS.find((known) => known === part.trim().toLowerCase())
    if (!method) throw new ConfigError('STRIPE_METHODS', `must be of ${STRIPE_METHODS.join(', ')} with commas between.`)
    return method
  })
}

/** Reads the providers. Throws ConfigError for incomplete keys of a provider and for an invalid value. */
export function readPayments(env: Env): PaymentsConfig {
  const stripe = together(env, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
  const klarna = together(env, ['KLARNA_USERNAME', 'KLARNA_PASSWORD'])
  const paypal = together(env, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'])
  const invoice = together(env, ['INVOICE_IBAN', 'INVOICE_BIC'])
  if (invoice) {
    matching(
      { INVOICE_IBAN: invoice.INVOICE_IBAN.replaceAll(' ', '') },
      'INVOICE_IBAN',
      /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/,
      'FI21 1234 5600 0007 85',
    )
    matching(env, 'INVOICE_BIC', /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/, 'NDEAFIHH')
  }
  return {
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      methods: stripeMethods(env),
      apiUrl: origin(env, 'STRIPE_API_URL') ?? 'https://api.stripe.com',
    },
    klarna: klarna && {
      username: klarna.KLARNA_USERNAME,
      password: klarna.KLARNA_PASSWORD,
      apiUrl: origin(env, 'KLARNA_API_URL') ?? 'https://api.klarna.com',
    },
    paypal: paypal && {
      clientId: paypal.PAYPAL_CLIENT_ID,
      clientSecret: paypal.PAYPAL_CLIENT_SECRET,
      webhookId: paypal.PAYPAL_WEBHOOK_ID,
      environment: oneOf(env, 'PAYPAL_ENVIRONMENT', ['live', 'sandbox'] as const, 'live'),
      apiUrl: origin(env, 'PAYPAL_API_URL'),
    },
    timeoutMs: integer(env, 'PAYMENT_TIMEOUT_MS', 8_000, 100, 60_000),
    invoice: invoice && { iban: invoice.INVOICE_IBAN.replaceAll(' ', ''), bic: invoice.INVOICE_BIC },
  }
}

/** Origins of these providers' pages: the checkout may redirect shoppers there (spec 1 §5). */
export function providerOrigins({ stripe, paypal }: PaymentsConfig): readonly string[] {
  const isReal = stripe?.apiUrl === 'https://api.stripe.com'
  return [
    ...(stripe ? [isReal ? 'https://checkout.stripe.com' : stripe.apiUrl] : []),
    ...(paypal
      ? [paypal.apiUrl ?? (paypal.environment === 'live' ? 'https://www.paypal.com' : 'https://www.sandbox.paypal.com')]
      : []),
  ]
}

/** True when one of these providers moves real money. Test keys, sandboxes and test doubles do not. */
export function takesRealMoney({ stripe, klarna, paypal }: PaymentsConfig): boolean {
  return (
    (stripe !== null && /^[a-z]+_live_/.test(stripe.secretKey)) ||
    (klarna !== null && /^https:\/\/api(?:-na|-oc)?\.klarna\.com$/.test(klarna.apiUrl)) ||
    (paypal !== null && paypal.environment === 'live' && paypal.apiUrl === null)
  )
}
