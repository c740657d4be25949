/** Filing a complaint: its fields, its pictures and its receipt in one transaction. */
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { countAttempt, takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import type { CallContext } from '@/lib/backend/domain/access/principal'
import { reference } from '@/lib/backend/domain/taxonomy/reference'
import { crockford } from '@/lib/backend/platform/security/base32'
import { normaliseEmail } from '@/lib/backend/domain/customers/normalise-email'
import { shopDay } from '@/lib/market/shop-time'
import { complaints } from '@/lib/backend/domain/schema/complaints'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { applySalesChannel, TEXT_FIELDS } from '@/lib/complaint/fields'
import { MAX_TOTAL_BYTES } from '@/lib/complaint/pictures'
import { checkComplaint, type Rules } from '@/lib/complaint/rules'
import type { Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

import { orderIdOf } from './order'

const CLIENTS = { perClient: 20, ofAll: 600, windowSeconds: 3600 }
/** Maximum number of receipts to an address in a day: anybody can type in anybody's address, and must not fill a stranger's mailbox. */
const RECEIPTS_OF_MAILBOX = { limit: 5, windowSeconds: 86_400 }

async function rulesOf(): Promise<Rules> {
  const stores = [...(await reference()).stores.values()].filter(({ type }) => type === 'retail' || type === 'web')
  return {
    webStore: stores.find(({ type }) => type === 'web')?.slug ?? '',
    stores: stores.map(({ slug }) => slug),
    today: shopDay(),
  }
}

/** Throws BAD_REQUEST for the first invalid field; `details` has the problem of each. */
async function checkedFields(fields: Body<'complaint'>['fields']) {
  const rules = await rulesOf()
  const values = applySalesChannel(fields, rules.webStore)
  const problems = checkComplaint(values, rules)
  const first = TEXT_FIELDS.find((name) => problems[name])
  if (first)
    throw new ApiError('BAD_REQUEST', `The field is refused: ${problems[first]}.`, {
      field: `fields.${first}`,
      details: { problems },
    })
  return values
}

/**
 * Assigns the form's pictures to the complaint, in the order of the form. Throws CONFLICT when one does not exist any more, BODY_TOO_LARGE
 * when they are too large together.
 */
async function attach(tx: Tx, complaintId: number, formKey: string, pictures: readonly string[]): Promise<void> {
  if (pictures.length === 0) return
  const {
    rows: [sum],
  } = await tx.execute<{ count: number; bytes: number }>(sql`
    with given as (select id::uuid, position from unnest(${sql.param([...pictures])}::text[]) with ordinality as t(id, position)),
      taken as (
        update complaint_pictures p set complaint_id = ${complaintId}, position = given.position
        from given where p.id = given.id and p.form_key = ${formKey}::uuid and p.complaint_id is null returning p.received_bytes)
    select count(*)::int as count, coalesce(sum(received_bytes), 0)::int as bytes from taken`)
  if (sum?.count !== pictures.length)
    throw new ApiError('CONFLICT', 'A picture is no longer here. Send the pictures again.', { field: 'pictures' })
  if (sum.bytes > MAX_TOTAL_BYTES)
    throw new ApiError('BODY_TOO_LARGE', 'The pictures are too large together.', { field: 'pictures' })
}

/**
 * Above the limit a complaint is filed without a receipt, and the page shows its number, so that nobody can prevent other people's
 * complaints.
 */
async function mayMail(tx: Tx, email: string): Promise<boolean> {
  return (await countAttempt(`complaint:mail:${normaliseEmail(email)}`, RECEIPTS_OF_MAILBOX, tx)).allowed
}

/**
 * POST /api/complaint/: sending the same form again returns the same number. Throws BAD_REQUEST, CONFLICT, BODY_TOO_LARGE,
 * TOO_MANY_REQUESTS.
 */
export async function fileComplaint(
  body: Body<'complaint'>,
  { principal, ip }: CallContext,
): Promise<{ number: string; created: string }> {
  await takeClientAttempt('complaint', ip, CLIENTS)
  const fields = await checkedFields(body.fields)
  const customerId = principal.kind === 'customer' ? principal.id : null
  const orderId = await orderIdOf(fields.orderNumber, fields.email, customerId)
  return withTx(
    async (tx) => {
      const [row] = await tx
        .insert(complaints)
        .values({
          number: `R-${crockford(randomBytes(5))}`,
          formKey: body.form_key,
          customerId,
          orderId,
          email: fields.email,
          language: body.language_code,
          country: body.country_code,
          currency: body.currency_code,
          fields: { ...fields },
        })
        .onConflictDoNothing({ target: complaints.formKey })
        .returning({ id: complaints.id, number: complaints.number, createdAt: complaints.createdAt })
      if (row) {
        await attach(tx, row.id, body.form_key, [...new Set(body.pictures)])
        if (await mayMail(tx, fields.email))
          await enqueue(tx, 'complaint_receipt', `complaint_receipt:${row.number}`, { complaint_id: row.id })
        return { number: row.number, created: row.createdAt.toISOString() }
      }
      const {
        rows: [known],
      } = await tx.execute<{ number: string; created: string }>(sql`
      select number, to_json(created_at) #>> '{}' as created from complaints where form_key = ${body.form_key}::uuid`)
      if (!known) throw new ApiError('CONFLICT', 'The complaint is being filed by another request.')
      return known
    },
    { name: 'complaint' },
  )
}
