/**
 * A database that is stopped for 30 s and one that the network swallows for 10 s, behind the whole shop: front door, pages and calls (check C1, C2).
 * Needs a production build; without one it is skipped. OUTAGE_SECONDS and HOLE_SECONDS: other lengths.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { closePools, db, setDatabase } from '@/lib/backend/platform/database/pool'
import { hasDemo, loadDemo } from '@/lib/demo/load'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { sql } from 'drizzle-orm'
import { ownPostgres, type OwnPostgres } from '../support/own-postgres'
import { startTcpProxy, through, type TcpProxy } from '../support/tcp-proxy'
import { testFolder } from '../support/test-server'
import type { PlaceOrder } from '@/lib/contract/schemas/checkout'
import { freePort } from './free-port'
import { nothingSeen, order, post, priced, type Seen } from './shoppers'

const seconds = (name: string, fallback: number) => Number(process.env[name]) || fallback
const WORKERS = 8

let database: OwnPostgres
let proxy: TcpProxy
let shop: ChildProcess
let said = ''
let origin: string
let template: PlaceOrder
let page: string
/** A page that nobody asks for before the database is away. */
let otherPage: string
/** The demo has a code that is used up without an order. */
let known: Awaited<ReturnType<typeof brokenInvariants>>

async function stockUp(): Promise<void> {
  const {
    rows: [goods],
  } = await db().execute<{ id: number; path: string }>(sql`
    select v.id, '/' || b.slug || '/' || m.slug || '/' as path from variants v join models m on m.id = v.model_id join brands b on b.id = m.brand_id
      join prices p on p.variant_id = v.id and p.price_area = 1
    where m.is_public and not m.is_bundle and m.kind = 'new' and v.available > 2 and not v.on_order order by v.id limit 1`)
  const id = goods?.id ?? 0
  page = goods?.path ?? '/'
  const { rows: others } = await db().execute<{ path: string }>(sql`
    select '/' || b.slug || '/' || m.slug || '/' as path from models m join brands b on b.id = m.brand_id
    where m.is_public and not m.is_bundle and m.kind = 'new' order by m.id desc limit 1`)
  otherPage = others[0]?.path ?? '/'
  await db().execute(sql`
    with more as (update stock set quantity = quantity + 100000 where variant_id = ${id} and store_id = 20 returning variant_id, store_id),
    noted as (insert into stock_ledger (variant_id, store_id, delta, reason) select variant_id, store_id, 100000, 'correction' from more)
    update variants v set available = available + 100000 from more where v.id = more.variant_id`)
  template = await priced({ cart: { products: [{ productId: id, amount: 1 }] }, form: { delivery_method: 'home' } })
}

/** The outages are tried on the demo's goods. */
const canRun = existsSync('.next/BUILD_ID') && hasDemo()

beforeAll(async () => {
  if (!canRun) return
  database = await ownPostgres()
  await setDatabase({ url: database.url })
  await (await loadDemo('seed'))?.seedIfEmpty(() => undefined)
  await stockUp()
  known = await brokenInvariants(db())
  proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(database.url).port) })
  const port = await freePort()
  origin = `http://localhost:${port}`
  shop = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SANDBOX_PAYMENTS: '1',
      PORT: String(port),
      SHOP_ORIGIN: origin,
      DATABASE_URL: through(proxy, database.url),
      DATA_DIR: testFolder('outage-', 'shop'),
      SHOP_SECRET: process.env.SHOP_SECRET ?? '',
    },
  })
  for (const stream of [shop.stdout, shop.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(200))
    if (
      await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
  // The first pages may be made while the lists of slugs are still read: such a page is not kept.
  for (let round = 0; round < 3; round += 1, await sleep(1_000))
    for (const path of ['/', page]) await (await fetch(origin + path)).text()
})
afterAll(async () => {
  if (!database) return
  shop.kill('SIGTERM')
  await closePools()
  await proxy.close()
  await database.remove()
})

interface Outage {
  readonly pages: number
  readonly badPages: number
  readonly slowestPage: number
  readonly placed: number
  readonly slowest: number
  readonly refused: number
  readonly back: number
  /** What a page that nobody has seen, and /readyz, answered in the middle of it. */
  readonly unseen: { status: number; retryAfter: string | null }
  readonly ready: number
  readonly faults: string[]
}

/** Breaks the database while shoppers order and look at pages that were seen before, and measures until orders go through again. */
async function during(breakIt: () => Promise<void>, healIt: () => Promise<void>, lengthMs: number): Promise<Outage> {
  const seen: Seen = nothingSeen()
  let [over, pages, badPages, slowestPage, slowest, refused] = [false, 0, 0, 0, 0, 0]
  const looking = (async () => {
    for (; !over; await sleep(50)) {
      pages += 1
      const start = performance.now()
      if (
        !(await fetch(origin + (pages % 2 ? '/' : page)).then(
          async (answer) => {
            await answer.text()
            return answer.ok
          },
          () => false,
        ))
      )
        badPages += 1
      slowestPage = Math.max(slowestPage, performance.now() - start)
    }
  })()
  await breakIt()
  const workers = Array.from({ length: WORKERS }, async () => {
    for (; !over; await sleep(100)) {
      const start = performance.now()
      const answer = await post(origin, '/api/checkout/', template.cart).catch(() => null)
      slowest = Math.max(slowest, performance.now() - start)
      if (answer?.status === 503 && answer.retryAfter !== null) refused += 1
      else if (answer?.status !== 200)
        seen.faults.push(`${answer?.status ?? 'no connection'} ${JSON.stringify(answer?.body)}`)
    }
  })
  const shopping = order(origin, template, seen, () => false)
  await sleep(lengthMs / 2)
  const { status, headers } = await fetch(origin + otherPage)
  const unseen = { status, retryAfter: headers.get('retry-after') }
  const { status: ready } = await fetch(`${origin}/readyz`)
  await sleep(lengthMs / 2)
  const acknowledgedBefore = seen.acknowledged.size
  await healIt()
  const healed = performance.now()
  await order(origin, template, seen, () => false)
  const back = Math.round(performance.now() - healed)
  over = true
  await Promise.all([looking, shopping, ...workers])
  return {
    pages,
    badPages,
    slowestPage: Math.round(slowestPage),
    placed: seen.acknowledged.size - acknowledgedBefore,
    slowest: Math.round(slowest),
    refused,
    back,
    unseen,
    ready,
    faults: seen.faults,
  }
}

function judge(
  name: string,
  { pages, badPages, slowestPage, placed, slowest, refused, back, unseen, ready, faults }: Outage,
): void {
  console.log(
    `${name}: ${refused} calls answered 503 with Retry-After, the slowest answer after ${slowest} ms; ${pages} cached pages, ${badPages} not served, the slowest after ${slowestPage} ms; ${placed} orders after it, the first ${back} ms after its return`,
  )
  expect(shop.exitCode).toBeNull()
  expect(said.split('\n').filter((line) => /uncaught|unhandled/i.test(line))).toEqual([])
  expect(faults).toEqual([])
  expect(refused).toBeGreaterThan(0)
  expect(badPages).toBe(0)
  expect([unseen.status, unseen.retryAfter !== null, ready]).toEqual([503, true, 200])
  expect(placed).toBeGreaterThan(0)
  expect(slowest).toBeLessThan(5_000)
  expect(back).toBeLessThan(5_000)
}

describe.runIf(canRun)('a database that is away', () => {
  it('check C1 stopped', async () => {
    judge(
      'check C1 stopped',
      await during(
        () => database.stop(),
        () => database.start(),
        seconds('OUTAGE_SECONDS', 30) * 1_000,
      ),
    )
    expect(await brokenInvariants(db())).toEqual(known)
  })

  it('check C2 swallowed by the network', async () => {
    judge(
      'check C2 black hole',
      await during(
        async () => {
          proxy.mode = 'drop'
        },
        async () => {
          proxy.mode = 'pass'
        },
        seconds('HOLE_SECONDS', 10) * 1_000,
      ),
    )
    expect(await brokenInvariants(db())).toEqual(known)
  })
})
