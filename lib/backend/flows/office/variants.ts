/** Variants of a product, made, changed and removed together: one transaction, one entry of the history. */
import { sql } from 'drizzle-orm'

import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { netPrice } from '@/lib/backend/domain/catalogue/net-price'
import { recomputePricesOf, setPricesIn } from '@/lib/backend/domain/catalogue/set-price'
import { db } from '@/lib/backend/platform/database/pool'
import type { FieldChanges } from '@/lib/backend/domain/schema/office'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeGoods, OfficeNewVariant, OfficeValues, OfficeVariantChanges } from '@/lib/contract/schemas/office'
import { shopDay } from '@/lib/market/shop-time'

import { type Actor, requireChange } from './actor'
import type { Entity } from './entities/entity'
import { followModel } from './entities/products'
import { databaseFault } from './faults'
import { type Entry, goodsOf, remember } from './goods'
import { entityNamed } from './registry'
import { beginBatch, changing, createIn, type Note, removeIn, removeRecord, saveIn, saveRecord } from './save'
import { fault } from './values'

type Changed = OfficeVariantChanges['change'][number]

/** Between rows that somebody puts in order by numbers. */
const STEP = 10

/** What all rows have in common. */
interface Save {
  readonly tx: Tx
  readonly model: number
  readonly taxClass: number
  readonly actor: Actor
  readonly reason: string | undefined
  /** The first change, to which the others belong. */
  batch: number | undefined
}

/** Its product is brought up to date once, after all rows. */
const quiet = (): Entity => ({
  ...entityNamed('variants'),
  follow: async (tx, { id, before, after, paths }) => {
    if (before !== null && after !== null && paths.includes('isHidden')) await recomputePricesOf(tx, Number(id))
  },
})

/** Runs the work of a row; a refusal names the row, so that the table can mark it. */
async function ofRow<T>(row: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const known = databaseFault(entityNamed('variants'), error) ?? error
    if (!(known instanceof ApiError)) throw error
    throw new ApiError(known.code, known.message, {
      ...known.extra,
      details: { ...(known.extra.details as object | undefined), row },
    })
  }
}

const noteOf = ({ reason, batch }: Save): Note => ({ reason, batch })

async function begin(save: Save, change: number): Promise<void> {
  if (save.batch !== undefined || change === 0) return
  save.batch = change
  await beginBatch(save.tx, change)
}

/** The regular price with VAT, and the export price that follows from it. */
async function setRegular({ tx, taxClass, actor }: Save, variantId: number, amount: number | null): Promise<void> {
  if (!actor.may('office.prices.write')) throw new ApiError('FORBIDDEN', 'You may not change prices.')
  const net = amount === null ? null : netPrice(amount, taxClass, shopDay(new Date()))
  await setPricesIn(tx, [
    { variantId, priceArea: 1, kind: 'regular', amount },
    { variantId, priceArea: 2, kind: 'regular', amount: net },
  ])
}

/** Delivered units, through the ledger. Returns them as changes of the record. */
async function deliver(
  { tx, actor }: Save,
  variantId: number,
  stock: OfficeNewVariant['stock'],
): Promise<[string, [number, number]][]> {
  if (stock.length > 0 && !actor.may('office.stock.write')) throw new ApiError('FORBIDDEN', 'You may not change stock.')
  const changes: [string, [number, number]][] = []
  for (const { store, quantity } of stock) {
    const known = await tx.execute(sql`select 1 from stores where id = ${store}`)
    if (known.rowCount !== 1) throw new ApiError('NOT_FOUND', 'There is no such store.', { field: `stock.${store}` })
    await adjustStock(tx, { variantId, storeId: store, delta: quantity, reason: 'delivery' })
    const { rows } = await tx.execute<{ quantity: number }>(
      sql`select quantity from stock where variant_id = ${variantId} and store_id = ${store}`,
    )
    const now = rows[0]?.quantity ?? quantity
    changes.push([`stock.${store}`, [now - quantity, now]])
  }
  return changes
}

/** Each combination of colour and size is made once. */
async function requireNew({ tx, model }: Save, { colourId, sizeId }: OfficeNewVariant): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    select 1 from variants where model_id = ${model} and colour_id is not distinct from ${colourId}::int
      and size_id is not distinct from ${sizeId}::int limit 1`)
  if (rowCount !== 0)
    throw new ApiError('CONFLICT', 'This is taken already.', { field: 'sizeId', details: { reason: 'taken' } })
}

async function make(save: Save, variant: OfficeNewVariant, sortOrder: number): Promise<void> {
  const { tx, model, actor } = save
  const { price, stock, ...fields } = variant
  await requireNew(save, variant)
  const given = { ...fields, modelId: model, sortOrder }
  const priced: FieldChanges = price === null ? {} : { 'price.1.regular': [null, price] as const }
  const delivered = Object.fromEntries(stock.map(({ store, quantity }) => [`stock.${store}`, [0, quantity] as const]))
  const { id, change } = await createIn(
    tx,
    { entity: quiet(), given, actor },
    { ...noteOf(save), more: { ...priced, ...delivered } },
  )
  await begin(save, change)
  if (price !== null) await setRegular(save, Number(id), price)
  await deliver(save, Number(id), stock)
}

/** A price and units are no fields of a variant: they have an entry of their own beside that of the fields. */
async function alter(save: Save, { id, patch, price, stock }: Changed): Promise<void> {
  const { tx, model, actor } = save
  const { rows } = await tx.execute<{ regular: number | null }>(sql`
    select (select h.amount from price_history h where h.variant_id = v.id and h.price_area = 1 and h.kind = 'regular' and h.valid_from <= now()
      order by h.valid_from desc, h.id desc limit 1) as regular
    from variants v where v.id = ${id} and v.model_id = ${model} for no key update of v`)
  const [before] = rows
  if (!before) throw new ApiError('NOT_FOUND', 'There is no such record.')
  const entity = quiet()
  if (patch.length > 0) await begin(save, await saveIn(tx, { entity, id: String(id), patch, actor }, noteOf(save)))
  const changes: Record<string, readonly [number | null, number | null]> = {}
  if (price && price.to !== before.regular) {
    if (price.from !== before.regular)
      throw new ApiError('CONFLICT', 'Somebody else has changed this in the meantime.', {
        field: 'price',
        details: { reason: 'changed', conflicts: [{ path: 'price', now: before.regular }] },
      })
    await setRegular(save, id, price.to)
    changes['price.1.regular'] = [before.regular, price.to]
  }
  Object.assign(changes, Object.fromEntries(await deliver(save, id, stock)))
  if (Object.keys(changes).length === 0) return
  const entries: Entry[] = [{ variantId: id, changes }]
  const [change] = await remember(tx, entries, actor, noteOf(save))
  await begin(save, change ?? 0)
}

/** Orders, returns, transfers, prices given by staff, and stores need a variant that they have named. */
const isNeeded = (id: number) => sql<boolean>`
  exists (select 1 from order_lines where variant_id = ${id}) or exists (select 1 from return_lines where exchange_variant_id = ${id})
  or exists (select 1 from enterprise_order_lines where variant_id = ${id}) or exists (select 1 from price_overrides where variant_id = ${id})
  or exists (select 1 from transfer_request_lines where variant_id = ${id})`

async function remove(save: Save, id: number): Promise<void> {
  const { tx, model, actor } = save
  const entity = quiet()
  requireChange(actor, entity)
  const { rows } = await tx.execute<{ needed: boolean; hidden: boolean }>(sql`
    select is_hidden as hidden, available > 0 or ${isNeeded(id)} as needed from variants where id = ${id} and model_id = ${model} for update`)
  const [found] = rows
  if (!found) throw new ApiError('NOT_FOUND', 'There is no such record.')
  if (!found.needed) return begin(save, await removeIn(tx, { entity, id: String(id), actor }, noteOf(save)))
  const patch = [{ path: 'isHidden', from: found.hidden, to: true }]
  await begin(save, await saveIn(tx, { entity, id: String(id), patch, actor }, noteOf(save)))
}

/** Writes all rows in the caller's transaction. `batch`: the change to which they belong. Returns the change that they belong to. */
export async function saveVariantsIn(
  tx: Tx,
  { model, changes, actor }: { model: number; changes: OfficeVariantChanges; actor: Actor },
  { reason, batch }: Note,
): Promise<number | undefined> {
  const { taxClass, last } = await productOf(tx, model)
  const save: Save = { tx, model, taxClass, actor, reason, batch }
  for (const id of changes.remove) await ofRow(`v${id}`, () => remove(save, id))
  for (const changed of changes.change) await ofRow(`v${changed.id}`, () => alter(save, changed))
  for (const [place, variant] of changes.create.entries())
    await ofRow(rowOf(variant), () => make(save, variant, last + place + 1))
  await followModel(tx, model)
  return save.batch
}

const rowOf = ({ colourId, sizeId }: OfficeNewVariant) => `c${colourId ?? 0}s${sizeId ?? 0}`

/** Saves a table of variants. Throws FORBIDDEN, NOT_FOUND, BAD_REQUEST or CONFLICT with the field and `details.row`; nothing is saved then. */
export async function saveVariants(
  model: number,
  changes: OfficeVariantChanges,
  actor: Actor,
  note: Note,
): Promise<OfficeGoods> {
  await changing(entityNamed('variants'), (tx) => saveVariantsIn(tx, { model, changes, actor }, note))
  return goodsOf(model, actor)
}

interface NewVariant {
  readonly values: OfficeValues
  readonly price: number | null
}

/** The tax class of the product, and where its last variant stands. Throws NOT_FOUND. */
async function productOf(tx: Tx, model: unknown): Promise<{ taxClass: number; last: number }> {
  const id = Number.isSafeInteger(Number(model)) ? Number(model) : 0
  const { rows } = await tx.execute<{ tax_class: number; last: number }>(sql`
    select tax_class, coalesce((select max(sort_order) from variants v where v.model_id = m.id), 0) as last
    from models m where id = ${id} for no key update`)
  const [found] = rows
  if (!found) throw new ApiError('NOT_FOUND', 'There is no such record.', { field: 'modelId' })
  return { taxClass: found.tax_class, last: found.last }
}

/** Makes one variant with its price, the last of its product unless it has a place. Throws as a record, and FORBIDDEN for a price. */
export async function createVariant({ values, price }: NewVariant, actor: Actor, note: Note): Promise<{ id: string }> {
  const entity = entityNamed('variants')
  requireChange(actor, entity)
  const id = await changing(entity, async (tx) => {
    if (!values['modelId']) throw fault('modelId', 'required')
    const { taxClass, last } = await productOf(tx, values['modelId'])
    const given = { ...values, sortOrder: values['sortOrder'] ?? last + STEP }
    const more: FieldChanges = price === null ? {} : { 'price.1.regular': [null, price] as const }
    const made = await createIn(tx, { entity: quiet(), given, actor }, { ...note, more })
    const model = Number(values['modelId'])
    const save: Save = { tx, model, taxClass, actor, reason: note.reason, batch: undefined }
    if (price !== null) await setRegular(save, Number(made.id), price)
    await followModel(tx, model)
    return made.id
  })
  return { id }
}

/** Takes back that a variant was made: it is removed, or hidden when an order has it. */
export async function takeBackVariant(id: string, actor: Actor, note: Note): Promise<void> {
  const entity = entityNamed('variants')
  const reader = note.tx ?? db()
  const { rows } = await reader.execute<{ needed: boolean }>(sql`select ${isNeeded(Number(id))} as needed`)
  if (!rows[0]?.needed) return removeRecord(entity, id, actor, note)
  await saveRecord(entity, id, [{ path: 'isHidden', from: false, to: true }], actor, note)
}
