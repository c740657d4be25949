import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { withdrawalHandlers } from '@/lib/backend/api/handlers/withdrawals'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { sweepRetention } from '@/lib/backend/flows/privacy/retention'
import { moveReturn } from '@/lib/backend/flows/returns/close-return'
import { createReturn } from '@/lib/backend/flows/returns/register'
import { encodeMail } from '@/lib/backend/platform/mail/encode'
import { config } from '@/lib/config/env'
import { db } from '@/lib/backend/platform/database/pool'
import { withdraw as schema, type DecideWithdrawal, staffWithdrawalsQuery } from '@/lib/contract/schemas/withdrawal'
import { LANGUAGES } from '@/lib/market/languages'
import { withdrawalTexts } from '@/lib/market/withdrawal/texts'

import { context, count, customer, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { key, look, paid, sent, type Placed } from '../../support/orders'

let database: TestDatabase
let staff: Awaited<ReturnType<typeof customer>>
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  staff = await customer('staff@example.com', { isStaff: true })
})
afterAll(() => database.drop())
beforeEach(async () => {
  await db().execute(sql`delete from rate_limits`)
  // Staff see fifty at a time, the oldest first.
  await db().execute(sql`delete from withdrawals where outcome is null`)
})
afterEach(async () => expect(await brokenInvariants(db())).toEqual([]))

const none = { params: undefined, query: undefined }
const bodyOf = (fields: Record<string, unknown> = {}) =>
  schema.parse({
    form_key: randomUUID(),
    name: 'Ada Aalto',
    order_number: 'W-UNKNOWN',
    email: 'ada@example.org',
    language_code: 'en',
    country_code: 'fi',
    ...fields,
  })
const state = (body: ReturnType<typeof bodyOf>, ip: string | null = null, who?: Principal) =>
  withdrawalHandlers.withdraw({ ...none, body }, context(who, {}, ip))
const decide = (body: DecideWithdrawal) => withdrawalHandlers.decideWithdrawal({ ...none, body }, context(staff))
const cases = async (query: { state?: 'open' | 'ended'; text?: string }) => {
  const answer = await withdrawalHandlers.staffWithdrawals(
    { params: undefined, body: undefined, query: staffWithdrawalsQuery.parse(query) },
    context(),
  )
  return answer.withdrawals
}
const listed = async (number: string, which: 'open' | 'ended' = 'open') =>
  (await cases({ state: which })).find((known) => known.number === number)
const fromLink = async (order: Placed, fields: Record<string, unknown> = {}) => {
  const { number, access } = key(order)
  return state(bodyOf({ order_number: number, access, email: (await look(order)).email, ...fields }))
}
const receiptOf = async (number: string) => {
  const { rows } = await db().execute<{ kind: string; dedupe_key: string; payload: Record<string, unknown> }>(
    sql`select kind, dedupe_key, payload from outbox where dedupe_key like ${`withdrawal_receipt:${number}:%`} order by id`,
  )
  const [row] = rows
  const mail = row && (await composeMail({ kind: row.kind, dedupeKey: row.dedupe_key, payload: row.payload }))
  return { mail, count: rows.length }
}
const one = (variantId: number, amount = 1) => ({ cart: { products: [{ productId: variantId, amount }] } })
const refunded = ({ id }: Placed) =>
  count(
    sql`select coalesce(sum(r.amount), 0) as count from refunds r join payments p on p.id = r.payment_id where p.order_id = ${id}`,
  )

describe('issue 15: the withdrawal function', () => {
  it('a statement whose order is not found is accepted, receipted with its content and time, and waits for staff', async () => {
    const answer = await state(
      bodyOf({ goods: 'The blue jacket, see www.example.com', order_number: 'something in May' }),
    )
    expect(Object.keys(answer)).toEqual(['number', 'received'])
    expect(answer.number).toMatch(/^V-/)
    const { mail } = await receiptOf(answer.number)
    expect(mail?.to).toBe('ada@example.org')
    for (const part of [answer.number, 'Ada Aalto', 'something in May', 'The blue jacket'])
      expect(mail?.text).toContain(part)
    expect(mail?.text).toMatch(/\d{1,2}:\d{2}:\d{2}/)
    expect(mail?.text).not.toContain('www.example.com')
    expect(await listed(answer.number)).toMatchObject({
      order: null,
      is_proven: false,
      order_number: 'something in May',
    })
    await expect(decide({ action: 'accept', number: answer.number, note: '' })).rejects.toMatchObject({
      extra: { details: { reason: 'order' } },
    })
  })

  it('a known and an unknown order get the same answer; the same statement again is the same one, with a receipt each time', async () => {
    const { variantId } = await sell({})
    const order = await sent(one(variantId))
    const { email, number } = await look(order)
    const fields = { order_number: number.toLowerCase(), email }
    const [known, unknown] = [
      await state(bodyOf(fields)),
      await state(bodyOf({ ...fields, order_number: 'W-NOBODYS' })),
    ]
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    expect((await listed(known.number))?.order?.number).toBe(number)
    const form = bodyOf(fields)
    const [again, twice] = [await state(form), await state(form)]
    expect([again, twice]).toEqual([known, known])
    expect((await receiptOf(known.number)).count).toBe(2)
  })

  it('strangers who use up the limits do not keep out who has the link of the order', async () => {
    const { variantId } = await sell({})
    const order = await sent(one(variantId))
    const flood = async () => {
      for (let i = 0; i < 21; i += 1)
        await state(bodyOf({ name: `Stranger ${i}`, email: 'x@example.org' }), '192.0.2.1')
    }
    await expect(flood()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const { number, access } = key(order)
    const answer = await state(bodyOf({ order_number: number, access, email: 'x@example.org' }), '192.0.2.1')
    expect((await receiptOf(answer.number)).count).toBe(1)
    expect(await listed(answer.number)).toMatchObject({ is_proven: true })
  })

  it('an account cannot send receipts to any number of strangers, nor one link fill the list of staff', async () => {
    const account = await customer('flood@example.com')
    const stranger = (i: number) => state(bodyOf({ email: `stranger${i}@example.org` }), null, account)
    for (let i = 0; i < 20; i += 1) await stranger(i)
    await expect(stranger(20)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const { variantId } = await sell({})
    const order = await sent(one(variantId))
    for (let i = 0; i < 20; i += 1) await fromLink(order, { goods: `jacket ${i}` })
    await expect(fromLink(order)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('who only knows number and address of an order does not use up the receipts of who has its link', async () => {
    const { variantId } = await sell({})
    const order = await sent(one(variantId))
    const { number, email } = await look(order)
    for (let i = 0; i < 31; i += 1)
      await state(bodyOf({ order_number: number, email, goods: `jacket ${i}` }), `192.0.2.${i}`)
    const answer = await fromLink(order)
    expect((await receiptOf(answer.number)).count).toBe(1)
  })

  it('the whole contract comes back with its delivery and without a fee, whatever its age, and once', async () => {
    const { variantId } = await sell({ active: 3_000 })
    const order = await sent(one(variantId, 2))
    await db().execute(sql`update orders set created_at = now() - interval '150 days' where id = ${order.id}`)
    const { total, delivery_cost: delivery } = await look(order)
    expect(delivery).toBeGreaterThan(0)
    const { number } = await fromLink(order)
    const accept = { action: 'accept', number, note: '' } as const
    const answer = await decide(accept)
    expect(await decide(accept)).toEqual(answer)
    expect((await look(order)).returns).toMatchObject([
      { number: answer.return_number, fee: 0, delivery_refund: delivery, refund: total },
    ])
    await moveReturn({ return_number: answer.return_number ?? '', status: 'received', restock_store_id: null }, staff)
    expect(await refunded(order)).toBe(total)
    expect(await listed(number, 'ended')).toMatchObject({ outcome: 'accepted', return_number: answer.return_number })
  })

  it('parts keep the delivery until the last part is withdrawn from; a voluntary return keeps it for good', async () => {
    const { variantId } = await sell({ active: 3_000 })
    const order = await sent(one(variantId, 2))
    const { delivery_cost: delivery } = await look(order)
    const part = () => fromLink(order, { lines: [{ line: 1, quantity: 1 }], goods: `1 × jacket ${randomUUID()}` })
    await decide({ action: 'accept', number: (await part()).number, note: '' })
    await decide({ action: 'accept', number: (await part()).number, note: '' })
    expect((await look(order)).returns.map((known) => [known.refund, known.delivery_refund])).toEqual([
      [3_000, 0],
      [3_000 + delivery, delivery],
    ])
    await expect(decide({ action: 'accept', number: (await part()).number, note: '' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('goods of a large order are named in full; a stranger cannot send as long a letter', async () => {
    const { variantId } = await sell({})
    const order = await sent(one(variantId))
    const goods = Array.from({ length: 60 }, (_, i) => `1 × Jacket with a long name and colour, size ${i}`).join('\n')
    const { number } = await fromLink(order, { goods, lines: [{ line: 1, quantity: 1 }] })
    expect((await receiptOf(number)).mail?.text).toContain(goods)
    await expect(state(bodyOf({ goods }))).rejects.toMatchObject({ code: 'BAD_REQUEST', extra: { field: 'goods' } })
    const twice = [
      { line: 1, quantity: 1 },
      { line: 1, quantity: 1 },
    ]
    expect(() => bodyOf({ lines: twice })).toThrow(/once/)
  })

  it('is accepted although its maker used its key for a return', async () => {
    const { variantId } = await sell({})
    const order = await sent(one(variantId, 2))
    const form = { form_key: randomUUID(), lines: [{ line: 1, quantity: 1 }], goods: '1 × jacket' }
    await createReturn({
      ...{ ...key(order), form_key: form.form_key, kind: 'refund', method: 'parcel', comment: '' },
      lines: [{ line: 1, quantity: 1, reason: 'changed_mind', exchange_variant_id: null }],
    })
    const { number } = await fromLink(order, form)
    expect(await decide({ action: 'accept', number, note: '' })).toMatchObject({ outcome: 'accepted' })
  })

  it('names the goods in words, and connected to another order it says nothing of that one’s lines', async () => {
    const { variantId } = await sell({})
    const [mistaken, meant] = [await sent(one(variantId)), await sent(one(variantId))]
    const lines = [{ line: 1, quantity: 1 }]
    await expect(fromLink(mistaken, { lines })).rejects.toMatchObject({ extra: { field: 'goods' } })
    const { number } = await fromLink(mistaken, { lines, goods: '1 × jacket' })
    const connect = async (order: Placed) =>
      decide({ action: 'connect', number, order_number: (await look(order)).number, note: '' })
    await connect(mistaken)
    expect(await listed(number)).toMatchObject({ lines, is_proven: true })
    await connect(meant)
    expect(await listed(number)).toMatchObject({ lines: null, is_proven: false })
    await expect(decide({ action: 'accept', number, note: '' })).rejects.toMatchObject({
      extra: { details: { reason: 'lines' } },
    })
  })

  it('words need the choice of staff, a wrong number is connected, and an order that was not sent is cancelled', async () => {
    const { variantId } = await sell({ active: 3_000 })
    const order = await paid(one(variantId, 2))
    const { number: orderNumber } = await look(order)
    const { number } = await state(bodyOf({ goods: 'one jacket' }))
    await decide({ action: 'connect', number, order_number: orderNumber.toLowerCase(), note: '' })
    await expect(decide({ action: 'accept', number, note: '' })).rejects.toMatchObject({
      extra: { details: { reason: 'lines' } },
    })
    await expect(decide({ action: 'close', number, note: '' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await decide({ action: 'close', number, note: 'Asked for the whole order instead.' })
    const whole = await fromLink(order)
    expect(await listed(whole.number)).toMatchObject({ until: null, is_in_time: true })
    await decide({ action: 'accept', number: whole.number, note: '' })
    expect((await look(order)).status).toBe('cancelled')
  })

  it('is found by its number, its order, its maker and its address in any state, and its receipt is sent again on request', async () => {
    const { variantId } = await sell({})
    const order = await sent(one(variantId))
    const { number: orderNumber } = await look(order)
    const { number } = await state(
      bodyOf({ name: 'Ähti Öljymäki', email: 'Found.Again@example.org', order_number: 'in May' }),
    )
    await decide({ action: 'connect', number, note: '', order_number: orderNumber })
    const others = await cases({ text: 'nobody of this name' })
    expect(others).toEqual([])
    const texts = [number.toLowerCase(), orderNumber, 'öljymäki', 'found.again@', 'In May']
    for (const text of texts) expect((await cases({ text })).map((one) => one.number)).toEqual([number])
    expect((await receiptOf(number)).count).toBe(1)
    const again = () => decide({ action: 'receipt', number, note: '' })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:10Z') })
    try {
      expect(await again()).toEqual({ number, outcome: null, return_number: null })
      await again()
      expect((await receiptOf(number)).count).toBe(2)
      vi.setSystemTime(new Date('2026-11-26T10:01:10Z'))
      await decide({ action: 'close', number, note: 'By telephone' })
      expect(await again()).toMatchObject({ number, outcome: 'closed' })
    } finally {
      vi.useRealTimers()
    }
    const { mail, count: sentReceipts } = await receiptOf(number)
    expect(sentReceipts).toBe(3)
    expect(mail?.to).toBe('Found.Again@example.org')
    expect((await cases({ state: 'open', text: number })).map(({ outcome }) => outcome)).toEqual(['closed'])
    await db().execute(sql`update withdrawals set email = '' where number = ${number}`)
    await expect(again()).rejects.toMatchObject({ extra: { details: { reason: 'address' } } })
  })

  it('an ended statement is anonymised after its years, an open one is kept', async () => {
    const [open, ended] = [await state(bodyOf({ name: 'Open' })), await state(bodyOf({ name: 'Ended' }))]
    await decide({ action: 'close', number: ended.number, note: 'Called.' })
    await db().execute(
      sql`update withdrawals set created_at = now() - interval '4 years' where number in (${open.number}, ${ended.number})`,
    )
    await sweepRetention('retention')
    const { rows } = await db().execute<{ number: string; name: string; email: string }>(
      sql`select number, name, email from withdrawals where number in (${open.number}, ${ended.number}) order by id`,
    )
    expect(rows).toEqual([
      { number: open.number, name: 'Open', email: 'ada@example.org' },
      { number: ended.number, name: '', email: '' },
    ])
  })
})

describe('issue 15: the confirmation of an order carries terms, instructions and form', () => {
  it('in each language, as files of plain text', async () => {
    const { variantId } = await sell({})
    const order = await paid(one(variantId))
    for (const language of LANGUAGES) {
      await db().execute(sql`update orders set language = ${language} where id = ${order.id}`)
      await db().execute(sql`
        insert into pages (key, language, slug, title, content_html) values ('terms', ${language}, ${`terms-${language}`}, 'Terms', '<p>One &amp; <a href="/x/">all</a>.</p><h2>Two</h2>')
        on conflict do nothing`)
      const mail = await composeMail({
        kind: 'order_confirmation',
        dedupeKey: language,
        payload: { order_id: order.id },
      })
      const [terms, withdrawal] = mail?.attachments ?? []
      expect(terms?.text).toContain('One & all.\n\nTwo')
      const { shopName, contact } = config()
      for (const fact of [shopName, contact.email]) expect(terms?.text, `${language}: who sells`).toContain(`: ${fact}`)
      const { effects, form, instruction } = withdrawalTexts(language, 'fi')
      for (const text of [effects.paragraphs[0], instruction.paragraphs[0], form.paragraphs.at(-1)])
        expect(withdrawal?.text).toContain(text)
      expect(withdrawal?.text).not.toMatch(/\{(?:trader|url)\}/)
      if (!mail) throw new Error('An order has a confirmation.')
      const date = new Date(0)
      const message = await encodeMail(mail, { from: 'shop@example.org', fromName: 'Shop', messageId: 'a@b', date })
      expect(message.match(/Content-Disposition: attachment/g)).toHaveLength(2)
    }
  })
})
