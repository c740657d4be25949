/** What a shopper writes into an order goes to an address that anybody can type in: no mail may turn it into a link. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import * as s from '@/lib/backend/domain/schema'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { db } from '@/lib/backend/platform/database/pool'
import { openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { paid } from '../../support/orders'

const GIFT_CARD = 5427
const STRANGER = 'https://evil.example/pay'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  await db().insert(s.models).values({ id: GIFT_CARD, brandId: 1, slug: 'gift-card', mainGroupId: 1, kind: 'giftcard' })
})
afterAll(() => database.drop())

const bodyOf = async (kind: 'order_confirmation' | 'gift_card', payload: Record<string, number>) => {
  const mail = await composeMail({ kind, dedupeKey: 'x', payload })
  if (!mail) throw new Error('The order has a mail.')
  return [mail.text, mail.html, mail.subject]
}

describe('issue 14: a mail about an order makes no link of', () => {
  it('the wish and the address of the shopper', async () => {
    const { variantId } = await sell()
    const order = await paid({
      cart: {
        products: [{ productId: variantId, amount: 1 }],
        country_code: 'se',
        currency_code: 'sek',
        special_request: `Look at ${STRANGER}`,
      },
      currency: 'sek',
      method: 'card',
      form: {
        ...{ delivery_method: 'eu_parcel', delivery_location: '', postal_code: '111 22', city: 'www.evil.example' },
        ...{ address: `Pay at ${STRANGER}`, phone: '+46 8 123456' },
      },
    })
    for (const part of await bodyOf('order_confirmation', { order_id: order.id }))
      expect(part).not.toMatch(/evil\.example|https:\/\/evil/)
    expect(
      (await bodyOf('order_confirmation', { order_id: order.id }))[0]?.match(/https: \/\/evil\. example/g),
    ).toHaveLength(2)
  })

  it('the name on a gift card', async () => {
    const order = await paid({
      cart: {
        gift_card_products: [
          { productId: GIFT_CARD, amount: 20, uid: 'gift-card-1', extra_data: { giftcard_name: STRANGER } },
        ],
      },
    })
    const parts = await bodyOf('gift_card', { order_id: order.id, line_number: 1 })
    for (const part of parts) expect(part).not.toMatch(/evil\.example|https:\/\/evil/)
    expect(parts[0]).toContain('https: //evil. example/pay')
  })
})
