/** Calls of the back office for links that are chosen, and for the words of the search. */
import { z } from 'zod'

import { defineCalls } from './call'
import { id, language, queryInt } from '../schemas/common'
import { linkTarget, searchLine, searchTrial } from '../schemas/office-content'

export const officeContentCalls = defineCalls('Back office', {
  /** What an address that stands in texts of a language leads to. */
  officeLinkTarget: {
    method: 'GET',
    path: '/api/office/links/',
    access: 'office.use',
    query: z.strictObject({ target: z.string().min(1).max(500), language }),
    answer: linkTarget,
  },
  /** The addresses of a record, by language. */
  officeLinkPaths: {
    method: 'GET',
    path: '/api/office/links/{entity}/{record}/',
    access: 'office.use',
    params: z.strictObject({ entity: z.enum(['groups', 'products', 'brands', 'pages']), record: queryInt(id) }),
    answer: z.object({ paths: z.partialRecord(language, z.string()) }),
  },
  /** A search as shoppers make it, with what it understood and why it found each product. It is not counted as one. */
  officeSearchTrial: {
    method: 'GET',
    path: '/api/office/search-trial/',
    access: 'office.use',
    query: z.strictObject({ q: z.string().trim().min(1).max(200), language }),
    answer: searchTrial,
  },
  /** The phrases that the search comes with for a meaning: a line of the shop replaces them. */
  officeSearchLine: {
    method: 'GET',
    path: '/api/office/search-lines/',
    access: 'office.use',
    query: z.strictObject({ language, topic: z.string().min(1).max(40), target: z.string().max(500) }),
    answer: searchLine,
  },
})
