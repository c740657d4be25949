/** Work on goods in the back office: price campaigns and counts. */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { stores, variants } from './catalogue'
import { customers } from './customers'

/** Prices of many variants that begin and end by the clock. */
export const priceCampaigns = pgTable(
  'price_campaigns',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    kind: text().$type<'discount' | 'club'>().notNull(),
    areas: integer().array().notNull(),
    rule: jsonb()
      .$type<{
        kind: 'percent' | 'amount' | 'fixed'
        value: number
        rounding: 'none' | 'ninety' | 'whole' | 'five'
      }>()
      .notNull(),
    /** `preparing`: its rows are still being written, and none begins before they all are. */
    state: text().$type<'preparing' | 'planned' | 'running' | 'ended' | 'stopped'>().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('price_campaigns_state').on(t.state),
    check('price_campaigns_times', sql`${t.endsAt} >= ${t.startsAt} or ${t.state} = 'stopped'`),
  ],
)

/** What a variant costs in a price area during a campaign. */
export const priceCampaignRows = pgTable(
  'price_campaign_rows',
  {
    campaignId: integer()
      .notNull()
      .references(() => priceCampaigns.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    priceArea: integer().notNull(),
    amount: integer().notNull(),
    /** The price of this kind when it began, which the end puts back; null: none. */
    before: integer(),
    /** `left`: it did not begin, for the reason in `fault`. */
    state: text().$type<'planned' | 'begun' | 'ended' | 'left'>().notNull().default('planned'),
    fault: text(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.variantId, t.priceArea] }),
    index('price_campaign_rows_variant').on(t.variantId, t.priceArea),
    index('price_campaign_rows_open').on(t.campaignId).where(sql`${t.state} in ('planned', 'begun')`),
    check('price_campaign_rows_positive', sql`${t.amount} > 0`),
  ],
)

/** A count of a store's goods, as the device sent it: its id is the device's, so that it is saved once. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    id: uuid().primaryKey(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    actorId: integer().references(() => customers.id, { onDelete: 'set null' }),
    shelves: text().array().notNull(),
    /** Codes that no variant had. */
    unknown: jsonb().$type<{ shelf: string; code: string; count: number }[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('stock_counts_store').on(t.storeId, t.createdAt), index('stock_counts_actor').on(t.actorId)],
)

/** What a count found of a variant, with every shelf on which it lies. */
export const stockCountLines = pgTable(
  'stock_count_lines',
  {
    countId: uuid()
      .notNull()
      .references(() => stockCounts.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    shelves: text().array().notNull(),
    code: text().notNull(),
    counted: integer().notNull(),
    expected: integer().notNull(),
    /** The last scan, by the shop's clock. */
    scannedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.countId, t.variantId] }), index('stock_count_lines_variant').on(t.variantId)],
)
