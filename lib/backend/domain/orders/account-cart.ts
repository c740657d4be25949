/** The cart of the account whose order was paid: what was ordered leaves it, on all of its devices. */
import { and, eq, sql } from 'drizzle-orm'

import { orderLines, orders } from '@/lib/backend/domain/schema/orders'
import { type CartContent, customers } from '@/lib/backend/domain/schema/customers'
import type { Tx } from '@/lib/backend/platform/database/with-tx'

/** The rows without the ordered units; units that were added since stay. */
function withoutOrdered({ products }: CartContent, ordered: ReadonlyMap<string, number>): CartContent['products'] {
  return products.flatMap((row) => {
    const amount = row.amount - (ordered.get(String(row.productId)) ?? 0)
    return amount > 0 ? [{ ...row, amount }] : []
  })
}

/**
 * Takes the units of a paid order out of the cart of its account. Devices see the next version, so that none of them puts the rows back.
 * Bundles and gift cards are not in the account's cart.
 */
export async function takeFromAccountCart(tx: Tx, orderId: number): Promise<void> {
  const [owner] = await tx
    .select({ id: customers.id, cart: customers.cartContent })
    .from(customers)
    .innerJoin(orders, eq(orders.customerId, customers.id))
    .where(eq(orders.id, orderId))
    .for('no key update', { of: customers })
  if (!owner?.cart || owner.cart.products.length === 0) return
  const lines = await tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'product')))
  const ordered = new Map<string, number>()
  for (const { variantId, quantity } of lines)
    if (variantId !== null) ordered.set(String(variantId), (ordered.get(String(variantId)) ?? 0) + quantity)
  const products = withoutOrdered(owner.cart, ordered)
  await tx
    .update(customers)
    .set({ cartContent: { products }, cartVersion: sql`${customers.cartVersion} + 1`, cartSavedAt: sql`now()` })
    .where(eq(customers.id, owner.id))
}
