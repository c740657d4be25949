import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Spool } from '@/lib/backend/flows/import/spool'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-test-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

async function passed(lines: readonly string[], most: number) {
  const spool = new Spool(most)
  for (const line of lines) await spool.add(line)
  const read: string[] = []
  for await (const line of spool.lines()) read.push(line)
  const used = readdirSync(folder).length
  await spool.remove()
  return { read, used, left: readdirSync(folder).length }
}

const LINES = Array.from({ length: 3_000 }, (_, place) => `${place} ${'ä€😀'.repeat(place % 400)}`)

it('few lines stay in memory, many go through one file, which is removed', async () => {
  expect(await passed(LINES.slice(0, 5), 100_000)).toEqual({ read: LINES.slice(0, 5), used: 0, left: 0 })
  expect(await passed(LINES, 100_000)).toEqual({ read: LINES, used: 1, left: 0 })
  expect(await passed([], 100_000)).toEqual({ read: [], used: 0, left: 0 })
})
