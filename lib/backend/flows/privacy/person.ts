/** Everything that the shop stores about one person: found by the e-mail address, with or without an account (GDPR articles 15 and 17). */
import { sql } from 'drizzle-orm'

import { eraseAccount, leaveOrders } from '@/lib/backend/flows/accounts/delete-account'
import { isUndeliverable, markDeliverable } from '@/lib/backend/domain/customers/undeliverable'
import { hashEmail } from '@/lib/backend/domain/customers/customer'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import { anonymisePeople } from '@/lib/backend/domain/orders/anonymise'
import { anonymiseRentals, FORGOTTEN_RENTALS } from '@/lib/backend/domain/rentals/anonymise'
import { db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { deleteMailFiles, mailFilesTo } from '@/lib/backend/platform/mail/mailer'

import { personalTables, RETENTION } from './retention'

type Row = Record<string, unknown>

/** Columns by which a row belongs to a row of another table. */
const LINKS: Readonly<Record<string, string>> = {
  customer_id: 'customers',
  order_id: 'orders',
  used_by_order_id: 'orders',
  complaint_id: 'complaints',
  withdrawal_id: 'withdrawals',
  booking_id: 'rental_bookings',
  return_id: 'returns',
  payment_id: 'payments',
  line_id: 'order_lines',
}
/** The tables whose rows others belong to, each after those that it belongs to itself. */
const PARENTS = [
  'customers',
  'orders',
  'complaints',
  'withdrawals',
  'rental_bookings',
  'order_lines',
  'returns',
  'payments',
]
/** Keys of columns that open something; their owner has no use for them in an export, and a thief has. */
const SECRET = /hash|password|nonce|secret|token|access|cart_key/
/** A picture as base64: other programs cannot read PostgreSQL's form of bytes. */
const PICTURE = 'jpeg'

interface Column extends Row {
  table_name: string
  column_name: string
}

async function columnsOf(tables: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db().execute<Column>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and table_name = any(${sql.param([...tables])}::text[])`)
  const found = new Map<string, string[]>()
  for (const { table_name: table, column_name: column } of rows) found.set(table, [...(found.get(table) ?? []), column])
  return found
}

/** The rows of a table that name the person, at any depth of a JSON column, or belong to a row of `known` (ids by table). */
async function rowsOf(
  table: string,
  columns: readonly string[],
  names: readonly string[],
  known: ReadonlyMap<string, readonly number[]>,
): Promise<Row[]> {
  const picture = columns.includes(PICTURE)
  const json = picture ? sql`to_jsonb(t) - ${PICTURE}::text` : sql`to_jsonb(t)`
  const links = columns.flatMap((column) => {
    const ids = known.get(LINKS[column] ?? '') ?? []
    return ids.length > 0 ? [sql`t.${sql.identifier(column)} = any(${sql.param([...ids])}::bigint[])`] : []
  })
  const named = names.map(
    (name) => sql`jsonb_path_exists(j, '$.** ? (@ == $name)', jsonb_build_object('name', ${name}::text))`,
  )
  const { rows } = await db().execute<{ row: Row }>(sql`
    select ${json} ${picture ? sql`|| jsonb_build_object('jpeg_base64', encode(t.${sql.identifier(PICTURE)}, 'base64'))` : sql``} as row
    from ${sql.identifier(table)} t, lateral (select lower((${json})::text)::jsonb as j) l
    where ${sql.join([...named, ...links], sql` or `)}`)
  return rows.map(({ row }) => row)
}

/** At any depth: the timeline of an order keeps hashes too. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => !SECRET.test(key) || key.endsWith('_at'))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutSecrets(inner)]))
}

const idsOf = (rows: readonly Row[]) => rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))

interface PersonData {
  /** Rows by table; tables without a row of the person are left out. */
  readonly tables: Readonly<Record<string, readonly Row[]>>
  /** Mails in DATA_DIR/mail, as they were sent. */
  readonly mails: readonly string[]
  readonly hasStoppedReminders: boolean
  /** Mail servers said that the address does not exist, so nothing is sent to it. */
  readonly isUndeliverable: boolean
}

/** Everything about the person with this e-mail address, without secrets. */
export async function exportPerson(email: string): Promise<PersonData> {
  const address = email.trim().toLowerCase()
  // Not the normalised address: it may be the mailbox of somebody else. Rows that hold only that belong to an order.
  const names = [address]
  const known = new Map<string, number[]>()
  const found = new Map<string, Row[]>()
  const all = personalTables()
  const columns = await columnsOf(all)
  for (const table of [...PARENTS, ...all.filter((name) => !PARENTS.includes(name))]) {
    const rows = await rowsOf(table, columns.get(table) ?? [], names, known)
    if (table === 'customers') names.push(...idsOf(rows).map((id) => `customer:${id}`))
    if (PARENTS.includes(table)) known.set(table, idsOf(rows))
    if (rows.length > 0) found.set(table, rows.map(withoutSecrets) as Row[])
  }
  const { rowCount } = await db().execute(sql`select 1 from reminder_stops where email_hash = ${hashEmail(address)}`)
  return {
    tables: Object.fromEntries(found),
    mails: (await mailFilesTo(address)).map(({ message }) => message),
    hasStoppedReminders: rowCount === 1,
    isUndeliverable: await isUndeliverable(address),
  }
}

/** What an erasure has left, and why. */
interface Erasure {
  readonly account: 'deleted' | 'none'
  readonly mails: number
  readonly kept: readonly { readonly what: string; readonly until: string; readonly why: string }[]
}

/** The person works for the shop: such an account is closed by the shop first. */
export class StaffAccount extends Error {
  override readonly name = 'StaffAccount'
}

/** What names the address outside of account, orders and complaints. */
async function eraseMentions(tx: Tx, address: string, normalised: string): Promise<void> {
  await tx.execute(sql`delete from stock_notices where email = ${address}`)
  await tx.execute(sql`delete from newsletter_subscriptions where email = ${address}`)
  await tx.execute(sql`delete from enquiries where email = ${address}`)
  await tx.execute(sql`delete from outbox where lower(payload ->> 'email') = ${address}`)
  await markDeliverable(tx, address)
  await tx.execute(sql`update gift_campaign_codes set email = null where email = ${address}`)
  await tx.execute(sql`delete from order_holds where holder in (${address}, ${normalised}) and ended_at is not null`)
  await tx.execute(
    sql`delete from rate_limits where string_to_array(key, ':') && ${sql.param([address, normalised])}::text[]`,
  )
}

/** What else belongs to the erasure, in its transaction and before anything is gone; `account` is null for a person without one. */
type Also = (tx: Tx, account: number | null) => Promise<void>

/**
 * Erases a person: deletes the account, anonymises orders and complaints that nobody needs any more, and marks the others for it. Returns
 * what the law or an open order keeps. Throws StaffAccount. The outcome is the same when it is repeated.
 */
export async function erasePerson(email: string, also?: Also): Promise<Erasure> {
  const address = email.trim().toLowerCase()
  const account = await withTx(
    async (tx) => {
      const {
        rows: [customer],
      } = await tx.execute<{ id: number; works: boolean }>(
        sql`select id, is_staff or is_admin or office_roles <> '{}' as works from customers where email = ${address} for update`,
      )
      if (customer?.works) throw new StaffAccount('Accounts of staff are closed by the shop.')
      await also?.(tx, customer?.id ?? null)
      await eraseMentions(tx, address, normaliseEmail(address))
      if (customer) await eraseAccount(tx, customer.id, address)
      else await leaveOrders(tx, address)
      return customer ? ('deleted' as const) : ('none' as const)
    },
    { name: 'person.erase' },
  )
  await anonymisePeople()
  await anonymiseRentals(FORGOTTEN_RENTALS)
  const mails = await deleteMailFiles(address)
  return { account, mails, kept: await keptOf(address) }
}

/** The first word of what is kept, and its rule. */
const KINDS = [
  ['order', 'orders'],
  ['complaint', 'complaints'],
  ['rental', 'rentals'],
] as const

async function keptOf(address: string): Promise<Erasure['kept']> {
  const { rows } = await db().execute<{ what: string; until: string | null; open: boolean }>(sql`
    select 'order ' || number as what, to_char(forget_at, 'YYYY-MM-DD') as until, forget_at < now() as open from orders where email = ${address}
    union all select 'complaint ' || number, to_char(forget_at, 'YYYY-MM-DD'), false from complaints where email = ${address}
    union all select 'withdrawal ' || number, to_char(forget_at, 'YYYY-MM-DD'), outcome is null from withdrawals where email = ${address}
    union all select 'rental ' || number, to_char(forget_at, 'YYYY-MM-DD'), true from rental_bookings where email = ${address} order by 1`)
  const kept = rows.map(({ what, until, open }) => ({
    what: `name and address of ${what}`,
    until: open ? 'it is delivered, returned and refunded' : (until ?? ''),
    why: RETENTION[KINDS.find(([name]) => what.startsWith(name))?.[1] ?? 'withdrawals'].why,
  }))
  const { bookkeeping } = RETENTION
  return [
    ...kept,
    {
      what: 'products and amounts of paid orders, a company on its invoice',
      until: bookkeeping.until,
      why: bookkeeping.why,
    },
  ]
}
