/** The reason of a return is the shopper's claim: staff confirm or change it when the products arrive. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { db } from '@/lib/backend/platform/database/pool'
import { createReturn as schema, moveReturn as moveSchema } from '@/lib/contract/schemas/order'
import type { ReturnReason } from '@/lib/order/returns'
import { context, customer, guest, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { key, look, sent, type Placed } from '../../support/orders'

let database: TestDatabase
let staff: Principal
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  staff = await customer('desk@example.com', { isStaff: true })
})
afterAll(() => database.drop())
afterEach(async () => expect(await brokenInvariants(db())).toEqual([]))

async function registered(reason: ReturnReason, who: Principal = guest, email = 'aino@example.com') {
  const { variantId } = await sell({ active: 5_000 })
  const order = await sent({ cart: { products: [{ productId: variantId, amount: 1 }] }, form: { email } }, who)
  const body = schema.parse({
    ...key(order),
    form_key: randomUUID(),
    kind: 'refund',
    method: 'parcel',
    lines: [{ line: 1, quantity: 1, reason }],
  })
  const { return_number: number } = await orderHandlers.createReturn(
    { params: undefined, query: undefined, body },
    context(),
  )
  return { order, number }
}
const receive = (number: string, decision: object = {}, who: Principal = staff) =>
  orderHandlers.moveReturn(
    {
      params: undefined,
      query: undefined,
      body: moveSchema.parse({ return_number: number, status: 'received', ...decision }),
    },
    context(who),
  )
const refundOf = async (order: Placed) => (await look(order)).returns[0]

describe('staff decide about the reason when the products arrive', () => {
  it('"damaged" costs no fee while it is a claim; staff who find no damage deduct it, with who and why in the timeline', async () => {
    const { order, number } = await registered('damaged')
    expect(await refundOf(order)).toMatchObject({ fee: 0, refund: 5_000 })
    await expect(receive(number, { reasons: [{ line: 1, reason: 'too_small' }] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      extra: { field: 'note' },
    })
    const note = 'No damage, the label says another size'
    expect(await receive(number, { reasons: [{ line: 1, reason: 'too_small' }], note })).toMatchObject({
      refund: 4_510,
    })
    expect(await refundOf(order)).toMatchObject({
      fee: 490,
      refund: 4_510,
      note,
      lines: [{ reason: 'damaged', confirmed_reason: 'too_small' }],
    })
    const { rows } = await db().execute(
      sql`select data from order_events where order_id = ${order.id} and kind = 'return_received'`,
    )
    expect(rows).toMatchObject([
      {
        data: {
          staff_id: staff.kind === 'customer' ? staff.id : 0,
          note,
          refund_before: 5_000,
          refund: 4_510,
          changed: [{ line: 1, from: 'damaged', to: 'too_small' }],
        },
      },
    ])
    const mail = await composeMail({
      kind: 'return_received',
      dedupeKey: 'x',
      payload: { order_id: order.id, return_number: number },
    })
    expect(mail?.text).toContain(note)
  })

  it('the other way round the fee is given back; a confirmed claim needs no note', async () => {
    const { order, number } = await registered('too_small')
    expect(await refundOf(order)).toMatchObject({ fee: 490, refund: 4_510 })
    const decision = { reasons: [{ line: 1, reason: 'damaged' }], note: 'A torn seam' }
    expect(await receive(number, decision)).toMatchObject({ refund: 5_000 })
    const confirmed = await registered('damaged')
    expect(await receive(confirmed.number)).toMatchObject({ refund: 5_000 })
    expect(await refundOf(confirmed.order)).toMatchObject({ note: '', lines: [{ confirmed_reason: null }] })
  })

  it('not for a line that is not returned, and not by the buyer of the order', async () => {
    const { number } = await registered('damaged')
    await expect(receive(number, { reasons: [{ line: 2, reason: 'too_small' }], note: 'x' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      extra: { field: 'reasons' },
    })
    const own = await registered('damaged', staff)
    await expect(receive(own.number)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const mailbox = await registered('damaged', guest, 'Desk+shop@example.com')
    await expect(receive(mailbox.number)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
