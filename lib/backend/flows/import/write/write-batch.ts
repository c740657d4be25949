/** Compares some hundred products with the shop, and writes what differs, in one transaction. */
import { setImmediate } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { KnownWords } from '@/lib/backend/domain/search/known-words'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { CENTRAL_WAREHOUSE_ID } from '@/lib/catalog/availability'
import { slugOf } from '@/lib/catalog/slug'

import type { Reason } from '../product/faults'
import type { Product } from '../product/shape'
import { textHash } from '../product/text-hash'
import { currentOf } from '../product/current'
import { apply } from './apply'
import { type Context, type LoadedImage, type Plan, planOf, type Target } from './plan'
import type { References } from './references'

/** Products that are compared without a pause. */
const AT_A_STRETCH = 25

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

/** What the batches of one import have in common. */
export interface Shared {
  readonly refs: References
  readonly words: KnownWords
}

export function writeBatch(
  batch: readonly Ready[],
  { refs, words }: Shared,
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
      const plans: Plan[] = []
      for (const [place, target] of targets.entries()) {
        // Texts are cleaned here: what else this process does, its connections among it, does not wait for the whole batch.
        if (place % AT_A_STRETCH === 0) await setImmediate()
        plans.push(planOf(target, context))
      }
      if (!dryRun) await apply(tx, plans, targets, words)
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
