/**
 * Narrow copies of single columns that lists of the back office search and sort by: the rows they come from are wide, or every sale writes
 * them. Triggers write the copies in the transaction of the change; there are no foreign keys, because each row would lock what it belongs to.
 */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Signs of a name that decide an order; the trigger of the table has the same number. */
export const NAME_KEPT = 200

/** The names of `model_texts` that are not empty. */
export const modelNames = pgTable(
  'model_names',
  {
    modelId: integer().notNull(),
    language: text().notNull(),
    /** As much of it as decides an order: an index refuses very long values. */
    name: text().notNull(),
    /** The whole name in small letters: `ilike` takes ten times as long as `like`. */
    folded: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.modelId, t.language] }),
    index('model_names_order').on(t.language, t.name, t.modelId),
    index('model_names_part').using('gin', t.folded.op('gin_trgm_ops')).with({ gin_pending_list_limit: 256 }),
  ],
)

/** `variants.available`, to sort and to filter by. An index of the table of variants would be written with all its others by each sale. */
export const variantUnits = pgTable(
  'variant_units',
  { variantId: integer().primaryKey(), units: integer().notNull() },
  (t) => [index('variant_units_order').on(t.units, t.variantId)],
)
