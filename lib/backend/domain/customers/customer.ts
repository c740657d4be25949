/** The customer's own data, cart and wishlist. */
import { createHash } from 'node:crypto'
import { and, asc, count, eq, sql } from 'drizzle-orm'

import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { db } from '@/lib/backend/platform/database/pool'
import { isUniqueViolation } from '@/lib/backend/platform/database/errors'
import { models, reviewVotes } from '@/lib/backend/domain/schema/catalogue'
import {
  type CartContent,
  customers,
  organisations,
  type SizeProfile,
  wishlist,
} from '@/lib/backend/domain/schema/customers'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { config } from '@/lib/config/env'
import type { Answer, Body } from '@/lib/contract/calls'
import type { Customer } from '@/lib/contract/schemas/customer'
import { ApiError } from '@/lib/contract/errors'
import { DEFAULT_LANGUAGE, isLanguage } from '@/lib/market/languages'

import { sendLink } from './account-links'
import { openEnterpriseOrder } from './enterprise'
import { hashPassword } from './passwords'

const MAX_WISHLIST = 500

/** sha256 of the lower-case address: the form in which tracking may receive it. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}

/** The address of the back office. */
export function officeUrl(): string {
  const { adminHost, origin } = config()
  return adminHost === null ? `${origin}/hallinta/` : `https://${adminHost}/hallinta/`
}

function adminUrl({ isStaff, isAdmin, officeRoles = [] }: CustomerPrincipal): string | null {
  return isStaff || isAdmin || officeRoles.length > 0 ? officeUrl() : null
}

/** The data of an account for itself (spec 1 §7). */
export async function customerAnswer(person: CustomerPrincipal): Promise<Customer> {
  const { id, isStaff, isAdmin, lacksSecondFactor } = person
  const [row] = await db()
    .select({ customer: customers, organisation: organisations.name })
    .from(customers)
    .leftJoin(organisations, eq(organisations.id, customers.organisationId))
    .where(eq(customers.id, id))
  if (!row) throw new ApiError('UNAUTHENTICATED', 'Customer not found.')
  const { customer, organisation } = row
  const wished = await db()
    .select({ id: wishlist.modelId })
    .from(wishlist)
    .where(eq(wishlist.customerId, id))
    .orderBy(asc(wishlist.addedAt), asc(wishlist.modelId))
  const votes = await db()
    .select({ id: reviewVotes.reviewId, vote: reviewVotes.vote })
    .from(reviewVotes)
    .where(eq(reviewVotes.customerId, id))
    .orderBy(asc(reviewVotes.reviewId))
  return {
    id,
    is_staff: isStaff,
    is_admin: isAdmin,
    ...(lacksSecondFactor && { lacks_second_factor: true }),
    username: isStaff || isAdmin ? customer.username : null,
    postcode: customer.postcode,
    admin_url: adminUrl(person),
    customer: {
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: customer.phone,
      address: customer.address,
      city: customer.city,
      country: customer.country,
      language: customer.language,
      sizes: customer.sizeProfile,
      is_provider_only: customer.passwordHash === null,
      is_club: customer.isClub,
      is_org_user: customer.isOrgUser,
      organisation,
      company: customer.company,
      vat_number: customer.vatNumber,
      wishlist_model_ids: wished.map((entry) => entry.id),
      voted_reviews: votes,
      hashed_email: hashEmail(customer.email),
      email: customer.email,
      cart_content: customer.cartContent === null ? null : JSON.stringify(customer.cartContent),
      cart_version: customer.cartVersion,
      enterprise_order: await openEnterpriseOrder({ id, isOrg: customer.isOrgUser }),
    },
  }
}

type AccountCart = Answer<'accountCart'>

/** The cart of the account: what its devices have in common. */
export async function readAccountCart({ id }: CustomerPrincipal): Promise<AccountCart> {
  const [row] = await db()
    .select({ version: customers.cartVersion, content: customers.cartContent })
    .from(customers)
    .where(eq(customers.id, id))
  return { version: row?.version ?? 0, products: row?.content?.products ?? [], bundles: row?.content?.bundles ?? [] }
}

/** Replaces the cart of the account, unless another device has changed it since `version`; returns it as it is then. */
export async function saveCart(
  person: CustomerPrincipal,
  { version, products, bundles }: Body<'saveCart'>,
): Promise<Answer<'saveCart'>> {
  const kept = bundles
    ? sql`${JSON.stringify(bundles)}::jsonb`
    : sql`coalesce(${customers.cartContent} -> 'bundles', '[]')`
  const content = sql<CartContent>`jsonb_build_object('products', ${JSON.stringify(products)}::jsonb, 'bundles', ${kept})`
  const [saved] = await db()
    .update(customers)
    .set({ cartContent: content, cartVersion: sql`${customers.cartVersion} + 1`, cartSavedAt: sql`now()` })
    .where(and(eq(customers.id, person.id), eq(customers.cartVersion, version)))
    .returning({ version: customers.cartVersion, content: customers.cartContent })
  return saved
    ? { is_saved: true, version: saved.version, products, bundles: saved.content?.bundles ?? [] }
    : { is_saved: false, ...(await readAccountCart(person)) }
}

/** Changes name, telephone and the language of mails. */
export async function saveProfile({ id }: CustomerPrincipal, profile: Body<'saveProfile'>): Promise<void> {
  const { first_name: firstName, last_name: lastName, phone, language_code: language } = profile
  await db()
    .update(customers)
    .set({ firstName, lastName, phone: phone || null, language })
    .where(eq(customers.id, id))
}

/** Stores the size profile; an empty one is none. */
export async function saveSizes({ id }: CustomerPrincipal, sizes: SizeProfile): Promise<void> {
  await db()
    .update(customers)
    .set({ sizeProfile: Object.keys(sizes).length === 0 ? null : sizes })
    .where(eq(customers.id, id))
}

/** Joins or leaves the club; returns the membership from the next request on. */
export async function setClubMembership({ id }: CustomerPrincipal, isClub: boolean): Promise<{ is_club: boolean }> {
  await db().update(customers).set({ isClub }).where(eq(customers.id, id))
  return { is_club: isClub }
}

/** Adds a public model to the wishlist or removes it; returns whether it is on it now. Throws NOT_FOUND, CONFLICT when the list is full. */
export async function toggleWishlist({ id }: CustomerPrincipal, modelId: number): Promise<boolean> {
  return withTx(
    async (tx) => {
      // Concurrent changes of one customer are serialised here, so that each sees the other's result.
      await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('update')
      const removed = await tx
        .delete(wishlist)
        .where(and(eq(wishlist.customerId, id), eq(wishlist.modelId, modelId)))
        .returning({ id: wishlist.modelId })
      if (removed.length > 0) return false
      const [model] = await tx
        .select({ id: models.id })
        .from(models)
        .where(and(eq(models.id, modelId), eq(models.isPublic, true)))
      if (!model) throw new ApiError('NOT_FOUND', 'Product not found.')
      const [counted] = await tx.select({ total: count() }).from(wishlist).where(eq(wishlist.customerId, id))
      if ((counted?.total ?? 0) >= MAX_WISHLIST)
        throw new ApiError('CONFLICT', `A wishlist holds at most ${MAX_WISHLIST} products.`)
      await tx.insert(wishlist).values({ customerId: id, modelId })
      return true
    },
    { name: 'wishlist.toggle' },
  )
}

export type NewCustomer = Omit<typeof customers.$inferInsert, 'id' | 'passwordHash' | 'createdAt'> & {
  readonly password?: string
}

/**
 * Creates a customer and returns the id. Without a password the e-mail address gets a link that activates the account, in the customer's
 * language. One e-mail address is one customer: throws CONFLICT when it has an account.
 */
export async function createCustomer({ password, email, ...fields }: NewCustomer): Promise<number> {
  const passwordHash = password === undefined ? null : await hashPassword(password)
  try {
    return await withTx(
      async (tx) => {
        const [row] = await tx
          .insert(customers)
          .values({ ...fields, email: email.trim().toLowerCase(), passwordHash })
          .returning({ id: customers.id, language: customers.language, isActive: customers.isActive })
        if (!row) throw new Error('The customer was not stored.')
        if (passwordHash === null && row.isActive)
          await sendLink(tx, row.id, 'activate', isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE)
        return row.id
      },
      { name: 'customer.create' },
    )
  } catch (error) {
    if (isUniqueViolation(error))
      throw new ApiError('CONFLICT', 'There is an account with this address already.', { field: 'email' })
    throw error
  }
}
