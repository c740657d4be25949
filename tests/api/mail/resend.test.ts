import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { isUndeliverable, markUndeliverable } from '@/lib/backend/domain/customers/undeliverable'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { type Mail, setMailer } from '@/lib/backend/platform/mail/mailer'
import { drainOutbox } from '@/lib/backend/worker/outbox'
import { mailCalls } from '@/lib/contract/calls/mail'
import { staffOrders as schema } from '@/lib/contract/schemas/order'
import { get, logIn, post } from '../../support/api'
import { createCustomer } from '@/lib/backend/domain/customers/customer'
import { CENTRAL, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { paid, type Placed } from '../../support/orders'

const PASSWORD = 'a long enough password'

let database: TestDatabase
let order: Placed
let other: Placed
let staff: Record<string, string>
let sent: Mail[]
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  await createCustomer({ email: 'seller@example.com', password: PASSWORD, isStaff: true })
  staff = await logIn('seller@example.com', PASSWORD)
  const { variantId } = await sell({ stock: { [CENTRAL]: 10 } })
  const cart = { products: [{ productId: variantId, amount: 1 }] }
  order = await paid({ cart })
  other = await paid({ cart })
  setMailer({ send: () => Promise.resolve() })
  while ((await drainOutbox()) > 0);
})
beforeEach(() => {
  sent = []
  setMailer({ send: (mail) => Promise.resolve(void sent.push(mail)) })
})
afterAll(async () => {
  setMailer(null)
  await database.drop()
})

const mailsOf = async ({ number }: Placed) =>
  schema.parse((await get(`/api/staff/orders/?number=${number}`, staff)).body).orders[0]?.mails ?? []
const again = (number: string, mail: number, headers = staff) =>
  post('/api/staff/order/mail/', { number, mail }, headers)

describe('staff send a mail of an order again', () => {
  it('P3.06 the order lists its mails; one is composed and sent once more, also to an address that was reported as dead', async () => {
    const [confirmation, ...rest] = await mailsOf(order)
    expect(rest).toEqual([])
    expect(confirmation).toMatchObject({ kind: 'order_confirmation', failure: null })
    const { rows } = await db().execute<{ email: string }>(
      sql`select email::text as email from orders where number = ${order.number}`,
    )
    const email = rows[0]?.email ?? ''
    await withTx((tx) => markUndeliverable(tx, email))
    expect((await again(order.number, confirmation?.id ?? 0)).status).toBe(200)
    await drainOutbox()
    expect(sent.map(({ to, subject }) => [to, subject.includes(order.number)])).toEqual([[email, true]])
    expect(await isUndeliverable(email)).toBe(false)
    expect(await mailsOf(order)).toMatchObject([
      { kind: 'order_confirmation', failure: null },
      { kind: 'order_confirmation', failure: null },
    ])
  })

  it('not the mail of another order, a code, or without being staff', async () => {
    const [confirmation] = await mailsOf(order)
    expect((await again(other.number, confirmation?.id ?? 0)).status).toBe(404)
    expect((await again(order.number, confirmation?.id ?? 0, {})).status).toBe(401)
    const id = await withTx(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(
        sql`select id::int as id from orders where number = ${order.number}`,
      )
      return enqueue(tx, 'order_code', 'code:test', { order_id: rows[0]?.id ?? 0 })
    })
    expect((await again(order.number, id ?? 0)).status).toBe(404)
    expect((await mailsOf(order)).map(({ kind }) => kind)).not.toContain('order_code')
  })

  it('at most five times an hour, however the number is written', async () => {
    const [confirmation] = await mailsOf(other)
    const answers = []
    for (let turn = 0; turn < 6; turn += 1) {
      const number = turn % 2 === 0 ? other.number : other.number.toLowerCase()
      answers.push((await again(number, confirmation?.id ?? 0)).status)
    }
    // The first test of another number has taken one attempt.
    expect(answers).toEqual([200, 200, 200, 200, 429, 429])
  })
})

describe('issue 17: the examples of mails', () => {
  it('are for staff, one of each kind in the asked language, and nothing is sent or stored', async () => {
    const path = '/api/staff/mail/examples/?language=sv'
    expect((await get(path)).status).toBe(401)
    const rows = async () => (await db().execute(sql`select count(*)::int as count from outbox`)).rows
    const before = await rows()
    const { status, body } = await get(path, staff)
    expect(status).toBe(200)
    const { mails } = mailCalls.mailExamples.answer.parse(body)
    expect(mails.find(({ kind }) => kind === 'order_code')?.html).toContain('<html lang="sv">')
    // What is computed with the shop's secret opens nothing.
    expect(mails.filter(({ text }) => text.includes(order.number))).toEqual([])
    expect([await rows(), sent]).toEqual([before, []])
  })
})
