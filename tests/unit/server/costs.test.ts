import { afterEach, describe, expect, it, vi } from 'vitest'

import { CostBudget, CostMeter } from '@/server/costs'
import { Turns } from '@/server/turns'
import { ask, serve } from './support'

afterEach(() => vi.useRealTimers())

/** Keeps this thread busy. */
function burn(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('issue 14: the meter of processor time', () => {
  it('gives one request all of it, and several at a time equal shares', () => {
    let used = 0
    const meter = new CostMeter(() => used)
    const first = meter.begin()
    used += 100
    const second = meter.begin()
    used += 50
    expect(second()).toBe(25)
    used += 10
    expect(first()).toBe(135)
    used += 1_000
    expect(meter.begin()()).toBe(0)
  })
})

describe('issue 14: the budget of an address', () => {
  it('is used up after twenty seconds of processor time, and comes back; others have their own', () => {
    vi.useFakeTimers({ now: 0 })
    const budget = new CostBudget()
    const use = (ms: number) => {
      for (let left = ms; left > 0; left -= 2_000) budget.charge('192.0.2.1', Math.min(left, 2_000))
    }
    use(20_000)
    expect(budget.retryAfter('192.0.2.1')).toBeNull()
    use(3_330)
    expect(budget.retryAfter('192.0.2.1')).toBe(10)
    expect(budget.retryAfter('192.0.2.2')).toBeNull()
    vi.setSystemTime(10_001)
    expect(budget.retryAfter('192.0.2.1')).toBeNull()
    vi.setSystemTime(200_000)
    use(20_000)
    expect(budget.retryAfter('192.0.2.1')).toBeNull()
  })

  it('takes at most two seconds of one request, which may only have waited; a clock that is set back adds nothing', () => {
    vi.useFakeTimers({ now: 100_000 })
    const budget = new CostBudget()
    for (let i = 0; i < 10; i++) budget.charge('192.0.2.1', 1e9)
    expect(budget.retryAfter('192.0.2.1')).toBeNull()
    vi.setSystemTime(0)
    expect(budget.retryAfter('192.0.2.1')).toBeNull()
    budget.charge('192.0.2.1', 1e9)
    expect(budget.retryAfter('192.0.2.1')).toBe(7)
  })

  it('is charged with the work of a request, and with a little for a picture, however long it waits', async () => {
    const charge = vi.spyOn(CostBudget.prototype, 'charge')
    const server = await serve(async (req, res) => {
      if (req.url?.startsWith('/media/')) await later(60)
      else burn(60)
      res.end('made')
    })
    await ask(server.port)
    await vi.waitFor(() => expect(charge).toHaveBeenCalledOnce())
    // Less than the time by the clock on a machine that is busy with other work, never nothing.
    expect(charge.mock.calls[0]?.[1]).toBeGreaterThan(5)
    await ask(server.port, { path: '/media/imported/a.jpg' })
    await vi.waitFor(() => expect(charge).toHaveBeenCalledTimes(2))
    expect(charge.mock.calls[1]?.[1]).toBe(3)
    charge.mockRestore()
    await server.close()
  })

  it.each([
    ['127.0.0.1', null],
    ['10.1.2.3', null],
    ['172.18.0.1', null],
    ['192.168.1.4', null],
    ['0:0:0:0::/64', null],
    ['fd00:0:0:1::/64', null],
    ['', null],
    ['172.32.0.1', 301],
    ['192.0.2.1', 301],
    ['2001:db8:1:2::/64', 301],
  ])('of %s, after two minutes of processor time: %s', (network, retryAfter) => {
    vi.useFakeTimers({ now: 0 })
    const budget = new CostBudget()
    for (let i = 0; i < 60; i++) budget.charge(network, 2_000)
    expect(budget.retryAfter(network)).toBe(retryAfter)
  })

  it('refuses with 429 and Retry-After what is not in memory; the address is that of the trusted proxy, an IPv6 home is one', async () => {
    const charge = vi.spyOn(CostBudget.prototype, 'charge')
    const server = await serve((_req, res) => void res.end('made'), { trustedProxies: 1 })
    const from = (address: string) => ask(server.port, { headers: { 'x-forwarded-for': address } })
    charge.mockImplementationOnce(function (this: CostBudget, network) {
      charge.mockRestore()
      for (let i = 0; i < 500; i++) this.charge(network, 2_000)
    })
    expect((await from('2001:db8:1:2::1')).status).toBe(200)
    const refused = await from('2001:db8:1:2:9::9')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1_000)
    expect(JSON.parse(refused.text)).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } })
    expect((await from('2001:db8:1:3::1')).status).toBe(200)
    expect((await ask(server.port, { path: '/livez', headers: { 'x-forwarded-for': '2001:db8:1:2::1' } })).status).toBe(
      200,
    )
    await server.close()
  })
})

describe('issue 14: turns', () => {
  it('/livez is answered between thirty requests of 40 ms that come at once', async () => {
    let made = 0
    const server = await serve(async (_req, res) => {
      await later(2)
      burn(40)
      made += 1
      res.end('made')
    })
    const asked = Array.from({ length: 30 }, () => ask(server.port))
    await vi.waitFor(() => expect(made).toBeGreaterThan(0), { interval: 1 })
    const before = made
    expect((await ask(server.port, { path: '/livez' })).status).toBe(200)
    // Client and server share this thread, and connecting, asking and reading take several turns of a busy machine's event loop. Without
    // turns of their own all thirty requests are made first.
    expect(made - before).toBeLessThan(20)
    expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true)
    await server.close()
  })

  it('requests that only wait do not hold up others', async () => {
    const server = await serve(async (_req, res) => {
      await later(300)
      res.end('made')
    })
    const began = performance.now()
    await Promise.all(Array.from({ length: 40 }, () => ask(server.port)))
    // One after the other would take twelve seconds.
    expect(performance.now() - began).toBeLessThan(4_000)
    await server.close()
  })

  it('one enters every fifty milliseconds although something else keeps the event loop busy', async () => {
    const turns = new Turns()
    expect(turns.enter('slow reader')).toBe(true)
    let isBusy = true
    const busy = () => {
      burn(15)
      if (isBusy) setImmediate(busy)
    }
    busy()
    const began = performance.now()
    expect(await turns.enter('shopper')).toBe(true)
    isBusy = false
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  it('keep their distance after many that came and went', async () => {
    const turns = new Turns()
    const pass = async (address: string) => {
      await turns.enter(address)
      turns.leave()
    }
    for (let i = 0; i < 30; i++) await Promise.all([pass('a'), pass('b')])
    await turns.enter('holder')
    const times: number[] = []
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        await turns.enter('c')
        times.push(performance.now())
      }),
    )
    // Several timers would let all of them in within a few milliseconds.
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(20)
  })

  it('of five networks that fill the queue leave a place to another address', async () => {
    const turns = new Turns()
    await turns.enter('holder')
    const answers = Array.from({ length: 1_000 }, (_, number) => turns.enter(`network ${number % 5}`))
    const shopper = turns.enter('shopper')
    const refused = turns.enter('network 1')
    expect(await refused).toBe(false)
    const settled = await Promise.all([shopper, Promise.race(answers)])
    expect(settled[0]).toBe(true)
    const one = Symbol('still waiting')
    const states = await Promise.all(answers.map((answer) => Promise.race([answer, Promise.resolve(one)])))
    expect(states.filter((state) => state === false)).toHaveLength(1)
  })

  it('an address with many requests does not keep another waiting, and may not fill the queue', async () => {
    const turns = new Turns()
    const order: string[] = []
    const enter = async (address: string) => {
      if (!(await turns.enter(address))) return order.push(`no ${address}`)
      await later(1)
      burn(15)
      turns.leave()
      return order.push(address)
    }
    await Promise.all([...Array.from({ length: 220 }, () => enter('greedy')), enter('modest')])
    expect(order.filter((name) => name === 'no greedy')).toHaveLength(19)
    expect(order.filter((name) => !name.startsWith('no')).indexOf('modest')).toBeLessThan(8)
  })
})
