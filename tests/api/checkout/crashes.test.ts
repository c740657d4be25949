/** The crash battery in its short form; all of it is `npm run test:crashes`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { closePools, setDatabase } from '@/lib/backend/platform/database/pool'
import { freePort } from '../../crashes/free-port'
import { killDatabase, killServer } from '../../crashes/kills'
import { buildServer } from '../../crashes/server-process'
import { CLEAN } from '../../crashes/verdict'
import { openShop } from '../../support/checkout-shop'
import { ownPostgres, type OwnPostgres } from '../../support/own-postgres'
import { testFolder } from '../../support/test-server'

let database: OwnPostgres
let env: Record<string, string>
beforeAll(async () => {
  await buildServer()
  database = await ownPostgres()
  await setDatabase({ url: database.url })
  await openShop()
  env = {
    DATABASE_URL: database.url,
    SHOP_SECRET: process.env.SHOP_SECRET ?? '',
    DATA_DIR: testFolder('crash-', 'shop'),
  }
}, 120_000)
afterAll(async () => {
  await closePools()
  await database.remove()
})

describe('crashes, short form', () => {
  it.each([
    ['check B1 the server', killServer, 3],
    ['check B4 the database', killDatabase, 2],
  ] as const)(
    '%s is killed: nothing is lost, doubled or half',
    async (_, kill, kills) => {
      const { seen, verdict, orders } = await kill({ database, port: await freePort(), kills, env })
      expect(seen.faults).toEqual([])
      expect(verdict).toEqual(CLEAN)
      expect(orders).toBeGreaterThan(0)
    },
    240_000,
  )
})
