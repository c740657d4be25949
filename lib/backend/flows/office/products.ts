/** Products as a whole: made with their variants, copied, and taken out of the shop. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeNewVariant, OfficeValues } from '@/lib/contract/schemas/office'

import type { Actor } from './actor'
import { allFields } from './entities/entity'
import { entityNamed } from './registry'
import { readOne } from './rows'
import { beginBatch, changing, createIn, type Note, saveRecord } from './save'
import { saveVariantsIn } from './variants'

interface NewProduct {
  readonly values: OfficeValues
  readonly variants: readonly OfficeNewVariant[]
}

async function createProductIn(tx: Tx, { values, variants }: NewProduct, actor: Actor, note: Note): Promise<string> {
  const { id, change } = await createIn(tx, { entity: entityNamed('products'), given: values, actor }, note)
  if (variants.length === 0) return id
  await beginBatch(tx, change)
  const changes = { create: [...variants], change: [], remove: [] }
  await saveVariantsIn(tx, { model: Number(id), changes, actor }, { ...note, batch: change })
  return id
}

/** Makes a product with its variants. Throws as one record and as a table of variants. */
export async function createProduct(product: NewProduct, actor: Actor, note: Note): Promise<{ id: string }> {
  const id = await changing(entityNamed('products'), (tx) => createProductIn(tx, product, actor, note))
  return { id }
}

/** What a copy does not take over: what names or counts one product only. */
const OWN = new Set(['slug', 'modelNumber', 'publishedAt', 'isPublic', 'leadsTo', 'priceEnding'])

async function freeSlug(tx: Tx, brandId: number, slug: string): Promise<string> {
  const base = slug.replace(/-\d{1,2}$/, '')
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from models where brand_id = ${brandId} and slug like ${`${base}%`}`,
  )
  const taken = new Set(rows.map((row) => row.slug))
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}

async function variantsToCopy(tx: Tx, model: number): Promise<OfficeNewVariant[]> {
  const { rows } = await tx.execute<{
    colour: number | null
    size: number | null
    weight: number | null
    price: number | null
  }>(sql`
    select distinct on (v.colour_id, v.size_id) v.colour_id as colour, v.size_id as size, v.weight, p.regular as price, v.sort_order
    from variants v left join prices p on p.variant_id = v.id and p.price_area = 1
    where v.model_id = ${model} and not v.is_hidden order by v.colour_id, v.size_id, v.sort_order`)
  return rows.map(({ colour, size, weight, price }) => ({
    colourId: colour,
    sizeId: size,
    gtin: null,
    sku: null,
    weight,
    isHidden: false,
    price,
    stock: [],
  }))
}

/** Makes a product like another one; it is not shown yet. Returns its id. */
export async function copyProduct(model: number, actor: Actor, note: Note): Promise<{ id: string }> {
  const entity = entityNamed('products')
  const id = await changing(entity, async (tx) => {
    const { values } = await readOne(tx, entity, String(model))
    const fields = allFields(entity)
    const kept = Object.entries(values).filter(([name]) => !OWN.has(name) && !fields[name]?.isReadOnly)
    const slug = await freeSlug(tx, Number(values['brandId']), String(values['slug']))
    const product = {
      values: { ...Object.fromEntries(kept), slug, isPublic: false, publishedAt: new Date().toISOString() },
      variants: await variantsToCopy(tx, model),
    }
    return createProductIn(tx, product, actor, note)
  })
  return { id }
}

interface Target {
  readonly entity: 'groups' | 'products'
  readonly id: number
}

async function pathOf({ entity, id }: Target): Promise<string> {
  const { rows } = await db().execute<{ path: string }>(
    entity === 'groups'
      ? sql`select path from product_group_texts where group_id = ${id} order by language = 'en' desc, language limit 1`
      : sql`select b.slug || '/' || m.slug as path from models m join brands b on b.id = m.brand_id where m.id = ${id} and m.is_public`,
  )
  const [found] = rows
  if (!found) throw new ApiError('NOT_FOUND', 'There is no such record.', { field: 'to' })
  return found.path
}

/** Hides a product, and leads its address to a group or another product that is shown. Taken back as one change. */
export async function archiveProduct(model: number, to: Target, actor: Actor, note: Note): Promise<void> {
  const entity = entityNamed('products')
  if (to.entity === 'products' && to.id === model)
    throw new ApiError('BAD_REQUEST', 'A product does not lead to itself.', {
      field: 'to',
      details: { reason: 'format' },
    })
  const [path, { values }] = await Promise.all([pathOf(to), readOne(db(), entity, String(model))])
  const patch = [
    { path: 'isPublic', from: values['isPublic'] ?? null, to: false },
    { path: 'leadsTo', from: values['leadsTo'] ?? null, to: path },
  ]
  await saveRecord(entity, String(model), patch, actor, note)
}
