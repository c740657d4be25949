/** What the shop holds of products now, as rows of its tables. */
import { sql } from 'drizzle-orm'

import type { Tx } from '@/lib/backend/platform/database/with-tx'
import type { Language } from '@/lib/market/languages'

import { groupBy } from './group-by'

/** A row of a table by its columns. */
export type TableRow = Record<string, unknown>

export interface CurrentVariant {
  readonly row: TableRow & {
    id: number
    colour_id: number | null
    size_id: number | null
    product_type_id: number | null
  }
  /** Cents by area and kind. */
  readonly prices: ReadonlyMap<string, number | null>
  /** Units by the id of the store. */
  readonly stock: ReadonlyMap<number, number>
}

export interface Current {
  readonly model: TableRow & { id: number }
  readonly texts: ReadonlyMap<Language, TableRow>
  readonly groups: readonly number[]
  readonly properties: readonly TableRow[]
  readonly ribbons: readonly number[]
  readonly images: readonly TableRow[]
  readonly variants: readonly CurrentVariant[]
}

/** The products of some ids, by id. Their variants are locked, because prices and stock are compared with them. */
export async function currentOf(tx: Tx, ids: readonly number[], lock: boolean): Promise<Map<number, Current>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`${sql.param([...ids])}::int[]`
  const rowsOf = async (table: string, order: string) => {
    const { rows } = await tx.execute<{ row: TableRow }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where t.model_id = any(${wanted}) order by ${sql.raw(order)}`,
    )
    return groupBy(
      rows.map(({ row }) => row),
      (row) => Number(row['model_id']),
    )
  }
  const { rows: models } = await tx.execute<{ row: Current['model'] }>(
    sql`select to_jsonb(m) as row from models m where m.id = any(${wanted}) order by m.id ${lock ? sql`for no key update` : sql``}`,
  )
  const [texts, groups, properties, ribbons, images] = [
    await rowsOf('model_texts', 'language'),
    await rowsOf('model_groups', 'group_id'),
    await rowsOf('model_properties', 'property_id'),
    await rowsOf('model_ribbons', 'ribbon_id'),
    await rowsOf('model_images', 'sort_order, id'),
  ]
  const variants = await variantsOf(tx, wanted, lock)
  return new Map(
    models.map(({ row: model }) => [
      model.id,
      {
        model,
        texts: new Map((texts.get(model.id) ?? []).map((row) => [row['language'] as Language, row])),
        groups: (groups.get(model.id) ?? []).map((row) => Number(row['group_id'])),
        properties: properties.get(model.id) ?? [],
        ribbons: (ribbons.get(model.id) ?? []).map((row) => Number(row['ribbon_id'])),
        images: images.get(model.id) ?? [],
        variants: variants.get(model.id) ?? [],
      },
    ]),
  )
}

async function variantsOf(
  tx: Tx,
  wanted: ReturnType<typeof sql>,
  lock: boolean,
): Promise<Map<number, CurrentVariant[]>> {
  const { rows } = await tx.execute<{ row: CurrentVariant['row'] }>(
    sql`select to_jsonb(v) as row from variants v where v.model_id = any(${wanted}) order by v.id ${lock ? sql`for update` : sql``}`,
  )
  const own = sql`variant_id in (select id from variants where model_id = any(${wanted}))`
  const prices = await tx.execute<{
    variant_id: number
    price_area: number
    regular: number
    discount_value: number | null
    club: number | null
    discount_free: number | null
  }>(sql`select variant_id, price_area, regular, discount_value, club, discount_free from prices where ${own}`)
  const stock = await tx.execute<{ variant_id: number; store_id: number; quantity: number }>(
    sql`select variant_id, store_id, quantity from stock where ${own}`,
  )
  const pricesOf = groupBy(prices.rows, (row) => row.variant_id)
  const stockOf = groupBy(stock.rows, (row) => row.variant_id)
  const found = rows.map(
    ({ row }): CurrentVariant => ({
      row,
      prices: new Map(
        (pricesOf.get(row.id) ?? []).flatMap((price) => [
          [`${price.price_area} regular`, price.regular],
          [`${price.price_area} discount`, price.discount_value],
          [`${price.price_area} club`, price.club],
          [`${price.price_area} discount_free`, price.discount_free],
        ]),
      ),
      stock: new Map((stockOf.get(row.id) ?? []).map((level) => [level.store_id, level.quantity])),
    }),
  )
  return groupBy(found, ({ row }) => Number(row['model_id']))
}
