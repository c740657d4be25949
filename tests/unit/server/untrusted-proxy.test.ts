import { afterEach, describe, expect, it, vi } from 'vitest'
import { publish } from '@/lib/process/state.mjs'
import { processFamilies } from '@/lib/telemetry/metrics'
import { ask, serve } from './support'

const wasSeen = () => processFamilies().join('\n').includes('\nshop_untrusted_proxy 1')
const ready = async (port: number) => (await ask(port, { path: '/readyz' })).text

describe('issue 14: forwarded headers without a trusted proxy', () => {
  afterEach(() => {
    publish('readiness', undefined)
    vi.restoreAllMocks()
  })

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip'])(
    '%s is warned about once, and only the metrics say so: what a stranger sends changes no public answer',
    async (name) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      publish('readiness', async () => true)
      const server = await serve((_req, res) => void res.end('page'))
      expect(wasSeen()).toBe(false)
      for (let turn = 0; turn < 3; turn++) await ask(server.port, { headers: { [name]: '192.0.2.1' } })
      expect(warn.mock.calls.map(([line]) => String(line))).toEqual([expect.stringContaining('TRUST_PROXY')])
      expect(await ready(server.port)).toBe('ready\n')
      expect(wasSeen()).toBe(true)
      await server.close()
    },
  )

  it('behind a trusted proxy nothing is said', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    publish('readiness', async () => true)
    const server = await serve((_req, res) => void res.end('page'), { trustedProxies: 1, https: true })
    await ask(server.port, { headers: { 'x-forwarded-for': '192.0.2.1' } })
    expect(warn).not.toHaveBeenCalled()
    expect(await ready(server.port)).toBe('ready\n')
    await server.close()
  })

  it.each([
    ['cf-ipcountry', '0', ['GEO_HEADER']],
    ['cf-ipcountry', '1', []],
    ['', '0', []],
  ])(
    'GEO_HEADER "%s" with TRUST_PROXY=%s is warned about at the start where it is not read',
    async (header, proxies, said) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      vi.stubEnv('GEO_HEADER', header)
      vi.stubEnv('TRUST_PROXY', proxies)
      vi.resetModules()
      const { configFromEnvironment } = await import('@/server/environment')
      configFromEnvironment(false)
      expect(warn.mock.calls.map(([line]) => /^WARNING: (\w+)/.exec(String(line))?.[1])).toEqual(said)
      vi.unstubAllEnvs()
    },
  )

  it('an https origin without a trusted proxy is warned about at the start: this server itself speaks only http', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const server = await serve((_req, res) => void res.end('page'), { https: true })
    expect(warn.mock.calls.map(([line]) => String(line))).toEqual([expect.stringContaining('TRUST_PROXY')])
    await server.close()
  })
})
