/** Reordering: which rows of an order can be added to a cart now, and which are not available as before. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { Reorder } from '@/lib/contract/schemas/order'
import { taxAreaOf } from '@/lib/market/tax-areas'

import { orderIdByAccess, type OrderAccess } from './access'
import { redoProof } from './redo'

interface Row extends Record<string, unknown> {
  kind: string
  variant_id: number | null
  model_id: number | null
  name: string
  colour: string | null
  size: string | null
  quantity: number
  available: number
  amount_eur: number | null
  giftcard_name: string | null
  giftcard_template: string | null
}

/** POST /api/order/reorder/: changes nothing. Prices are today's; a bundle is returned as its members. Throws NOT_FOUND. */
export async function reorder(access: OrderAccess): Promise<Reorder> {
  const rows = await readRows(await orderIdByAccess(access))
  const cards = rows.map(giftCardOf)
  return {
    gift_cards: cards.filter((card) => card !== null),
    ...availableGoods(rows.filter((_, index) => cards[index] === null)),
    redo_order: { number: access.number, proof: redoProof(access.number) },
  }
}

async function readRows(id: number): Promise<Row[]> {
  const {
    rows: [order],
  } = await db().execute<{ tax_area_id: number }>(sql`select tax_area_id from orders where id = ${id}`)
  const { rows } = await db().execute<Row>(sql`
    select l.kind, l.variant_id, l.model_id, l.name, l.colour, l.size, l.quantity, (l.extra_data ->> 'amount_eur')::int as amount_eur, l.extra_data ->> 'giftcard_name' as giftcard_name, l.extra_data ->> 'giftcard_template' as giftcard_template,
      case when m.is_public is not true then 0 when l.kind = 'giftcard' then l.quantity when p.active is null then 0 when v.on_order or m.on_order then l.quantity else v.available end as available
    from order_lines l left join variants v on v.id = l.variant_id left join models m on m.id = l.model_id
    left join prices p on p.variant_id = v.id and p.price_area = ${taxAreaOf(order?.tax_area_id ?? 0)?.priceArea ?? 1}
    where l.order_id = ${id} and l.kind in ('product', 'bundle', 'giftcard') order by l.line_number`)
  return rows
}

/** The gift card of a line; null for products, and for a gift card that is no longer sold. */
function giftCardOf(row: Row): Reorder['gift_cards'][number] | null {
  if (row.kind !== 'giftcard' || row.model_id === null || row.available <= 0) return null
  return {
    productId: row.model_id,
    amount: row.amount_eur ?? row.quantity,
    giftcard_name: row.giftcard_name ?? '',
    giftcard_template: row.giftcard_template ?? '',
  }
}

/** The available units of the lines; lines of the same variant share its stock, in their order. */
function availableGoods(rows: readonly Row[]): Pick<Reorder, 'products' | 'missing'> {
  const left = new Map<number, number>()
  const products = new Map<number, number>()
  const missing: Reorder['missing'] = []
  for (const { variant_id: variantId, name, colour, size, quantity, available } of rows) {
    const rest = variantId === null ? 0 : (left.get(variantId) ?? available)
    const amount = Math.max(0, Math.min(rest, quantity))
    if (variantId !== null && amount > 0) {
      left.set(variantId, rest - amount)
      products.set(variantId, (products.get(variantId) ?? 0) + amount)
    }
    if (amount < quantity) missing.push({ name, colour, size, asked: quantity, available: amount })
  }
  return { products: [...products].map(([productId, amount]) => ({ productId, amount })), missing }
}
