/** What a merchant tells to open a shop: the file of `npm run setup -- --from FILE`, and the questions of `npm run setup`. */
import { z } from 'zod'

import { isEmail } from '@/lib/contract/email'
import { countryOf } from '@/lib/market/countries'
import { CURRENCIES } from '@/lib/market/currencies'
import { LANGUAGES } from '@/lib/market/languages'

/** What can be wrong with an answer. The form says it in the language of its reader, by the name (`setup.fault_empty`). */
export const FAULTS = {
  empty: 'must not be empty',
  long: 'must have at most 300 characters',
  line: 'must be one line',
  quotes: 'must not have all three kinds of quotes',
  email: 'must be an e-mail address',
  phone: 'must be a telephone number such as +358 9 123 4567',
  address: 'must be an address without path, such as https://shop.example',
  country: 'must be a country code of the shop, such as fi',
  no_country: 'must name a country',
  amount: 'must be an amount of euros from 0 to 100000',
  days: 'must be a whole number from 0 to 60',
  hour: 'must be a time such as 10:00',
  rate: 'must be a number above 0 and at most 100000',
} as const
export type Fault = keyof typeof FAULTS

/** One line without control characters, which a line of .env can hold. */
const line = z
  .string()
  .trim()
  .min(1, FAULTS.empty)
  .max(300, FAULTS.long)
  .regex(/^[^\u0000-\u001f\u007f]*$/, FAULTS.line)
  .refine((text) => !['"', "'", '`'].every((quote) => text.includes(quote)), FAULTS.quotes)
const email = z.string().trim().refine(isEmail, FAULTS.email)
const phone = line.regex(/^[+\d][\d ()-]{4,30}$/, FAULTS.phone)
const country = z
  .string()
  .trim()
  .toLowerCase()
  .refine((code) => countryOf(code) !== null, FAULTS.country)
/** Euros with two decimals; the value is cents. */
const euros = z
  .number(FAULTS.amount)
  .min(0, FAULTS.amount)
  .max(100_000, FAULTS.amount)
  .transform((amount) => Math.round(amount * 100))
const days = z.int(FAULTS.days).min(0, FAULTS.days).max(60, FAULTS.days)
const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, FAULTS.hour)

/** How one kind of delivery differs from its template; false: the shop does not offer it. */
const way = z.union([
  z.literal(false),
  z.strictObject({
    price: euros.optional(),
    freeFrom: euros.nullable().optional(),
    minDays: days.optional(),
    maxDays: days.optional(),
  }),
])
const place = {
  name: line,
  street: line,
  postcode: line,
  city: line,
  phone,
}
const hours = z.strictObject({
  days: z.string().regex(/^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?$/, 'must look like Mo-Fr'),
  opens: hour,
  closes: hour,
})

export const answersSchema = z.strictObject({
  shop: z.strictObject({
    name: line,
    origin: z
      .url({ protocol: /^https?$/, abort: true, error: FAULTS.address })
      .refine((url) => new URL(url).pathname === '/', FAULTS.address)
      .transform((url) => new URL(url).origin),
    email,
    phone,
  }),
  company: z.strictObject({
    name: line,
    address: line,
    businessId: line,
    vatNumber: line,
    register: line,
    representative: line,
    host: line,
    producerNumbers: z.array(line).default([]),
  }),
  administrator: z.strictObject({ email, language: z.enum(LANGUAGES) }),
  warehouse: z.strictObject(place),
  /** A store that customers visit; its orders can be collected. */
  store: z.strictObject({ ...place, hours: z.array(hours).default([]) }).optional(),
  /** Where goods are delivered to. */
  countries: z.array(country).min(1, FAULTS.no_country),
  delivery: z.record(country, z.strictObject({ parcel: way.optional(), home: way.optional() })).default({}),
  /** Units of a currency for one euro. */
  rates: z
    .partialRecord(z.enum(CURRENCIES), z.number(FAULTS.rate).positive(FAULTS.rate).max(100_000, FAULTS.rate))
    .default({}),
  payments: z.strictObject({
    /** Payments are played and no money moves: to try the shop. */
    sandbox: z.boolean().default(false),
    stripe: z.strictObject({ secretKey: line, webhookSecret: line, methods: line.optional() }).optional(),
    klarna: z.strictObject({ username: line, password: line }).optional(),
    paypal: z.strictObject({ clientId: line, clientSecret: line, webhookId: line }).optional(),
    invoice: z.strictObject({ iban: line, bic: line }).optional(),
  }),
  /** The shop's own PostgreSQL; without it the embedded one. */
  databaseUrl: line.optional(),
  /** The mail server, such as smtps://user:password@mail.example:465. */
  smtpUrl: line.optional(),
})

export type Answers = z.infer<typeof answersSchema>

/** A complete file with every required value, for a shop in Finland that also delivers to Sweden and Germany. */
export const EXAMPLE: z.input<typeof answersSchema> = {
  shop: {
    name: 'Name of the shop',
    origin: 'http://localhost:3000',
    email: 'info@shop.example',
    phone: '+358 9 123 4567',
  },
  company: {
    name: 'Name of the company Oy',
    address: 'Street 1, 00100 Helsinki, Finland',
    businessId: '1234567-1',
    vatNumber: 'FI12345671',
    register: 'Kaupparekisteri (PRH), Helsinki',
    representative: 'Name of the managing director',
    host: 'Name of the hosting company, its address, its telephone number',
    producerNumbers: [],
  },
  administrator: { email: 'admin@shop.example', language: 'en' },
  warehouse: {
    name: 'Warehouse',
    street: 'Street 1',
    postcode: '00100',
    city: 'Helsinki',
    phone: '+358 9 123 4567',
  },
  countries: ['fi', 'se', 'de'],
  delivery: { fi: { parcel: { price: 4.9, freeFrom: 60 } } },
  rates: { sek: 11 },
  payments: { sandbox: true },
  databaseUrl: 'postgres://shop:password@localhost:5432/shop',
}

/** The answers in a file, or its faults, each with the place in the file. */
export function readAnswers(text: string): { answers: Answers } | { faults: string[] } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { faults: [`The file is not JSON: ${(error as Error).message}.`] }
  }
  const parsed = answersSchema.safeParse(json)
  return parsed.success
    ? { answers: parsed.data }
    : { faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`) }
}
