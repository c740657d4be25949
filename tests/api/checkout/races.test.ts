/** The short form of tests/races: the same races with fewer rounds, on every change. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { handlerDriver } from '../../support/checkout-drivers'
import { codeLimits, doubleSubmit, giftCards, lastItem, naivePlace, oppositeCarts } from '../../support/checkout-races'
import { openShop } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())

const driver = handlerDriver()
const show = async (race: Promise<string>) => console.log(await race)

describe('races, short form', () => {
  it(
    'check A1 last item: exactly as many as there are',
    () => show(lastItem(driver, { rounds: 3, at: 100, units: 5 })),
    120_000,
  )
  it('check A7 double submit: one order to a cart', () => show(doubleSubmit(driver, { rounds: 1, at: 50 })), 120_000)
  it('check A4 discount codes within their limits', () => show(codeLimits(driver, { rounds: 1, at: 50 })), 120_000)
  it('check A5 a gift card is spent once', () => show(giftCards(driver, { rounds: 2, at: 30 })), 120_000)
  it('check A2 opposite carts place every order', () => show(oppositeCarts(driver, { rounds: 1, at: 32 })), 120_000)

  it('the last item race finds naive code: look, then write', async () => {
    await expect(lastItem(handlerDriver(naivePlace, 'naive'), { rounds: 1, at: 100, units: 5 })).rejects.toThrow(
      /orders instead of 5|server error/,
    )
    await db().execute(
      sql`update variants v set available = (select coalesce(sum(quantity), 0) from stock where variant_id = v.id)`,
    )
  }, 60_000)
})
