/** Writes what differs of some hundred products, in a few statements for each table. */
import { type SQL, sql } from 'drizzle-orm'

import { invalidateModels } from '@/lib/backend/domain/catalogue/rating'
import { firstPricesIn, setPricesIn } from '@/lib/backend/domain/catalogue/set-price'
import { firstStockIn, setStockLevels } from '@/lib/backend/domain/catalogue/set-stock-levels'
import { indexModels } from '@/lib/backend/domain/search/index-models'
import type { KnownWords } from '@/lib/backend/domain/search/known-words'
import type { Tx } from '@/lib/backend/platform/database/with-tx'

import type { TableRow } from '../product/current'
import type { Plan, Target } from './plan'

const REASON = 'import'

const json = (rows: readonly unknown[]): SQL => sql`${JSON.stringify(rows)}::json`

/** Rows as they are given, by the columns of the table. */
async function put(tx: Tx, table: string, rows: readonly TableRow[], conflict: SQL = sql``): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  )
  const name = sql.identifier(table)
  await tx.execute(
    sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${json(rows)}) ${conflict}`,
  )
}

const overwrite = (key: string, columns: readonly string[]): SQL => {
  const sets = columns.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)
  return sql`on conflict (${sql.raw(key)}) do update set ${sql.join(sets, sql`, `)}`
}

/** The lists of some products in the place of those that they had; new products had none. */
async function replace(tx: Tx, table: string, plans: readonly Plan[], rows: readonly TableRow[]): Promise<void> {
  const known = plans.flatMap(({ id, isNew }) => (isNew ? [] : [id]))
  if (known.length > 0)
    await tx.execute(sql`delete from ${sql.identifier(table)} where model_id = any(${sql.param(known)}::int[])`)
  await put(tx, table, rows)
}

export async function apply(
  tx: Tx,
  plans: readonly Plan[],
  targets: readonly Target[],
  words: KnownWords,
): Promise<void> {
  // Lists and an address in which a product was before show it no longer; after the change they are known as well.
  const moved = plans.filter(({ isNew, model, groups }) => !isNew && (model !== null || groups !== null))
  await invalidateModels(
    tx,
    moved.map(({ id }) => id),
  )
  await writeModels(tx, plans, targets)
  const texts = plans.flatMap((plan) => plan.texts)
  await put(tx, 'model_texts', texts, overwrite('model_id, language', Object.keys(texts[0] ?? {})))
  await writeLists(tx, plans)
  await writeVariants(tx, plans)
  const all = <K extends 'prices' | 'firstPrices' | 'stock' | 'firstStock'>(key: K) =>
    plans.flatMap((plan): Plan[K][number][] => plan[key])
  await firstPricesIn(tx, all('firstPrices'))
  await setPricesIn(tx, all('prices'))
  await writePlanned(tx, plans)
  await firstStockIn(tx, all('firstStock'), REASON)
  await setStockLevels(tx, all('stock'), REASON)
  await nameCategories(tx, plans, targets)
  await finish(tx, plans, targets, words)
}

async function writeLists(tx: Tx, plans: readonly Plan[]): Promise<void> {
  const having = (key: 'groups' | 'ribbons' | 'properties' | 'images') => plans.filter((plan) => plan[key] !== null)
  const pairs = (key: 'groups' | 'ribbons', column: string) =>
    plans.flatMap((plan) => (plan[key] ?? []).map((id) => ({ model_id: plan.id, [column]: id })))
  const rows = (key: 'properties' | 'images') => plans.flatMap((plan) => plan[key] ?? [])
  await replace(tx, 'model_groups', having('groups'), pairs('groups', 'group_id'))
  await replace(tx, 'model_ribbons', having('ribbons'), pairs('ribbons', 'ribbon_id'))
  await replace(tx, 'model_properties', having('properties'), rows('properties'))
  await replace(tx, 'model_images', having('images'), rows('images'))
}

/** What could not be taken over is tried again by the next import. */
const hashOf = ({ warnings }: Plan, target: Target | undefined): string | null =>
  target && warnings.length === 0 && !target.lacksImages ? target.hash : null

/** With everything at once: each further change of a row would write it, and most of its indexes, again. */
async function writeModels(tx: Tx, plans: readonly Plan[], targets: readonly Target[]): Promise<void> {
  const rows = plans.flatMap((plan, place) =>
    plan.model ? [{ plan, row: { ...plan.model, import_hash: hashOf(plan, targets[place]) } }] : [],
  )
  if (rows.length === 0) return
  // Of the database, and as exact: the search compares it with the moment in which it read the texts.
  const {
    rows: [moment],
  } = await tx.execute<{ now: string }>(sql`select to_json(now()) as now`)
  const now = moment?.now
  const fresh = rows.flatMap(({ plan, row }) => (plan.isNew ? [row] : []))
  const columns = [...new Set(fresh.flatMap((row) => Object.keys(row)))]
  const empty = Object.fromEntries(columns.map((name) => [name, null]))
  await put(
    tx,
    'models',
    fresh.map((row) => ({ ...empty, published_at: now, uuid: crypto.randomUUID(), ...row, updated_at: now })),
  )
  const known = rows.flatMap(({ plan, row }) => (plan.isNew ? [] : [{ ...row, updated_at: now }]))
  await put(tx, 'models', known, overwrite('id', Object.keys(known[0] ?? {})))
}

async function writeVariants(tx: Tx, plans: readonly Plan[]): Promise<void> {
  const known = plans.flatMap((plan) => plan.variants)
  const fresh = plans.flatMap((plan) => plan.newVariants)
  const rows = [...known, ...fresh]
  const ids = rows.map((row) => Number(row['id']))
  const skus = rows.flatMap(({ sku }) => (typeof sku === 'string' ? [sku.toLowerCase()] : []))
  // A number that has moved to another product leaves the one that had it.
  if (skus.length > 0)
    await tx.execute(sql`
      update variants set sku = null where lower(sku) = any(${sql.param(skus)}::text[]) and not (id = any(${sql.param(ids)}::int[]))`)
  // Units are changed by the ledger only.
  const columns = Object.keys(known[0] ?? {}).filter((name) => name !== 'available')
  await put(tx, 'variants', known, overwrite('id', columns))
  await put(tx, 'variants', fresh)
}

async function writePlanned(tx: Tx, plans: readonly Plan[]): Promise<void> {
  const ids = plans.flatMap(({ id, changes, isNew }) => (!isNew && changes.length > 0 ? [id] : []))
  if (ids.length > 0)
    await tx.execute(sql`
      delete from planned_prices where variant_id in (select id from variants where model_id = any(${sql.param(ids)}::int[]))`)
  await put(
    tx,
    'planned_prices',
    plans.flatMap((plan) => plan.planned),
    sql`on conflict do nothing`,
  )
}

/** A group without a category of Google's gets that of its first product. */
async function nameCategories(tx: Tx, plans: readonly Plan[], targets: readonly Target[]): Promise<void> {
  const wanted = plans.flatMap(({ id }, place) => {
    const category = targets[place]?.product.google_category
    return category ? [{ id, category, place }] : []
  })
  if (wanted.length === 0) return
  await tx.execute(sql`
    update product_groups g set google_category = w.category
    from (select distinct on (m.main_group_id) m.main_group_id as id, k.category from json_to_recordset(${json(wanted)}) as k(id int, category text, place int)
      join models m on m.id = k.id order by m.main_group_id, k.place) w
    where g.id = w.id and g.google_category is null`)
}

const ONLY_OFFER = /(?: price [12]| stock)$/

async function finish(tx: Tx, plans: readonly Plan[], targets: readonly Target[], words: KnownWords): Promise<void> {
  const isChanged = ({ isNew, changes }: Plan) => isNew || changes.some((name) => !ONLY_OFFER.test(name))
  // Those whose row has just been written have both.
  const rest = plans.flatMap((plan, place) =>
    plan.model ? [] : [{ id: plan.id, hash: hashOf(plan, targets[place]), is_changed: isChanged(plan) }],
  )
  if (rest.length > 0)
    await tx.execute(sql`
      update models m set import_hash = k.hash, updated_at = case when k.is_changed then now() else m.updated_at end
      from json_to_recordset(${json(rest)}) as k(id int, hash text, is_changed boolean)
      where m.id = k.id and (k.is_changed or m.import_hash is distinct from k.hash)`)
  const ids = plans.filter(isChanged).map(({ id }) => id)
  await indexModels(tx, ids, words)
  await invalidateModels(tx, ids)
}
