import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { rateLimits } from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'

import { post } from '../support/api'
import { giftCard, openShop } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())
beforeEach(async () => void (await db().delete(rateLimits)))

const look = (code: string) => post('/api/gift-cards/balance/', { code })

describe('issue 16 the balance of a gift card', () => {
  it('is told to whoever has the code, in any spelling', async () => {
    await giftCard('ABCDE-FGHJK-MNPQR-STVWX', 4_250)
    expect((await look(' abcde fghjk mnpqr stvwx ')).body).toEqual({
      balance_eur: 4_250,
      expires_at: null,
      is_expired: false,
    })
  })

  it('an expired card is said to be expired', async () => {
    const [past, future] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)]
    await giftCard('PAST', 100, past)
    await giftCard('FUTURE', 100, future)
    expect((await look('PAST')).body).toMatchObject({ is_expired: true, expires_at: past.toISOString() })
    expect((await look('FUTURE')).body).toMatchObject({ is_expired: false, expires_at: future.toISOString() })
  })

  it('check F3 wrong codes take as long as right ones, are counted with those of carts, and are refused above the limit', async () => {
    await giftCard('RIGHT-ONE', 100)
    for (const [code, status] of [
      ['RIGHT-ONE', 200],
      ['WRONG-ONE', 404],
    ] as const) {
      const start = performance.now()
      expect((await look(code)).status).toBe(status)
      expect(performance.now() - start).toBeGreaterThanOrEqual(199)
    }
    const statuses = await Promise.all(
      Array.from({ length: 205 }, async (_, guess) => (await look(`GUESS-${guess}`)).status),
    )
    expect(statuses.filter((status) => status === 404)).toHaveLength(199)
    expect((await look('RIGHT-ONE')).status).toBe(429)
    const cart = {
      products: [],
      discount_codes: ['RIGHT-ONE'],
      country_code: 'fi',
      currency_code: 'eur',
      language_code: 'fi',
    }
    expect((await post('/api/checkout/', cart)).status).toBe(429)
  })
})
