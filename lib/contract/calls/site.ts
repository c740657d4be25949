/** Configuration of the shop, and data for crawlers and programs. */
import { z } from 'zod'

import { defineCalls } from './call'
import { country, currency, done, language, path, queryInt } from '../schemas/common'
import { initConfig, resources, routeSlugs } from '../schemas/config'

/** What a browser takes along to another domain of the shop. Cart and form are texts that only the browser reads. */
const luggage = z.strictObject({
  cart: z.string().max(24_000),
  form: z.string().max(6_000).optional(),
  consent: z.string().max(100).optional(),
  country: country.optional(),
  currency: currency.optional(),
})

export const siteCalls = defineCalls('Site', {
  /** Reports an error in a browser. */
  errorBeacon: {
    method: 'GET',
    path: '/api/',
    access: 'public',
    query: z.strictObject({ err: z.string().min(1).max(2000) }),
    answer: done,
  },
  localeByIp: {
    method: 'GET',
    path: '/api/locale_by_ip/',
    access: 'public',
    answer: z.object({ country_code: country.nullable(), currency: currency.nullable() }),
  },
  initConfig: {
    method: 'GET',
    path: '/api/init-config/',
    access: 'public',
    sharedSeconds: 300,
    vary: 'x-so-delivery-country-code, x-so-currency-code',
    query: z.strictObject({ 'delivery-country-code': country.default('fi'), 'currency-code': currency.default('eur') }),
    answer: initConfig,
  },
  routeSlugs: {
    method: 'GET',
    path: '/api/route-slugs/',
    access: 'public',
    sharedSeconds: 60,
    answer: routeSlugs,
  },
  resources: {
    method: 'GET',
    path: '/api/resources/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ language }),
    answer: resources,
  },
  settings: {
    method: 'GET',
    path: '/api/settings/',
    access: 'public',
    sharedSeconds: 60,
    answer: z.record(z.string(), z.string()),
  },
  /** Seals what a browser takes along to another domain of the shop, where `takeHandOver` opens it, once, within a minute. */
  handOver: {
    method: 'POST',
    path: '/api/hand-over/',
    access: 'public',
    body: luggage,
    answer: z.object({ token: z.string() }),
  },
  takeHandOver: {
    method: 'POST',
    path: '/api/hand-over/take/',
    access: 'public',
    body: z.strictObject({ token: z.string().min(1).max(60_000) }),
    answer: luggage,
  },
  /** The paths of a group in all languages, by its path in any of them. */
  translatedPaths: {
    method: 'GET',
    path: '/api/translated_paths/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ path }),
    answer: z.array(z.object({ path: z.string(), languageCode: language })),
  },
  /** Every page that may be in a sitemap, in parts of 5,000. */
  sitemap: {
    method: 'GET',
    path: '/api/sitemap/',
    access: 'public',
    sharedSeconds: 300,
    query: z.strictObject({
      type: z.enum(['products', 'groups', 'brands', 'pages']),
      page: queryInt(z.int().min(1).max(10_000)).default(1),
    }),
    answer: z.object({
      pages: z.int(),
      entries: z.array(
        z.object({ paths: z.partialRecord(language, z.string()), modified: z.string(), images: z.array(z.string()) }),
      ),
    }),
  },
  openApi: {
    method: 'GET',
    path: '/api/openapi/',
    access: 'public',
    sharedSeconds: 300,
    answer: z.record(z.string(), z.unknown()),
  },
})
