/** Enterprise orders: people of a company add products to the open one (spec 3 §4 "Enterprise-order mode", §7). */
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'

import type { CustomerPrincipal, Principal } from '@/lib/backend/domain/access/principal'
import { db, type Db } from '@/lib/backend/platform/database/pool'
import { models, variants } from '@/lib/backend/domain/schema/catalogue'
import { customers } from '@/lib/backend/domain/schema/customers'
import { enterpriseOrderLines, enterpriseOrders } from '@/lib/backend/domain/schema/enterprise'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import type { Answer, Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

const MAX_AMOUNT = 9999

/** The newest open enterprise order of a customer's company; null without one. */
export async function openEnterpriseOrder({
  id,
  isOrg,
}: Pick<CustomerPrincipal, 'id' | 'isOrg'>): Promise<{ id: number; name: string } | null> {
  if (!isOrg) return null
  const [row] = await db()
    .select({ id: enterpriseOrders.id, name: enterpriseOrders.name })
    .from(enterpriseOrders)
    .innerJoin(customers, and(eq(customers.organisationId, enterpriseOrders.organisationId), eq(customers.id, id)))
    .where(isNull(enterpriseOrders.closedAt))
    .orderBy(desc(enterpriseOrders.id))
    .limit(1)
  return row ?? null
}

/** The open enterprise order with that number, if it belongs to the customer's company; else null. */
export async function ownEnterpriseOrder(
  reader: Db,
  orderId: number,
  principal: Principal,
): Promise<{ id: number } | null> {
  if (principal.kind !== 'customer' || !principal.isOrg) return null
  const [row] = await reader
    .select({ id: enterpriseOrders.id })
    .from(enterpriseOrders)
    .innerJoin(
      customers,
      and(eq(customers.organisationId, enterpriseOrders.organisationId), eq(customers.id, principal.id)),
    )
    .where(and(eq(enterpriseOrders.id, orderId), isNull(enterpriseOrders.closedAt)))
  return row ?? null
}

/**
 * Adds products to an open order of the customer's own company and returns its current content. Throws FORBIDDEN for a customer without
 * organisation, NOT_FOUND for an unknown or closed order or one of another company, BAD_REQUEST for a product that cannot be sold.
 */
export async function addToEnterpriseOrder(
  buyer: CustomerPrincipal,
  { enterprise_data: { id }, checkout_data: { products } }: Body<'enterpriseOrder'>,
): Promise<Answer<'enterpriseOrder'>> {
  if (!buyer.isOrg) throw new ApiError('FORBIDDEN', 'You may not do this.')
  return withTx(async (tx) => {
    const [order] = await tx
      .select({ id: enterpriseOrders.id })
      .from(enterpriseOrders)
      .innerJoin(
        customers,
        and(eq(customers.organisationId, enterpriseOrders.organisationId), eq(customers.id, buyer.id)),
      )
      .where(and(eq(enterpriseOrders.id, id), isNull(enterpriseOrders.closedAt)))
      .for('update', { of: enterpriseOrders })
    if (!order) throw new ApiError('NOT_FOUND', 'There is no such open order.', { field: 'enterprise_data.id' })
    for (const [index, { productId, amount }] of products.entries()) {
      const [sold] = await tx
        .select({ id: variants.id })
        .from(variants)
        .innerJoin(models, eq(models.id, variants.modelId))
        .where(and(eq(variants.id, productId), eq(models.isPublic, true), eq(models.campaignOnly, false)))
      if (!sold)
        throw new ApiError('BAD_REQUEST', 'This product cannot be ordered.', {
          field: `checkout_data.products.${index}.productId`,
        })
      await tx
        .insert(enterpriseOrderLines)
        .values({ enterpriseOrderId: id, variantId: productId, amount, customerId: buyer.id })
        .onConflictDoUpdate({
          target: [enterpriseOrderLines.enterpriseOrderId, enterpriseOrderLines.variantId],
          set: {
            amount: sql`least(${enterpriseOrderLines.amount} + ${amount}, ${MAX_AMOUNT})`,
            customerId: buyer.id,
            updatedAt: sql`now()`,
          },
        })
    }
    const lines = await tx
      .select({ productId: enterpriseOrderLines.variantId, amount: enterpriseOrderLines.amount })
      .from(enterpriseOrderLines)
      .where(eq(enterpriseOrderLines.enterpriseOrderId, id))
      .orderBy(asc(enterpriseOrderLines.variantId))
    return { id, products: lines }
  })
}
