/**
 * The shop killed while shoppers order (check B1, B3, B4), on a PostgreSQL of its own with every safety on.
 *
 * - `npm run test:crashes`: 200 kills of the server, 20 of the database, every named crash point ten times. Most of an hour.
 * - KILLS, DATABASE_KILLS, POINT_ROUNDS: other numbers; POINTS: only crash points that this pattern finds (`^before:(refund|return)`).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { closePools, setDatabase } from '@/lib/backend/platform/database/pool'
import { openShop } from '../support/checkout-shop'
import { ownPostgres, type OwnPostgres } from '../support/own-postgres'
import { testFolder } from '../support/test-server'
import { freePort } from './free-port'
import { killDatabase, killServer, type KillReport } from './kills'
import { crashPoints, playPoints } from './points'
import { buildServer } from './server-process'
import { CLEAN } from './verdict'

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback)
const kills = number('KILLS', 200)
const databaseKills = number('DATABASE_KILLS', 20)
const rounds = number('POINT_ROUNDS', 10)

let database: OwnPostgres
let env: Record<string, string>
beforeAll(async () => {
  await buildServer()
  database = await ownPostgres()
  await setDatabase({ url: database.url })
  await openShop()
  // Behind a front door that tells where shoppers come from: what a crash leaves of a look-up counts as a wrong code of its address for ten minutes.
  env = {
    DATABASE_URL: database.url,
    SHOP_FRONT_DOOR: '1',
    SHOP_SECRET: process.env.SHOP_SECRET ?? '',
    DATA_DIR: testFolder('crash-', 'shop'),
  }
})
afterAll(async () => {
  await closePools()
  await database.remove()
})

function judge(name: string, { kills: times, orders, paid, seen, verdict, worstReturn }: KillReport): void {
  console.log(
    `${name}: ${times} kills, ${orders} orders acknowledged, ${paid} payments taken, ${seen.refused} refused, ${seen.broken} connections broken, ` +
      `${seen.unavailable} × 503; lost ${verdict.lost}, doubled ${verdict.doubled}, half ${verdict.half.length}, not paid ${verdict.unpaid}, left over ${verdict.left}; ` +
      `back after ${worstReturn} ms at worst`,
  )
  expect(seen.faults).toEqual([])
  expect(verdict).toEqual(CLEAN)
  expect(orders).toBeGreaterThan(times)
}

describe('crashes', () => {
  it.runIf(kills > 0)(`check B1 the server, killed ${kills} times`, async () => {
    judge('check B1 server', await killServer({ database, port: await freePort(), kills, env }))
  })

  it.runIf(databaseKills > 0)(`check B4 the database, killed ${databaseKills} times`, async () => {
    judge('check B4 database', await killDatabase({ database, port: await freePort(), kills: databaseKills, env }))
  })

  it.runIf(rounds > 0)('check B3 every named point', async () => {
    const points = crashPoints().filter((point) => new RegExp(process.env.POINTS ?? '').test(point))
    const report = await playPoints({ points, rounds, port: await freePort(), env })
    console.log(
      `B3: ${report.crashes} crashes at ${points.length - report.notReached.length} points × ${rounds}, all back after ${report.worst} ms at worst; not reached: ${report.notReached.join(', ') || 'none'}; ` +
        [...report.slowest].map(([life, ms]) => `${life} ${ms} ms`).join(', '),
    )
    expect(report.notReached).toEqual([])
    expect(report.faults).toEqual([])
    expect(report.verdict).toEqual(CLEAN)
    expect(report.worst).toBeLessThan(60_000)
  })
})
