import { z } from 'zod'

import { sizeProfile } from './account'
import { id } from './common'

export const customer = z.object({
  id,
  is_staff: z.boolean(),
  is_admin: z.boolean(),
  /** Staff without the second factor that they need: they are no staff until they log in with it. */
  lacks_second_factor: z.boolean().optional(),
  username: z.string().nullable(),
  postcode: z.string().nullable(),
  /** URL of the admin area, for staff; null for all others. */
  admin_url: z.string().nullable(),
  customer: z.object({
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    /** Of the address. */
    country: z.string().optional(),
    /** Of mails. */
    language: z.string().optional(),
    sizes: sizeProfile.nullish(),
    /** True for an account that only another provider opens. */
    is_provider_only: z.boolean().optional(),
    is_club: z.boolean(),
    is_org_user: z.boolean(),
    organisation: z.string().nullable(),
    /** As entered by the customer; `organisation` is a company that the shop invoices. */
    company: z.string().nullish(),
    vat_number: z.string().nullish(),
    wishlist_model_ids: z.array(z.int()),
    voted_reviews: z.array(z.object({ id, vote: z.boolean() })),
    hashed_email: z.string(),
    email: z.string(),
    /** A JSON string with `products` (spec 1 §7). */
    cart_content: z.string().nullable(),
    cart_version: z.int().optional(),
    /** The open order of the customer's company: with it the shop is in enterprise-order mode. */
    enterprise_order: z.object({ id, name: z.string() }).nullable(),
  }),
})

/** A customer for whom an administrator can order: who it is, and the data for the checkout form. */
export const foundCustomer = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable(),
  /** Of the address. */
  country: z.string(),
  is_club: z.boolean(),
  organisation: z.string().nullable(),
  company: z.string().nullable(),
  vat_number: z.string().nullable(),
})

export type FoundCustomer = z.infer<typeof foundCustomer>
export type Customer = z.infer<typeof customer>
