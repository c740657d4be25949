/** Price campaigns of the back office: prices of many variants that begin and end by the clock. */
import { z } from 'zod'

import { id, language } from './common'
import { fieldKind, officeValue } from './office'

/** What is selected in a list: records by id, or all that the list's query finds. */
const selection = z.strictObject({
  of: z.enum(['products', 'variants']),
  ids: z.array(id).min(1).max(20_000).optional(),
  all: z.strictObject({ q: z.string().trim().max(200), filter: z.string().max(2_000) }).optional(),
})

const rule = z.strictObject({
  kind: z.enum(['percent', 'amount', 'fixed']),
  /** Hundredths of a percent, or cents. */
  value: z.int().min(1).max(2_000_000_000),
  rounding: z.enum(['none', 'ninety', 'whole', 'five']),
})

const moment = z.iso.datetime({ offset: true })

export const campaignPlan = z.strictObject({
  selection,
  rule,
  /** `club`: the price of club members; the price for everybody stays. */
  kind: z.enum(['discount', 'club']),
  areas: z
    .array(z.union([z.literal(1), z.literal(2)]))
    .min(1)
    .max(2),
  startsAt: moment,
  endsAt: moment,
})
export type CampaignPlan = z.output<typeof campaignPlan>

const campaignWarning = z.enum(['no_price', 'not_lower', 'in_campaign', 'planned_price', 'sold_out'])
export type CampaignWarning = z.output<typeof campaignWarning>

const campaignRow = z.object({
  variant: z.int(),
  title: z.string(),
  sku: z.string().nullable(),
  area: z.int(),
  /** What is paid at present. */
  present: z.int().nullable(),
  next: z.int().nullable(),
  /** The lowest price of the 30 days before the reduction would begin. */
  lowest30: z.int().nullable(),
  /** Whole percent that may be announced. */
  percent: z.int().nullable(),
  warnings: z.array(campaignWarning),
  /** The row gets no price: it is left out of the campaign. */
  isLeftOut: z.boolean(),
})
export type CampaignRow = z.output<typeof campaignRow>

export const campaignPreview = z.object({
  rows: z.array(campaignRow),
  total: z.int(),
  leftOut: z.int(),
  warnings: z.partialRecord(campaignWarning, z.int()),
})

/** Long work: a bar, a result, its faults. */
const officeJob = z.object({
  id: z.int(),
  kind: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'stopped']),
  done: z.int(),
  total: z.int(),
  faults: z.array(z.object({ record: z.string(), message: z.string() })),
})
export type OfficeJob = z.output<typeof officeJob>

/** A bulk change that is made as long work, or texts that are translated. */
export const officeBulkWork = officeJob.extend({
  /** The kind of record. */
  entity: z.string(),
  /** What is set: `label` names the record that the value leads to, where it leads to one. Nothing of a translation. */
  set: z.array(z.object({ path: z.string(), kind: fieldKind, value: officeValue, label: z.string().nullable() })),
  /** Of a translation: into which languages. */
  languages: z.array(language).optional(),
  /** Of a translation: texts so far. */
  texts: z.int().optional(),
  /** Records that differed so far. */
  changed: z.int(),
  /** The entry of the history, by which it is taken back; null before anything changed. */
  batch: z.int().nullable(),
})
export type OfficeBulkWork = z.output<typeof officeBulkWork>

export const officeCampaign = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(['discount', 'club']),
  areas: z.array(z.int()),
  rule,
  state: z.enum(['preparing', 'planned', 'running', 'ended', 'stopped']),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Rows by their state. */
  counts: z.object({ planned: z.int(), begun: z.int(), ended: z.int(), left: z.int() }),
  job: officeJob.nullable(),
  rows: z.array(
    z.object({
      variant: z.int(),
      title: z.string(),
      area: z.int(),
      amount: z.int(),
      before: z.int().nullable(),
      state: z.enum(['planned', 'begun', 'ended', 'left']),
      fault: z.string().nullable(),
      lowest30: z.int().nullable(),
      percent: z.int().nullable(),
    }),
  ),
  page: z.int(),
  mayChange: z.boolean(),
})
export type OfficeCampaign = z.output<typeof officeCampaign>

export const priceEvents = z.object({
  events: z.array(
    z.object({
      area: z.int(),
      kind: z.enum(['regular', 'discount', 'club', 'discount_free']),
      amount: z.int().nullable(),
      from: z.string(),
    }),
  ),
})
