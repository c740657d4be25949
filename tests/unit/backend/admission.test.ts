import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createAdmission } from '@/lib/backend/flows/checkout/admission'

const LIMITS = { atOnce: 2, waiting: 50, waitMs: 10_000, overloadMs: 1_000, hurryMs: 100, hurryWaiting: 4 }
const takes = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms))

describe('check E7 the waiting room of orders', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('serves a rush to its end, so many at once, first come first served', async () => {
    const room = createAdmission(LIMITS)
    const order: number[] = []
    const all = Array.from({ length: 20 }, (_, index) =>
      room.run(async () => {
        order.push(index)
        return takes(400)()
      }),
    )
    expect(room.state()).toEqual({ busy: 2, waiting: 18, refused: 0 })
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await Promise.all(all)).toEqual(Array(20).fill('done'))
    expect(order).toEqual([...Array(20).keys()])
    expect(room.state()).toEqual({ busy: 0, waiting: 0, refused: 0 })
  })

  it('refuses at once when it is full, with a time to come back', async () => {
    const room = createAdmission({ ...LIMITS, waiting: 1 })
    const served = [room.run(takes(100)), room.run(takes(100)), room.run(takes(100))]
    await expect(room.run(takes(100))).rejects.toMatchObject({ code: 'UNAVAILABLE', extra: { retryAfter: 2 } })
    await vi.advanceTimersByTimeAsync(200)
    expect(await Promise.all(served)).toEqual(['done', 'done', 'done'])
  })

  it('under three times as much as it can serve it serves as much as ever, and the others know within the hurry', async () => {
    const room = createAdmission(LIMITS)
    const waits: number[] = []
    let served = 0
    // Two places of 100 ms serve 20 a second; 60 a second come.
    for (let tick = 0; tick < 600; tick += 1) {
      const start = performance.now()
      room.run(takes(100)).then(
        () => {
          served += 1
        },
        () => {
          if (tick > 300) waits.push(performance.now() - start)
        },
      )
      await vi.advanceTimersByTimeAsync(1000 / 60)
    }
    expect(served).toBeGreaterThan(190)
    expect(waits.length).toBeGreaterThan(100)
    expect(Math.max(...waits)).toBeLessThanOrEqual(101)
    // Who would be refused can be told so before anything is read.
    const { refused, waiting } = room.state()
    expect(waiting).toBeGreaterThanOrEqual(LIMITS.hurryWaiting)
    expect(room.turnsAway()).toBe(true)
    expect(room.state().refused).toBe(refused + 1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(room.turnsAway()).toBe(false)
    expect(await Promise.race([room.run(takes(10)), vi.advanceTimersByTimeAsync(20)])).toBe('done')
  })
})
