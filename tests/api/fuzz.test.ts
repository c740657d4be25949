import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { formOf, valuesOf } from '@/lib/complaint/fields'
import type { Call } from '@/lib/contract/calls/call'
import { allCallNames as callNames, allCalls as calls } from '@/lib/contract/all-calls'
import type { CallName } from '@/lib/contract/calls'
import { isPermission } from '@/lib/contract/access/permissions'

import { apiFetch, logIn } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase } from '../support/seed'

// Without it whatever needs a secret would stop there, and nothing behind it would be tried.

/** Requests per call; FUZZ_RUNS=10000 for the long run. */
const RUNS = Number(process.env.FUZZ_RUNS) || 60

let database: TestDatabase
let auth: Record<string, string> = {}
let staffAuth: Record<string, string> = {}
beforeAll(async () => {
  ;({ database } = await seededDatabase())
  auth = await logIn('plain@example.com', PASSWORD)
  staffAuth = await logIn('staff@example.com', PASSWORD)
})
afterAll(() => database.drop())

const nasty = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0,
  -0,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  '\0',
  '\ud800',
  'é',
  '🎿',
  '%',
  "'; drop table models --",
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '1e3',
  ' 1',
  'NaN',
  '{"a":1}',
  'x'.repeat(10_000),
  [],
  {},
  [[]],
  { __proto__: null },
  'fi',
  'en',
  1,
  2,
  20,
  '1',
  '2',
  'storm-shell',
  'clothing',
  'Search',
  'ProductGroup',
  'Models',
  'Manufacturer',
  [1, 2, 3],
  [1, '1', null],
)

function keysOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>
  }
  return Object.keys(properties)
}

/** Objects of the schema's own keys, often with all of them, with values of every kind. */
function inputs(keys: string[]): fc.Arbitrary<Record<string, unknown>> {
  const own = fc.record(
    Object.fromEntries(keys.map((key) => [key, fc.oneof(nasty, nasty, fc.string(), fc.integer(), fc.jsonValue())])),
    { requiredKeys: [] },
  )
  return fc.oneof({ weight: 5, arbitrary: own }, { weight: 1, arbitrary: fc.dictionary(fc.string(), fc.jsonValue()) })
}

const list = { source: 'Search', slug: 'shell', id: 1, language: 'en', taxAreaId: 1, sortIds: [1, 2] }
const extra = { slug: 'norrsken/storm-shell', 'delivery-country-code': 'fi', language: 'en' }
const COMPLAINT = {
  ...valuesOf(
    formOf({
      store: 'helsinki',
      targetStore: 'helsinki',
      manufacturer: 'Norrsken',
      model: 'Storm Shell',
      size: 'M',
      timeOfPurchase: '2026-01-02',
      used: 'no',
      complaint: 'The zip is broken.',
      customerName: 'Ada',
      email: 'ada@b.example',
      phone: '+358 40 1',
    }),
  ),
}
const CART = {
  country_code: 'fi',
  currency_code: 'eur',
  language_code: 'fi',
  products: [{ productId: 1, amount: 1 }],
  discount_codes: ['WELCOME'],
}
const FORM = {
  delivery_method: 'post_fi',
  first_name: 'Ada',
  last_name: 'Polku',
  address: 'Polkukatu 3',
  postal_code: '00100',
  city: 'Helsinki',
  phone: '+358 40 1234567',
  email: 'a@b.example',
}
/** Inputs that are good; the fuzz replaces a key or two, so that some get past the contract. */
const GOOD: Partial<Record<CallName, Record<string, unknown>>> = {
  initConfig: { 'delivery-country-code': 'fi', 'currency-code': 'eur' },
  resources: { language: 'en' },
  productGroups: { language: 'en' },
  productGroup: { path: 'clothing', language: 'en' },
  productModelListPost: list,
  productModel: { taxAreaId: 1, language: 'en', manufacturer: 'norrsken' },
  productExtraDelivery: { ...extra, type: '1' },
  productExtraDetails: { ...extra, type: '2', taxAreaId: 1 },
  productReviews: { model_id: 1, page: 1, size: 10, sort: 'date' },
  brand: { slug: 'kallio', language: 'en' },
  brands: { language: 'en' },
  banners: { language: 'en' },
  keywordPopup: { id: 1 },
  keywordPopups: { language: 'en' },
  translatedPaths: { path: 'clothing/jackets' },
  staticPage: { slug: 'terms-en', language: 'en' },
  staticPageWithTabs: { slug: 'service-en', language: 'en' },
  searchSuggestions: { q: 'shell', language: 'en', taxAreaId: 1 },
  sitemap: { type: 'products', page: 1 },
  productFeed: { language: 'en', country: 'fi', taxAreaId: 1, after: 0 },
  errorBeacon: { err: 'x' },
  complaintOrder: { number: 'W-ABCDEFGH', email: 'a@b.example' },
  complaintPicture: { form: '7b1f2f1e-6a0b-4c9e-9a64-0c1f6b6f9a11' },
  complaints: { page: 1 },
  complaint: {
    form_key: '7b1f2f1e-6a0b-4c9e-9a64-0c1f6b6f9a11',
    fields: COMPLAINT,
    pictures: [],
    country_code: 'fi',
    currency_code: 'eur',
    language_code: 'fi',
  },
  compatibleProducts: { ski_id: 1, tax_area: 1, ski_type: 'laskettelu' },
  skiWizard: { ski_type: 'murto', language: 'en', tax_area: 1 },
  writeReview: { model_id: 1, rating: 8, comment: 'Good', visible_name: 'Ada', language: 'fi' },
  reviewVotes: { review_id: 1, review_vote: 'up' },
  staffStock: { model_id: 1, language: 'fi' },
  stockNotice: { email: 'a@b.example', product_id: 1, lang_code: 'fi' },
  checkout: CART,
  viewOrder: { number: 'W-ABCDEFGH', email: 'a@b.example' },
  retryJobs: {},
  placeOrder: {
    cart_key: '7b1f2f1e-6a0b-4c9e-9a64-0c1f6b6f9a11',
    cart: CART,
    form: FORM,
    payment_method: 'bank',
    expected_total: 5_490,
    expected_currency: 'eur',
  },
  wishlistToggle: { model_id: 1 },
  saveCart: { version: 0, products: [{ productId: 1, amount: 1 }] },
}
const nearly = (name: CallName) => {
  const good = GOOD[name] ?? {}
  const changes = fc.record(
    Object.fromEntries(
      Object.keys(good).map((key) => [
        key,
        fc.oneof(nasty, fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 3_000_000_000 })),
      ]),
    ),
    { requiredKeys: [] },
  )
  return fc
    .tuple(changes, fc.integer({ min: 0, max: 2 }))
    .map(([values, count]) => ({ ...good, ...Object.fromEntries(Object.entries(values).slice(0, count)) }))
}

const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function toRequest(
  name: CallName,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
  body: unknown,
): Request {
  const call: Call = calls[name]
  const { method, path, access } = call
  const address = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(
      text(params[key] ?? 'storm-shell')
        .replace(/\p{Surrogate}/gu, '?')
        .replace(/^\.*$/, 'x'),
    ),
  )
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, text(value)])).toString()
  return new Request(`http://localhost${address}?${search}`, {
    method,
    headers: {
      'content-type': call.method === 'POST' && call.bodyType ? 'image/png' : 'application/json',
      ...(access === 'public' ? {} : isPermission(access) ? staffAuth : auth),
    },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
}

interface Refusal {
  error?: { code: string; message: string }
}

describe('check D1 whatever is sent, the answer is a good one or a refusal in shape', () => {
  // Who has logged out can ask little more: that call comes last.
  it.each([...callNames].sort((a, b) => Number(a === 'logout') - Number(b === 'logout')))(
    '%s',
    async (name) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const call: Call = calls[name]
      await fc.assert(
        fc.asyncProperty(
          inputs(keysOf(call.params)),
          fc.oneof(inputs(keysOf(call.query)), nearly(name)),
          fc.oneof(inputs(keysOf(call.method === 'POST' ? call.body : undefined)), nasty, nearly(name)),
          async (params, query, body) => {
            const response = await apiFetch(toRequest(name, params, query, body))
            const text = await response.text()
            // The metrics are the only good answer that is not JSON; a refusal always is.
            const answer: Refusal = response.ok && call.answerType ? {} : JSON.parse(text)
            if (response.status >= 500) throw new Error(`${response.status} ${String(log.mock.calls.at(-1)?.[0])}`)
            if (response.status >= 400) {
              expect(typeof answer.error?.message).toBe('string')
              expect(JSON.stringify(answer)).not.toMatch(/select |insert |node_modules|at Object/)
            }
          },
        ),
        { numRuns: RUNS },
      )
      vi.restoreAllMocks()
    },
    60_000 + RUNS * 60,
  )
})
