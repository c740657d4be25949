/** The back office: what people changed there, their saved lists, and long work. */
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import { customers } from './customers'

/** The value of a field before and after a change, by the field's path: `name.fi`, `isPublic`. */
export type FieldChanges = Record<string, readonly [before: unknown, after: unknown]>

/** Append-only: every change that was made in the back office, for the history of a record and for taking a change back. */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The kind of record, in the words of the back office: `products`, `brands`. */
    entity: text().notNull(),
    recordId: text().notNull(),
    /** The record's name at that time, which stays readable when the record is gone. */
    title: text().notNull().default(''),
    action: text().$type<'create' | 'update' | 'remove'>().notNull(),
    changes: jsonb().$type<FieldChanges>().notNull().default({}),
    /** Null when the person's account is gone. */
    actorId: integer().references(() => customers.id, { onDelete: 'set null' }),
    /** Why, in the person's own words. */
    reason: text(),
    /** The first change of a bulk change; the same in all of its changes. */
    batchId: bigint({ mode: 'number' }),
    /** The change that this one takes back. */
    undoes: bigint({ mode: 'number' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('record_changes_record').on(t.entity, t.recordId, t.id),
    index('record_changes_batch').on(t.batchId),
    index('record_changes_actor').on(t.actorId),
  ],
)

/** Lists of the back office with their search, filters and order, under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: serial().primaryKey(),
    ownerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    entity: text().notNull(),
    name: text().notNull(),
    /** The query of the list's address. */
    query: text().notNull(),
    /** Shown to everybody who may see the list. */
    isShared: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('saved_views_entity').on(t.entity)],
)

/** Long work that somebody began in the back office. It survives a restart, and can be stopped. */
export const officeJobs = pgTable(
  'office_jobs',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    input: jsonb().$type<unknown>().notNull(),
    state: text().$type<'waiting' | 'running' | 'done' | 'failed' | 'stopped'>().notNull().default('waiting'),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** What could not be done, by record; only the first of many. */
    faults: jsonb().$type<{ record: string; message: string }[]>().notNull().default([]),
    result: jsonb().$type<unknown>(),
    actorId: integer().references(() => customers.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Written while it runs; work that was not touched for minutes belonged to a process that ended, and is begun again. */
    touchedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('office_jobs_state').on(t.state)],
)
