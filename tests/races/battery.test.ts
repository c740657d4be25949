/**
 * The races of reliability part A at full length.
 *
 * - `npm run test:races`: calls in this process, then over HTTP on a server of its own, then with 100 ms to the database.
 * - BASE_URL and DATABASE_URL: over HTTP against a running shop on that database (an empty, migrated one, or a demo one).
 * - ROUNDS: rounds of each race (20).
 */
import { afterAll, beforeAll, describe, it } from 'vitest'

import { closePools, setDatabase } from '@/lib/backend/db/pool'
import { handlerDriver, httpDriver, type Driver } from '../support/checkout-drivers'
import { codeLimits, doubleSubmit, giftCards, lastItem, naivePlace, oppositeCarts } from '../support/checkout-races'
import { openShop } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import { startTcpProxy, through } from '../support/tcp-proxy'
import { startApiServer, type ApiServer } from '../support/api-server'

const rounds = Number(process.env.ROUNDS) || 20
const baseUrl = process.env.RACE_URL
const show = async (race: Promise<string>) => console.log(await race)

function battery(driver: () => Driver): void {
  for (const units of [1, 5, 50]) {
    it(`A1 200 buyers on the last ${units}`, () => show(lastItem(driver(), { rounds: units === 5 ? rounds : Math.ceil(rounds / 4), at: 200, units })))
  }
  it('A7 one cart posted 50 times at once', () => show(doubleSubmit(driver(), { rounds, at: 50 })))
  it('A4 discount codes with limits', () => show(codeLimits(driver(), { rounds: Math.ceil(rounds / 2), at: 100 })))
  it('A5 one gift card, many orders', () => show(giftCards(driver(), { rounds, at: 50 })))
  it('A2 carts in opposite orders', () => show(oppositeCarts(driver(), { rounds: Math.ceil(rounds / 2), at: 64 })))
}

describe.runIf(baseUrl)(`over HTTP, ${baseUrl}`, () => {
  beforeAll(async () => {
    await setDatabase({ url: process.env.DATABASE_URL ?? '' })
    await openShop()
  })
  afterAll(closePools)
  battery(() => httpDriver(baseUrl ?? ''))
})

describe.runIf(!baseUrl)('races', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
    await openShop()
  })
  afterAll(() => database.drop())

  describe('calls', () => battery(() => handlerDriver()))

  describe('over HTTP', () => {
    let server: ApiServer
    beforeAll(async () => { server = await startApiServer(['placeOrder']) })
    afterAll(() => server.stop())
    battery(() => httpDriver(server.baseUrl))
  })

  it('100 ms to the database and back', async () => {
    const { hostname, port } = new URL(database.url)
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) })
    proxy.mode = { delayMs: 50 }
    await setDatabase({ url: through(proxy, database.url) })
    try {
      await show(lastItem(handlerDriver(), { rounds: 2, at: 30, units: 5 }))
      await show(doubleSubmit(handlerDriver(), { rounds: 1, at: 20 }))
    } finally {
      await setDatabase({ url: database.url })
      await proxy.close()
    }
  })

  it('naive code fails the same race', async () => {
    const result = await lastItem(handlerDriver(naivePlace), { rounds: 1, at: 200, units: 5 }).catch((error: Error) => error)
    if (!(result instanceof Error)) throw new Error('The race did not find look-then-write.')
    console.log(`look, then write: ${result.message}`)
  })
})
