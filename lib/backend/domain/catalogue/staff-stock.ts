/** Stock data for staff on a product's page: storage locations and every store's stock (spec 3 §4 "Availability", §6). */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { CENTRAL_WAREHOUSE_ID } from '@/lib/catalog/availability'
import type { StaffStock } from '@/lib/contract/schemas/product-actions'
import { ApiError } from '@/lib/contract/errors'
import type { Language } from '@/lib/market/languages'

interface Row extends Record<string, unknown> {
  id: number
  sku: string | null
  gtin: string | null
  name: string
  blocked: boolean
  stocks: Record<string, number> | null
}

/** Every variant of a model with the real stock of every store, public or not. Throws NOT_FOUND for an unknown model. */
export async function staffStock(modelId: number, language: Language): Promise<StaffStock> {
  const {
    rows: [model],
  } = await db().execute<{ shelf_codes: string[] }>(sql`select shelf_codes from models where id = ${modelId}`)
  if (!model) throw new ApiError('NOT_FOUND', 'Product not found.')
  const { rows: stores } = await db().execute<{ id: number; name: string; type: string }>(
    sql`select id, name, type from stores order by stock_display_order = 0, stock_display_order, id`,
  )
  const { rows } = await db().execute<Row>(sql`
    select v.id, v.sku, v.gtin, concat_ws(', ', c.names ->> ${language}, s.name, y.names ->> ${language}) as name, v.stock_blocked as blocked,
      (select jsonb_object_agg(store_id, quantity) from stock where variant_id = v.id and quantity <> 0) as stocks
    from variants v left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id left join product_types y on y.id = v.product_type_id
    where v.model_id = ${modelId} order by v.sort_order, v.id`)
  return {
    shelf_codes: model.shelf_codes,
    stores: stores.map(({ id, name, type }) => ({
      id,
      name,
      is_central: id === CENTRAL_WAREHOUSE_ID,
      is_external: type === 'external',
    })),
    variants: rows.map(({ id, sku, gtin, name, blocked, stocks }) => ({
      id,
      name,
      sku,
      gtin,
      is_blocked: blocked,
      stocks: stocks ?? {},
    })),
  }
}
