import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { InFlight } from '@/server/in-flight'
import { Renewals } from '@/server/renewals'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

describe('issue 14: renewals of pages', () => {
  it.each([
    ['succeeded', () => after(100)],
    ['failed', () => after(100).then(() => Promise.reject(new Error('The database does not answer.')))],
  ])('rest four times as long as one that %s took', async (how, renew) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const renewals = new Renewals()
    expect([renewals.isFree(4), renewals.isFree(5)]).toEqual([true, false])
    const renewing = renewals.run(renew)
    expect(renewals.isFree(0)).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    await renewing
    await vi.advanceTimersByTimeAsync(399)
    expect(renewals.isFree(0)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(renewals.isFree(0)).toBe(true)
    expect(logged).toHaveBeenCalledTimes(how === 'failed' ? 1 : 0)
  })
})

describe('issue 14: waiting for the page of another visitor', () => {
  /** What `InFlight` uses of a response. */
  const response = () => new EventEmitter() as unknown as ServerResponse

  it('ends after five seconds, although that request goes on; the next visitor asks anew', async () => {
    const inFlight = new InFlight()
    inFlight.begin('/kept', response())
    let isOver = false
    void inFlight.find('/kept')?.then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(4_999)
    expect([isOver, inFlight.find('/kept') === undefined]).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(1)
    expect([isOver, inFlight.find('/kept') === undefined]).toEqual([true, true])
  })

  it('ends with the page and with the connection; a request that ends late does not end the waiting for a newer one', async () => {
    const inFlight = new InFlight()
    const end = inFlight.begin('/kept', response())
    const first = inFlight.find('/kept')
    end()
    await first
    expect(inFlight.find('/kept')).toBeUndefined()
    const closing = response()
    inFlight.begin('/kept', closing)
    end()
    expect(inFlight.find('/kept')).toBeDefined()
    closing.emit('close')
    expect(inFlight.find('/kept')).toBeUndefined()
  })
})
