import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createStreamSlots, type StreamSlot } from '@/lib/seo/stream-slots'
import { streamOf } from '@/lib/seo/xml'

const MAX_IDLE = 5_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A feed of parts that take `ms` each, as one with this slot reads it. */
function reading(slot: StreamSlot, parts: number, ms = 0) {
  const made = { parts: 0, isClosed: false }
  async function* pieces() {
    try {
      for (; made.parts < parts; made.parts += 1) {
        if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
        yield `part ${made.parts} `
      }
    } finally {
      made.isClosed = true
    }
  }
  return { made, reader: streamOf(slot.tracked(pieces()), slot.release, slot.signal).getReader() }
}

const taken = (slot: StreamSlot | null): StreamSlot => {
  if (!slot) throw new Error('There was no slot.')
  return slot
}

describe('slots of answers that are made while they are read', () => {
  it('two at once; one that is read to its end or given up frees its slot', async () => {
    const slots = createStreamSlots({ limit: 2, maxIdleMs: MAX_IDLE })
    const [first, second] = [reading(taken(slots.take()), 2), reading(taken(slots.take()), 2)]
    expect(slots.take()).toBeNull()
    while (!(await first.reader.read()).done);
    const third = reading(taken(slots.take()), 2)
    expect(slots.take()).toBeNull()
    await second.reader.cancel()
    expect(second.made.isClosed).toBe(true)
    expect(slots.take()).not.toBeNull()
    await third.reader.read()
  })

  it('one who does not come for the next part loses its slot to who wants it, and is cut off; the slower first', async () => {
    const slots = createStreamSlots({ limit: 2, maxIdleMs: MAX_IDLE })
    const slow = reading(taken(slots.take()), 9)
    await vi.advanceTimersByTimeAsync(100)
    const slower = reading(taken(slots.take()), 9)
    await slow.reader.read()
    await vi.advanceTimersByTimeAsync(4_000)
    await slow.reader.read()
    expect(slots.take()).toBeNull()
    await vi.advanceTimersByTimeAsync(5_100)
    const next = reading(taken(slots.take()), 9)
    expect((await next.reader.read()).done).toBe(false)
    await expect(slower.reader.read()).rejects.toThrow()
    expect([slower.made.isClosed, slow.made.isClosed]).toEqual([true, false])
    expect((await slow.reader.read()).done).toBe(false)
    // The one that was cut off has no slot to give back.
    expect(slots.take()).toBeNull()
  })

  it('one whose slot was taken before it began is cut off, too', async () => {
    const slots = createStreamSlots({ limit: 1, maxIdleMs: MAX_IDLE })
    const late = taken(slots.take())
    await vi.advanceTimersByTimeAsync(5_100)
    const next = reading(taken(slots.take()), 9)
    await expect(reading(late, 9).reader.read()).rejects.toThrow()
    await next.reader.read()
    expect(slots.take()).toBeNull()
  })

  it('a part that takes the shop long is not held against its reader', async () => {
    const slots = createStreamSlots({ limit: 1, maxIdleMs: MAX_IDLE })
    const { reader } = reading(taken(slots.take()), 2, 60_000)
    const read = reader.read()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(slots.take()).toBeNull()
    await vi.advanceTimersByTimeAsync(1_000)
    expect((await read).done).toBe(false)
  })

  it('a slow reader keeps its slot while nobody wants it', async () => {
    const slots = createStreamSlots({ limit: 1, maxIdleMs: MAX_IDLE })
    const { reader } = reading(taken(slots.take()), 3)
    for (let part = 0; part < 3; part += 1) {
      await vi.advanceTimersByTimeAsync(60_000)
      expect((await reader.read()).done).toBe(false)
    }
    expect((await reader.read()).done).toBe(true)
  })
})
