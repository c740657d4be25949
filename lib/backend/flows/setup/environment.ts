/**
 * The answers that are environment variables (who sells, where the shop is, keys), as lines of `.env`. Settings that are read at every start
 * stay in the environment, where an operator of containers keeps them too; the database has what people change while the shop runs.
 */
import { type Env, isLocalOrigin } from '@/lib/config/env'
import { flag, optional } from '@/lib/config/readers'
import { readSeller } from '@/lib/config/seller'

import type { Answers } from './answers'
import { valueAt } from './tree'

type Variable = readonly [name: string, value: string]

/** The variables that are one answer as it stands, with the place of the answer. */
const TEXTS: readonly (readonly [name: string, at: string])[] = [
  ['SHOP_ORIGIN', 'shop.origin'],
  ['SHOP_NAME', 'shop.name'],
  ['DATABASE_URL', 'databaseUrl'],
  ['STRIPE_SECRET_KEY', 'payments.stripe.secretKey'],
  ['STRIPE_WEBHOOK_SECRET', 'payments.stripe.webhookSecret'],
  ['STRIPE_METHODS', 'payments.stripe.methods'],
  ['KLARNA_USERNAME', 'payments.klarna.username'],
  ['KLARNA_PASSWORD', 'payments.klarna.password'],
  ['PAYPAL_CLIENT_ID', 'payments.paypal.clientId'],
  ['PAYPAL_CLIENT_SECRET', 'payments.paypal.clientSecret'],
  ['PAYPAL_WEBHOOK_ID', 'payments.paypal.webhookId'],
  ['INVOICE_IBAN', 'payments.invoice.iban'],
  ['INVOICE_BIC', 'payments.invoice.bic'],
  ['SMTP_URL', 'smtpUrl'],
  ['CONTACT_EMAIL', 'shop.email'],
  ['CONTACT_PHONE', 'shop.phone'],
  ['CONTACT_ADDRESS', 'company.address'],
  ['SELLER_NAME', 'company.name'],
  ['BUSINESS_ID', 'company.businessId'],
  ['VAT_NUMBER', 'company.vatNumber'],
  ['SELLER_REGISTER', 'company.register'],
  ['SELLER_REPRESENTATIVE', 'company.representative'],
  ['HOSTING_PROVIDER', 'company.host'],
]
const SANDBOX = ['SANDBOX_PAYMENTS', 'payments.sandbox'] as const
const PRODUCERS = ['PRODUCER_NUMBERS', 'company.producerNumbers'] as const

/** Every variable of the answers. */
export function variablesOf(answers: Answers): Variable[] {
  const { shop, company, payments } = answers
  // Behind a proxy the port of the address is not the shop's.
  const port = isLocalOrigin(shop.origin) ? new URL(shop.origin).port : ''
  const texts = TEXTS.flatMap(([name, at]): Variable[] => {
    const value = valueAt(answers, at)
    return typeof value === 'string' ? [[name, value]] : []
  })
  return [
    ...(port === '' ? [] : ([['PORT', port]] as const)),
    // The demo catalogue never comes into a shop of one's own.
    ['SHOP_DEMO', 'false'],
    [SANDBOX[0], String(payments.sandbox)],
    ...texts,
    ...(company.producerNumbers.length > 0 ? ([[PRODUCERS[0], company.producerNumbers.join('; ')]] as const) : []),
  ]
}

/** The place of the answer that a variable comes from; null for a variable that no answer becomes. */
export const answerOf = (variable: string): string | null =>
  [...TEXTS, SANDBOX, PRODUCERS].find(([name]) => name === variable)?.[1] ?? null

/** The answers that an environment has already, by their place, as a person would type them. */
export function answersIn(env: Env): Record<string, string> {
  const known: Record<string, string> = {}
  for (const [name, at] of TEXTS) known[at] = optional(env, name) ?? ''
  if (optional(env, SANDBOX[0]) !== null && flag(env, SANDBOX[0], false)) known[SANDBOX[1]] = 'on'
  known[PRODUCERS[1]] = readSeller(env).producerNumbers.join('\n')
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''))
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
