/** Ordering again: what of an order can be put into a cart now, and what cannot be had as it was. */
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

/** POST /api/order/reorder/: changes nothing. Prices are those of today; a bundle comes back as its members. Throws NOT_FOUND. */
export async function reorder(access: OrderAccess): Promise<Reorder> {
  const id = await orderIdByAccess(access)
  const {
    rows: [order],
  } = await db().execute<{ tax_area_id: number }>(sql`select tax_area_id from orders where id = ${id}`)
  const { rows } = await db().execute<Row>(sql`
    select l.kind, l.variant_id, l.model_id, l.name, l.colour, l.size, l.quantity, (l.extra_data ->> 'amount_eur')::int as amount_eur, l.extra_data ->> 'giftcard_name' as giftcard_name, l.extra_data ->> 'giftcard_template' as giftcard_template,
      case when m.is_public is not true then 0 when l.kind = 'giftcard' then l.quantity when p.active is null then 0 when v.on_order or m.on_order then l.quantity else v.available end as available
    from order_lines l left join variants v on v.id = l.variant_id left join models m on m.id = l.model_id
    left join prices p on p.variant_id = v.id and p.price_area = ${taxAreaOf(order?.tax_area_id ?? 0)?.priceArea ?? 1}
    where l.order_id = ${id} and l.kind in ('product', 'bundle', 'giftcard') order by l.line_number`)
  const left = new Map<number, number>()
  const products = new Map<number, number>()
  const answer: { gift_cards: Reorder['gift_cards']; missing: Reorder['missing'] } = { gift_cards: [], missing: [] }
  for (const {
    kind,
    variant_id: variantId,
    model_id: modelId,
    name,
    colour,
    size,
    quantity,
    available,
    amount_eur: value,
    giftcard_name: giftcardName,
    giftcard_template: template,
  } of rows) {
    if (kind === 'giftcard' && modelId !== null && available > 0) {
      answer.gift_cards.push({
        productId: modelId,
        amount: value ?? quantity,
        giftcard_name: giftcardName ?? '',
        giftcard_template: template ?? '',
      })
      continue
    }
    const rest = variantId === null ? 0 : (left.get(variantId) ?? available)
    const amount = Math.max(0, Math.min(rest, quantity))
    if (variantId !== null && amount > 0) {
      left.set(variantId, rest - amount)
      products.set(variantId, (products.get(variantId) ?? 0) + amount)
    }
    if (amount < quantity) answer.missing.push({ name, colour, size, asked: quantity, available: amount })
  }
  return {
    ...answer,
    redo_order: { number: access.number, proof: redoProof(access.number) },
    products: [...products].map(([productId, amount]) => ({ productId, amount })),
  }
}
