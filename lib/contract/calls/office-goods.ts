/** Calls of the back office for work on goods: price campaigns, the tree of groups, counts. Apart from the shop's calls, as `office.ts` is. */
import { z } from 'zod'

import { defineCalls } from './call'
import { done, id, queryInt, queryPage } from '../schemas/common'
import { campaignPlan, campaignPreview, officeCampaign, priceEvents } from '../schemas/office-campaigns'
import { countResult, stockCount } from '../schemas/office-counts'

const reason = z.string().trim().max(500).optional()
const moment = z.iso.datetime({ offset: true })
const campaign = z.strictObject({ campaign: queryInt(id) })

export const officeGoodsCalls = defineCalls('Back office', {
  /** A page of the rows that a price campaign would have, with what speaks against each. Nothing is changed. */
  previewOfficeCampaign: {
    method: 'POST',
    path: '/api/office/campaigns/preview/',
    access: 'office.use',
    body: campaignPlan.extend({ page: z.int().min(1).max(1_000).default(1) }),
    answer: campaignPreview,
  },
  planOfficeCampaign: {
    method: 'POST',
    path: '/api/office/campaigns/',
    access: 'office.use',
    body: campaignPlan.extend({ name: z.string().trim().min(1).max(120), reason }),
    answer: z.object({ id: z.int() }),
  },
  officeCampaign: {
    method: 'GET',
    path: '/api/office/campaigns/{campaign}/',
    access: 'office.use',
    params: campaign,
    query: z.strictObject({ page: queryPage }),
    answer: officeCampaign,
  },
  /** Throws CONFLICT once it has begun (the start) or is over (the end), and when another campaign has prices of it then. */
  moveOfficeCampaign: {
    method: 'POST',
    path: '/api/office/campaigns/{campaign}/times/',
    access: 'office.use',
    params: campaign,
    body: z.strictObject({ startsAt: moment, endsAt: moment, reason }),
    answer: done,
  },
  /** Ends it now: the earlier prices are back when this returns. */
  stopOfficeCampaign: {
    method: 'POST',
    path: '/api/office/campaigns/{campaign}/stop/',
    access: 'office.use',
    params: campaign,
    body: z.strictObject({ reason }),
    answer: done,
  },
  officePriceEvents: {
    method: 'GET',
    path: '/api/office/price-events/{variant}/',
    access: 'office.use',
    params: z.strictObject({ variant: queryInt(id) }),
    answer: priceEvents,
  },
  /** The group goes below another one (null: to the top), before one of its new siblings or, with null, behind them all. */
  moveOfficeGroup: {
    method: 'POST',
    path: '/api/office/groups/move/',
    access: 'office.use',
    body: z.strictObject({
      group: id,
      /** Where it is on the screen. Throws CONFLICT when somebody else has moved it. */
      from: id.nullable(),
      parent: id.nullable(),
      before: id.nullable(),
    }),
    answer: z.object({ batch: z.int().nullable() }),
  },
  officeGroupTree: {
    method: 'GET',
    path: '/api/office/groups/',
    access: 'office.use',
    answer: z.object({
      groups: z.array(
        z.object({
          id: z.int(),
          parent: z.int().nullable(),
          names: z.record(z.string(), z.string()),
          paths: z.record(z.string(), z.string()),
          showInMenu: z.boolean(),
          /** Public products of which it is the main group. */
          products: z.int(),
        }),
      ),
      mayMove: z.boolean(),
    }),
  },
  /** Compares a count with what should be there; with `isPreview` nothing is changed. The same count is saved once. */
  saveOfficeCount: {
    method: 'POST',
    path: '/api/office/counts/',
    access: 'office.use',
    body: z.strictObject({ count: stockCount, isPreview: z.boolean().default(false) }),
    answer: countResult,
  },
  /** Stores in which goods can be counted. */
  officeCountStores: {
    method: 'GET',
    path: '/api/office/counts/stores/',
    access: 'office.use',
    answer: z.object({ stores: z.array(z.object({ id: z.int(), name: z.string() })) }),
  },
  /** The names behind scanned codes; codes that no variant has are not in the answer. */
  officeCodes: {
    method: 'POST',
    path: '/api/office/codes/',
    access: 'office.use',
    body: z.strictObject({ codes: z.array(z.string().trim().min(1).max(64)).min(1).max(500) }),
    answer: z.object({ found: z.array(z.object({ code: z.string(), variant: z.int(), title: z.string() })) }),
  },
})
