import { Agent, request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { publish } from '@/lib/process/state.mjs'
import { startServer } from '@/server/main'
import { ask, open, serve } from './support'

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('health', () => {
  afterEach(() => publish('readiness', undefined))

  it('check F13 /livez answers without the app, for any host; /readyz asks the app', async () => {
    const server = await serve(() => undefined)
    const at = (path: string) => ask(server.port, { path, headers: { host: '10.0.0.7:3000' } })
    expect((await at('/livez')).status).toBe(200)
    expect((await at('/readyz')).status).toBe(503)
    publish('readiness', async () => true)
    expect((await at('/readyz')).status).toBe(200)
    publish('readiness', async () => false)
    expect((await at('/readyz')).status).toBe(503)
    publish('readiness', async () => {
      throw new Error('database away')
    })
    expect((await at('/readyz')).status).toBe(503)
    await server.close()
  })
})

describe('check F12 shutdown', () => {
  it('finishes requests in flight, cuts idle connections, calls the app to close', async () => {
    const server = await serve(async (_req, res) => {
      await later(400)
      res.end('done')
    })
    const agent = new Agent({ keepAlive: true })
    const idle = await open(server.port)
    let idleClosed = false
    idle.on('close', () => (idleClosed = true))
    idle.on('error', () => undefined)
    const replies = Array.from({ length: 10 }, () => ask(server.port, { path: '/slow', agent }))
    await later(100)
    const began = Date.now()
    await server.close()
    expect(Date.now() - began).toBeLessThan(4000)
    for (const reply of await Promise.all(replies)) {
      expect(reply.text).toBe('done')
      expect(reply.headers.connection).toBe('close')
    }
    await expect.poll(() => idleClosed).toBe(true)
    await expect(ask(server.port)).rejects.toThrow(/ECONNREFUSED/)
    agent.destroy()
  })

  it('does not wait longer than it was told', async () => {
    const server = await serve(() => undefined, { drainTimeout: 300 })
    const req = request({ port: server.port, host: 'localhost', headers: { host: 'fi.test' } })
    const failed = new Promise((resolve) => req.on('error', resolve))
    req.end()
    await later(100)
    const began = Date.now()
    await Promise.all([server.close(), server.close()])
    expect(Date.now() - began).toBeLessThan(4000)
    await failed
  })
})

describe('start', () => {
  it('says in one sentence that the port is taken', async () => {
    const server = await serve(() => undefined)
    const second = startServer({ host: 'localhost', port: server.port }, { handle: () => undefined })
    await expect(second).rejects.toThrow(
      `Port ${server.port} is taken: another program listens on localhost:${server.port}. Set PORT to a free one.`,
    )
    await server.close()
  })

  it("says in one sentence that the address is not this machine's", async () => {
    await expect(startServer({ host: '192.0.2.1', port: 0 }, { handle: () => undefined })).rejects.toThrow(
      'This machine has no address 192.0.2.1. Check HOST.',
    )
  })
})
