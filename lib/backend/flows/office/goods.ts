/** Prices and stock of a product's variants, changed through the functions that imports and orders use, with their history. */
import { sql } from 'drizzle-orm'

import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { setPricesIn } from '@/lib/backend/domain/catalogue/set-price'
import { type FieldChanges, recordChanges } from '@/lib/backend/domain/schema/office'
import { db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import type { Permission } from '@/lib/contract/access/permissions'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeGoods, OfficePriceChange, OfficeStockChange } from '@/lib/contract/schemas/office'

import type { Actor } from './actor'
import { inTx, type Note } from './save'
import { variantTitles } from './entities/variant-title'

type VariantRow = OfficeGoods['variants'][number]

function require(actor: Actor, permission: Permission): void {
  if (!actor.may(permission)) throw new ApiError('FORBIDDEN', 'You may not do this.')
}

/** The variants of a product with what they cost and where they lie. Cents of EUR, VAT included. */
export async function goodsOf(modelId: number, actor: Actor, reader: Pick<Tx, 'execute'> = db()): Promise<OfficeGoods> {
  require(actor, 'office.goods.read')
  const { rows: variants } = await reader.execute<VariantRow & Record<string, unknown>>(sql`
    select v.id, v.colour_id as "colourId", v.size_id as "sizeId", coalesce(c.names, '{}'::jsonb) as colour, s.name as size, v.gtin,
      v.is_hidden as "isHidden", v.weight,
      (select h.amount from price_history h where h.variant_id = v.id and h.price_area = 1 and h.kind = 'regular' and h.valid_from <= now()
        order by h.valid_from desc, h.id desc limit 1) as regular, v.sku, v.available,
      coalesce((select json_agg(json_build_object('area', p.price_area, 'active', p.active, 'regular', p.regular, 'discount', p.discount_value,
        'club', p.club, 'lowest30', p.lowest30) order by p.price_area) from prices p where p.variant_id = v.id), '[]'::json) as prices,
      coalesce((select json_agg(json_build_object('store', k.store_id, 'quantity', k.quantity) order by k.store_id)
        from stock k where k.variant_id = v.id and k.quantity > 0), '[]'::json) as stock
    from variants v left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id
    where v.model_id = ${modelId} order by v.sort_order, v.id`)
  const { rows: stores } = await reader.execute<{ id: number; name: string }>(
    sql`select id, short_name as name from stores order by stock_display_order, id`,
  )
  return { variants, stores, mayPrice: actor.may('office.prices.write'), mayStock: actor.may('office.stock.write') }
}

export interface Entry {
  readonly variantId: number
  readonly changes: FieldChanges
}

/** One row of the history for each variant; several at once are one entry. Returns their numbers. */
export async function remember(
  tx: Tx,
  entries: readonly Entry[],
  actor: Actor,
  { reason, undoes, batch }: Note,
): Promise<number[]> {
  const names = await variantTitles(
    tx,
    entries.map(({ variantId }) => variantId),
    actor.language,
  )
  const rows = await tx
    .insert(recordChanges)
    .values(
      entries.map(({ variantId, changes }) => ({
        entity: 'variants',
        recordId: String(variantId),
        title: names.get(variantId) ?? '',
        action: 'update' as const,
        changes,
        actorId: actor.id,
        reason: reason === undefined || reason === '' ? null : reason,
        undoes: undoes ?? null,
      })),
    )
    .returning({ id: recordChanges.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 1 || batch !== undefined)
    await tx.execute(
      sql`update record_changes set batch_id = ${batch ?? Math.min(...ids)} where id = any(${sql.param(ids)}::bigint[])`,
    )
  return ids
}

/** What a kind of price was until now. */
async function pricesNow(tx: Tx, changes: readonly OfficePriceChange[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{
    variant_id: number
    price_area: number
    kind: string
    amount: number | null
  }>(sql`
    select distinct on (variant_id, price_area, kind) variant_id, price_area, kind, amount from price_history
    where variant_id = any(${sql.param(changes.map(({ variant }) => variant))}::int[]) and valid_from <= now()
    order by variant_id, price_area, kind, valid_from desc, id desc`)
  return new Map(
    rows.flatMap((row) =>
      row.amount === null ? [] : [[`${row.variant_id} ${row.price_area} ${row.kind}`, row.amount] as const],
    ),
  )
}

/** The rolled back transaction of a preview. */
class Preview extends Error {
  constructor(readonly goods: OfficeGoods) {
    super('preview')
  }
}

interface PriceChanges {
  readonly model: number
  readonly changes: readonly OfficePriceChange[]
  /** Only shows what would be: the new price, and the lowest of 30 days to which a reduction may refer. */
  readonly isPreview: boolean
}

/** Changes prices of a product's variants. Returns the variants as they are afterwards. Throws FORBIDDEN, NOT_FOUND, BAD_REQUEST. */
export async function changePrices(
  { model, changes, isPreview }: PriceChanges,
  actor: Actor,
  note: Note,
): Promise<OfficeGoods> {
  require(actor, 'office.prices.write')
  try {
    return await inTx(
      note.tx,
      async (tx) => {
        const before = await pricesNow(tx, changes)
        const fresh = changes
          .map((change) => ({ ...change, was: before.get(`${change.variant} ${change.area} ${change.kind}`) ?? null }))
          .filter(({ amount, was }) => amount !== was)
        await setPricesIn(
          tx,
          fresh.map(({ variant, area, kind, amount }) => ({ variantId: variant, priceArea: area, kind, amount })),
        )
        const goods = await goodsOf(model, actor, tx)
        if (isPreview) throw new Preview(goods)
        const ids = [...new Set(fresh.map(({ variant }) => variant))]
        const entries = ids.map((variantId) => ({
          variantId,
          changes: Object.fromEntries(
            fresh
              .filter(({ variant }) => variant === variantId)
              .map(({ area, kind, amount, was }) => [`price.${area}.${kind}`, [was, amount] as const]),
          ),
        }))
        if (entries.length > 0) await remember(tx, entries, actor, note)
        return goods
      },
      'office.prices',
    )
  } catch (error) {
    if (error instanceof Preview) return error.goods
    throw error
  }
}

/** Adds units to a store, or takes them away. Throws FORBIDDEN, NOT_FOUND, OUT_OF_STOCK. */
export async function changeStock(
  change: OfficeStockChange & { model: number },
  actor: Actor,
  note: Note,
): Promise<OfficeGoods> {
  require(actor, 'office.stock.write')
  return inTx(
    note.tx,
    async (tx) => {
      await adjustStock(tx, {
        variantId: change.variant,
        storeId: change.store,
        delta: change.delta,
        reason: 'correction',
      })
      const { rows } = await tx.execute<{ quantity: number }>(
        sql`select quantity from stock where variant_id = ${change.variant} and store_id = ${change.store}`,
      )
      const now = rows[0]?.quantity ?? 0
      const changes = { [`stock.${change.store}`]: [now - change.delta, now] as const }
      if (change.delta !== 0) await remember(tx, [{ variantId: change.variant, changes }], actor, note)
      return goodsOf(change.model, actor, tx)
    },
    'office.stock',
  )
}

type PricePart = OfficePriceChange & { readonly after: number | null }

/** Throws CONFLICT where a price is no longer what the change made of it: somebody has set another one since. */
async function requirePrices(tx: Tx, given: readonly PricePart[]): Promise<void> {
  const now = await pricesNow(tx, given)
  const conflicts = given.flatMap(({ variant, area, kind, after }) => {
    const amount = now.get(`${variant} ${area} ${kind}`) ?? null
    return amount === after ? [] : [{ path: `price.${area}.${kind}`, now: amount }]
  })
  if (conflicts.length > 0)
    throw new ApiError('CONFLICT', 'Somebody else has changed this in the meantime.', {
      details: { reason: 'changed', conflicts },
    })
}

interface TakeBack extends Note {
  readonly tx: Tx
}

/**
 * Takes back a change of prices or stock: the earlier price from now on, the same number of units the other way. Throws CONFLICT where a price
 * was changed again.
 */
export async function takeBackGoods(
  variantId: number,
  changes: FieldChanges,
  actor: Actor,
  note: TakeBack,
): Promise<void> {
  // Locked, so that what is compared is what is changed.
  const { rows } = await note.tx.execute<{ model_id: number }>(
    sql`select model_id from variants where id = ${variantId} for no key update`,
  )
  const model = rows[0]?.model_id ?? 0
  const parts = Object.entries(changes).map(([path, [before, after]]) => ({ path: path.split('.'), before, after }))
  const priced = parts.flatMap(({ path: [what, area, kind], before, after }): PricePart[] =>
    what === 'price'
      ? [
          {
            variant: variantId,
            area: Number(area) as 1 | 2,
            kind: kind as OfficePriceChange['kind'],
            amount: before as number | null,
            after: after as number | null,
          },
        ]
      : [],
  )
  if (priced.length > 0) await requirePrices(note.tx, priced)
  if (priced.length > 0) await changePrices({ model, changes: priced, isPreview: false }, actor, note)
  for (const { path, before, after } of parts)
    if (path[0] === 'stock')
      await changeStock(
        { model, variant: variantId, store: Number(path[1]), delta: Number(before) - Number(after) },
        actor,
        note,
      )
}

/** True when a change of a variant is of its prices or stock, which are no fields of it. */
export const isOfGoods = (changes: FieldChanges): boolean =>
  Object.keys(changes).some((path) => /^(?:price|stock)\./.test(path))
