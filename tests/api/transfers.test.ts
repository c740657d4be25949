import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createCustomer } from '@/lib/backend/domain/customers/customer'
import { db } from '@/lib/backend/platform/database/pool'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { transferHandlers } from '@/lib/backend/api/handlers/transfers'
import {
  createTransferRequest,
  type MoveTransferRequest,
  transferRequests,
  type TransferRequestsQuery,
} from '@/lib/contract/schemas/transfer'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { get, logIn, post } from '../support/api'
import { addVariant, CENTRAL, context, count, customer, HELSINKI, openShop, OULU, sell } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import { atOnce, placed } from '../support/orders'

let database: TestDatabase
let staff: Principal
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  staff = await customer('transfers@example.com', { isStaff: true })
})
afterEach(async () => expect(await brokenInvariants(db())).toEqual([]))
afterAll(() => database.drop())

interface Fields {
  from?: number[]
  to?: number
  products: { productId: number; transferAmounts: Record<string, number> }[]
  reserve?: boolean
  urgent?: boolean
}
const bodyOf = ({ from = [CENTRAL], to = HELSINKI, products, reserve = false, urgent = false }: Fields) =>
  createTransferRequest.parse({
    transferRequestFrom: from,
    transferRequestTo: to,
    products,
    transferrequest_reserve_quantity: reserve,
    transferrequest_high_priority: urgent,
  })
const ask = (fields: Fields, key: string = randomUUID()) =>
  transferHandlers.createTransferRequest(
    { params: undefined, query: undefined, body: bodyOf(fields) },
    context(staff, { 'idempotency-key': key }),
  )
const go = (number: string, status: MoveTransferRequest['status']) =>
  transferHandlers.moveTransferRequest(
    { params: undefined, query: undefined, body: { number, status } },
    context(staff),
  )
const list = async (query: Partial<TransferRequestsQuery> = {}) =>
  transferRequests.parse(
    await transferHandlers.transferRequests(
      {
        params: undefined,
        body: undefined,
        query: { state: 'requested', page: 1, number: '', language: 'en', ...query },
      },
      context(staff),
    ),
  )
const held = async (variantId: number, store: number) =>
  count(
    sql`select coalesce(sum(quantity), 0) as count from stock where variant_id = ${variantId} and store_id = ${store}`,
  )
const onSale = (variantId: number) => count(sql`select available as count from variants where id = ${variantId}`)
const one = (productId: number, amounts: Record<string, number>) => [{ productId, transferAmounts: amounts }]

describe('transfer requests', () => {
  it('P3.09 P4.11 is kept with number and state; reserving takes the goods at each source, receiving puts them on sale where they went', async () => {
    const { modelId, variantId } = await sell({ stock: { [CENTRAL]: 5, [OULU]: 3 } })
    const other = await addVariant(modelId, { stock: { [CENTRAL]: 2 } })
    const { number, status } = await ask({
      from: [CENTRAL, OULU],
      reserve: true,
      urgent: true,
      products: [...one(other, { [CENTRAL]: 2 }), ...one(variantId, { [CENTRAL]: 4, [OULU]: 1 })],
    })
    expect(number).toMatch(/^T-[0-9A-Z]{8}$/)
    expect(status).toBe('requested')
    expect([
      await held(variantId, CENTRAL),
      await held(variantId, OULU),
      await onSale(variantId),
      await onSale(other),
    ]).toEqual([1, 2, 3, 0])
    expect((await list({ number })).transfers).toMatchObject([
      {
        number,
        status: 'requested',
        to: 'Helsinki',
        is_reserved: true,
        is_high_priority: true,
        created_by: 'transfers@example.com',
        lines: [
          { variant_id: variantId, from: 'Oulu', quantity: 1 },
          {
            variant_id: variantId,
            from: 'Central warehouse',
            quantity: 4,
            colour: 'blue',
            size: 'M',
            name: expect.stringMatching(/^Tarn Jacket/) as string,
          },
          { variant_id: other, from: 'Central warehouse', quantity: 2 },
        ],
      },
    ])
    await go(number.toLowerCase(), 'sent')
    expect([await held(variantId, CENTRAL), await held(variantId, HELSINKI), await onSale(variantId)]).toEqual([
      1, 0, 3,
    ])
    for (let again = 0; again < 2; again += 1)
      expect(await go(number, 'received')).toEqual({ number, status: 'received' })
    expect([
      await held(variantId, CENTRAL),
      await held(variantId, OULU),
      await held(variantId, HELSINKI),
      await held(other, HELSINKI),
      await onSale(variantId),
    ]).toEqual([1, 2, 5, 2, 8])
    await expect(go(number, 'cancelled')).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('P3.09 what is cancelled gives back what it reserved, once; what is not reserved leaves when it is sent, or says that it is gone', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 5 } })
    const reserved = await ask({ products: one(variantId, { [CENTRAL]: 5 }), reserve: true })
    expect(await onSale(variantId)).toBe(0)
    for (let again = 0; again < 2; again += 1) await go(reserved.number, 'cancelled')
    expect([await held(variantId, CENTRAL), await onSale(variantId)]).toEqual([5, 5])
    const [open, late] = [
      await ask({ products: one(variantId, { [CENTRAL]: 3 }) }),
      await ask({ products: one(variantId, { [CENTRAL]: 3 }) }),
    ]
    expect(await onSale(variantId)).toBe(5)
    await expect(go(open.number, 'received')).rejects.toMatchObject({ code: 'CONFLICT' })
    await go(open.number, 'sent')
    expect(await onSale(variantId)).toBe(2)
    await expect(go(late.number, 'sent')).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
    expect((await list({ number: late.number })).transfers).toMatchObject([{ status: 'requested' }])
    await go(late.number, 'cancelled')
    expect(await onSale(variantId)).toBe(2)
    await expect(go('T-00000000', 'sent')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('P4.11 nothing that cannot be: the same store, unknown stores, other sources, no goods, more than a source has', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 2, [OULU]: 9 } })
    const products = one(variantId, { [CENTRAL]: 1 })
    const before = await count(sql`select count(*) from transfer_requests`)
    const refused = (field: string) => ({ code: 'BAD_REQUEST', extra: { field } })
    await expect(ask({ products, from: [CENTRAL, HELSINKI] })).rejects.toMatchObject(refused('transferRequestTo'))
    await expect(ask({ products, to: 999 })).rejects.toMatchObject(refused('transferRequestTo'))
    await expect(ask({ products, from: [CENTRAL, 999] })).rejects.toMatchObject(refused('transferRequestFrom'))
    await expect(ask({ products: one(variantId, { [OULU]: 1 }) })).rejects.toMatchObject(refused('products'))
    await expect(ask({ products: one(variantId, { [CENTRAL]: 0 }) })).rejects.toMatchObject(refused('products'))
    for (const reserve of [true, false]) {
      await expect(ask({ products: one(variantId, { [CENTRAL]: 3 }), reserve })).rejects.toMatchObject({
        code: 'OUT_OF_STOCK',
        extra: { details: { rows: [{ productId: variantId, store: CENTRAL, asked: 3, available: 2 }] } },
      })
    }
    // The same variant in two rows counts together.
    await expect(
      ask({ products: [...one(variantId, { [CENTRAL]: 1 }), ...one(variantId, { [CENTRAL]: 2 })] }),
    ).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
    await expect(ask({ products: one(2_000_000_000, { [CENTRAL]: 1 }) })).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    })
    expect(() => bodyOf({ products: one(variantId, { [CENTRAL]: -1 }) })).toThrow()
    expect(await count(sql`select count(*) from transfer_requests`)).toBe(before)
    expect(await onSale(variantId)).toBe(11)
  })

  it('the same key again is the same request, alone and at once; another body under it is refused', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 5 } })
    const key = randomUUID()
    const fields = { products: one(variantId, { [CENTRAL]: 1 }), reserve: true }
    const numbers = new Set(
      (await Promise.all(Array.from({ length: 8 }, () => ask(fields, key)))).map(({ number }) => number),
    )
    expect(numbers.size).toBe(1)
    expect(numbers).toEqual(new Set([(await ask(fields, key)).number]))
    expect(await onSale(variantId)).toBe(4)
    await expect(ask({ ...fields, reserve: false }, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('race: two reserve the last units and one wins; shoppers beside them take no more than there is', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { variantId } = await sell({ stock: { [CENTRAL]: 2 } })
      const two = () => ask({ products: one(variantId, { [CENTRAL]: 2 }), reserve: true })
      expect((await atOnce([two, two])).sort()).toEqual(['OUT_OF_STOCK', 'ok'])
      expect(await onSale(variantId)).toBe(0)
    }
    const { modelId, variantId: first } = await sell({ stock: { [CENTRAL]: 6, [OULU]: 2 } })
    const second = await addVariant(modelId, { stock: { [CENTRAL]: 6, [OULU]: 2 } })
    const works = Array.from({ length: 12 }, (_, index) => {
      const [a, b] = index % 2 === 0 ? [first, second] : [second, first]
      return index % 3 === 0
        ? () =>
            placed({
              cart: {
                products: [
                  { productId: a, amount: 1 },
                  { productId: b, amount: 1 },
                ],
              },
            })
        : () =>
            ask({
              from: [CENTRAL, OULU],
              products: [...one(a, { [OULU]: 0, [CENTRAL]: 1 }), ...one(b, { [CENTRAL]: 1 })],
              reserve: true,
            })
    })
    const won = (await atOnce(works)).filter((outcome) => outcome === 'ok').length
    expect(won).toBeGreaterThanOrEqual(6)
    expect(won).toBeLessThanOrEqual(8)
    for (const variant of [first, second]) expect(await onSale(variant)).toBe(8 - won)
  }, 60_000)

  it('race: sent twice and cancelled at once: one of both ways, once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { variantId } = await sell({ stock: { [CENTRAL]: 4 } })
      const { number } = await ask({ products: one(variantId, { [CENTRAL]: 4 }), reserve: round % 2 === 0 })
      await atOnce([() => go(number, 'sent'), () => go(number, 'cancelled'), () => go(number, 'sent')])
      const [transfer] = (await list({ number })).transfers
      expect(['sent', 'cancelled']).toContain(transfer?.status)
      expect(await onSale(variantId)).toBe(transfer?.status === 'sent' ? 0 : 4)
    }
  }, 60_000)

  it('P3.09 high priority comes first, then the oldest; each state has its list', async () => {
    await db().execute(
      sql`update transfer_requests set status = 'cancelled', is_reserved = false where status = 'requested' and not is_reserved`,
    )
    const { variantId } = await sell({ stock: { [CENTRAL]: 5 } })
    const make = async (urgent: boolean) => (await ask({ products: one(variantId, { [CENTRAL]: 1 }), urgent })).number
    const numbers = [await make(false), await make(true), await make(false), await make(true)]
    const listed = (await list()).transfers.map(({ number }) => number).filter((number) => numbers.includes(number))
    expect(listed).toEqual([numbers[1], numbers[3], numbers[0], numbers[2]])
    await go(numbers[0] ?? '', 'sent')
    expect((await list({ state: 'sent' })).transfers.map(({ number }) => number)).toContain(numbers[0])
    expect(await list({ page: 99 })).toEqual({ total: 0, pages: 0, transfers: [] })
  })

  it('P3.09 staff alone may ask, look and move', async () => {
    const password = 'a long enough password'
    await createCustomer({ email: 'shopper@example.com', password })
    await createCustomer({ email: 'clerk@example.com', password, isStaff: true })
    const { variantId } = await sell({ stock: { [CENTRAL]: 1 } })
    const body = bodyOf({ products: one(variantId, { [CENTRAL]: 1 }), reserve: true })
    const [shopper, clerk] = [await logIn('shopper@example.com', password), await logIn('clerk@example.com', password)]
    for (const [headers, status] of [
      [{}, 401],
      [shopper, 403],
    ] as const) {
      expect((await post('/api/staff/transfers/', body, headers)).status).toBe(status)
      expect((await post('/api/staff/transfer/', { number: 'T-00000000', status: 'sent' }, headers)).status).toBe(
        status,
      )
      expect((await get('/api/staff/transfers/?language=fi', headers)).status).toBe(status)
    }
    expect(await onSale(variantId)).toBe(1)
    expect((await post('/api/staff/transfers/', { ...body, price: 1 }, clerk)).status).toBe(400)
    const { status, body: made } = await post('/api/staff/transfers/', body, clerk)
    expect([status, made['status']]).toEqual([200, 'requested'])
    expect((await get(`/api/staff/transfers/?language=fi&number=${String(made['number'])}`, clerk)).body).toMatchObject(
      { total: 1, transfers: [{ created_by: 'clerk@example.com' }] },
    )
  })
})
