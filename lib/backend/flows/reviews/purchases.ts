/** The purchases that reviews are based on (Directive 2005/29/EC, article 7(6)). */
import { sql } from 'drizzle-orm'

import { inStates } from '@/lib/backend/platform/database/in-states'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { PAID_STATES } from '@/lib/order/order-states'

/** True when the customer has paid for the model, also if all of it was returned: the customer has used it. */
export async function hasBought(tx: Tx, customerId: number, modelId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from orders o join order_lines l on l.order_id = o.id
    where o.customer_id = ${customerId} and l.model_id = ${modelId} and ${inStates('o.status', PAID_STATES)} limit 1`)
  return rowCount === 1
}
