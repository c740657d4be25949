import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseUnavailable, isDatabaseUnavailable } from '@/lib/backend/platform/database/errors'
import { closePools, db, setDatabase, writePool } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { freshDatabase, type TestDatabase } from '@/tests/support/database'
import { asAdmin } from '@/tests/support/fresh-database'
import { startTcpProxy, through, type TcpProxy } from '@/tests/support/tcp-proxy'

let database: TestDatabase
let proxy: TcpProxy
beforeAll(async () => {
  database = await freshDatabase()
  proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(database.url).port) })
  await setDatabase({ url: through(proxy, database.url) })
  await db().execute(sql`create table ledger (id int primary key)`)
})
afterEach(() => {
  proxy.mode = 'pass'
})
afterAll(async () => {
  await closePools()
  await proxy.close()
  await database.drop()
})

const insert = (id: number) =>
  withTx(async (tx) => void (await tx.execute(sql`insert into ledger values (${id}) on conflict do nothing`)))
const timed = async <T>(work: () => Promise<T>) => {
  const start = Date.now()
  const outcome = await work().then(
    () => 'ok' as const,
    (error: unknown) => error,
  )
  return { outcome, ms: Date.now() - start }
}

describe('a database that fails', () => {
  it('check C1 survives the termination of every connection, idle and busy', async () => {
    await Promise.all([1, 2, 3, 4].map(insert))
    const busy = withTx((tx) => tx.execute(sql`select pg_sleep(5)`)).catch((error: unknown) => error)
    await sleep(100)
    await asAdmin((client) =>
      client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        new URL(database.url).pathname.slice(1),
      ]),
    )
    expect(await busy).toBeInstanceOf(DatabaseUnavailable)
    await sleep(50)
    const after = await Promise.all([5, 6, 7, 8].map((id) => timed(() => insert(id))))
    expect(after.map((one) => one.outcome)).toEqual(['ok', 'ok', 'ok', 'ok'])
  })

  it('check C1 survives connections that are reset, and refuses with DatabaseUnavailable while nobody listens', async () => {
    await Promise.all([11, 12, 13].map(insert))
    proxy.cut()
    await sleep(50)
    expect((await timed(() => insert(14))).outcome).toBe('ok')
    const away = new URL(database.url)
    away.port = '1'
    await setDatabase({ url: away.href })
    const { outcome, ms } = await timed(() => insert(15))
    await setDatabase({ url: through(proxy, database.url) })
    expect(outcome).toBeInstanceOf(DatabaseUnavailable)
    expect(ms).toBeLessThan(2_000)
  })

  it('check C2 answers within 5 s in a black hole of 10 s, and 10 of 10 transactions pass within 3 s after it', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, i) => insert(100 + i)))
    const waits: number[] = []
    const errors: unknown[] = []
    let broken = true
    const worker = async (id: number) => {
      while (broken) {
        const { outcome, ms } = await timed(() => insert(200 + id))
        waits.push(ms)
        if (outcome !== 'ok') {
          errors.push(outcome)
          await sleep(20)
        }
      }
    }
    const workers = Array.from({ length: 8 }, (_, i) => worker(i))
    await sleep(200)
    proxy.mode = 'drop'
    await sleep(10_000)
    proxy.mode = 'pass'
    const healed = Date.now()
    const passed = async (id: number) => {
      for (; ; await sleep(50)) if ((await timed(() => insert(id))).outcome === 'ok') return Date.now() - healed
    }
    const after = await Promise.all(Array.from({ length: 10 }, (_, i) => passed(300 + i)))
    broken = false
    await Promise.all(workers)
    console.log(`a hole of 10 s: the longest wait ${Math.max(...waits)} ms, all back after ${Math.max(...after)} ms`)
    expect(Math.max(...waits)).toBeLessThan(5_000)
    expect(errors.length).toBeGreaterThan(0)
    expect(errors.every((error) => error instanceof DatabaseUnavailable)).toBe(true)
    expect(Math.max(...after)).toBeLessThan(3_000)
    expect(Date.now() - healed).toBeLessThan(6_000)
    expect(writePool().totalCount).toBeLessThanOrEqual(10)
    expect(writePool().waitingCount).toBe(0)
  })

  it('check C2 finds single connections that died silently: reads through db() too', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, i) => insert(400 + i)))
    proxy.mode = 'drop'
    const lost = timed(() => db().execute(sql`select 1`))
    await sleep(300)
    proxy.mode = 'pass'
    const { outcome, ms } = await lost
    expect(isDatabaseUnavailable(outcome)).toBe(true)
    expect(ms).toBeLessThan(5_000)
  })

  it('does not cut a slow query that the server is working on', async () => {
    const { outcome, ms } = await timed(() => withTx((tx) => tx.execute(sql`select pg_sleep(4.5)`)))
    expect(outcome).toBe('ok')
    expect(ms).toBeGreaterThan(4_400)
  })

  it('does not take its own stall for a dead database', async () => {
    const query = timed(() => db().execute(sql`select pg_sleep(5)`))
    await sleep(200)
    for (const end = Date.now() + 5_500; Date.now() < end; await sleep(1))
      for (const until = Date.now() + 2_300; Date.now() < until; );
    expect((await query).outcome).toBe('ok')
  })

  it('check F12 ends at shutdown though a query goes on, and though the network is gone', async () => {
    const slow = timed(() => withTx((tx) => tx.execute(sql`select pg_sleep(8)`)))
    await sleep(200)
    expect((await timed(() => closePools())).ms).toBeLessThan(3_000)
    expect((await slow).outcome).toBeInstanceOf(DatabaseUnavailable)
    await Promise.all(Array.from({ length: 3 }, (_, i) => insert(500 + i)))
    proxy.mode = 'drop'
    expect((await timed(() => closePools())).ms).toBeLessThan(3_000)
  })
})
