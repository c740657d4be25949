/** Machines of the merchant: endpoints that are told about events (webhooks), and keys with which machines call the shop API. */
import { bigint, bigserial, index, integer, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'

import { variants } from './catalogue'
import type { Permission } from '@/lib/contract/access/permissions'
import type { WebhookEvent } from '@/lib/contract/webhook-events'

const moment = () => timestamp({ withTimezone: true })
const now = () => moment().notNull().defaultNow()

export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: serial().primaryKey(),
  url: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  /** Random; the secret of its signatures is computed from it and the shop's secret. */
  nonce: text().notNull(),
  createdAt: now(),
  /** Since when no message has reached it; null: the last one did. */
  failingSince: moment(),
  disabledAt: moment(),
  /** Why it gets nothing: it failed too long, it answered 410 Gone, or the merchant ended it. */
  disabledBecause: text({ enum: ['failing', 'gone', 'merchant'] }),
})

/** What has happened, once for all endpoints. Deleted by age. */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    event: text().$type<WebhookEvent>().notNull(),
    /** Without personal data: the receiver reads the rest with a key of its own. */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: now(),
  },
  (t) => [index('webhook_messages_age').on(t.createdAt)],
)

/** One message for one endpoint, and what became of it: the log. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    messageId: bigint({ mode: 'number' })
      .notNull()
      .references(() => webhookMessages.id, { onDelete: 'cascade' }),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** When it is sent next; null: it has arrived, or was given up. */
    dueAt: moment().defaultNow(),
    attempts: integer().notNull().default(0),
    deliveredAt: moment(),
    /** The last answer: its status, and what was wrong with it; null before the first. */
    status: integer(),
    failure: text(),
    tookMs: integer(),
  },
  (t) => [
    unique('webhook_deliveries_once').on(t.messageId, t.endpointId),
    index('webhook_deliveries_due').on(t.endpointId, t.dueAt),
  ],
)

/** Variants of which endpoints know that few are left. */
export const lowStock = pgTable('low_stock', {
  variantId: integer()
    .primaryKey()
    .references(() => variants.id, { onDelete: 'cascade' }),
  since: now(),
})

export const integrationKeys = pgTable('integration_keys', {
  id: serial().primaryKey(),
  label: text().notNull(),
  /** The beginning of the key, by which the merchant recognises it. */
  prefix: text().notNull(),
  /** sha256 of the key, in hex. */
  keyHash: text().notNull().unique(),
  permissions: text().array().$type<Permission[]>().notNull(),
  createdAt: now(),
  /** Null: it does not expire. */
  expiresAt: moment(),
  lastUsedAt: moment(),
  revokedAt: moment(),
})
