/**
 * The answers that are environment variables (who sells, where the shop is, keys), as lines of `.env`. Settings that are read at every start
 * stay in the environment, where an operator of containers keeps them too; the database has what people change while the shop runs.
 */
import { isLocalOrigin } from '@/lib/config/env'

import type { Answers } from './answers'

type Variable = readonly [name: string, value: string]

const present = (variables: readonly (readonly [string, string | undefined])[]): Variable[] =>
  variables.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))

/** Every variable of the answers, in the order of .env.example. */
export function variablesOf({ shop, company, payments, databaseUrl, smtpUrl }: Answers): Variable[] {
  const { stripe, klarna, paypal, invoice } = payments
  return present([
    // Behind a proxy the port of the address is not the shop's.
    ['PORT', (isLocalOrigin(shop.origin) && new URL(shop.origin).port) || undefined],
    ['SHOP_ORIGIN', shop.origin],
    ['SHOP_NAME', shop.name],
    ['DATABASE_URL', databaseUrl],
    // The demo catalogue never comes into a shop of one's own.
    ['SHOP_DEMO', 'false'],
    ['SANDBOX_PAYMENTS', String(payments.sandbox)],
    ['STRIPE_SECRET_KEY', stripe?.secretKey],
    ['STRIPE_WEBHOOK_SECRET', stripe?.webhookSecret],
    ['STRIPE_METHODS', stripe?.methods],
    ['KLARNA_USERNAME', klarna?.username],
    ['KLARNA_PASSWORD', klarna?.password],
    ['PAYPAL_CLIENT_ID', paypal?.clientId],
    ['PAYPAL_CLIENT_SECRET', paypal?.clientSecret],
    ['PAYPAL_WEBHOOK_ID', paypal?.webhookId],
    ['INVOICE_IBAN', invoice?.iban],
    ['INVOICE_BIC', invoice?.bic],
    ['SMTP_URL', smtpUrl],
    ['CONTACT_EMAIL', shop.email],
    ['CONTACT_PHONE', shop.phone],
    ['CONTACT_ADDRESS', company.address],
    ['SELLER_NAME', company.name],
    ['BUSINESS_ID', company.businessId],
    ['VAT_NUMBER', company.vatNumber],
    ['SELLER_REGISTER', company.register],
    ['SELLER_REPRESENTATIVE', company.representative],
    ['HOSTING_PROVIDER', company.host],
    ['PRODUCER_NUMBERS', company.producerNumbers.length > 0 ? company.producerNumbers.join('; ') : undefined],
  ])
}

/** A line of .env; Node reads a value in single quotes as it is. */
function lineOf([name, value]: Variable): string {
  const quote = ["'", '`', '"'].find((mark) => !value.includes(mark)) ?? "'"
  return /^[\w.:/@+-]+$/.test(value) ? `${name}=${value}` : `${name}=${quote}${value}${quote}`
}

export interface EnvFile {
  readonly text: string
  /** Names of the variables that were added. */
  readonly added: readonly string[]
  /** Names of variables that have another value already, in the file or in the environment, and keep it. */
  readonly kept: readonly string[]
}

/**
 * The text of .env with the variables that neither it nor the environment has. What stands there stays: a second run changes nothing.
 * `inFile`: the values of the file; `outside`: those of the environment.
 */
export function withVariables(
  text: string,
  variables: readonly Variable[],
  {
    inFile,
    outside,
  }: { inFile: Readonly<Record<string, string>>; outside: Readonly<Record<string, string | undefined>> },
): EnvFile {
  const valueOf = (name: string) => outside[name] ?? inFile[name]
  const missing = variables.filter(([name]) => valueOf(name) === undefined)
  const kept = variables.filter(([name, value]) => valueOf(name) !== undefined && valueOf(name) !== value)
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
  return {
    text: before + missing.map((variable) => `${lineOf(variable)}\n`).join(''),
    added: missing.map(([name]) => name),
    kept: kept.map(([name]) => name),
  }
}
