import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { SWEEPS, type SweepName } from '@/lib/backend/domain/jobs/sweeps'
import { work, type Handlers } from '@/lib/backend/platform/jobs/queue'

const pool = vi.hoisted(() => ({ queries: [] as string[], isAway: (_text: string): boolean => false }))

vi.mock('@/lib/backend/platform/database/pool', () => ({
  writePool: () => ({
    query: (text: string) => {
      pool.queries.push(text)
      if (pool.isAway(text)) return Promise.reject(new Error('the database is away'))
      return Promise.resolve({
        rows: /to_regclass/.test(text)
          ? [{ name: 'pgboss.version' }]
          : /SELECT version/i.test(text)
            ? [{ version: '24' }]
            : [],
        rowCount: 0,
      })
    },
  }),
}))

const nothing = () => Promise.resolve()
const HANDLERS: Handlers = {
  outbox: nothing,
  sweeps: Object.fromEntries(Object.keys(SWEEPS).map((name) => [name, nothing])) as unknown as Record<
    SweepName,
    () => Promise<void>
  >,
}
const isJob = (text: string) => /INSERT INTO pgboss\.job/i.test(text)

beforeEach(() => {
  vi.useFakeTimers()
  pool.queries.length = 0
  pool.isAway = () => false
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('Starting the work on the queues', () => {
  it('a job that cannot be queued is told by the database’s own error, and nothing is left running', async () => {
    pool.isAway = isJob
    await expect(work(HANDLERS, SWEEPS)).rejects.toThrow('the database is away')
    const before = pool.queries.length
    await vi.advanceTimersByTimeAsync(30_000)
    expect(pool.queries).toHaveLength(before)
  })

  it('a sweep whose successor was lost is queued again within a minute', async () => {
    const stop = await work(HANDLERS, SWEEPS)
    pool.queries.length = 0
    await vi.advanceTimersByTimeAsync(60_000)
    expect(pool.queries.filter(isJob)).toHaveLength(Object.keys(SWEEPS).length)
    const stopped = stop()
    await vi.advanceTimersByTimeAsync(120_000)
    await stopped
    expect(pool.queries.filter(isJob)).toHaveLength(Object.keys(SWEEPS).length)
  })

  it('a database that goes away later is named in the log, once a minute', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const stop = await work(HANDLERS, SWEEPS)
    pool.isAway = () => true
    await vi.advanceTimersByTimeAsync(30_000)
    expect(log.mock.calls.map(([line]) => (JSON.parse(String(line)) as { message: string }).message)).toEqual([
      'the database is away',
    ])
    const stopped = stop()
    await vi.advanceTimersByTimeAsync(10_000)
    await stopped
  })
})
