/** What an order keeps of the form and of the wishes beside its rows (spec 1 §3 "Checkout form"). */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { checkoutHandlers } from '@/lib/backend/checkout/handlers'
import { db } from '@/lib/backend/db/pool'
import * as s from '@/lib/backend/db/schema'
import type { PlaceOrder } from '@/lib/contract/schemas/checkout'
import { context, customer, guest, openShop, orderBody, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())

const place = (body: PlaceOrder, who: Parameters<typeof context>[0] = guest) => checkoutHandlers.placeOrder({ params: undefined, query: undefined, body }, context(who, {}, null))
async function stored(number: string) {
  const [row] = await db().select().from(s.orders).where(eq(s.orders.number, number))
  if (!row) throw new Error('no order')
  return row
}

describe('companies', () => {
  const company = {
    company: 'Polku Oy', business_id: '0112038-9', vat_number: 'FI01120389', einvoice_address: '003701120389', einvoice_operator: 'NDEAFIHH', reference: 'PO 4711',
  }
  it('P3.10 the order keeps business id, VAT number, e-invoice address and reference', async () => {
    const { variantId } = await sell()
    const body = orderBody({ cart: { products: [{ productId: variantId, amount: 1 }] }, form: company, total: 5_490 })
    expect((await stored((await place(body)).order_number)).address).toMatchObject(company)
  })

  it('P3.10 a number whose check digit is wrong is refused at its field', async () => {
    const { variantId } = await sell()
    const refusal = async (form: Partial<PlaceOrder['form']>) => {
      const body = orderBody({ cart: { products: [{ productId: variantId, amount: 1 }] }, form, total: 5_490 })
      return place(body).then(() => null, ({ code, extra }: { code: string; extra: { field: string } }) => `${code} ${extra.field}`)
    }
    expect(await refusal({ ...company, business_id: '0112038-8' })).toBe('BAD_REQUEST form.business_id')
    expect(await refusal({ ...company, vat_number: 'FI01120388' })).toBe('BAD_REQUEST form.vat_number')
    expect(await refusal({ ...company, einvoice_address: '003701120388' })).toBe('BAD_REQUEST form.einvoice_address')
    expect(await refusal({ ...company, einvoice_operator: '' })).toBe('BAD_REQUEST form.einvoice_operator')
    expect(await refusal({ ...company, company: '' })).toBe('BAD_REQUEST form.company')
  })
})

describe('wishes beside the rows', () => {
  it('P3.06 P7.04 split delivery and the chat that led here are kept; what is for staff only of staff', async () => {
    const { variantId } = await sell()
    const staff = await customer('seller@example.com', { isStaff: true })
    const body = () => orderBody({
      cart: { products: [{ productId: variantId, amount: 1 }], delivery_extra_data: { part_delivery: true, giosg_chatter: 'chat-7' }, post_delivery: true },
      form: { seller_name: 'Aada', seller_number: '12' }, total: 5_490,
    })
    expect((await stored((await place(body())).order_number)).options).toEqual({ part_delivery: true, giosg_chatter: 'chat-7' })
    expect((await stored((await place(body(), staff)).order_number)).options).toEqual({
      part_delivery: true, giosg_chatter: 'chat-7', post_delivery: true, seller_name: 'Aada', seller_number: '12',
    })
  })
})
