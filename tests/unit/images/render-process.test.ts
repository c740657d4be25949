import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { Renderer } from '@/lib/images/renderer'
import type { ImageRequest } from '@/lib/images/request'

const request = { source: { kind: 'imported', file: 'a.jpg' } } as ImageRequest

/** Answers with its environment; for a folder named `hangs` it writes its process id there and answers nothing. */
const PROGRAM = `
import { writeFileSync } from 'node:fs'
process.on('message', ({ id, pictures }) => {
  if (pictures.endsWith('hangs.pid')) writeFileSync(pictures, String(process.pid))
  else process.send({ id, bytes: Buffer.from(JSON.stringify(process.env)) })
})
process.on('disconnect', () => process.exit())
`

let folder = ''
let script = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-process-'))
  script = join(folder, 'program.mjs')
  await writeFile(script, PROGRAM)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe('issue 14: the process that renders pictures', () => {
  it('gets nothing of the shop’s environment but where programs are, so no secret', async () => {
    vi.stubEnv('SHOP_SECRET', 'a secret')
    vi.stubEnv('DATABASE_URL', 'postgres://shop:password@db.example/shop')
    const env = JSON.parse((await new Renderer(script).render(request, folder)).toString()) as Record<string, string>
    const inherited = Object.keys(env).filter((name) => name in process.env && !name.startsWith('NODE_CHANNEL_'))
    expect(inherited.sort()).toEqual(['NODE_ENV', 'PATH'])
  })

  it('is killed when it has not answered for a minute, and the next picture has a new one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const renderer = new Renderer(script)
    const pidFile = join(folder, 'hangs.pid')
    const refused = expect(renderer.render(request, pidFile)).rejects.toMatchObject({ status: 503 })
    let pid = 0
    while (pid === 0) {
      await new Promise((resolve) => setImmediate(resolve))
      pid = Number(await readFile(pidFile, 'utf8').catch(() => 0))
    }
    vi.advanceTimersByTime(59_999)
    expect(process.kill(pid, 0)).toBe(true)
    vi.advanceTimersByTime(1)
    await refused
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    expect((await renderer.render(request, folder)).length).toBeGreaterThan(0)
  })
})
