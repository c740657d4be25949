/** Stock and orders in the database. */
import { expect } from '@playwright/test'

import type { Database } from './database'

export interface OrderRow {
  id: string
  number: string
  status: string
  language: string
  country: string
  currency: string
  email: string
  total: number
  lines_total: number
  delivery_cost: number
  delivery_method: string
  payment_method: string
}

export interface StockView {
  available: number
  /** Sum over the stores. */
  stock: number
  /** Sum of all stock changes. */
  ledger: number
}

export async function stockOf(database: Database, variantId: number): Promise<StockView> {
  const view = await database.row<StockView>(
    `select v.available, (select coalesce(sum(quantity), 0)::int from stock where variant_id = v.id) as stock,
       (select coalesce(sum(delta), 0)::int from stock_ledger where variant_id = v.id) as ledger from variants v where v.id = $1`,
    [variantId],
  )
  expect(view.stock, 'the stores hold what the gate promises').toBe(view.available)
  expect(view.ledger, 'the ledger adds up').toBe(view.available)
  return view
}

const COLUMNS =
  'id, number, status, language, country, currency, email, total, lines_total, delivery_cost, delivery_method, payment_method'

export async function ordersOf(database: Database, email: string): Promise<OrderRow[]> {
  return database.rows<OrderRow>(`select ${COLUMNS} from orders where email = $1 order by id`, [email])
}

export interface LineRow {
  variant_id: number
  quantity: number
  unit_price: number
  name: string
  colour: string
  size: string
}

export async function linesOf(database: Database, order: OrderRow): Promise<LineRow[]> {
  return database.rows<LineRow>(
    'select variant_id, quantity, unit_price, name, colour, size from order_lines where order_id = $1 order by line_number',
    [order.id],
  )
}

/** Units that an order took (negative) and returned, from the ledger. */
export async function ledgerOf(database: Database, order: OrderRow): Promise<{ reason: string; delta: number }[]> {
  return database.rows('select reason, delta from stock_ledger where order_id = $1 order by id', [order.id])
}

export async function confirmationsOf(database: Database, order: OrderRow): Promise<{ dedupe_key: string }[]> {
  return database.rows(
    "select dedupe_key from outbox where kind = 'order_confirmation' and payload ->> 'order_id' = $1",
    [order.id],
  )
}
