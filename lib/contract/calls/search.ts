/** Search, suggestions and recommendations. */
import { z } from 'zod'

import { defineCalls } from './call'
import { card, searchCurrency, sortBy } from '../schemas/catalogue'
import { id, language, minor, queryTaxArea } from '../schemas/common'

/** What a part of a query can be about. */
const SEARCH_TOPICS = [
  'goods',
  'brand',
  'colour',
  'size',
  'price',
  'wearer',
  'condition',
  'persons',
  'store',
  'absent',
] as const

export const searchCalls = defineCalls('Search and recommendations', {
  /** Data of a search page besides its list; the list itself is `productListIndex` with the source `Search`. */
  search: {
    method: 'GET',
    path: '/api/search/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({
      q: z.string().max(200),
      language,
      taxAreaId: queryTaxArea,
      sortBy,
      currency: searchCurrency,
    }),
    answer: z.object({
      /** No product has all the words of the query: the list contains similar ones. */
      approximate: z.boolean(),
      /** Similar queries that have results, best first. */
      queries: z.array(z.string()),
      /** What of the query became a filter, in its order. */
      filters: z.array(
        z.object({
          topic: z.enum(SEARCH_TOPICS),
          /** A base colour, a size, `female`, `used`, `below`, a number of persons, …: what the topic has. */
          target: z.string(),
          /** The name of groups, a brand or a store. */
          name: z.string().nullable(),
          /** Of a price. */
          amount: z.number().nullable(),
          currency: z.string().nullable(),
          /** The query without it. */
          without: z.string(),
          /** No product that meets the other filters meets it; the list contains the nearest. */
          isMissed: z.boolean(),
        }),
      ),
      /** What the query names and the shop does not sell, with the groups that are nearest. */
      absent: z.array(
        z.object({ text: z.string(), groups: z.array(z.object({ name: z.string(), path: z.string() })) }),
      ),
      /** Words that nothing in the shop has. */
      ignored: z.array(z.string()),
      /** Popular products, when the search has no results. */
      popular: z.array(card),
    }),
  },
  searchSuggestions: {
    method: 'GET',
    path: '/api/search/suggestions/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ q: z.string().min(1).max(200), language, taxAreaId: queryTaxArea }),
    answer: z.object({
      queries: z.array(z.string()),
      groups: z.array(z.object({ name: z.string(), path: z.string() })),
      brands: z.array(z.object({ name: z.string(), slug: z.string() })),
      /** `active` is null for gift cards, whose value the buyer chooses. */
      products: z.array(
        z.object({
          id,
          name: z.string(),
          manufacturer: z.string(),
          path: z.string(),
          image: z.string(),
          active: minor.nullable(),
        }),
      ),
    }),
  },
  /** The recommendation service (spec 2 §7): the order of a category's products, for the visitor of `cookieId` when one is given. */
  recommendations: {
    method: 'GET',
    path: '/api/recommendations/',
    access: 'public',
    query: z.strictObject({
      method: z.literal('strategy'),
      origin: z.string().min(1).max(300),
      strategy: z.string().min(1).max(100),
      /** Names of the category and its ancestors, top first, joined by ' > '. */
      context: z.string().min(1).max(500),
      cookieId: z.string().min(1).max(200).optional(),
    }),
    answer: z.object({ data: z.object({ ids: z.array(id) }) }),
  },
  /** Counts a view of a product, without the visitor: recommendations are computed from the counts. */
  productViewed: {
    method: 'POST',
    path: '/api/recommendations/viewed/',
    access: 'public',
    body: z.strictObject({ modelId: id }),
    answer: z.object({}),
  },
})
