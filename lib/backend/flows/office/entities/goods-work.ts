/** Work on goods: price campaigns, planned prices, long work, counts. They are made on pages of their own (campaigns.ts, counts.ts). */
import { ilike, sql } from 'drizzle-orm'

import { plannedPrices } from '@/lib/backend/domain/schema/catalogue'
import { officeJobs } from '@/lib/backend/domain/schema/office'
import { priceCampaigns, stockCountLines, stockCounts } from '@/lib/backend/domain/schema/office-goods'

import type { Entity } from './entity'
import { variantCode, variantNamed } from './variant-title'
import { like } from './like'

const PRICES = { area: 'goods', read: 'office.prices.read', change: 'office.prices.write' } as const
const STOCK = { area: 'stock', read: 'office.stock.read', change: 'office.stock.write' } as const
const KINDS = ['regular', 'discount', 'club', 'discount_free']
/** Nothing that shoppers see follows. */
const nothing = () => undefined

const campaignEntity: Entity = {
  ...PRICES,
  name: 'campaigns',
  table: priceCampaigns,
  key: [priceCampaigns.id],
  title: () => sql`${priceCampaigns.name}`,
  sort: '-startsAt',
  search: (text) => ilike(priceCampaigns.name, like(text)),
  columns: ['name', 'state', 'kind', 'startsAt', 'endsAt'],
  fields: {
    name: { kind: 'text', column: priceCampaigns.name, isReadOnly: true },
    state: {
      kind: 'choice',
      column: priceCampaigns.state,
      options: ['preparing', 'planned', 'running', 'ended', 'stopped'],
      isReadOnly: true,
      isFilter: true,
    },
    kind: {
      kind: 'choice',
      column: priceCampaigns.kind,
      options: ['discount', 'club'],
      isReadOnly: true,
      isFilter: true,
    },
    startsAt: { kind: 'moment', column: priceCampaigns.startsAt, isReadOnly: true, isFilter: true },
    endsAt: { kind: 'moment', column: priceCampaigns.endsAt, isReadOnly: true, isFilter: true },
  },
  follow: nothing,
}

/** Of price files: until they are due they can be taken out. */
const plannedEntity: Entity = {
  ...PRICES,
  name: 'planned-prices',
  table: plannedPrices,
  key: [plannedPrices.variantId, plannedPrices.priceArea, plannedPrices.kind, plannedPrices.validFrom],
  title: variantNamed(plannedPrices.variantId),
  code: variantCode(plannedPrices.variantId),
  sort: 'validFrom',
  columns: ['validFrom', 'variantId', 'priceArea', 'kind', 'amount'],
  canRemove: true,
  fields: {
    validFrom: { kind: 'moment', column: plannedPrices.validFrom, isReadOnly: true, isFilter: true },
    variantId: { kind: 'reference', column: plannedPrices.variantId, to: 'variants', isReadOnly: true, isFilter: true },
    priceArea: { kind: 'integer', column: plannedPrices.priceArea, isReadOnly: true, isFilter: true },
    kind: { kind: 'choice', column: plannedPrices.kind, options: KINDS, isReadOnly: true, isFilter: true },
    amount: { kind: 'cents', column: plannedPrices.amount, isReadOnly: true },
  },
  follow: nothing,
}

/** As the list names them: an import is work here, and a file among the reasons of stock movements. */
const JOB_KINDS = ['job_bulk', 'job_translate', 'job_campaign', 'job_import', 'job_export']
const jobKind = sql`'job_' || ${officeJobs.kind}`

const jobEntity: Entity = {
  ...PRICES,
  area: 'people',
  name: 'jobs',
  table: officeJobs,
  key: [officeJobs.id],
  title: () => sql`${officeJobs.id}::text`,
  sort: '-createdAt',
  columns: ['createdAt', 'kind', 'state', 'done', 'total'],
  fields: {
    createdAt: { kind: 'moment', column: officeJobs.createdAt, isReadOnly: true, isFilter: true },
    kind: {
      kind: 'choice',
      column: officeJobs.kind,
      computed: jobKind,
      options: JOB_KINDS,
      where: (value) => sql`${jobKind} = ${value}`,
      isReadOnly: true,
      isFilter: true,
    },
    state: {
      kind: 'choice',
      column: officeJobs.state,
      options: ['waiting', 'running', 'done', 'failed', 'stopped'],
      isReadOnly: true,
      isFilter: true,
    },
    done: { kind: 'integer', column: officeJobs.done, isReadOnly: true },
    total: { kind: 'integer', column: officeJobs.total, isReadOnly: true },
    faults: { kind: 'json', column: officeJobs.faults, isReadOnly: true },
  },
  follow: nothing,
}

const countEntity: Entity = {
  ...STOCK,
  name: 'counts',
  table: stockCounts,
  key: [stockCounts.id],
  title: () => sql`array_to_string(${stockCounts.shelves}, ', ')`,
  sort: '-createdAt',
  columns: ['createdAt', 'storeId', 'shelves', 'unknown'],
  fields: {
    createdAt: { kind: 'moment', column: stockCounts.createdAt, isReadOnly: true, isFilter: true },
    storeId: { kind: 'reference', column: stockCounts.storeId, to: 'stores', isReadOnly: true, isFilter: true },
    shelves: { kind: 'words', column: stockCounts.shelves, isReadOnly: true, isFilter: true },
    unknown: { kind: 'json', column: stockCounts.unknown, isReadOnly: true },
  },
  follow: nothing,
}

const lineEntity: Entity = {
  ...STOCK,
  name: 'count-lines',
  table: stockCountLines,
  key: [stockCountLines.countId, stockCountLines.variantId],
  title: variantNamed(stockCountLines.variantId),
  code: variantCode(stockCountLines.variantId),
  sort: '-scannedAt',
  columns: ['scannedAt', 'variantId', 'shelves', 'counted', 'expected'],
  search: (text) => ilike(stockCountLines.code, like(text)),
  fields: {
    scannedAt: { kind: 'moment', column: stockCountLines.scannedAt, isReadOnly: true, isFilter: true },
    countId: { kind: 'reference', column: stockCountLines.countId, to: 'counts', isReadOnly: true, isFilter: true },
    variantId: {
      kind: 'reference',
      column: stockCountLines.variantId,
      to: 'variants',
      isReadOnly: true,
      isFilter: true,
    },
    code: { kind: 'text', column: stockCountLines.code, isReadOnly: true },
    shelves: { kind: 'words', column: stockCountLines.shelves, isReadOnly: true, isFilter: true },
    counted: { kind: 'integer', column: stockCountLines.counted, isReadOnly: true },
    expected: { kind: 'integer', column: stockCountLines.expected, isReadOnly: true },
  },
  follow: nothing,
}

export const goodsWorkEntities: readonly Entity[] = [campaignEntity, plannedEntity, jobEntity, countEntity, lineEntity]
