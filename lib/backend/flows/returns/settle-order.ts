/** Reads an order's returns, computes their sums (settle.ts) and stores those of the open ones. The caller holds the order's lock. */
import { sql } from 'drizzle-orm'

import { moneyOf } from '@/lib/backend/domain/pricing/money'
import type { PriceRules } from '@/lib/backend/domain/schema/orders'
import { inStates } from '@/lib/backend/platform/database/in-states'
import type { Db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { STORE_COUNTRY } from '@/lib/market/countries'
import { isCurrency } from '@/lib/market/currencies'
import { COUNTED_RETURNS, isOpenReturn, type ReturnStatus } from '@/lib/order/return-machine'
import { RETURN_FEE_EUR } from '@/lib/order/returns'

import { type OpenReturn, settle, type Settled, type SettledOrder } from './settle'

/** The sum that is deducted for a return parcel. From another country the shopper chooses the carrier and pays it. */
export function parcelFee({ currency, rate, country }: { currency: string; rate: number; country: string }): number {
  return isCurrency(currency) && country === STORE_COUNTRY ? moneyOf(currency, rate).fromEur(RETURN_FEE_EUR) : 0
}

interface OrderRow extends Record<string, unknown> {
  currency: string
  rate: number
  country: string
  delivery: number
  price_rules: PriceRules | null
  lines: {
    id: number
    line: number
    quantity: number
    unit: number
    gross: number
    bundle: string | null
  }[]
  returns: {
    id: number
    kind: 'refund' | 'exchange'
    method: 'parcel' | 'store'
    isWithdrawal: boolean
    status: ReturnStatus
    adjustment: number
    lines: { id: number; lineId: number; quantity: number; amount: number; reason: string }[]
  }[]
}

async function readOrder(reader: Db, orderId: number): Promise<OrderRow> {
  const {
    rows: [row],
  } = await reader.execute<OrderRow>(sql`
    select o.currency, o.currency_rate::float8 as rate, o.country, o.price_rules,
      -- What is no product (a gift card) keeps the contract alive, and with it the delivery.
      case when exists (select 1 from order_lines x where x.order_id = o.id and x.kind not in ('product', 'bundle')) then 0 else o.delivery_cost end as delivery,
      (select coalesce(json_agg(json_build_object('id', l.id, 'line', l.line_number, 'quantity', l.quantity, 'unit', l.unit_price,
          'gross', l.gross, 'bundle', l.bundle_uid) order by l.line_number), '[]')
        from order_lines l where l.order_id = o.id and l.kind = 'product') as lines,
      (select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'method', r.method, 'isWithdrawal', r.withdrawal_id is not null, 'status', r.status, 'adjustment', r.adjustment, 'lines', (
          select json_agg(json_build_object('id', t.id, 'lineId', t.line_id, 'quantity', t.quantity, 'amount', t.amount,
            'reason', coalesce(t.confirmed_reason, t.reason)) order by t.id)
          from return_lines t where t.return_id = r.id)) order by r.id), '[]')
        from returns r where r.order_id = o.id and ${inStates('r.status', COUNTED_RETURNS)}) as returns
    from orders o where o.id = ${orderId}`)
  if (!row) throw new Error('A return has an order.')
  return row
}

function settledOrderOf({ delivery, price_rules: rules, lines, ...order }: OrderRow): SettledOrder {
  const discounts = Object.values(rules?.lines ?? {}).map((line) => line.code_discount)
  return {
    lines: lines.map(({ line, ...sold }) => ({ ...sold, eur: rules?.lines[String(line)]?.eur ?? 0 })),
    rules: rules && {
      bundles: rules.bundles,
      minTotalEur: rules.code?.min_total_eur ?? 0,
      codeDiscount: discounts.reduce((all, discount) => all + discount, 0),
    },
    delivery,
    fee: parcelFee(order),
  }
}

/** The sums of a return that is not registered yet, after all that are. Its `id` is not read. */
export async function quoteReturn(reader: Db, orderId: number, asked: OpenReturn): Promise<Settled> {
  const row = await readOrder(reader, orderId)
  const { received, open } = split(row)
  const settled = settle(settledOrderOf(row), received, [...open, asked]).at(-1)
  if (!settled) throw new Error('A return has sums.')
  return settled
}

const split = ({ returns }: OrderRow) => ({
  received: returns.filter(({ status }) => !isOpenReturn(status)),
  open: returns.filter(({ status }) => isOpenReturn(status)),
})

/**
 * Computes the open returns of an order again, because one of them was registered, is being received or was cancelled. `first`: the return
 * that is being received: its money is given back before that of the others. Returns the sums of all open returns.
 */
export async function settleReturns(tx: Tx, orderId: number, first: number | null = null): Promise<readonly Settled[]> {
  const row = await readOrder(tx, orderId)
  const { received, open } = split(row)
  const inOrder = [...open].sort((a, b) => Number(b.id === first) - Number(a.id === first) || a.id - b.id)
  const settled = settle(settledOrderOf(row), received, inOrder)
  for (const { id, amounts, adjustment, reasons, fee, delivery, refund } of settled) {
    await tx.execute(sql`
      update returns set adjustment = ${adjustment}, adjustment_reasons = ${sql.param([...reasons])}::text[], fee = ${fee}, delivery_refund = ${delivery},
        refund = ${refund} where id = ${id}`)
    const lines = inOrder.find((known) => known.id === id)?.lines ?? []
    for (const [index, line] of lines.entries())
      await tx.execute(sql`update return_lines set amount = ${amounts[index] ?? 0} where id = ${line.id}`)
  }
  return settled
}
