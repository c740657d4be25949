import { execFile } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { testFolder } from '@/tests/support/test-server'

const run = promisify(execFile)

let home: string
let dataDir: string
beforeEach(() => {
  home = testFolder('private-', 'data')
  dataDir = join(home, 'data')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** Entries below DATA_DIR that another account could use, with their modes. */
function open(folder = dataDir): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    const entry = lstatSync(path)
    if (entry.isSymbolicLink()) return []
    const own = entry.mode & 0o077 ? [`${relative(dataDir, path)} ${(entry.mode & 0o777).toString(8)}`] : []
    return entry.isDirectory() ? [...own, ...open(path)] : own
  })
}

it('a process of the shop closes DATA_DIR to other accounts: old files, new ones and PostgreSQL’s', async () => {
  const outside = join(home, 'outside')
  writeFileSync(outside, 'not the shop’s')
  chmodSync(outside, 0o644)
  for (const folder of ['mail', 'images/0a', 'pictures/imported']) mkdirSync(join(dataDir, folder), { recursive: true })
  for (const file of ['mail/account-link-1.eml', 'images/0a/x.avif', 'secret']) {
    writeFileSync(join(dataDir, file), 'a secret of at least 32 characters here')
    chmodSync(join(dataDir, file), 0o644)
  }
  chmodSync(join(dataDir, 'mail'), 0o755)
  chmodSync(dataDir, 0o755)
  symlinkSync(outside, join(dataDir, 'link'))
  expect(open()).not.toEqual([])

  const command = 'mkdir "$DATA_DIR/later" && echo x > "$DATA_DIR/later/file"'
  const env = { PATH: process.env.PATH, HOME: home, DATA_DIR: dataDir, NODE_ENV: 'test' as const }
  await run(process.execPath, ['--import', 'tsx', 'scripts/with-database.ts', 'sh', '-c', command], { env })

  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['later', 'mail', 'postgres', 'postgres.json', 'secret']))
  expect(open()).toEqual([])
  // PostgreSQL's account, if it is another one, may pass through and see nothing.
  expect((lstatSync(dataDir).mode & 0o777).toString(8)).toBe(process.getuid?.() === 0 ? '711' : '700')
  expect((lstatSync(outside).mode & 0o777).toString(8)).toBe('644')
})
