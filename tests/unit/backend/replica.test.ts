import type pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Replica } from '@/lib/backend/platform/database/replica'

/** A pool whose answers the test gives when it wants. */
function fakePool() {
  const waiting: { text: string; values: unknown; answer: (rows: unknown[]) => void; fail: (error: Error) => void }[] =
    []
  const query = (text: string, values?: unknown) =>
    new Promise((resolve, reject) => {
      waiting.push({ text, values, answer: (rows) => resolve({ rows }), fail: reject })
    })
  const next = async () => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    const one = waiting.shift()
    if (!one) throw new Error('Nobody asked.')
    return one
  }
  return { pool: { query } as unknown as pg.Pool, next, waiting }
}

let primary: ReturnType<typeof fakePool>
let standby: ReturnType<typeof fakePool>
let replica: Replica
beforeEach(() => {
  ;[primary, standby] = [fakePool(), fakePool()]
  replica = new Replica(standby.pool, () => primary.pool)
})
afterEach(() => replica.stop())

const primaryIsAt = async (lsn: string) => (await primary.next()).answer([{ lsn }])
async function standbyIsAsked(position: string) {
  const question = await standby.next()
  expect(question.values).toEqual([position])
  return question
}

it('is used when it has reached where the primary was', async () => {
  await primaryIsAt('0/10')
  ;(await standbyIsAsked('0/10')).answer([{ reached: true }])
  await vi.waitFor(() => expect(replica.isUsable).toBe(true))
  void standby.pool.query('select 1')
  expect([primary.waiting.length, standby.waiting.length]).toEqual([0, 1])
})

it('a change during a comparison needs another one, with a later position', async () => {
  await primaryIsAt('0/10')
  const old = await standbyIsAsked('0/10')
  replica.dataChanged()
  old.answer([{ reached: true }])
  await primaryIsAt('0/20')
  expect(replica.isUsable).toBe(false)
  ;(await standbyIsAsked('0/20')).answer([{ reached: false }])
  await primaryIsAt('0/30')
  // Still the position of the change: a primary that is always written to would never be reached.
  ;(await standbyIsAsked('0/20')).answer([{ reached: true }])
  await vi.waitFor(() => expect(replica.isUsable).toBe(true))
})

it('a read that finds it lost is answered by the primary', async () => {
  await primaryIsAt('0/10')
  ;(await standbyIsAsked('0/10')).answer([{ reached: true }])
  await vi.waitFor(() => expect(replica.isUsable).toBe(true))
  const read = standby.pool.query('select 1 as one')
  ;(await standby.next()).fail(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  ;(await primary.next()).answer([{ one: 1 }])
  expect((await read).rows).toEqual([{ one: 1 }])
  expect(replica.isUsable).toBe(false)
})

it('a query that the standby cancels is answered by the primary, and the standby stays in use', async () => {
  await primaryIsAt('0/10')
  ;(await standbyIsAsked('0/10')).answer([{ reached: true }])
  await vi.waitFor(() => expect(replica.isUsable).toBe(true))
  const read = standby.pool.query('select 1 as one')
  const cancelled = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' })
  ;(await standby.next()).fail(cancelled)
  ;(await primary.next()).answer([{ one: 1 }])
  expect((await read).rows).toEqual([{ one: 1 }])
  expect(replica.isUsable).toBe(true)
})

it('many changes while the primary is slow ask it once more, not once each', async () => {
  const slow = await primary.next()
  for (let change = 0; change < 20; change += 1) {
    replica.dataChanged()
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  expect(primary.waiting.length).toBe(0)
  slow.answer([{ lsn: '0/10' }])
  ;(await standbyIsAsked('0/10')).answer([{ reached: true }])
  await primaryIsAt('0/20')
  expect(replica.isUsable).toBe(false)
  ;(await standbyIsAsked('0/20')).answer([{ reached: true }])
  await vi.waitFor(() => expect(replica.isUsable).toBe(true))
})

it('a standby that is away is not asked at every change', async () => {
  await primaryIsAt('0/10')
  ;(await standbyIsAsked('0/10')).fail(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  await new Promise((resolve) => setTimeout(resolve, 5))
  for (let change = 0; change < 5; change += 1) {
    replica.dataChanged()
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  expect([primary.waiting.length, standby.waiting.length]).toEqual([0, 0])
})
