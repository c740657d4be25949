/**
 * Messages of the forms on content pages (spec 1 §2 "/ask", "/corporate-info-form") and reports about faults of pages: stored, sent to the
 * shop, and listed for staff.
 */
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'

import type { CallContext } from '@/lib/backend/domain/access/principal'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { enquiries } from '@/lib/backend/domain/schema/enquiries'
import { db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { crockford } from '@/lib/backend/platform/security/base32'
import { countAttempt, takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import type { Answer, Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

const CLIENTS = { perClient: 20, ofAll: 600, windowSeconds: 3600 }
/** Maximum number of receipts to an address in a day, so that nobody floods other people's mailboxes. */
const RECEIPTS_OF_MAILBOX = { limit: 5, windowSeconds: 86_400 }
const PAGE = 50

type Listed = Answer<'enquiries'>['enquiries'][number]

async function mayMail(tx: Tx, email: string): Promise<boolean> {
  return (await countAttempt(`enquiry:mail:${normaliseEmail(email)}`, RECEIPTS_OF_MAILBOX, tx)).allowed
}

/**
 * POST /api/enquiry/: stores the message and sends it to the shop, with a receipt to the writer. The same form again returns the same
 * number. Throws BAD_REQUEST for a company without a name, TOO_MANY_REQUESTS.
 */
export async function fileEnquiry(
  { form_key: formKey, business_id: businessId, order_number: orderNumber, ...body }: Body<'enquiry'>,
  { principal, ip }: CallContext,
): Promise<{ number: string }> {
  await takeClientAttempt('enquiry', ip, CLIENTS)
  if (body.kind !== 'ask' && body.company === '')
    throw new ApiError('BAD_REQUEST', 'The name of the company is missing.', { field: 'company' })
  const { country_code: country, language_code: language, ...texts } = body
  return store({ formKey, businessId, orderNumber, country, language, ...texts }, principal, async (tx, row) => {
    if (await mayMail(tx, body.email))
      await enqueue(tx, 'enquiry_receipt', `enquiry_receipt:${row.number}`, { enquiry_id: row.id })
  })
}

/** POST /api/bug-report/: stores the report and sends it to the shop. Throws TOO_MANY_REQUESTS. */
export async function fileBugReport(
  { form_key: formKey, message, page, reference, country_code: country, language_code: language }: Body<'bugReport'>,
  { principal, ip }: CallContext,
): Promise<{ number: string }> {
  await takeClientAttempt('bug-report', ip, CLIENTS)
  const email = principal.kind === 'customer' ? principal.email : ''
  const text = [message, [page, reference].filter(Boolean).join(' ')].join('\n\n')
  const none = { name: '', phone: '', company: '', businessId: '', orderNumber: '' }
  return store({ ...none, formKey, kind: 'bug', email, message: text, country, language }, principal)
}

type NewEnquiry = Omit<typeof enquiries.$inferInsert, 'id' | 'number' | 'customerId' | 'createdAt' | 'answeredAt'>

/** Stores a message once for each form, and sends it to the shop; `andThen` runs in the same transaction. */
async function store(
  values: NewEnquiry,
  principal: CallContext['principal'],
  andThen?: (tx: Tx, row: { id: number; number: string }) => Promise<void>,
): Promise<{ number: string }> {
  const customerId = principal.kind === 'customer' ? principal.id : null
  return withTx(
    async (tx) => {
      const [row] = await tx
        .insert(enquiries)
        .values({ ...values, number: `Q-${crockford(randomBytes(5))}`, customerId })
        .onConflictDoNothing({ target: enquiries.formKey })
        .returning({ id: enquiries.id, number: enquiries.number })
      if (row) {
        await enqueue(tx, 'enquiry', `enquiry:${row.number}`, { enquiry_id: row.id })
        await andThen?.(tx, row)
        return { number: row.number }
      }
      const {
        rows: [known],
      } = await tx.execute<{ number: string }>(
        sql`select number from enquiries where form_key = ${values.formKey}::uuid`,
      )
      if (!known) throw new ApiError('CONFLICT', 'The message is being sent by another request.')
      return known
    },
    { name: 'enquiry' },
  )
}

const COLUMNS = sql.raw(`id::int as id, number, kind, to_json(created_at) #>> '{}' as created,
  to_json(answered_at) #>> '{}' as answered, name, email::text as email, phone, company, business_id, order_number, message, language, country`)

/** One enquiry for its mails, or null. */
export async function readEnquiry(id: number): Promise<Listed | null> {
  const { rows } = await db().execute<Listed & Record<string, unknown>>(
    sql`select ${COLUMNS} from enquiries where id = ${id}`,
  )
  return rows[0] ?? null
}

/** GET /api/enquiries/: those without an answer first, each newest first; a page beyond the last is empty. */
export async function listEnquiries(page: number): Promise<Answer<'enquiries'>> {
  const {
    rows: [counted],
  } = await db().execute<{ total: number }>(sql`select count(*)::int as total from enquiries`)
  const { rows } = await db().execute<Listed & Record<string, unknown>>(
    sql`select ${COLUMNS} from enquiries order by answered_at is not null, enquiries.id desc limit ${PAGE} offset ${(page - 1) * PAGE}`,
  )
  const total = counted?.total ?? 0
  return { total, pages: Math.ceil(total / PAGE), enquiries: rows }
}

/** POST /api/enquiries/answered/. Throws NOT_FOUND. */
export async function answerEnquiry({ id, answered }: Body<'answerEnquiry'>): Promise<void> {
  const { rowCount } = await withTx(
    (tx) => tx.execute(sql`update enquiries set answered_at = case when ${answered} then now() end where id = ${id}`),
    { name: 'enquiry.answered' },
  )
  if (rowCount === 0) throw new ApiError('NOT_FOUND', 'Enquiry not found.')
}
