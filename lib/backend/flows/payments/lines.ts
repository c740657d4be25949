/** The lines of an order for a provider that shows them on its invoice. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'
import { shopDay } from '@/lib/market/shop-time'
import { DEFAULT_TAX_CLASS, vatRate } from '@/lib/market/tax-areas'
import { translatorFor } from '@/lib/messages/all'

import type { PayableLine } from './port'

interface Row extends Record<string, unknown> {
  delivery_cost: number
  gift_card_total: number
  tax_area_id: number
  created: string
  lines: {
    line_number: number
    name: string
    colour: string | null
    size: string | null
    quantity: number
    unit_price: number
    discount: number
    gross: number
    rate: number
  }[]
}

/** Products, delivery, and payment by gift cards; together they are the order's total. */
export async function payableLines(number: string, language: Language): Promise<PayableLine[]> {
  const {
    rows: [order],
  } = await db().execute<Row>(sql`
    select delivery_cost, gift_card_total, tax_area_id, to_json(created_at) #>> '{}' as created,
      (select json_agg(json_build_object('line_number', line_number, 'name', name, 'colour', colour, 'size', size, 'quantity', quantity,
        'unit_price', unit_price, 'discount', discount, 'gross', gross, 'rate', tax_rate_percent) order by line_number)
       from order_lines l where l.order_id = o.id) as lines
    from orders o where number = ${number}`)
  if (!order) return []
  const goods = order.lines.map(
    (line): PayableLine => ({
      kind: 'goods',
      name: [line.name, line.colour, line.size].filter(Boolean).join(', '),
      reference: String(line.line_number),
      quantity: line.quantity,
      unit: line.unit_price,
      discount: line.discount,
      total: line.gross,
      taxRate: line.rate,
    }),
  )
  const single = (kind: 'delivery' | 'gift_card', total: number, taxRate: number): PayableLine[] =>
    total === 0
      ? []
      : [
          {
            kind,
            name: translatorFor(language)(`pay.${kind}`),
            reference: kind,
            quantity: 1,
            unit: total,
            discount: 0,
            total,
            taxRate,
          },
        ]
  return [
    ...goods,
    ...single(
      'delivery',
      order.delivery_cost,
      vatRate(order.tax_area_id, DEFAULT_TAX_CLASS, shopDay(new Date(order.created))),
    ),
    ...single('gift_card', -order.gift_card_total, 0),
  ]
}
