import { EventEmitter } from 'node:events'

import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { isDatabaseUnavailable } from '@/lib/backend/platform/database/errors'
import type { States } from '@/lib/backend/platform/database/probe'
import { Watchdog } from '@/lib/backend/platform/database/watchdog'

/** As long as a probe takes that meets silence. */
const PROBE_MS = 2_000

class Connection {
  readyForQuery = true
  isCut = false
  stream = {
    bytesRead: 100,
    destroy: () => {
      this.isCut = true
    },
  }
  connection = { stream: this.stream }
  constructor(readonly processID: number) {}
  ask(): void {
    this.readyForQuery = false
  }
  answer(): void {
    this.stream.bytesRead += 10
    this.readyForQuery = true
  }
}

let pool: EventEmitter & { ending: boolean }
let watchdog: Watchdog
/** What the server tells of its processes; null: it is silent, or refuses. */
let server: { states: Map<number | null, string | null>; afterMs?: number } | { error: Error } | 'silent'
let probes: number

beforeEach(() => {
  vi.useFakeTimers()
  pool = Object.assign(new EventEmitter(), { ending: false })
  server = { states: new Map() }
  probes = 0
  watchdog = new Watchdog(pool as unknown as pg.Pool, () => {
    probes += 1
    const now = server
    if (now === 'silent')
      return new Promise<States>((_, reject) =>
        setTimeout(() => reject(new Error('Connection terminated: silence')), PROBE_MS),
      )
    if ('error' in now) return Promise.reject(now.error)
    return new Promise<States>((resolve) =>
      now.afterMs ? setTimeout(() => resolve(now.states), now.afterMs) : resolve(now.states),
    )
  })
})
afterEach(() => void vi.useRealTimers())

function taken(processID: number): Connection {
  const connection = new Connection(processID)
  pool.emit('connect', connection)
  pool.emit('acquire', connection)
  return connection
}

/** One who waits for a connection: what came, and how to give it one. */
function waiter() {
  const got: (Error | 'connection')[] = []
  const take = watchdog.watchRequest(
    (error, client) => void got.push(error ?? (client && 'connection') ?? new Error('nothing')),
  )
  return { got, take }
}

/** A connection that the pool gives. */
const given = () => ({ release: vi.fn() })

const isTold = ({ got }: { got: readonly unknown[] }) => got.length === 1 && isDatabaseUnavailable(got[0])

describe('check C2 a database that the network swallows', () => {
  it('is told to all who ask or wait, within 4 s of the first question', async () => {
    const [silent, late, idle] = [taken(1), taken(2), taken(3)]
    pool.emit('release', undefined, idle)
    const queued = waiter()
    server = 'silent'
    silent.ask()
    await vi.advanceTimersByTimeAsync(1_900)
    late.ask()
    const lateQueued = waiter()
    await vi.advanceTimersByTimeAsync(2_100)
    expect([silent.isCut, late.isCut, idle.isCut, isTold(queued), isTold(lateQueued)]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
  })

  it('is told at once to who comes then, and the pool is not asked', async () => {
    taken(1).ask()
    server = 'silent'
    await vi.advanceTimersByTimeAsync(4_000)
    const next = waiter()
    await vi.advanceTimersByTimeAsync(1)
    expect([next.take, isTold(next)]).toEqual([null, true])
  })

  it('one that fell silent just after a probe began waits for that one and the next at most', async () => {
    server = 'silent'
    const first = taken(1)
    first.ask()
    await vi.advanceTimersByTimeAsync(1_600)
    const [late, other] = [taken(2), taken(3)]
    late.ask()
    other.ask()
    // Somebody heard something while the first probe was under way: that one says nothing.
    other.answer()
    pool.emit('release', undefined, other)
    await vi.advanceTimersByTimeAsync(2_000)
    expect([first.isCut, late.isCut]).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(2_250)
    expect([first.isCut, late.isCut]).toEqual([true, true])
  })

  it('its return is seen within a second, and who was told gives a connection that still comes to the next', async () => {
    server = 'silent'
    taken(1).ask()
    const [told, late] = [waiter(), waiter()]
    await vi.advanceTimersByTimeAsync(4_000)
    // The pool gives up waiting, too, and has nothing to give.
    late.take?.(new Error('timeout exceeded when trying to connect'), undefined, undefined as never)
    expect(isTold(late)).toBe(true)
    server = { states: new Map() }
    await vi.advanceTimersByTimeAsync(750)
    const next = waiter()
    expect(next.take).not.toBeNull()
    // The questions that the hole swallowed fail now: they say nothing any more.
    await vi.advanceTimersByTimeAsync(3_000)
    const [used, unused] = [given(), given()]
    next.take?.(undefined, used as unknown as pg.PoolClient, () => undefined)
    expect([next.got, used.release.mock.calls.length]).toEqual([['connection'], 0])
    told.take?.(undefined, unused as unknown as pg.PoolClient, () => undefined)
    expect([isTold(told), unused.release.mock.calls.length]).toEqual([true, 1])
  })

  it('its return is seen by a process that is late all the time, too', async () => {
    server = 'silent'
    taken(1).ask()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(waiter().take).toBeNull()
    server = { states: new Map(), afterMs: 1_000 }
    for (let turn = 0; turn < 12; turn += 1) {
      vi.setSystemTime(Date.now() + 200)
      await vi.advanceTimersByTimeAsync(250)
    }
    expect(waiter().take).not.toBeNull()
  })

  it('is found with nothing but somebody who waits for the first connection of all', async () => {
    server = 'silent'
    const first = waiter()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(isTold(first)).toBe(true)
  })
})

describe('what is no hole', () => {
  it('a slow query that the server works on, and those who wait for its connection', async () => {
    const slow = taken(1)
    slow.ask()
    server = { states: new Map([[1, 'active']]) }
    const queued = waiter()
    await vi.advanceTimersByTimeAsync(9_000)
    expect([slow.isCut, queued.got]).toEqual([false, []])
    expect(probes).toBeLessThan(9)
  })

  it('a server that takes no more connections, or starts: it answers', async () => {
    for (const code of ['53300', '57P03']) {
      const slow = taken(1)
      slow.ask()
      server = { error: Object.assign(new Error('no'), { code }) }
      await vi.advanceTimersByTimeAsync(5_000)
      expect([code, slow.isCut, waiter().take === null]).toEqual([code, false, false])
    }
  })

  it('one connection that died alone: it is cut, the others stay', async () => {
    const [dead, idle] = [taken(1), taken(2)]
    pool.emit('release', undefined, idle)
    dead.ask()
    server = { states: new Map([[1, 'idle']]) }
    await vi.advanceTimersByTimeAsync(2_500)
    expect([dead.isCut, idle.isCut, waiter().take === null]).toEqual([true, false, false])
  })

  it('an answer that was on its way while the server was asked', async () => {
    const slow = taken(1)
    slow.ask()
    server = { states: new Map([[1, 'idle']]) }
    await vi.advanceTimersByTimeAsync(1_600)
    expect(probes).toBe(1)
    slow.answer()
    await vi.advanceTimersByTimeAsync(3_000)
    expect([slow.isCut, probes]).toEqual([false, 1])
  })

  it('a process that was too busy to hear the answer', async () => {
    const slow = taken(1)
    slow.ask()
    server = 'silent'
    await vi.advanceTimersByTimeAsync(1_750)
    // All timers wait, then fire together.
    vi.setSystemTime(Date.now() + 2_500)
    await vi.advanceTimersByTimeAsync(2_100)
    expect(slow.isCut).toBe(false)
  })

  it('nobody asks: no clock runs', async () => {
    const client = taken(1)
    pool.emit('release', undefined, client)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([vi.getTimerCount(), probes]).toEqual([0, 0])
  })
})
