/**
 * The races (check A1 to A7) at full length.
 *
 * - `npm run test:races`: calls in this process, then over HTTP on a server of its own, then with 100 ms for each question to the database.
 * - BASE_URL and DATABASE_URL: over HTTP against a running shop on that database (an empty, migrated one, or a demo one).
 * - ROUNDS: rounds of each race (20); SLOW_ROUNDS: of each with the slow database (2).
 * - NAIVE=1: every race against code that looks, then writes: they must fail.
 */
import { afterAll, beforeAll, describe, it } from 'vitest'

import { closePools, setDatabase } from '@/lib/backend/platform/database/pool'
import { handlerDriver, httpDriver, type Driver } from '../support/checkout-drivers'
import {
  campaignCodes,
  codeLimits,
  doubleSubmit,
  giftCards,
  lastItem,
  naivePlace,
  oppositeCarts,
} from '../support/checkout-races'
import { openShop } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import { startTcpProxy, through, type TcpProxy } from '../support/tcp-proxy'
import { startApiServer, type ApiServer } from '../support/api-server'

const rounds = Number(process.env.ROUNDS) || 20
const slowRounds = Number(process.env.SLOW_ROUNDS) || 2
const baseUrl = process.env.RACE_URL
const isNaive = process.env.NAIVE === '1'
const show = async (race: Promise<string>) => console.log(await race)

function battery(driver: () => Driver, times = rounds, codes = 1_000): void {
  for (const units of [1, 5, 50]) {
    it(`check A1 200 buyers on the last ${units}`, () => show(lastItem(driver(), { rounds: times, at: 200, units })))
  }
  it('check A7 one cart posted 50 times at once', () => show(doubleSubmit(driver(), { rounds: times, at: 50 })))
  it('check A4 discount codes with limits', () => show(codeLimits(driver(), { rounds: times, at: 100 })))
  it('check A5 one gift card, many orders', () => show(giftCards(driver(), { rounds: times, at: 50 })))
  it('check A6 gift campaign codes', () => show(campaignCodes(driver(), { codes, at: 200 })))
  it('check A2 carts in opposite orders', () => show(oppositeCarts(driver(), { rounds: times, at: 64 })))
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

  describe('calls', () => battery(() => handlerDriver(isNaive ? naivePlace : undefined)))

  describe.skipIf(isNaive)('over HTTP', () => {
    let server: ApiServer
    beforeAll(async () => {
      // As behind the front door, which tells where a request comes from.
      process.env.SHOP_FRONT_DOOR = '1'
      server = await startApiServer()
    })
    afterAll(() => {
      delete process.env.SHOP_FRONT_DOOR
      return server.stop()
    })
    battery(() => httpDriver(server.baseUrl))
  })

  describe.skipIf(isNaive)('100 ms to the database and back', () => {
    let proxy: TcpProxy
    beforeAll(async () => {
      const { hostname, port } = new URL(database.url)
      proxy = await startTcpProxy({ host: hostname, port: Number(port) })
      proxy.mode = { delayMs: 50 }
      await setDatabase({ url: through(proxy, database.url) })
    })
    afterAll(async () => {
      await setDatabase({ url: database.url })
      await proxy.close()
    })
    battery(() => handlerDriver(), slowRounds, 100)
  })

  it('naive code fails the same race', async () => {
    const result = await lastItem(handlerDriver(naivePlace), { rounds: 1, at: 200, units: 5 }).catch(
      (error: Error) => error,
    )
    if (!(result instanceof Error)) throw new Error('The race did not find look-then-write.')
    console.log(`look, then write: ${result.message}`)
  })
})
