/** What a person gets who asks a command for help, or mistypes a word: in processes of their own, as from a shell. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'arguments-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

async function command(...words: string[]): Promise<Ended> {
  const dataDir = join(folder, 'data')
  try {
    const { stdout, stderr } = await promisify(execFile)('node', ['--import', 'tsx', ...words], {
      env: { ...process.env, DATA_DIR: dataDir },
    })
    return { code: 0, out: stdout, err: stderr }
  } catch (error) {
    if (!(error instanceof Error && 'stderr' in error && 'code' in error)) throw error
    return { code: Number(error.code), out: '', err: String(error.stderr) }
  }
}

it('help is printed without starting a database', async () => {
  const ended = await command('scripts/with-database.ts', 'node', '--import', 'tsx', 'scripts/keys.ts', '--help')
  expect(ended).toMatchObject({ code: 0, err: '' })
  expect(ended.out).toMatch(/^Usage: npm run keys -- create NAME/)
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

it('an unknown word is named beside the usage, without a stack', async () => {
  const ended = await command('scripts/storage-move.ts', '--form', 'local')
  expect(ended).toEqual({
    code: 2,
    out: '',
    err: "Unknown option '--form'.\nUsage: npm run storage:move -- --from local|s3 --to local|s3\n",
  })
})
