/** Country, postal code and delivery method of an order belong together, because the delivery country decides about the tax. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import * as s from '@/lib/backend/domain/schema'
import { validateCheckout } from '@/lib/backend/flows/checkout/validate'
import { db } from '@/lib/backend/platform/database/pool'
import { cart, context, guest, openShop, orderBody, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'

let database: TestDatabase
let variantId = 0
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  variantId = (await sell()).variantId
})
afterAll(() => database.drop())

const wish = () => ({ products: [{ productId: variantId, amount: 1 }] })
function place(country: string, form: Parameters<typeof orderBody>[0]['form']) {
  const body = orderBody({
    cart: { ...wish(), country_code: country },
    form: { delivery_method: 'international', delivery_location: '', ...form },
    total: 8_900,
    method: 'card',
  })
  return checkoutHandlers.placeOrder({ params: undefined, query: undefined, body }, context())
}
const refused = (field: string) => ({ code: 'BAD_REQUEST', extra: { field } })

describe('the tax follows where the products go', () => {
  it('a Finnish address with Norway as the country is refused at its postal code, and a Norwegian one is not', async () => {
    await expect(
      place('no', { address: 'Mannerheimintie 1', postal_code: '00100', city: 'Helsinki' }),
    ).rejects.toMatchObject(refused('form.postal_code'))
    await expect(
      place('no', { address: 'Karl Johans gate 1', postal_code: '0154', city: 'Oslo' }),
    ).resolves.toMatchObject({
      status: 'pending_payment',
    })
  })

  it('a country without postal codes takes none of another country', async () => {
    await expect(place('ae', { postal_code: '90100', city: 'Oulu' })).rejects.toMatchObject(refused('form.postal_code'))
    await expect(place('hk', { postal_code: '', city: 'Hong Kong' })).resolves.toMatchObject({
      status: 'pending_payment',
    })
  })

  it('the cart says so as soon as the whole code is there, not while it is typed', async () => {
    const errorsOf = async (postcode: string, method: string | null = 'international') =>
      (
        await validateCheckout(cart({ ...wish(), country_code: 'no', postcode, delivery_method: method }), guest)
      ).errors.map(({ id }) => id)
    expect(await errorsOf('00100')).toEqual(['checkout.invalid_postal_code'])
    expect([await errorsOf('01'), await errorsOf('0154'), await errorsOf('00100', null)]).toEqual([[], [], []])
  })

  it('a store in Finland is no delivery to another country, whatever the row of the method says', async () => {
    await db()
      .update(s.deliveryMethods)
      .set({ countries: ['fi', 'no'] })
      .where(eq(s.deliveryMethods.id, 'store'))
    const offered = async (country: string) =>
      (await validateCheckout(cart({ ...wish(), country_code: country }), guest)).delivery_methods.map(({ id }) => id)
    expect(await offered('fi')).toContain('store')
    expect(await offered('no')).not.toContain('store')
    await expect(
      place('no', { delivery_method: 'store', delivery_location: '1', postal_code: '0154' }),
    ).rejects.toMatchObject(refused('form.delivery_method'))
  })
})
