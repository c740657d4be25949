/** What a merchant tells to open a shop: the file of `npm run setup -- --from FILE`, and the questions of `npm run setup`. */
import { z } from 'zod'

import { isEmail } from '@/lib/contract/email'
import { countryOf } from '@/lib/market/countries'
import { CURRENCIES } from '@/lib/market/currencies'
import { LANGUAGES } from '@/lib/market/languages'

/** One line without control characters, which a line of .env can hold. */
const line = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(300)
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'must be one line')
  .refine((text) => !['"', "'", '`'].every((quote) => text.includes(quote)), 'must not have all three kinds of quotes')
const email = z.string().trim().refine(isEmail, 'must be an e-mail address')
const phone = line.regex(/^[+\d][\d ()-]{4,30}$/, 'must be a telephone number such as +358 9 123 4567')
const country = z
  .string()
  .trim()
  .toLowerCase()
  .refine((code) => countryOf(code) !== null, 'must be a country code of the shop, such as fi')
/** Euros with two decimals; the value is cents. */
const euros = z
  .number()
  .min(0)
  .max(100_000)
  .transform((amount) => Math.round(amount * 100))
const days = z.int().min(0).max(60)

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
  opens: z.string().regex(/^\d\d:\d\d$/),
  closes: z.string().regex(/^\d\d:\d\d$/),
})

export const answersSchema = z.strictObject({
  shop: z.strictObject({
    name: line,
    origin: z
      .url({ protocol: /^https?$/, abort: true })
      .refine((url) => new URL(url).pathname === '/', 'must be an address without path')
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
  countries: z.array(country).min(1, 'must name a country'),
  delivery: z.record(country, z.strictObject({ parcel: way.optional(), home: way.optional() })).default({}),
  /** Units of a currency for one euro. */
  rates: z.partialRecord(z.enum(CURRENCIES), z.number().positive().max(100_000)).default({}),
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
