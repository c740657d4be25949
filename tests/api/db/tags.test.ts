import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isListening, startListening, stopListening } from '@/lib/backend/platform/cache/listen'
import { MAX_TAGS, pack, invalidateTags, unpack } from '@/lib/backend/platform/cache/notify'
import { db, setDatabase } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { GRACE_MS, isFresh, now, onInvalidate } from '@/lib/cache/tag-clock.mjs'
import { freshDatabase, type TestDatabase } from '@/tests/support/database'
import { ShopProcess } from '@/tests/support/processes'
import { startTcpProxy, through, type TcpProxy } from '@/tests/support/tcp-proxy'

let database: TestDatabase
let proxy: TcpProxy
beforeAll(async () => {
  database = await freshDatabase()
  proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(database.url).port) })
})
afterEach(async () => {
  proxy.mode = 'pass'
  await stopListening()
  await setDatabase({ url: database.url })
})
afterAll(async () => {
  await proxy.close()
  await database.drop()
})

const until = async (what: () => boolean | Promise<boolean>, ms = 15_000) => {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await sleep(10)) if (await what()) return
  throw new Error('it did not come about')
}
/** Notifications as they arrive, by an independent listener. */
const heard = async (work: () => Promise<unknown>): Promise<string[]> => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: database.url })
  const messages: string[] = []
  client.on('notification', ({ payload }) => messages.push(payload ?? ''))
  await client.connect()
  await client.query('listen shop_tags')
  await work()
  await client.query('select 1')
  await client.end()
  return messages
}

describe('invalidateTags', () => {
  it('tells once per transaction, with duplicates folded, and nothing on rollback', async () => {
    const messages = await heard(async () => {
      await withTx(async (tx) => {
        invalidateTags(tx, ['product:1', 'group:2'])
        invalidateTags(tx, ['group:2', 'product:1', 'brand:3'])
        invalidateTags(tx, [])
      })
      await withTx(async (tx) => {
        invalidateTags(tx, ['product:9'])
        throw new Error('no')
      }).catch(() => undefined)
    })
    expect(messages.map(unpack)).toEqual([['product:1', 'group:2', 'brand:3']])
  })

  it('splits what does not fit into one notification, and says "everything" above the limit', async () => {
    const many = Array.from({ length: MAX_TAGS }, (_, i) => `product:käsine-${i}`)
    const split = await heard(() => withTx(async (tx) => invalidateTags(tx, many)))
    expect(split.length).toBeGreaterThan(1)
    expect(split.flatMap((message) => unpack(message))).toEqual(many)
    expect(await heard(() => withTx(async (tx) => invalidateTags(tx, [...many, 'one more'])))).toEqual(['*'])
    expect(
      await heard(() =>
        withTx(async (tx) => {
          invalidateTags(tx, ['a'])
          invalidateTags(tx, '*')
        }),
      ),
    ).toEqual(['*'])
    expect(pack(['x'.repeat(9_000)])).toEqual(['*'])
    expect([unpack('{"a":1}'), unpack('[1]'), unpack('')]).toEqual(['*', '*', '*'])
  })

  it('is seen by the writer itself before withTx returns, without any listener', async () => {
    const stored = now()
    // Told by what was said: "everything" of an earlier test is said once more after the grace, whenever that is.
    const said: string[] = []
    const leave = onInvalidate((touched) => {
      if (touched !== '*') said.push(...touched)
    })
    await withTx(async (tx) => {
      invalidateTags(tx, ['own:1'])
      expect(said).not.toContain('own:1')
    })
    leave()
    expect(said).toContain('own:1')
    expect(isFresh(['own:1'], stored)).toBe(false)
  })

  it('refuses a transaction that has ended', async () => {
    let kept: Parameters<typeof invalidateTags>[0] | undefined
    await withTx(async (tx) => void (kept = tx))
    expect(() => kept && invalidateTags(kept, ['a'])).toThrow('has ended')
  })
})

describe('the listener', () => {
  it('carries a change to another process', async () => {
    const home = mkdtempSync(join(tmpdir(), 'shop-test-'))
    const other = await ShopProcess.start({ dataDir: home, systemDir: home, databaseUrl: database.url })
    try {
      await other.ask('listen')
      await until(() => other.ask<boolean>('listening'))
      // The first connect renews everything, and once more after the grace.
      await sleep(GRACE_MS + 1_500)
      let stored = 0
      await until(() => other.ask<boolean>(`fresh product:1 ${(stored = Date.now())}`))
      const start = Date.now()
      await withTx(async (tx) => invalidateTags(tx, ['product:1']))
      await until(async () => !(await other.ask<boolean>(`fresh product:1 ${stored}`)))
      expect(Date.now() - start).toBeLessThan(2_000)
      expect(await other.ask(`fresh product:2 ${stored}`)).toBe(true)
    } finally {
      await other.kill()
      rmSync(home, { recursive: true })
    }
  })

  it('starts once, reconnects after a cut, and then renews everything because it may have missed something', async () => {
    await setDatabase({ url: through(proxy, database.url) })
    startListening()
    startListening()
    await until(isListening)
    expect(proxy.open()).toBe(1)
    const seen: unknown[] = []
    const leave = onInvalidate((touched) => seen.push(touched))
    await sleep(GRACE_MS + 500)
    seen.length = 0
    proxy.cut()
    await until(() => !isListening())
    await until(isListening)
    leave()
    expect(seen).toContain('*')
  })

  it('finds out that the network swallows everything, and comes back when it does not', async () => {
    await setDatabase({ url: through(proxy, database.url) })
    startListening()
    await until(isListening)
    proxy.mode = 'drop'
    await until(() => !isListening())
    proxy.mode = 'pass'
    await until(isListening)
    const stored = Date.now() + 10_000
    await setDatabase({ url: database.url })
    expect(isFresh(['late'], stored)).toBe(true)
    let got = false
    const leave = onInvalidate((touched) => {
      got ||= touched !== '*' && touched.includes('late')
    })
    await until(async () => {
      // What is told while the listener is away once more is lost, and stands for everything when it is back.
      await db().execute(sql`select pg_notify('shop_tags', '["late"]')`)
      return got
    })
    leave()
  })
})
