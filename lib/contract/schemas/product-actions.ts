/** Data that a product's page loads on request: stock for staff, delivery on the same day. */
import { z } from 'zod'

import { id, minor } from './common'

/** For staff only; never part of a page's HTML. */
export const staffStock = z.object({
  /** Storage locations in the central warehouse. */
  shelf_codes: z.array(z.string()),
  stores: z.array(z.object({ id: z.int(), name: z.string(), is_central: z.boolean(), is_external: z.boolean() })),
  /** `stocks`: units by store id; a store without stock is left out. */
  variants: z.array(
    z.object({
      id,
      name: z.string(),
      sku: z.string().nullable(),
      gtin: z.string().nullable(),
      is_blocked: z.boolean(),
      stocks: z.record(z.string(), z.int()),
    }),
  ),
})

/** `price` in cents of EUR. */
export const fastShippingOption = z.object({
  name: z.string(),
  storeSlug: z.string(),
  timeEstimate: z.string(),
  price: minor,
})

export type StaffStock = z.infer<typeof staffStock>
export type FastShippingOption = z.infer<typeof fastShippingOption>
