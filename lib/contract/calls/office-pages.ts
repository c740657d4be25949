/** Calls of the back office for content pages, and for versions of any record. */
import { z } from 'zod'

import { defineCalls } from './call'
import { id, language, queryInt } from '../schemas/common'
import { previewedPage } from '../schemas/content'

export const officePageCalls = defineCalls('Back office', {
  /** The languages of a page, when it is public, and where the links of its text lead. */
  officePage: {
    method: 'GET',
    path: '/api/office/pages/{page}/',
    access: 'office.use',
    params: z.strictObject({ page: queryInt(id) }),
    answer: z.object({
      language: z.string(),
      canPreview: z.boolean(),
      /** Its preview has no products before it begins. */
      isCampaign: z.boolean(),
      languages: z.array(z.object({ language: z.string(), id: z.int(), title: z.string() })),
      startsAt: z.string().nullable(),
      endsAt: z.string().nullable(),
      state: z.enum(['live', 'planned', 'ended']),
      links: z.array(z.object({ text: z.string(), target: z.string(), isBroken: z.boolean() })),
    }),
  },
  /** A page as shoppers will see it, before it is published, too. */
  officePagePreview: {
    method: 'GET',
    path: '/api/office/pages/{page}/preview/',
    access: 'office.use',
    params: z.strictObject({ page: queryInt(id) }),
    query: z.strictObject({ language }),
    answer: previewedPage,
  },
  /** Makes a record again what it was right after this change of it. */
  restoreOfficeVersion: {
    method: 'POST',
    path: '/api/office/restore/',
    access: 'office.use',
    body: z.strictObject({ change: z.int().min(1), reason: z.string().trim().max(500).optional() }),
    answer: z.object({ changed: z.int() }),
  },
})
