/** Export and erasure of a customer from the back office: what `npm run person` does, by somebody who is named for it. */
import { type SQL, sql } from 'drizzle-orm'

import { RETENTION_DAYS } from '@/lib/backend/domain/orders/anonymise'
import { recordChanges } from '@/lib/backend/domain/schema/office'
import { orderWords } from '@/lib/backend/domain/schema/search-words'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeErasure } from '@/lib/contract/schemas/office-person'
import { UNSENT_STATES } from '@/lib/order/order-states'
import { DUE_REFUNDS } from '@/lib/order/payment-machine'
import { HELD_RENTALS } from '@/lib/order/rental-machine'
import { OPEN_RETURNS } from '@/lib/order/return-machine'

import { erasePerson, exportPerson, StaffAccount } from './person'

/** Exports of one colleague: each reads every table with personal data. */
const EXPORTS = { limit: 30, windowSeconds: 3600 }

interface Account extends Record<string, unknown> {
  id: number
  email: string
  name: string
  isColleague: boolean
}

/** Throws NOT_FOUND. */
async function accountOf(id: number): Promise<Account> {
  const { rows } = await db().execute<Account>(sql`
    select id, email::text as email, coalesce(nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''), email::text) as name,
      is_staff or is_admin or office_roles <> '{}' as "isColleague"
    from customers where id = ${id}`)
  const [account] = rows
  if (!account) throw new ApiError('NOT_FOUND', 'There is no such customer.')
  return account
}

/** Everything about the person as a file, without secrets. `by`: the colleague. Throws NOT_FOUND, TOO_MANY_REQUESTS. */
export async function customerFile(id: number, by: number): Promise<{ type: string; bytes: Uint8Array; name: string }> {
  const { email } = await accountOf(id)
  await takeAttempt(`person-data:staff:${by}`, EXPORTS)
  const data = { email, exported_at: new Date().toISOString(), ...(await exportPerson(email)) }
  const bytes = new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`)
  return { type: 'application/json', bytes, name: `customer-${id}.json` }
}

/** Rows `o` of the account, and those that its address made without logging in. */
const whose = ({ id, email }: Account): SQL =>
  sql`o.email <> '' and (o.customer_id = ${id} or (o.customer_id is null and o.email = ${email}))`

/** The same of orders, of which there are many: the index of words finds the address. */
const itsOrders = ({ id, email }: Account): SQL =>
  sql`o.email <> '' and o.id in (select id from orders where customer_id = ${id}
    union select f.id from orders f where ${sql.raw(orderWords('f.'))} like '% ' || lower(${email}::text) || ' %'
      and f.customer_id is null and f.email = ${email})`

/** What keeps an order from being anonymised (domain/orders/anonymise.ts). */
const IS_OPEN = sql`(${inStates('o.status', UNSENT_STATES)}
  or exists (select 1 from gift_card_ledger l join gift_cards g on g.id = l.gift_card_id where l.order_id = o.id and g.send_at is not null)
  or exists (select 1 from returns r where r.order_id = o.id and ${inStates('r.status', OPEN_RETURNS)})
  or exists (select 1 from payments p join refunds f on f.payment_id = p.id where p.order_id = o.id and ${inStates('f.status', DUE_REFUNDS)}))`

const ENDS = sql`o.created_at + make_interval(days => ${RETENTION_DAYS})`
const UNTIL = sql`to_char(${ENDS}, 'YYYY-MM-DD')`

type Kept = OfficeErasure['kept'][number]

async function keptOf(account: Account): Promise<Kept[]> {
  const { rows } = await db().execute<Kept & Record<string, unknown>>(sql`
    select 'order' as kind, o.number, o.id::int as record, ${UNTIL} as until, ${IS_OPEN} as "isOpen"
      from orders o where ${itsOrders(account)} and (${ENDS} > now() or ${IS_OPEN})
    union all select 'rental', o.number, o.id::int, null, true
      from rental_bookings o where ${whose(account)} and ${inStates('o.status', HELD_RENTALS)}
    union all select 'withdrawal', o.number, null, ${UNTIL}, o.outcome is null
      from withdrawals o where ${whose(account)} and (${ENDS} > now() or o.outcome is null)
    union all select 'complaint', o.number, null, ${UNTIL}, o.answered_at is null
      from complaints o where ${whose(account)} and ${ENDS} > now()
    order by 5 desc, 1, 2`)
  return rows
}

/** How much is deleted at once, by what it is; nothing where there is none. */
async function deletedOf({ id, email }: Account): Promise<OfficeErasure['deleted']> {
  const counts = {
    addresses: sql`customer_addresses where customer_id = ${id}`,
    logins: sql`access_tokens where customer_id = ${id}`,
    wishlist: sql`wishlist where customer_id = ${id}`,
    reviews: sql`reviews where customer_id = ${id}`,
    newsletters: sql`newsletter_subscriptions where email = ${email}`,
    notices: sql`stock_notices where email = ${email}`,
    messages: sql`enquiries where customer_id = ${id} or email = ${email}`,
    unanswered: sql`enquiries where (customer_id = ${id} or email = ${email}) and answered_at is null`,
  } satisfies Record<OfficeErasure['deleted'][number]['what'], SQL>
  const { rows } = await db().execute<{ what: keyof typeof counts; count: number }>(
    sql.join(
      Object.entries(counts).map(
        ([what, from]) => sql`select ${what}::text as what, count(*)::int as count from ${from}`,
      ),
      sql` union all `,
    ),
  )
  return rows.filter(({ count }) => count > 0)
}

/** What an erasure would delete, and what the law or something that is under way would keep. Throws NOT_FOUND. */
export async function erasureOf(id: number): Promise<OfficeErasure> {
  const account = await accountOf(id)
  const [deleted, kept] = await Promise.all([deletedOf(account), keptOf(account)])
  return { ...account, deleted, kept }
}

interface Erase {
  readonly id: number
  /** As it was typed, to be sure. */
  readonly email: string
  readonly reason?: string | undefined
  /** The colleague. */
  readonly by: number
}

/**
 * Erases the customer: the account at once, orders and the rest when nothing needs them any more. The history names the account by its number
 * only. Returns what is kept. Throws NOT_FOUND, BAD_REQUEST for another address, CONFLICT for somebody who works in the shop.
 */
export async function eraseCustomer({ id, email, reason, by }: Erase): Promise<Pick<OfficeErasure, 'kept'>> {
  const account = await accountOf(id)
  if (email.trim().toLowerCase() !== account.email.toLowerCase())
    throw new ApiError('BAD_REQUEST', 'This is not the address of the customer.', {
      field: 'email',
      details: { reason: 'other_address' },
    })
  const { kept } = await erasureOf(id)
  try {
    await erasePerson(account.email, async (tx, found) => {
      // The address was changed in the meantime, and is perhaps that of another account now.
      if (found !== id) throw new ApiError('CONFLICT', 'The address was changed.', { details: { reason: 'changed' } })
      await tx.insert(recordChanges).values({
        entity: 'customers',
        recordId: String(id),
        title: `#${id}`,
        action: 'remove',
        actorId: by,
        reason: reason === undefined || reason === '' ? null : reason,
      })
    })
  } catch (error) {
    if (!(error instanceof StaffAccount)) throw error
    throw new ApiError('CONFLICT', error.message, { details: { reason: 'colleague' } })
  }
  return { kept }
}
