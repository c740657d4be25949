import { Worker } from 'node:worker_threads'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, describe, expect, it } from 'vitest'

import { publish } from '@/lib/process/state.mjs'
import { startHealthThread } from '@/server/health-thread'
import type { RunningServer } from '@/server/main'
import { ask, serve } from './support'

/** Asks for `ms` in a thread of its own, because the test keeps this one busy for longer: the slowest answer in ms, and all statuses. */
const ASKER = `
const { parentPort, workerData } = require('node:worker_threads')
const { get } = require('node:http')
const ask = () => new Promise((resolve, reject) => {
  get({ host: 'localhost', port: workerData.port, path: workerData.path }, (res) => res.resume().once('end', () => resolve(res.statusCode))).once('error', reject)
})
;(async () => {
  const statuses = []
  let slowest = 0
  await ask()
  parentPort.postMessage('begin')
  for (const end = performance.now() + workerData.ms; performance.now() < end; ) {
    const began = performance.now()
    statuses.push(await ask())
    slowest = Math.max(slowest, performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  parentPort.postMessage({ slowest, statuses })
})()
`

async function askWhileBusy(port: number, path: string, ms: number): Promise<{ slowest: number; statuses: number[] }> {
  const asker = new Worker(ASKER, { eval: true, workerData: { port, path, ms }, execArgv: [] })
  const next = () =>
    new Promise<unknown>((resolve, reject) => void asker.once('message', resolve).once('error', reject))
  await next()
  const answer = next()
  for (const end = performance.now() + ms + 500; performance.now() < end; );
  const result = (await answer) as { slowest: number; statuses: number[] }
  await asker.terminate()
  return result
}

let server: RunningServer | undefined
afterEach(async () => {
  publish('readiness', undefined)
  await server?.close()
  server = undefined
})

async function start(): Promise<{ port: number; health: number }> {
  server = await serve(() => undefined, { healthPort: 0 })
  return { port: server.port, health: server.healthPort ?? 0 }
}

describe('issue 14: health checks on a port of their own', () => {
  it('are answered while one page keeps the main thread busy', async () => {
    const { health } = await start()
    const { slowest, statuses } = await askWhileBusy(health, '/livez', 1_500)
    expect(statuses.length).toBeGreaterThan(5)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(slowest).toBeLessThan(1_000)
  })

  it('/livez fails when the main thread does not come round any more', async () => {
    const thread = await startHealthThread({ host: 'localhost', port: 0, stuckAfter: 1_200 }, () => 'serving')
    const { statuses } = await askWhileBusy(thread.port, '/livez', 2_500)
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 503])
    await sleep(600)
    expect((await ask(thread.port, { path: '/livez' })).status).toBe(200)
    await thread.stop()
  })

  it('/readyz follows what the app says, and nothing else is answered there', async () => {
    const { health } = await start()
    const ready = () => ask(health, { path: '/readyz' })
    expect((await ready()).status).toBe(503)
    publish('readiness', async () => true)
    await expect.poll(async () => (await ready()).status).toBe(200)
    publish('readiness', async () => false)
    await expect.poll(async () => (await ready()).text, { timeout: 3_000 }).toBe('not ready\n')
    expect((await ask(health, { path: '/' })).status).toBe(404)
  })

  it('a taken port is reported in one sentence that names the setting', async () => {
    const { port } = await start()
    await expect(serve(() => undefined, { healthPort: port })).rejects.toThrow(
      `Port ${port} is taken: another program listens on localhost:${port}. Set HEALTH_PORT to a free one.`,
    )
  })
})
