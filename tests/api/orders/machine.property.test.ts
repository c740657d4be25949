import { afterAll, beforeAll, expect, it } from 'vitest'

import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { db } from '@/lib/backend/platform/database/pool'
import { openShop } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { Driver } from '../../support/order-machine'

/** MACHINE_STEPS=10000 is the long run; a step takes some 20 ms. MACHINE_SEED chooses other steps: the usual run must not end by chance. */
const STEPS = Number(process.env.MACHINE_STEPS) || 300
const SEED = Number(process.env.MACHINE_SEED) || 875_099
const CHECK_EVERY = 50
/** From so many steps on every transition of every machine is expected to have been made. */
const COMPLETE = 3_000

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())

it(`random transitions: ${STEPS} steps with the seed ${SEED}`, { timeout: 60_000 + STEPS * 500 }, async () => {
  const driver = new Driver(SEED)
  await driver.open()
  for (let step = 1; step <= STEPS; step += 1) {
    try {
      await driver.step()
    } catch (error) {
      throw new Error(`MACHINE_SEED=${SEED}, step ${step}: ${String(error)}`, { cause: error })
    }
    if (step % CHECK_EVERY === 0 || step === STEPS) expect(await brokenInvariants(db()), `step ${step}`).toEqual([])
  }
  const figures = [...driver.figures].sort(([a], [b]) => a.localeCompare(b))
  console.log(`${STEPS} steps, seed ${SEED}\n${figures.map(([name, times]) => `  ${name}: ${times}`).join('\n')}`)
  const names = figures.map(([name]) => name)
  expect(names).toContain('order refused')
  if (STEPS >= COMPLETE)
    for (const name of EVERY) expect(names, `never made in ${STEPS} steps`).toContain(`${name} made`)
})

const EVERY = [
  ...[
    'place',
    'accept',
    'pay',
    'abandon',
    'fail',
    'expire',
    'withdraw',
    'revive',
    'cancel',
    'cancel_packed',
    'pack',
    'send',
    'deliver',
  ].map((name) => `order.${name}`),
  ...['capture', 'cancel', 'fail', 'refund'].map((name) => `payment.${name}`),
  ...['register', 'receive', 'cancel', 'expire'].map((name) => `return.${name}`),
  ...['request', 'send', 'receive', 'cancel'].map((name) => `transfer.${name}`),
]
