import { z } from 'zod'

import { id } from './common'

export const login = {
  body: z.strictObject({ username: z.string().trim().min(3).max(254), password: z.string().min(1).max(200) }),
  /** `expires_in` in seconds. */
  answer: z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() }),
}
/** Another provider's access token for one of the shop's (spec 2 §7). */
export const convertToken = {
  body: z.strictObject({
    client_id: z.string().min(1).max(200), grant_type: z.literal('convert_token'), backend: z.literal('google-oauth2'), token: z.string().min(1).max(4096),
  }),
  answer: login.answer,
}
export const logout = { body: z.strictObject({}), answer: z.object({ ok: z.literal(true) }) }

export const customer = {
  query: z.strictObject({}),
  answer: z.object({
    id, is_staff: z.boolean(), is_admin: z.boolean(), username: z.string().nullable(), postcode: z.string().nullable(),
    /** Where staff find the admin area; null for everyone else. */
    admin_url: z.string().nullable(),
    customer: z.object({
      first_name: z.string(), last_name: z.string(), phone: z.string().nullable(), address: z.string().nullable(), city: z.string().nullable(),
      is_club: z.boolean(), is_org_user: z.boolean(), organisation: z.string().nullable(),
      wishlist_model_ids: z.array(z.int()), voted_reviews: z.array(z.object({ id, vote: z.boolean() })),
      hashed_email: z.string(), email: z.string(),
      /** A JSON string with `products` (spec 1 §7). */
      cart_content: z.string().nullable(),
      /** The open order that this customer's company collects: the shop is in enterprise-order mode. */
      enterprise_order: z.object({ id, name: z.string() }).nullable(),
    }),
  }),
}

export const saveCart = {
  body: z.strictObject({
    products: z.array(z.strictObject({ productId: z.union([id, z.string().regex(/^\d+(-\d+)+$/).max(200)]), amount: z.int().min(1).max(999) })).max(200),
  }),
  answer: z.object({ ok: z.literal(true) }),
}
export const wishlistToggle = { body: z.strictObject({ model_id: id }), answer: z.object({ added: z.boolean() }) }

/** Adds goods to the company's open order. */
export const enterpriseOrder = {
  body: z.strictObject({
    enterprise_data: z.strictObject({ id }),
    checkout_data: z.strictObject({ products: z.array(z.strictObject({ productId: id, amount: z.int().min(1).max(9999) })).min(1).max(200) }),
  }),
  /** What is in the order now. */
  answer: z.object({ id, products: z.array(z.object({ productId: id, amount: z.int() })) }),
}

export type EnterpriseOrder = z.infer<typeof enterpriseOrder.body>
export type EnterpriseOrderAnswer = z.infer<typeof enterpriseOrder.answer>
export type Customer = z.infer<typeof customer.answer>
