/** What the law wants of the data of a sold product, from the variant's row to the cart's answer and the confirmation's mail. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { composeMail } from '@/lib/backend/flows/mail/compose'
import { db } from '@/lib/backend/platform/database/pool'
import { openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { paid } from '../../support/orders'
import { validate } from '../../support/validate-cart'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())

describe('issue 15', () => {
  it('the mail of a confirmation has the notice of the legal guarantee in its language', async () => {
    const { variantId } = await sell()
    const order = await paid({ cart: { products: [{ productId: variantId, amount: 1 }] } })
    const mail = await composeMail({ kind: 'order_confirmation', dedupeKey: 'x', payload: { order_id: order.id } })
    expect(mail?.text).toContain('LAKISÄÄTEINEN VIRHEVASTUU')
    expect(mail?.text).toContain('https://europa.eu/youreurope/')
    expect(mail?.html).toContain('Lakisääteinen virhevastuu')
  })

  it('the cart knows what a pack contains, for its unit price', async () => {
    const { variantId } = await sell()
    const content = { amount: 45, unit: 'g', pieces: 6 }
    await db().execute(sql`update variants set content = ${JSON.stringify(content)}::jsonb where id = ${variantId}`)
    const [line] = (await validate({ products: [{ productId: variantId, amount: 2 }] })).products
    expect(line?.content).toEqual(content)
  })
})
