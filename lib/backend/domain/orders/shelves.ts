/** Where the goods of an order lie. */
import { sql } from 'drizzle-orm'

import { CENTRAL_WAREHOUSE_ID } from '@/lib/catalog/availability'

/**
 * The stores from which the units of a row `l` are taken, as JSON, each with the shelves there: in the central warehouse those of the
 * product, in a store those where its newest count found the variant.
 */
export const ROW_STORES = sql`(
  select coalesce(json_agg(json_build_object('name', s.name, 'quantity', a.quantity, 'shelves', coalesce(
      (select nullif(m.shelf_codes, '{}') from models m where m.id = l.model_id and a.store_id = ${sql.raw(String(CENTRAL_WAREHOUSE_ID))}),
      (select n.shelves from stock_count_lines n join stock_counts k on k.id = n.count_id
        where n.variant_id = l.variant_id and k.store_id = a.store_id and n.counted > 0 order by n.scanned_at desc limit 1),
      '{}')) order by a.store_id), '[]')
  from allocations a join stores s on s.id = a.store_id where a.line_id = l.id)`
