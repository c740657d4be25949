/** The audit trail of prices that staff gave to rows. Amounts are minor units of the row's currency. */
import { z } from 'zod'

import { OVERRIDE_DECISIONS, OVERRIDE_STATES, SHOWN_OVERRIDE_STATES } from '@/lib/order/price-override'

import { currency, id, queryPage } from './common'

export const priceOverridesQuery = z.strictObject({
  /** Empty: all. */
  status: z.union([z.literal(''), z.enum(SHOWN_OVERRIDE_STATES)]).default(''),
  page: queryPage,
})
export const priceOverrides = z.object({
  total: z.int(),
  pages: z.int(),
  overrides: z.array(
    z.object({
      id,
      /** Who gave it, and who decided about it; null: nobody had to, or has not yet. */
      staff: z.string(),
      decided_by: z.string().nullable(),
      /** Null: not ordered. */
      order_number: z.string().nullable(),
      line_number: z.int().nullable(),
      variant_id: id,
      product: z.string(),
      quantity: z.int(),
      currency,
      shop_price: z.int(),
      price: z.int(),
      reason: z.string(),
      status: z.enum(SHOWN_OVERRIDE_STATES),
      created: z.string(),
      decided: z.string().nullable(),
    }),
  ),
})
export const decidePriceOverride = z.strictObject({ id, decision: z.enum(OVERRIDE_DECISIONS) })
export const decidedPriceOverride = z.object({ id, status: z.enum(OVERRIDE_STATES) })

export type PriceOverrides = z.infer<typeof priceOverrides>
export type PriceOverridesQuery = z.infer<typeof priceOverridesQuery>
export type DecidePriceOverride = z.infer<typeof decidePriceOverride>
