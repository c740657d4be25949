/** Goods and groups that one test of the back office makes for itself, and takes away again. */
import type { Database } from './database'

/** Products of one made-up name with variants of 100 euros, the same price for a year. Returns the address of the first. */
export async function makeGoods(database: Database, name: string, models: number, variants: number): Promise<string> {
  const made = await database.rows<{ id: number; path: string }>(
    `insert into models (brand_id, slug, main_group_id, source)
     select (select min(id) from brands), $1 || '-' || n, (select min(main_group_id) from models), 'e2e' from generate_series(1, $2::int) n
     returning id, (select slug from brands b where b.id = brand_id) || '/' || slug as path`,
    [name, models],
  )
  const ids = made.map(({ id }) => id)
  await database.rows(
    `insert into model_texts (model_id, language, name)
     select m, l, $2 || ' ' || m from unnest($1::int[]) m, unnest(array['fi','en','sv','de','fr','ru']) l`,
    [ids, name],
  )
  const own = await database.rows<{ id: number }>(
    `insert into variants (model_id, sku, sort_order, colour_id, size_id)
     select m, $2 || '-' || m || '-' || n, n, (select min(id) from colours), (select id from sizes order by id offset n % 5 limit 1)
     from unnest($1::int[]) m, generate_series(1, $3::int) n returning id`,
    [ids, name, variants],
  )
  await database.rows(
    `with h as (insert into price_history (variant_id, price_area, kind, amount, valid_from)
       select v, 1, 'regular', 10000, now() - interval '1 year' from unnest($1::int[]) v)
     insert into prices (variant_id, price_area, active, regular) select v, 1, 10000, 10000 from unnest($1::int[]) v`,
    [own.map(({ id }) => id)],
  )
  return made[0]?.path ?? ''
}

export async function removeGoods(database: Database, name: string): Promise<void> {
  await database.rows(`delete from models where slug like $1 || '-%' and source = 'e2e'`, [name])
}

/** A group with the same word for its address in every language. Returns its id. */
export async function makeGroup(
  database: Database,
  name: string,
  parent: number | null,
  path: string,
): Promise<number> {
  const { id } = await database.row<{ id: number }>(
    `insert into product_groups (key, parent_id, sort_order, show_in_menu) values ($1, $2, 9000, false) returning id`,
    [name, parent],
  )
  await database.rows(
    `insert into product_group_texts (group_id, language, slug, path, name)
     select $1, l, $2, $3, $2 from unnest(array['fi','en','sv','de','fr','ru']) l`,
    [id, name, path],
  )
  return id
}

export async function removeGroups(database: Database, ids: readonly number[]): Promise<void> {
  await database.rows(`update product_groups set parent_id = null where id = any($1::int[])`, [ids])
  await database.rows(`delete from product_groups where id = any($1::int[])`, [ids])
}
