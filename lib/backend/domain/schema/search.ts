/** The search index, derived from the catalogue, and the activity of shoppers. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import { models } from './catalogue'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The searchable words of every public model in every language, as stems with weights: A its name and brand, B its group, C its texts and
 * properties, D its colours. Partitioned by language in the migration: a search reads one language only, and the rows of one language are
 * stored together.
 */
export const searchTexts = pgTable(
  'search_texts',
  {
    language: text().notNull(),
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    words: tsvector().notNull(),
    /** Second-hand products and gift cards come after equally good new products. */
    isNew: boolean().notNull(),
    /** Units sold when this was written; orders models that match equally well. */
    soldAmount: integer().notNull(),
    /** When the model's texts were read. */
    readAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.language, t.modelId] }),
    index('search_texts_words').using('gin', t.words).with({ gin_pending_list_limit: 64 }),
    index('search_texts_model').on(t.modelId),
  ],
)

// Every search reads the list of rows that are not in the GIN index yet, so it is kept short (64 kB).

/**
 * Every word of the index in a language, with one of its stems (a word may have two). Words are never deleted: a word without models has no
 * results.
 */
export const searchWords = pgTable(
  'search_words',
  {
    language: text().notNull(),
    /** Lower case without accents. */
    folded: text().notNull(),
    stem: text().notNull(),
    /** As written in the catalogue, in lower case: shown to a shopper instead of a misspelling. */
    spelled: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.language, t.folded, t.stem] }),
    index('search_words_start').on(t.language, t.folded.op('text_pattern_ops')),
    index('search_words_stem').on(t.language, t.stem.op('text_pattern_ops')),
    index('search_words_end').on(t.language, sql`reverse(${t.stem}) text_pattern_ops`),
    index('search_words_near').using('gin', t.folded.op('gin_trgm_ops')),
  ],
)

/**
 * The shop's own lines of the search's lexicon: each replaces the line of the same language, topic and target that the shop comes with (lib/backend/domain/search/lexicon),
 * or adds one; without phrases the line is switched off.
 */
export const searchTerms = pgTable(
  'search_terms',
  {
    language: text().notNull(),
    topic: text().notNull(),
    target: text().notNull(),
    phrases: text().array().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.language, t.topic, t.target] })],
)

/** How often a query was typed on a day, and how often without results. Has nothing of who typed it; rare queries are never kept (see lib/backend/domain/search/query-counts.ts). */
export const searchQueries = pgTable(
  'search_queries',
  {
    day: date().notNull().default(sql`current_date`),
    language: text().notNull(),
    query: text().notNull(),
    times: integer().notNull(),
    /** Of them, without any result. */
    failed: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.language, t.query] })],
)

/** How often a model was viewed and bought, without personal data; older days have less weight (see lib/backend/domain/recommendations). */
export const modelActivity = pgTable('model_activity', {
  modelId: integer()
    .primaryKey()
    .references(() => models.id, { onDelete: 'cascade' }),
  views: doublePrecision().notNull().default(0),
  purchases: doublePrecision().notNull().default(0),
  /** The day to which `views` are weighted. */
  viewedOn: date().notNull().default(sql`current_date`),
})
