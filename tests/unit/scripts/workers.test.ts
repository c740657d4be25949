import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { startWorkers } from '@/scripts/lib/workers'

/** Says its number, so that a test sees who answered; with FAILS it ends before it listens. */
const WORKER = `
import { createServer } from 'node:http'
if (process.env.FAILS) process.exit(1)
createServer((_, res) => res.setHeader('connection', 'close').end(String(process.pid))).listen(0, '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
`

describe('several processes on one port', () => {
  let folder = ''
  let exec = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workers-'))
    exec = join(folder, 'worker.mjs')
    await writeFile(exec, WORKER)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** A connection that was handed to a process just before it died is never answered. */
  const whoAnswers = async (port: number): Promise<Set<number>> => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1_000) }).then(
          (response) => response.text(),
          () => '',
        ),
      ),
    )
    return new Set(answers.filter((text) => text !== '').map(Number))
  }

  it('they share the work, one that dies is replaced, all end together', async () => {
    const lines: string[] = []
    const workers = await startWorkers({ exec, count: 2, env: {}, onProgress: (line) => lines.push(line) })
    const first = await whoAnswers(workers.port)
    expect(first.size).toBe(2)
    const [victim = 0] = first
    process.kill(victim, 'SIGKILL')
    await vi.waitFor(
      async () => {
        const now = await whoAnswers(workers.port)
        expect(now.size).toBe(2)
        expect(now.has(victim)).toBe(false)
      },
      { timeout: 20_000, interval: 200 },
    )
    expect(lines).toEqual([`worker ${victim} ended (SIGKILL); another takes its place`])
    await workers.close()
    expect((await whoAnswers(workers.port)).size).toBe(0)
  }, 40_000)

  it('one that cannot start ends the start', async () => {
    await expect(startWorkers({ exec, count: 2, env: { FAILS: '1' }, onProgress: () => undefined })).rejects.toThrow(
      'did not start',
    )
  }, 40_000)
})
