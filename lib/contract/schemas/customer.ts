import { z } from 'zod'

import { PASSWORD_LENGTH } from '@/lib/contract/limits/accounts'
import { productId } from './checkout'
import { country, id, language } from './common'

export const login = {
  body: z.strictObject({ username: z.string().trim().min(3).max(254), password: z.string().min(1).max(200) }),
  /** `expires_in` in seconds. */
  answer: z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() }),
}
/** Another provider's access token for one of the shop's (spec 2 §7). */
export const convertToken = {
  body: z.strictObject({
    client_id: z.string().min(1).max(200),
    grant_type: z.literal('convert_token'),
    backend: z.literal('google-oauth2'),
    token: z.string().min(1).max(4096),
  }),
  answer: login.answer,
}
export const logout = { body: z.strictObject({}), answer: z.object({ ok: z.literal(true) }) }

export const customer = {
  query: z.strictObject({}),
  answer: z.object({
    id,
    is_staff: z.boolean(),
    is_admin: z.boolean(),
    username: z.string().nullable(),
    postcode: z.string().nullable(),
    /** Where staff find the admin area; null for everyone else. */
    admin_url: z.string().nullable(),
    customer: z.object({
      first_name: z.string(),
      last_name: z.string(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
      city: z.string().nullable(),
      /** Of the address. */
      country: z.string().optional(),
      is_club: z.boolean(),
      is_org_user: z.boolean(),
      organisation: z.string().nullable(),
      /** What the customer said of the own company; `organisation` is one that the shop invoices. */
      company: z.string().nullish(),
      vat_number: z.string().nullish(),
      wishlist_model_ids: z.array(z.int()),
      voted_reviews: z.array(z.object({ id, vote: z.boolean() })),
      hashed_email: z.string(),
      email: z.string(),
      /** A JSON string with `products` (spec 1 §7). */
      cart_content: z.string().nullable(),
      /** The open order that this customer's company collects: the shop is in enterprise-order mode. */
      enterprise_order: z.object({ id, name: z.string() }).nullable(),
    }),
  }),
}

const ok = z.object({ ok: z.literal(true) })
const email = z.email().max(254)
/** A link's token: 256 bits as 43 characters. What is not one cannot be good, and is answered like one that is not. */
const token = z.string().min(1).max(200)
const purpose = z.enum(['activate', 'reset', 'delete'])

/** Asks for an account. Answers the same whether the address has one or not: everything else goes to the mailbox. */
export const register = {
  body: z.strictObject({
    email,
    first_name: z.string().trim().min(1).max(100),
    last_name: z.string().trim().min(1).max(100),
    is_club: z.boolean(),
    company: z.string().trim().max(200),
    vat_number: z.string().trim().max(30),
    country_code: country,
    language_code: language,
  }),
  answer: z.object({ sent: z.literal(true) }),
}
/** Joins the club, or leaves it. */
export const clubMembership = {
  body: z.strictObject({ is_club: z.boolean() }),
  answer: z.object({ is_club: z.boolean() }),
}

/** Answers the same for known and unknown: the link goes to the mailbox. */
export const requestPasswordReset = {
  body: z.strictObject({ email, language_code: language }),
  answer: z.object({ sent: z.literal(true) }),
}
/** Whose link it is, as long as it is good. Changes nothing. */
export const accountLink = { body: z.strictObject({ purpose, token }), answer: z.object({ email: z.string() }) }
/** Sets the password by a link that came by mail; every log-in of the account ends. */
export const setPassword = {
  body: z.strictObject({
    purpose: purpose.exclude(['delete']),
    token,
    password: z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max),
  }),
  answer: ok,
}
export const requestAccountDeletion = {
  body: z.strictObject({ language_code: language }),
  answer: z.object({ sent: z.literal(true) }),
}
export const deleteAccount = { body: z.strictObject({ token }), answer: ok }

const key = z.string().min(1).max(100)
/** `key` comes with the address in every reminder; `stopped: false` allows them again. */
export const stopReminders = { body: z.strictObject({ email, key, stopped: z.boolean() }), answer: ok }
/** The same by a mail program itself (RFC 8058): its body says nothing that the address does not. */
export const stopRemindersByMail = {
  params: z.strictObject({ email, key }),
  body: z.custom<{ raw: string }>(
    (value) => typeof (value as { raw?: unknown } | null)?.raw === 'string',
    'Send the message of a mail program.',
  ),
  answer: ok,
}

export const saveCart = {
  body: z.strictObject({
    products: z.array(z.strictObject({ productId, amount: z.int().min(1).max(999) })).max(200),
  }),
  answer: z.object({ ok: z.literal(true) }),
}
export const wishlistToggle = { body: z.strictObject({ model_id: id }), answer: z.object({ added: z.boolean() }) }

/** Adds goods to the company's open order. */
export const enterpriseOrder = {
  body: z.strictObject({
    enterprise_data: z.strictObject({ id }),
    checkout_data: z.strictObject({
      products: z
        .array(z.strictObject({ productId: id, amount: z.int().min(1).max(9999) }))
        .min(1)
        .max(200),
    }),
  }),
  /** What is in the order now. */
  answer: z.object({ id, products: z.array(z.object({ productId: id, amount: z.int() })) }),
}

export type EnterpriseOrder = z.infer<typeof enterpriseOrder.body>
export type EnterpriseOrderAnswer = z.infer<typeof enterpriseOrder.answer>
export type Customer = z.infer<typeof customer.answer>
