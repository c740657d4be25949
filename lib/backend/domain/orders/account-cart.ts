/** The cart of the account whose order was paid: what was ordered leaves it, on all of its devices. */
import { and, eq, sql } from 'drizzle-orm'

import { orderLines, orders } from '@/lib/backend/domain/schema/orders'
import { type CartContent, customers } from '@/lib/backend/domain/schema/customers'
import type { Tx } from '@/lib/backend/platform/database/with-tx'

import { rowOfBundle } from './bundle-uid'

/** Rows without the ordered units; units that were added since stay. */
function without<Row extends { amount: number }>(
  rows: readonly Row[],
  ordered: ReadonlyMap<string, number>,
  nameOf: (row: Row) => string,
): Row[] {
  return rows.flatMap((row) => {
    const amount = row.amount - (ordered.get(nameOf(row)) ?? 0)
    return amount > 0 ? [{ ...row, amount }] : []
  })
}

/** Ordered units by the name of their row: a variant's id, or what names a bundle, whose lines have each its units. */
async function orderedUnits(tx: Tx, orderId: number): Promise<Map<string, number>> {
  const lines = await tx
    .select({ variantId: orderLines.variantId, bundle: orderLines.bundleUid, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'product')))
  const units = new Map<string, number>()
  for (const { variantId, bundle, quantity } of lines) {
    const row = bundle === null ? null : rowOfBundle(bundle)
    if (row !== null) units.set(row, quantity)
    else if (variantId !== null) units.set(String(variantId), (units.get(String(variantId)) ?? 0) + quantity)
  }
  return units
}

/**
 * Takes the units of a paid order out of the cart of its account. Devices see the next version, so that none of them puts the rows back.
 * Gift cards and codes are not in the account's cart.
 */
export async function takeFromAccountCart(tx: Tx, orderId: number): Promise<void> {
  const [owner] = await tx
    .select({ id: customers.id, cart: customers.cartContent })
    .from(customers)
    .innerJoin(orders, eq(orders.customerId, customers.id))
    .where(eq(orders.id, orderId))
    .for('no key update', { of: customers })
  const { products = [], bundles = [] } = owner?.cart ?? {}
  if (!owner || products.length + bundles.length === 0) return
  const ordered = await orderedUnits(tx, orderId)
  const content: CartContent = {
    products: without(products, ordered, ({ productId }) => String(productId)),
    bundles: without(bundles, ordered, ({ uid }) => uid),
  }
  await tx
    .update(customers)
    .set({ cartContent: content, cartVersion: sql`${customers.cartVersion} + 1`, cartSavedAt: sql`now()` })
    .where(eq(customers.id, owner.id))
}
