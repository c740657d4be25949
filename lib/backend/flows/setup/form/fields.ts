/** The questions of the form, in their order: one control for each answer, named by the answer's place in `answersSchema`. */
import { CURRENCIES, BASE_CURRENCY } from '@/lib/market/currencies'
import { COUNTRIES } from '@/lib/market/countries'

import { KINDS } from '../delivery-templates'

export interface Field {
  /** The name of the control, and the place of its answer. */
  readonly name: string
  /** The id of its label's text. */
  readonly label: string
  /** The id of a text below it. */
  readonly hint?: string
  /** `address`: an address whose password has a control of its own; `lines`: one value on each line; `choice`: a language. */
  readonly type: 'text' | 'email' | 'tel' | 'url' | 'address' | 'secret' | 'lines' | 'check' | 'choice'
  readonly optional?: true
  /** What browsers fill in (`autocomplete`). */
  readonly fills?: string
}

export interface Section {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly fields: readonly Field[]
  /** The place of answers that exist together or not at all: without a typed value they are left out. */
  readonly together?: string
}

const place = (of: 'warehouse' | 'store'): Field[] => [
  { name: `${of}.name`, label: 'setup.ask_place_name', type: 'text' },
  { name: `${of}.street`, label: 'setup.ask_place_street', type: 'text' },
  { name: `${of}.postcode`, label: 'setup.ask_place_postcode', type: 'text' },
  { name: `${of}.city`, label: 'setup.ask_place_city', type: 'text' },
  { name: `${of}.phone`, label: 'setup.ask_place_phone', type: 'tel' },
]

/** The password of an address: the answer is the address with it. */
export const PASSWORD_OF: Readonly<Record<string, string>> = {
  smtpUrl: 'smtpPassword',
  databaseUrl: 'databasePassword',
}

export const SECTIONS: readonly Section[] = [
  {
    id: 'shop',
    title: 'setup.section_shop',
    text: 'setup.section_shop_text',
    fields: [
      { name: 'shop.name', label: 'setup.ask_shop_name', type: 'text' },
      { name: 'shop.origin', label: 'setup.ask_shop_origin', hint: 'setup.ask_shop_origin_hint', type: 'url' },
      { name: 'shop.email', label: 'setup.ask_shop_email', type: 'email' },
      { name: 'shop.phone', label: 'setup.ask_shop_phone', hint: 'setup.ask_shop_phone_hint', type: 'tel' },
    ],
  },
  {
    id: 'company',
    title: 'setup.section_company',
    text: 'setup.section_company_text',
    fields: [
      { name: 'company.name', label: 'setup.ask_company_name', type: 'text', fills: 'organization' },
      { name: 'company.address', label: 'setup.ask_company_address', type: 'text' },
      { name: 'company.businessId', label: 'legal.seller_businessId', type: 'text' },
      { name: 'company.vatNumber', label: 'legal.seller_vatNumber', type: 'text' },
      { name: 'company.register', label: 'setup.ask_register', hint: 'setup.ask_register_hint', type: 'text' },
      { name: 'company.representative', label: 'legal.seller_representative', type: 'text' },
      { name: 'company.host', label: 'setup.ask_host', hint: 'setup.ask_host_hint', type: 'text' },
      {
        name: 'company.producerNumbers',
        label: 'legal.seller_producer',
        hint: 'setup.ask_producers_hint',
        type: 'lines',
        optional: true,
      },
    ],
  },
  {
    id: 'administrator',
    title: 'setup.section_administrator',
    text: 'setup.section_administrator_text',
    fields: [
      { name: 'administrator.email', label: 'setup.ask_administrator_email', type: 'email', fills: 'email' },
      { name: 'administrator.language', label: 'setup.ask_administrator_language', type: 'choice' },
    ],
  },
  {
    id: 'warehouse',
    title: 'setup.section_warehouse',
    text: 'setup.section_warehouse_text',
    fields: place('warehouse'),
  },
  {
    id: 'store',
    title: 'setup.section_store',
    text: 'setup.section_store_text',
    together: 'store',
    fields: place('store'),
  },
  { id: 'countries', title: 'setup.section_countries', text: 'setup.section_countries_text', fields: [] },
  { id: 'rates', title: 'setup.section_rates', text: 'setup.section_rates_text', fields: [] },
  {
    id: 'payments',
    title: 'setup.section_payments',
    text: 'setup.section_payments_text',
    fields: [{ name: 'payments.sandbox', label: 'setup.ask_sandbox', type: 'check', optional: true }],
  },
  {
    id: 'stripe',
    title: 'setup.section_stripe',
    together: 'payments.stripe',
    fields: [
      { name: 'payments.stripe.secretKey', label: 'setup.ask_stripe_key', type: 'secret' },
      { name: 'payments.stripe.webhookSecret', label: 'setup.ask_stripe_webhook', type: 'secret' },
      {
        name: 'payments.stripe.methods',
        label: 'setup.ask_stripe_methods',
        hint: 'setup.ask_stripe_methods_hint',
        type: 'text',
        optional: true,
      },
    ],
  },
  {
    id: 'klarna',
    title: 'setup.section_klarna',
    together: 'payments.klarna',
    fields: [
      { name: 'payments.klarna.username', label: 'setup.ask_klarna_user', type: 'text' },
      { name: 'payments.klarna.password', label: 'setup.ask_klarna_password', type: 'secret' },
    ],
  },
  {
    id: 'paypal',
    title: 'setup.section_paypal',
    together: 'payments.paypal',
    fields: [
      { name: 'payments.paypal.clientId', label: 'setup.ask_paypal_client', type: 'text' },
      { name: 'payments.paypal.clientSecret', label: 'setup.ask_paypal_secret', type: 'secret' },
      { name: 'payments.paypal.webhookId', label: 'setup.ask_paypal_webhook', type: 'text' },
    ],
  },
  {
    id: 'invoice',
    title: 'setup.section_invoice',
    together: 'payments.invoice',
    fields: [
      { name: 'payments.invoice.iban', label: 'setup.ask_iban', type: 'text' },
      { name: 'payments.invoice.bic', label: 'setup.ask_bic', type: 'text' },
    ],
  },
  {
    id: 'mail',
    title: 'setup.section_mail',
    text: 'setup.section_mail_text',
    fields: [
      { name: 'smtpUrl', label: 'setup.ask_mail', hint: 'setup.ask_mail_hint', type: 'address', optional: true },
      { name: 'smtpPassword', label: 'setup.ask_mail_password', type: 'secret', optional: true },
    ],
  },
  {
    id: 'database',
    title: 'setup.section_database',
    text: 'setup.section_database_text',
    fields: [
      {
        name: 'databaseUrl',
        label: 'setup.ask_database',
        hint: 'setup.ask_database_hint',
        type: 'address',
        optional: true,
      },
      { name: 'databasePassword', label: 'setup.ask_database_password', type: 'secret', optional: true },
    ],
  },
]

export const FIELDS: readonly Field[] = SECTIONS.flatMap(({ fields }) => fields)
export const SECRETS: readonly string[] = FIELDS.filter(({ type }) => type === 'secret').map(({ name }) => name)

/** Opening hours are asked for these days; a file can name others. */
export const DAYS = ['Mo-Fr', 'Sa', 'Su'] as const
/** Currencies other than that of the prices. */
export const OTHER_CURRENCIES = CURRENCIES.filter((currency) => currency !== BASE_CURRENCY)

/** The names of the controls of one country: whether goods are delivered there. */
export const countryControl = (code: string): string => `country.${code}`
/** Of a way to deliver to a country, below `delivery.fi.parcel`: that it is not offered, and its numbers. */
export const TERMS = ['price', 'freeFrom', 'minDays', 'maxDays'] as const
export const wayOf = (code: string, kind: (typeof KINDS)[number]): string => `delivery.${code}.${kind}`

const HOURS = DAYS.flatMap((days) => [`store.hours.${days}.opens`, `store.hours.${days}.closes`])
const WAYS = COUNTRIES.flatMap(({ code }) =>
  KINDS.flatMap((kind) => ['off', ...TERMS].map((part) => `${wayOf(code, kind)}.${part}`)),
)

/** The name of every control that holds an answer. */
export const CONTROLS: ReadonlySet<string> = new Set([
  ...FIELDS.map(({ name }) => name),
  ...HOURS,
  ...COUNTRIES.map(({ code }) => countryControl(code)),
  ...WAYS,
  ...OTHER_CURRENCIES.map((currency) => `rates.${currency}`),
])
