/** Calls of the back office for content pages, and for versions of any record. */
import { z } from 'zod'

import { defineCalls } from './call'
import { done, id, language, queryInt } from '../schemas/common'
import { previewedPage } from '../schemas/content'
import { officePatch, officeValue } from '../schemas/office'

const pairs = z.record(z.string(), z.tuple([officeValue, officeValue]))

const pageVersion = z.object({
  id: z.int(),
  startsAt: z.string(),
  /** Who wrote it last. */
  by: z.string().nullable(),
  /** When the version begins that it replaces; null: it replaces what the page has now. */
  replaces: z.string().nullable(),
  /** Of each text that it changes: what it replaces, and what it will be. */
  differences: pairs,
  /** Of these the ones that somebody has changed since they were written here: what stood there then, and what does now. */
  changedSince: pairs,
  /** Its moment has passed, but its page refuses it: why, as a refused change says it, and when it is tried again. */
  overdue: z
    .object({ code: z.string(), field: z.string().nullable(), reason: z.string().nullable(), tryAt: z.string() })
    .nullable(),
})

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
      /** Instead of a text of its own. */
      hasTabs: z.boolean(),
      languages: z.array(z.object({ language: z.string(), id: z.int(), title: z.string() })),
      startsAt: z.string().nullable(),
      endsAt: z.string().nullable(),
      state: z.enum(['live', 'planned', 'ended']),
      links: z.array(z.object({ text: z.string(), target: z.string(), isBroken: z.boolean() })),
      versions: z.array(pageVersion),
    }),
  },
  /** A page as shoppers will see it, before it is published, too. */
  officePagePreview: {
    method: 'GET',
    path: '/api/office/pages/{page}/preview/',
    access: 'office.use',
    params: z.strictObject({ page: queryInt(id) }),
    /** `version`: with the texts of this planned version. */
    query: z.strictObject({ language, version: queryInt(id).optional() }),
    answer: previewedPage,
  },
  /**
   * Plans texts of a page for later: what differs from what is on the screen. CONFLICT as for a change of the page. `after`: the planned
   * version on top of which it is written. It is changed, moved and removed as a record of the kind `page-versions`.
   */
  planOfficeVersion: {
    method: 'POST',
    path: '/api/office/pages/{page}/versions/',
    access: 'office.use',
    params: z.strictObject({ page: queryInt(id) }),
    body: z.strictObject({
      startsAt: z.iso.datetime({ offset: true }),
      patch: officePatch,
      after: id.optional(),
      reason: z.string().trim().max(500).optional(),
    }),
    answer: z.object({ id: z.int() }),
  },
  /** Keeps the texts of a planned version, though others stand before them now than when they were written. */
  keepOfficeVersion: {
    method: 'POST',
    path: '/api/office/versions/{version}/keep/',
    access: 'office.use',
    params: z.strictObject({ version: queryInt(id) }),
    body: z.strictObject({}),
    answer: done,
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
