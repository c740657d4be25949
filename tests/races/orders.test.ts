/**
 * What happens to an order after it is placed, at once: cancellation, packing, payment, returns, exchanges, gift cards. In this process, and
 * again with 100 ms for each question to the database (six at once: what waits longer for an order's lock is told to come again). ROUNDS: rounds
 * of each (20); SLOW_ROUNDS: with the slow database (2).
 */
import { afterAll, beforeAll, describe, it } from 'vitest'

import { setDatabase } from '@/lib/backend/platform/database/pool'
import type { Rounds } from '../support/checkout-races'
import { openShop } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import {
  boughtCard,
  cancellations,
  cancelOrPack,
  cancelOrPay,
  exchanges,
  receiveOrTakeBack,
  refilledCard,
  returnsOfALine,
} from '../support/order-races'
import { startTcpProxy, through, type TcpProxy } from '../support/tcp-proxy'

const RACES: Readonly<Record<string, (rounds: Rounds) => Promise<string>>> = {
  'cancelled twenty times': cancellations,
  'cancelled and packed': cancelOrPack,
  'cancelled and paid': cancelOrPay,
  'one line returned twenty times': returnsOfALine,
  'received and taken back': receiveOrTakeBack,
  'exchanges for the last units': exchanges,
  'a bought gift card cancelled and spent': boughtCard,
  'a gift card refilled and spent': refilledCard,
}

function battery(rounds: number, at = 20): void {
  for (const [name, race] of Object.entries(RACES)) it(name, async () => console.log(await race({ rounds, at })))
}

describe.skipIf(process.env.RACE_URL || process.env.NAIVE === '1')('an order after it is placed', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
    await openShop()
  })
  afterAll(() => database.drop())

  describe('calls', () => battery(Number(process.env.ROUNDS) || 20))

  describe('100 ms to the database and back', () => {
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
    battery(Number(process.env.SLOW_ROUNDS) || 2, 6)
  })
})
