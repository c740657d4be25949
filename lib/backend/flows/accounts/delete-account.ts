/**
 * Deletion of an account (spec 1 §2): requested when logged in, confirmed with a link sent to its e-mail address. Personal data is deleted
 * immediately. Orders and complaints lose their owner now and are anonymised later, because products may still be returned.
 */
import { eq, or, sql } from 'drizzle-orm'

import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import { isColleague } from '@/lib/backend/domain/access/access'
import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { modelTagData } from '@/lib/backend/domain/catalogue/model-tag-data'
import { customers } from '@/lib/backend/domain/schema/customers'
import { enquiries, newsletterSubscriptions } from '@/lib/backend/domain/schema/enquiries'
import { stockNotices } from '@/lib/backend/domain/schema/notices'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { changeTags } from '@/lib/cache/tags'
import { ApiError } from '@/lib/contract/errors'
import type { Language } from '@/lib/market/languages'
import { RETENTION_DAYS } from '@/lib/backend/domain/orders/anonymise'

import { ownerOfLink, sendLink, takeLink } from '@/lib/backend/domain/customers/account-links'

const PER_CUSTOMER = { limit: 3, windowSeconds: 3600 }
/** Shown above a review whose author has deleted the account. */
const NOBODY = 'N. N.'

const staffAccount = () => new ApiError('FORBIDDEN', 'Accounts of staff are closed by the shop.')

/** POST /api/customer/delete-account/: sends the link that confirms it. Throws FORBIDDEN for staff, TOO_MANY_REQUESTS. */
export async function requestAccountDeletion(person: CustomerPrincipal, language: Language): Promise<{ sent: true }> {
  if (isColleague(person)) throw staffAccount()
  const { id } = person
  await takeAttempt(`delete:customer:${id}`, PER_CUSTOMER)
  await withTx((tx) => sendLink(tx, id, 'delete', language), { name: 'account.ask-deletion' })
  return { sent: true }
}

/** POST /api/customer/delete-account/confirm/. Throws NOT_FOUND for an invalid link, FORBIDDEN for staff, TOO_MANY_REQUESTS. */
export async function deleteAccount(token: string, ip: string | null): Promise<void> {
  await ownerOfLink('delete', token, ip)
  await withTx(
    async (tx) => {
      const { id, email, language, token_id: tokenId, is_staff: isStaff } = await takeLink(tx, 'delete', token)
      if (isStaff) throw staffAccount()
      await eraseAccount(tx, id, email)
      await enqueue(tx, 'account_deleted', `account-deleted:${tokenId}`, { email, language })
    },
    { name: 'account.delete' },
  )
}

/** Deletes an account, and marks its orders and complaints for anonymisation. The caller decides whether it may be deleted. */
export async function eraseAccount(tx: Tx, id: number, email: string): Promise<void> {
  await leaveOrders(tx, email, id)
  await leaveReviews(tx, id)
  await tx.delete(stockNotices).where(eq(stockNotices.email, email))
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
  await tx.delete(enquiries).where(or(eq(enquiries.customerId, id), eq(enquiries.email, email)))
  await tx.execute(sql`delete from idempotency_keys where principal = ${`customer:${id}`}`)
  // Log-ins, links, wishlist and identities are deleted with it.
  await tx.delete(customers).where(eq(customers.id, id))
}

/**
 * Marks the orders, complaints and rentals of a person for anonymisation, those of the account (`id`) and those placed as a guest with the same e-mail
 * address: when products can no longer be returned. What was never paid is anonymised earlier anyway (flows/privacy/retention.ts).
 */
export async function leaveOrders(tx: Tx, email: string, id: number | null = null): Promise<void> {
  const whose = sql`(customer_id = ${id} or (customer_id is null and email = ${email}))`
  // An empty address: it is anonymised already.
  const until = sql`case when email <> '' then created_at + make_interval(days => ${RETENTION_DAYS}) end`
  await tx.execute(sql`update orders set customer_id = null, forget_at = ${until} where ${whose}`)
  await tx.execute(sql`update complaints set customer_id = null, forget_at = ${until} where ${whose}`)
  await tx.execute(sql`update withdrawals set customer_id = null, forget_at = ${until} where ${whose}`)
  // A rental is forgotten as soon as its goods are back.
  await tx.execute(sql`update rental_bookings set customer_id = null, forget_at = now() where ${whose} and email <> ''`)
}

/** Reviews are kept without a name. Votes still count; who voted is deleted. */
async function leaveReviews(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`delete from review_votes where customer_id = ${id}`)
  const { rows } = await tx.execute<{ model_id: number }>(sql`
    update reviews set customer_id = null, visible_name = ${NOBODY} where customer_id = ${id} returning model_id`)
  for (const modelId of new Set(rows.map((row) => row.model_id))) {
    const place = await modelTagData(tx, modelId)
    if (place) invalidateTags(tx, changeTags.reviewText(place))
  }
}
