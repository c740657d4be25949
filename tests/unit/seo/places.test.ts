import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createPlaces, type Place } from '@/lib/seo/places'
import { streamOf } from '@/lib/seo/xml'

const PATIENCE = 5_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A feed of parts that take `ms` each, as one with this place reads it. */
function reading(place: Place, parts: number, ms = 0) {
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
  return { made, reader: streamOf(place.noted(pieces()), place.giveBack, place.signal).getReader() }
}

const taken = (place: Place | null): Place => {
  if (!place) throw new Error('There was no place.')
  return place
}

describe('places of answers that are made while they are read', () => {
  it('two at once; one that is read to its end or given up frees its place', async () => {
    const places = createPlaces({ atOnce: 2, patienceMs: PATIENCE })
    const [first, second] = [reading(taken(places.take()), 2), reading(taken(places.take()), 2)]
    expect(places.take()).toBeNull()
    while (!(await first.reader.read()).done);
    const third = reading(taken(places.take()), 2)
    expect(places.take()).toBeNull()
    await second.reader.cancel()
    expect(second.made.isClosed).toBe(true)
    expect(places.take()).not.toBeNull()
    await third.reader.read()
  })

  it('one who does not come for the next part loses its place to who wants it, and is cut off; the slower first', async () => {
    const places = createPlaces({ atOnce: 2, patienceMs: PATIENCE })
    const slow = reading(taken(places.take()), 9)
    await vi.advanceTimersByTimeAsync(100)
    const slower = reading(taken(places.take()), 9)
    await slow.reader.read()
    await vi.advanceTimersByTimeAsync(4_000)
    await slow.reader.read()
    expect(places.take()).toBeNull()
    await vi.advanceTimersByTimeAsync(5_100)
    const next = reading(taken(places.take()), 9)
    expect((await next.reader.read()).done).toBe(false)
    await expect(slower.reader.read()).rejects.toThrow()
    expect([slower.made.isClosed, slow.made.isClosed]).toEqual([true, false])
    expect((await slow.reader.read()).done).toBe(false)
    // The one that was cut off has no place to give back.
    expect(places.take()).toBeNull()
  })

  it('one whose place was taken before it began is cut off, too', async () => {
    const places = createPlaces({ atOnce: 1, patienceMs: PATIENCE })
    const late = taken(places.take())
    await vi.advanceTimersByTimeAsync(5_100)
    const next = reading(taken(places.take()), 9)
    await expect(reading(late, 9).reader.read()).rejects.toThrow()
    await next.reader.read()
    expect(places.take()).toBeNull()
  })

  it('a part that takes the shop long is not held against its reader', async () => {
    const places = createPlaces({ atOnce: 1, patienceMs: PATIENCE })
    const { reader } = reading(taken(places.take()), 2, 60_000)
    const read = reader.read()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(places.take()).toBeNull()
    await vi.advanceTimersByTimeAsync(1_000)
    expect((await read).done).toBe(false)
  })

  it('a slow reader keeps its place while nobody wants it', async () => {
    const places = createPlaces({ atOnce: 1, patienceMs: PATIENCE })
    const { reader } = reading(taken(places.take()), 3)
    for (let part = 0; part < 3; part += 1) {
      await vi.advanceTimersByTimeAsync(60_000)
      expect((await reader.read()).done).toBe(false)
    }
    expect((await reader.read()).done).toBe(true)
  })
})
