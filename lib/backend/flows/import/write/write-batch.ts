/** Writes some hundred products in one transaction, in a few statements for each table. */
import { type SQL, sql } from 'drizzle-orm'

import { invalidateModels } from '@/lib/backend/domain/catalogue/rating'
import { setPricesIn } from '@/lib/backend/domain/catalogue/set-price'
import { setStockLevels } from '@/lib/backend/domain/catalogue/set-stock-levels'
import { indexModels } from '@/lib/backend/domain/search/index-models'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { CENTRAL_WAREHOUSE_ID } from '@/lib/catalog/availability'
import { slugOf } from '@/lib/catalog/slug'

import type { Reason } from '../product/faults'
import type { Product } from '../product/shape'
import { textHash } from '../product/text-hash'
import { currentOf, type TableRow } from '../product/current'
import { type Context, type LoadedImage, type Plan, planOf, type Target } from './plan'
import type { References } from './references'

/** A product with its loaded pictures. */
export interface Ready {
  readonly line: number
  readonly product: Product
  readonly source: string
  readonly hash: string
  readonly images: readonly LoadedImage[]
  readonly lacksImages: boolean
}

export interface Written {
  readonly ready: Ready
  /** Below zero: a rehearsal has not made it. */
  readonly id: number
  readonly isNew: boolean
  readonly changes: readonly string[]
  readonly warnings: readonly Reason[]
}

/** The place of imported stock: the central warehouse (spec 2 §9), else the shop's own warehouse, else its first store. */
export async function stockPlace(tx: Tx): Promise<number> {
  const {
    rows: [place],
  } = await tx.execute<{ id: number }>(sql`
    select id from stores where type <> 'external'
    order by (id = ${CENTRAL_WAREHOUSE_ID}) desc, (type = 'warehouse') desc, stock_display_order, id limit 1`)
  if (!place) throw new Error('The shop has no place that holds stock; run npm run setup first.')
  return place.id
}

interface WriteOptions {
  /** Nothing is written, and the result says what would be. */
  readonly dryRun?: boolean
  /** A product that is not in the shop is hidden, and a hidden one stays it. */
  readonly hideNew?: boolean
}

export function writeBatch(
  batch: readonly Ready[],
  refs: References,
  { dryRun = false, hideNew = false }: WriteOptions,
): Promise<Written[]> {
  return withTx(
    async (tx) => {
      const ids = await idsOf(tx, batch)
      const current = await currentOf(tx, [...new Set(ids.values())], !dryRun)
      const targets = batch.map((ready): Target => {
        const own = current.get(ids.get(ready) ?? 0)
        return { ...ready, product: hideNew ? hiddenFirst(ready.product, own) : ready.product, current: own }
      })
      const context = await contextOf(tx, targets, refs, dryRun)
      const plans = targets.map((target) => planOf(target, context))
      if (!dryRun) await apply(tx, plans, targets)
      return batch.map((ready, place) => {
        const plan = plans[place]
        return {
          ready,
          id: plan?.id ?? 0,
          isNew: plan?.isNew ?? false,
          changes: [
            ...new Set([...(plan?.changes ?? []), ...((plan?.planned.length ?? 0) > 0 ? ['planned prices'] : [])]),
          ],
          warnings: plan?.warnings ?? [],
        }
      })
    },
    { name: 'import.products' },
  )
}

/** The product as it is written when nothing of a file may be shown before people of the shop have looked at it. */
function hiddenFirst(product: Product, current: Target['current']): Product {
  const { is_public: isPublic, ...columns } = product.columns
  if (current) return isPublic === false ? product : { ...product, columns }
  return { ...product, columns: { ...columns, is_public: false } }
}

/** The shop's own files know a product by its uuid; others by source and handle. */
async function idsOf(tx: Tx, batch: readonly Ready[]): Promise<Map<Ready, number>> {
  const keys = batch.map(({ product, source }, place) => ({
    place,
    source,
    handle: product.handle,
    uuid: product.uuid ?? null,
  }))
  const { rows } = await tx.execute<{ place: number; id: number }>(sql`
    with k as (select * from json_to_recordset(${JSON.stringify(keys)}::json) as k(place int, source text, handle text, uuid uuid))
    select k.place, m.id from k join models m on m.source = k.source and m.external_key = k.handle
    union all select k.place, m.id from k join models m on m.uuid = k.uuid`)
  return new Map(
    rows.flatMap(({ place, id }) => {
      const ready = batch[place]
      return ready ? [[ready, id] as const] : []
    }),
  )
}

async function idsFrom(tx: Tx, sequence: string, count: number): Promise<() => number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence(${sequence}, 'id')) as id from generate_series(1, ${count})`,
  )
  const ids = rows.map(({ id }) => Number(id))
  return () => {
    const id = ids.pop()
    if (id === undefined) throw new Error(`Too few ids of ${sequence} were fetched.`)
    return id
  }
}

async function contextOf(tx: Tx, targets: readonly Target[], refs: References, dryRun: boolean): Promise<Context> {
  const { rows: stores } = await tx.execute<{ id: number; slug: string }>(sql`select id, slug from stores`)
  const gtins = targets.flatMap(({ product }) => product.variants.flatMap(({ gtin }) => (gtin ? [gtin] : [])))
  const owners = await tx.execute<{ id: number; gtin: string }>(
    sql`select id, gtin from variants where gtin = any(${sql.param(gtins)}::text[])`,
  )
  const variants = targets.reduce((total, { product }) => total + product.variants.length, 0)
  let placeholder = 0
  const none = () => --placeholder
  return {
    refs,
    storeIds: new Map(stores.map(({ id, slug }) => [slug, id])),
    place: await stockPlace(tx),
    nextModelId: dryRun ? none : await idsFrom(tx, 'models', targets.filter(({ current }) => !current).length),
    nextVariantId: dryRun ? none : await idsFrom(tx, 'variants', variants),
    slugFor: await slugs(tx, targets, refs),
    gtinOwners: new Map(owners.rows.map(({ id, gtin }) => [gtin, id])),
    now: new Date(),
  }
}

/** A slug that no other product of the brand has: with a number from the handle if needed. */
async function slugs(tx: Tx, targets: readonly Target[], refs: References): Promise<Context['slugFor']> {
  const brandIds = [...new Set(targets.map(({ product }) => refs.brand(product.brand)))]
  const candidates = ({ product }: Target) => {
    const base = product.slug ?? slugOf(product.handle, `p-${textHash(product.handle)}`)
    return [base, `${base}-${textHash(product.handle)}`, `${base}-${textHash(`${product.handle} `)}`]
  }
  const { rows } = await tx.execute<{ brand_id: number; slug: string }>(sql`
    select brand_id, slug from models where brand_id = any(${sql.param(brandIds)}::int[]) and slug = any(${sql.param(targets.flatMap(candidates))}::text[])`)
  const taken = new Set(rows.map((row) => `${row.brand_id} ${row.slug}`))
  return (brandId, target) => {
    const slug = candidates(target).find(
      (name) => !taken.has(`${brandId} ${name}`) && refs.takesSlug(brandId, name, target.product.handle),
    )
    if (slug === undefined) throw new Error(`There is no free address for the product ${target.product.handle}.`)
    return slug
  }
}

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

async function replace(tx: Tx, table: string, ids: readonly number[], rows: readonly TableRow[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`delete from ${sql.identifier(table)} where model_id = any(${sql.param([...ids])}::int[])`)
  await put(tx, table, rows)
}

async function apply(tx: Tx, plans: readonly Plan[], targets: readonly Target[]): Promise<void> {
  // Lists and an address in which a product was before show it no longer; after the change they are known as well.
  const moved = plans.filter(({ isNew, model, groups }) => !isNew && (model !== null || groups !== null))
  await invalidateModels(
    tx,
    moved.map(({ id }) => id),
  )
  await writeModels(tx, plans)
  const texts = plans.flatMap((plan) => plan.texts)
  await put(tx, 'model_texts', texts, overwrite('model_id, language', Object.keys(texts[0] ?? {})))
  const having = <K extends 'groups' | 'ribbons' | 'properties' | 'images'>(key: K) =>
    plans.filter((plan) => plan[key] !== null)
  const idsOfPlans = (found: readonly Plan[]) => found.map(({ id }) => id)
  const pairs = (key: 'groups' | 'ribbons', column: string) =>
    having(key).flatMap((plan) => (plan[key] ?? []).map((id) => ({ model_id: plan.id, [column]: id })))
  await replace(tx, 'model_groups', idsOfPlans(having('groups')), pairs('groups', 'group_id'))
  await replace(tx, 'model_ribbons', idsOfPlans(having('ribbons')), pairs('ribbons', 'ribbon_id'))
  for (const [key, table] of [
    ['properties', 'model_properties'],
    ['images', 'model_images'],
  ] as const)
    await replace(
      tx,
      table,
      idsOfPlans(having(key)),
      having(key).flatMap((plan) => plan[key] ?? []),
    )
  await writeVariants(tx, plans)
  await setPricesIn(
    tx,
    plans.flatMap((plan) => plan.prices),
  )
  await writePlanned(tx, plans)
  await setStockLevels(
    tx,
    plans.flatMap((plan) => plan.stock),
    'import',
  )
  await nameCategories(tx, plans, targets)
  await finish(tx, plans, targets)
}

async function writeModels(tx: Tx, plans: readonly Plan[]): Promise<void> {
  const rows = plans.flatMap(({ model }) => (model ? [model] : []))
  const fresh = plans.flatMap(({ model, isNew }) => (model && isNew ? [model] : []))
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const now = new Date().toISOString()
  const filled = fresh.map((row) => ({
    ...Object.fromEntries(columns.map((name) => [name, null])),
    published_at: now,
    updated_at: now,
    uuid: crypto.randomUUID(),
    ...row,
  }))
  await put(tx, 'models', filled)
  const known = plans.flatMap(({ model, isNew }) => (model && !isNew ? [model] : []))
  await put(tx, 'models', known, overwrite('id', Object.keys(known[0] ?? {})))
}

async function writeVariants(tx: Tx, plans: readonly Plan[]): Promise<void> {
  const rows = plans.flatMap((plan) => plan.variants)
  const ids = rows.map((row) => Number(row['id']))
  const skus = rows.flatMap(({ sku }) => (typeof sku === 'string' ? [sku.toLowerCase()] : []))
  // A number that has moved to another product leaves the one that had it.
  await tx.execute(sql`
    update variants set sku = null where lower(sku) = any(${sql.param(skus)}::text[]) and not (id = any(${sql.param(ids)}::int[]))`)
  // Units are changed by the ledger only.
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'available')
  await put(tx, 'variants', rows, overwrite('id', columns))
}

async function writePlanned(tx: Tx, plans: readonly Plan[]): Promise<void> {
  const ids = plans.filter(({ changes, isNew }) => isNew || changes.length > 0).map(({ id }) => id)
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

async function finish(tx: Tx, plans: readonly Plan[], targets: readonly Target[]): Promise<void> {
  // What could not be taken over is tried again by the next import.
  const hashes = plans.map(({ id, warnings }, place) => {
    const target = targets[place]
    return { id, hash: target && warnings.length === 0 && !target.lacksImages ? target.hash : null }
  })
  await tx.execute(sql`
    update models m set import_hash = h.hash from json_to_recordset(${json(hashes)}) as h(id int, hash text)
    where m.id = h.id and m.import_hash is distinct from h.hash`)
  const changed = plans.filter(({ isNew, changes }) => isNew || changes.some((name) => !ONLY_OFFER.test(name)))
  const ids = changed.map(({ id }) => id)
  await tx.execute(sql`update models set updated_at = now() where id = any(${sql.param(ids)}::int[])`)
  await indexModels(tx, ids)
  await invalidateModels(tx, ids)
}
