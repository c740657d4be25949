import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isUniqueViolation, pgCode } from '@/lib/backend/platform/database/errors'
import { db, dbRead, writePool } from '@/lib/backend/platform/database/pool'
import { onStep } from '@/lib/backend/platform/database/steps'
import { afterCommit, pipeline, withTx, type Tx } from '@/lib/backend/platform/database/with-tx'
import { freshDatabase, type TestDatabase } from '@/tests/support/database'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await db().execute(
    sql`create table counter (id int primary key, n int not null constraint n_not_negative check (n >= 0))`,
  )
})
afterAll(() => database.drop())
beforeEach(() => db().execute(sql`truncate counter`))

const add = (tx: Tx, id: number, n: number) => tx.execute(sql`insert into counter values (${id}, ${n})`)
const value = async (id: number) =>
  (await db().execute<{ n: number }>(sql`select n from counter where id = ${id}`)).rows[0]?.n
const waitingForLock = async () => {
  while (
    (
      await writePool().query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update counter%'`,
      )
    ).rowCount === 0
  )
    await sleep(10)
}
const gate = () => {
  let open = () => undefined as void
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), passed }
}

describe('withTx', () => {
  it('commits, and gives what the work gave', async () => {
    expect(await withTx(async (tx) => (await add(tx, 1, 5), 'done'))).toBe('done')
    expect(await value(1)).toBe(5)
  })

  it('rolls back what throws, throws it on, and keeps the connection', async () => {
    const before = await withTx(
      async (tx) => (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid,
    )
    const sold = new Error('sold out')
    await expect(
      withTx(async (tx) => {
        await add(tx, 1, 5)
        throw sold
      }),
    ).rejects.toBe(sold)
    expect(await value(1)).toBeUndefined()
    expect(
      await withTx(async (tx) => (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid),
    ).toBe(before)
  })

  it('names the constraint that was hurt, also inside drizzle’s wrapper', async () => {
    await withTx((tx) => add(tx, 1, 5))
    const twice = await withTx((tx) => add(tx, 1, 5)).catch((error: unknown) => error)
    expect([
      isUniqueViolation(twice),
      isUniqueViolation(twice, 'counter_pkey'),
      isUniqueViolation(twice, 'other'),
    ]).toEqual([true, true, false])
    const negative = await withTx((tx) => add(tx, 2, -1)).catch((error: unknown) => error)
    expect([isUniqueViolation(negative), pgCode(negative)]).toEqual([false, '23514'])
  })

  it('does not report success when the work swallowed the error of a query', async () => {
    const swallowing = withTx(async (tx) => {
      await add(tx, 1, 5)
      await add(tx, 1, 6).catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow('was rolled back')
    expect(await value(1)).toBeUndefined()
  })

  it('runs again, from a fresh transaction, after a serialization failure', async () => {
    await withTx((tx) => add(tx, 1, 0))
    let runs = 0
    const both = gate()
    const increment = () =>
      withTx(
        async (tx) => {
          const [row] = (await tx.execute<{ n: number }>(sql`select n from counter where id = 1`)).rows
          if (++runs === 2) both.open()
          await both.passed
          await tx.execute(sql`update counter set n = ${(row?.n ?? 0) + 1} where id = 1`)
        },
        { isolation: 'repeatable read' },
      )
    await Promise.all([increment(), increment()])
    expect([runs, await value(1)]).toEqual([3, 2])
  })

  it('runs again after a deadlock', async () => {
    await withTx(async (tx) => {
      await add(tx, 1, 0)
      await add(tx, 2, 0)
    })
    let runs = 0
    const both = gate()
    const move = (first: number, second: number) =>
      withTx(async (tx) => {
        await tx.execute(sql`update counter set n = n + 1 where id = ${first}`)
        if (++runs === 2) both.open()
        await both.passed
        await tx.execute(sql`update counter set n = n + 1 where id = ${second}`)
      })
    await Promise.all([move(1, 2), move(2, 1)])
    expect(runs).toBeGreaterThanOrEqual(3)
    expect([await value(1), await value(2)]).toEqual([2, 2])
  })

  it('gives up after the retries, with the last error', async () => {
    let runs = 0
    const failing = withTx(
      async (tx) => {
        runs++
        await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
      },
      { retries: 2 },
    )
    expect(pgCode(await failing.catch((error: unknown) => error))).toBe('40001')
    expect(runs).toBe(3)
  })

  it('refuses db(), dbRead(), another withTx and drizzle’s own transaction inside', async () => {
    await withTx(
      async (tx) => {
        expect(() => db()).toThrow('inside the transaction "outer"')
        expect(() => dbRead()).toThrow('inside the transaction "outer"')
        await expect(withTx(async () => undefined, { name: 'inner' })).rejects.toThrow(
          'withTx("inner") was called inside the transaction "outer"',
        )
        await expect(tx.transaction(async () => undefined)).rejects.toThrow('cannot hold another one')
      },
      { name: 'outer' },
    )
    expect(() => db()).not.toThrow()
  })

  it('lets work that was started inside use db() once the transaction has ended', async () => {
    const ended = gate()
    let later: Promise<unknown> = Promise.resolve()
    await withTx(async () => {
      later = ended.passed.then(() => db().execute(sql`select 1`))
    })
    ended.open()
    await expect(later).resolves.toBeDefined()
  })

  it('refuses queries of a transaction that has ended', async () => {
    let kept: Tx | undefined
    await withTx(async (tx) => void (kept = tx))
    await expect(kept?.execute(sql`select 1`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('had ended') },
    })
  })

  it('gives back every client, whatever happens', async () => {
    const some = Array.from({ length: 40 }, (_, i) =>
      withTx(async (tx) => {
        await add(tx, i, i % 2 === 0 ? 1 : -1)
      }).catch(() => undefined),
    )
    await Promise.all(some)
    const pool = writePool()
    expect(pool.totalCount).toBeLessThanOrEqual(10)
    expect(pool.idleCount).toBe(pool.totalCount)
    expect(pool.waitingCount).toBe(0)
  })

  it('sends statements behind one another: each sees what was committed before it began', async () => {
    await withTx(async (tx) => {
      await add(tx, 1, 1)
      await add(tx, 2, 1)
    })
    const held = gate()
    const first = withTx(async (tx) => {
      await tx.execute(sql`update counter set n = 2 where id = 1`)
      held.open()
      await waitingForLock()
      await tx.execute(sql`update counter set n = 7 where id = 2`)
    })
    await held.passed
    // The second statement is on its way before the first can be answered: it waits for the row that the other transaction holds.
    const results = await withTx((tx) =>
      pipeline(tx, [
        sql`update counter set n = n + 10 where id = 1 returning n`,
        sql`select n from counter where id = 2`,
        sql`update counter set n = 0 where id = 9`,
      ]),
    )
    await first
    expect(results.map(({ rows, rowCount }) => [rows, rowCount])).toEqual([
      [[{ n: 12 }], 1],
      [[{ n: 7 }], 1],
      [[], 0],
    ])
  })

  it('throws the error of the first of them that fails, and nothing of them stays', async () => {
    const failing = withTx((tx) =>
      pipeline(tx, [
        sql`insert into counter values (1, 5)`,
        sql`insert into counter values (2, -1)`,
        sql`insert into counter values (3, 5)`,
      ]),
    )
    expect(pgCode(await failing.catch((error: unknown) => error))).toBe('23514')
    expect([await value(1), await value(3)]).toEqual([undefined, undefined])
    await withTx((tx) => add(tx, 1, 5))
    expect(await value(1)).toBe(5)
  })

  it('runs afterCommit only after COMMIT', async () => {
    const seen: (number | undefined)[] = []
    await withTx(async (tx) => {
      afterCommit(tx, () => seen.push(1))
      expect(seen).toEqual([])
    })
    await withTx(async (tx) => {
      afterCommit(tx, () => seen.push(2))
      throw new Error('no')
    }).catch(() => undefined)
    expect(seen).toEqual([1])
  })
})

describe('steps', () => {
  const removers: (() => void)[] = []
  afterEach(() => removers.splice(0).forEach((remove) => remove()))

  it('stop a transaction at a named point while another one runs', async () => {
    await withTx((tx) => add(tx, 1, 1))
    const take = (name: string) =>
      withTx(async (tx) => (await tx.execute(sql`update counter set n = n - 1 where id = 1 and n >= 1`)).rowCount, {
        name,
      })
    let second: Promise<number | null> | undefined
    removers.push(
      onStep('before', 'first.commit', () => {
        second ??= take('second')
      }),
    )
    expect(await take('first')).toBe(1)
    expect(await second).toBe(0)
  })

  it('throw what a hook throws, and the transaction rolls back', async () => {
    removers.push(
      onStep('before', 'tx.commit', () => {
        throw new Error('power cut')
      }),
    )
    await expect(withTx((tx) => add(tx, 1, 1))).rejects.toThrow('power cut')
    expect(await value(1)).toBeUndefined()
  })
})
